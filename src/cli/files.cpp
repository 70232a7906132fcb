#include "cli/files.hpp"

#include "codec/utf8.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace lw::cli {

namespace {

namespace fs = std::filesystem;

std::string reason(int error) { return std::generic_category().message(error); }

struct Close {
    void operator()(std::FILE* file) const { static_cast<void>(std::fclose(file)); }
};
using File = std::unique_ptr<std::FILE, Close>;

bool is_text(std::string text) {
    const auto ends_or_tab = [](char c) { return c == '\n' || c == '\r' || c == '\t'; };
    std::replace_if(text.begin(), text.end(), ends_or_tab, ' ');
    return codec::clean_utf8(text, text.size()) == text;
}

/// Empty, or what went wrong.
std::string write_all(int fd, std::string_view bytes) {
    while (!bytes.empty()) {
        const auto written = ::write(fd, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR) return "cannot be written: " + reason(errno);
        if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

std::string write_and_close(int fd, std::string_view bytes) {
    if (fd < 0) return "cannot be written: " + reason(errno);
    // It was opened without blocking; the reader of a FIFO may take its time.
    const int flags = ::fcntl(fd, F_GETFL);
    if (flags >= 0) static_cast<void>(::fcntl(fd, F_SETFL, flags & ~O_NONBLOCK));
    std::string wrong = write_all(fd, bytes);
    if (::close(fd) != 0 && wrong.empty()) wrong = "cannot be written: " + reason(errno);
    return wrong;
}

constexpr mode_t kUsualMode = 0666;  // less the umask

/// Written so that a full disk or a crash leaves the old file.
std::string write_beside(const std::string& path, std::string_view bytes) {
    const std::string beside = path + ".part";
    std::string wrong = write_and_close(::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC, kUsualMode), bytes);
    if (wrong.empty() && ::rename(beside.c_str(), path.c_str()) != 0) wrong = "cannot be written: " + reason(errno);
    if (!wrong.empty()) static_cast<void>(::unlink(beside.c_str()));
    return wrong;
}

/// Whether the path is a file to read when its folder is given. A vanished one is: reading it reports that.
bool is_meant(const fs::directory_entry& entry, std::string_view extension) {
    std::error_code error;
    const fs::file_type type = entry.status(error).type();
    return entry.path().extension() == extension && (type == fs::file_type::regular || type == fs::file_type::not_found);
}

template <class Iterator>
FileList entries_of(const std::string& path, std::string_view extension) {
    FileList list;
    std::error_code error;
    for (Iterator at(path, error); !error && at != Iterator(); at.increment(error)) {
        if (is_meant(*at, extension)) list.files.push_back(at->path().string());
    }
    if (error)
        list.why = "cannot be read: " + error.message();
    else if (list.files.empty())
        list.why = "is a folder without a " + std::string(extension) + " file";
    std::sort(list.files.begin(), list.files.end());
    return list;
}

}  // namespace

FileRead read_file(const std::string& path) {
    const auto failed = [](int error) { return FileRead::failed("cannot be read: " + reason(error)); };
    errno = 0;
    const File file(std::fopen(path.c_str(), "rb"));
    if (!file) return failed(errno);
    std::string content;
    std::array<char, 65536> piece{};
    while (const std::size_t got = std::fread(piece.data(), 1, piece.size(), file.get())) {
        content.append(piece.data(), got);
        if (content.size() > kMostFile) return FileRead::failed("has more than " + std::to_string(kMostFile) + " bytes");
    }
    if (std::ferror(file.get()) != 0) return failed(errno);
    return FileRead::of(std::move(content));
}

FileRead as_text(const FileRead& read) {
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    if (!read) return read;
    std::string_view text = *read;
    if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
    if (text.empty()) return FileRead::failed("is empty");
    if (!is_text(std::string(text))) return FileRead::failed("is not a text");
    return FileRead::of(std::string(text));
}

std::string write_file(const std::string& path, std::string_view bytes) {
    struct stat there {};
    const bool is_new = ::lstat(path.c_str(), &there) != 0;
    if (is_new || S_ISREG(there.st_mode)) return write_beside(path, bytes);
    return write_and_close(::open(path.c_str(), O_WRONLY | O_TRUNC | O_NONBLOCK), bytes);
}

FileList files_of(const std::string& path, std::string_view extension, bool deep) {
    std::error_code error;
    if (!fs::is_directory(path, error)) return {{path}, {}};
    return deep ? entries_of<fs::recursive_directory_iterator>(path, extension) : entries_of<fs::directory_iterator>(path, extension);
}

}  // namespace lw::cli
