// Runs the program as a script would, and keeps what it says.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

namespace lw::console {

/// Where the program's standard output goes.
enum class Output : unsigned char { kept, closed, full_disk, unread_pipe };

struct Asked {
    std::vector<std::string> arguments;
    std::string input = {};  ///< on standard input
    Output output = Output::kept;
    bool without_rights = false;  ///< as nobody, where the tests are run by root: who may read anything
    std::string directory = {};   ///< where it is run; empty: here
};

struct Ran {
    int status = -1;  ///< -1 when it was ended by a signal
    int signal = 0;
    std::string out;
    std::string err;
    [[nodiscard]] std::string all() const { return out + err; }
};

/// Runs to the end. A program that hangs is ended by SIGALRM after a minute.
[[nodiscard]] Ran run(const Asked& asked);
[[nodiscard]] inline Ran run(std::vector<std::string> arguments) { return run(Asked{.arguments = std::move(arguments)}); }

/// The run has ended by itself with this status, and has said these words and nothing that is no text.
void expect_says(const Ran& ran, int status, const std::string& words, const std::string& about);

/// A folder of this test's own, removed at the end.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] std::string path(const std::string& name = "") const { return (root_ / name).string(); }
    /// Writes the file and gives its path.
    [[nodiscard]] std::string file(const std::string& name, const std::string& content) const;

private:
    std::filesystem::path root_;
};

/// The content of a file of the repository.
[[nodiscard]] std::string source_file(const std::string& name);

}  // namespace lw::console
