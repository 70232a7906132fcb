#include "console/landwright.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <sstream>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace lw::console {

namespace {

constexpr unsigned kMostSeconds = 60;
constexpr unsigned kNobody = 65534;

struct Close {
    void operator()(std::FILE* file) const { static_cast<void>(std::fclose(file)); }
};
using Temporary = std::unique_ptr<std::FILE, Close>;

std::string content_of(const Temporary& file) {
    std::string text;
    std::rewind(file.get());
    std::array<char, 4096> piece{};
    while (const std::size_t got = std::fread(piece.data(), 1, piece.size(), file.get())) text.append(piece.data(), got);
    return text;
}

void put_output(Output where, const Temporary& kept) {
    std::array<int, 2> ends{};
    switch (where) {
        case Output::kept: ::dup2(::fileno(kept.get()), STDOUT_FILENO); return;
        case Output::closed: ::close(STDOUT_FILENO); return;
        case Output::full_disk: ::dup2(::open("/dev/full", O_WRONLY), STDOUT_FILENO); return;
        case Output::unread_pipe:
            if (::pipe(ends.data()) != 0) ::_exit(126);
            ::close(ends[0]);
            ::dup2(ends[1], STDOUT_FILENO);
            return;
    }
}

[[noreturn]] void become(const Asked& asked, const Temporary& in, const Temporary& out, const Temporary& err) {
    std::vector<std::string> words{LW_PROGRAM};
    words.insert(words.end(), asked.arguments.begin(), asked.arguments.end());
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    ::dup2(::fileno(in.get()), STDIN_FILENO);
    ::dup2(::fileno(err.get()), STDERR_FILENO);
    put_output(asked.output, out);
    const int program = ::open(LW_PROGRAM, O_RDONLY);  // its folder may be closed to nobody
    if (!asked.directory.empty() && ::chdir(asked.directory.c_str()) != 0) ::_exit(126);
    if (asked.without_rights && ::geteuid() == 0 && (::setgid(kNobody) != 0 || ::setuid(kNobody) != 0)) ::_exit(126);
    ::alarm(kMostSeconds);
    ::fexecve(program, arguments.data(), environ);
    ::_exit(127);
}

bool is_printed(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte >= 0x20 && byte != 0x7F) || c == '\n' || c == '\t';
}

}  // namespace

Ran run(const Asked& asked) {
    const Temporary in(std::tmpfile());
    const Temporary out(std::tmpfile());
    const Temporary err(std::tmpfile());
    std::fwrite(asked.input.data(), 1, asked.input.size(), in.get());
    std::rewind(in.get());
    const pid_t child = ::fork();
    if (child == 0) become(asked, in, out, err);
    int how = 0;
    while (::waitpid(child, &how, 0) < 0) {
    }
    Ran ran;
    if (WIFEXITED(how)) ran.status = WEXITSTATUS(how);
    if (WIFSIGNALED(how)) ran.signal = WTERMSIG(how);
    ran.out = content_of(out);
    ran.err = content_of(err);
    return ran;
}

void expect_says(const Ran& ran, int status, const std::string& words, const std::string& about) {
    EXPECT_EQ(ran.signal, 0) << about << '\n' << ran.all();
    EXPECT_EQ(ran.status, status) << about << '\n' << ran.all();
    EXPECT_NE(ran.all().find(words), std::string::npos) << about << ": " << words << '\n' << ran.all();
    const std::string all = ran.all();
    EXPECT_TRUE(std::all_of(all.begin(), all.end(), is_printed)) << about << '\n' << all;
}

Folder::Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "landwright-test-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) ADD_FAILURE() << "no folder can be made";
    root_ = name;
    std::filesystem::permissions(root_, std::filesystem::perms::all);
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(root_, ignored);
}

std::string Folder::file(const std::string& name, const std::string& content) const {
    std::ofstream(root_ / name, std::ios::binary) << content;
    return path(name);
}

std::string source_file(const std::string& name) {
    std::ifstream in(std::filesystem::path(LW_SOURCE_DIR) / name, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    EXPECT_FALSE(text.str().empty()) << name;
    return text.str();
}

}  // namespace lw::console
