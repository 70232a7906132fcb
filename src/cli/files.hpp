// Files as the verbs read and write them. Nothing here throws; errors are returned as text.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lw::cli {

/// Most bytes read from a file. Nothing that this program writes comes near it; /dev/zero has no end.
inline constexpr std::size_t kMostFile = std::size_t{64} << 20U;

/// The content of a file, or why it is unavailable.
class FileRead {
public:
    [[nodiscard]] static FileRead of(std::string content) { return FileRead(std::move(content), {}); }
    [[nodiscard]] static FileRead failed(std::string why) { return FileRead(std::nullopt, std::move(why)); }

    explicit operator bool() const { return content_.has_value(); }
    const std::string& operator*() const { return *content_; }
    const std::string* operator->() const { return &*content_; }
    /// "cannot be read: Is a directory", to follow the file's name.
    [[nodiscard]] const std::string& why() const { return why_; }

private:
    FileRead(std::optional<std::string> content, std::string why) : content_(std::move(content)), why_(std::move(why)) {}

    std::optional<std::string> content_;
    std::string why_;
};

/// The file's bytes. Waits for whoever writes into a FIFO.
[[nodiscard]] FileRead read_file(const std::string& path);
/// What was read, as text without a byte-order mark; invalid UTF-8, control characters and nothing at all are not text.
[[nodiscard]] FileRead as_text(const FileRead& read);
[[nodiscard]] inline FileRead read_text(const std::string& path) { return as_text(read_file(path)); }

/// Empty, or "cannot be written: No space left on device". A regular file is replaced atomically or left as it was; a
/// device or a FIFO is written into, and a FIFO that nobody reads is not waited for.
[[nodiscard]] std::string write_file(const std::string& path, std::string_view bytes);

struct FileList {
    std::vector<std::string> files;
    std::string why;  ///< the folder cannot be read, or has none; empty when all is well
};

/// The path itself or, for a folder, its files with names ending in `extension` (".txt"), in name order. `deep`: also those
/// of the folders in it.
[[nodiscard]] FileList files_of(const std::string& path, std::string_view extension, bool deep);

}  // namespace lw::cli
