#include "cli/external/process.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <optional>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;  // NOLINT(readability-redundant-declaration): POSIX asks the program to declare it

namespace lw::cli {

namespace {

using Clock = std::chrono::steady_clock;

/// How long a program whose pipes are closed may take to end before it counts as still running.
constexpr Process::Seconds kEndGrace{1.0};
constexpr std::chrono::milliseconds kLook{5};

}  // namespace

namespace posix {

class Fd {
public:
    Fd() = default;
    explicit Fd(int fd) : fd_(fd) {}
    ~Fd() { close(); }
    Fd(const Fd&) = delete;
    Fd& operator=(const Fd&) = delete;
    Fd(Fd&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
    Fd& operator=(Fd&& other) noexcept {
        std::swap(fd_, other.fd_);
        return *this;
    }

    [[nodiscard]] int get() const { return fd_; }
    void close() {
        if (fd_ >= 0) ::close(fd_);
        fd_ = -1;
    }

private:
    int fd_ = -1;
};

}  // namespace posix

namespace {

using posix::Fd;

struct Pipe {
    Fd read;
    Fd write;
};

/// Neither end is inherited by programs started later: one that kept another's pipe open would hide that it had closed.
std::optional<Pipe> make_pipe() {
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0) return std::nullopt;
    Pipe pipe{Fd(ends[0]), Fd(ends[1])};
    for (const int fd : ends) {
        if (::fcntl(fd, F_SETFD, FD_CLOEXEC) != 0) return std::nullopt;
    }
    return pipe;
}

bool never_blocks(const Fd& fd) { return ::fcntl(fd.get(), F_SETFL, O_NONBLOCK) == 0; }

/// The arguments of posix_spawn; freed at the end.
class SpawnPlan {
public:
    SpawnPlan() {
        posix_spawn_file_actions_init(&actions_);
        posix_spawnattr_init(&attributes_);
    }
    ~SpawnPlan() {
        posix_spawn_file_actions_destroy(&actions_);
        posix_spawnattr_destroy(&attributes_);
    }
    SpawnPlan(const SpawnPlan&) = delete;
    SpawnPlan& operator=(const SpawnPlan&) = delete;

    /// A process group of its own, so that what it starts ends with it, and SIGPIPE as programs expect it. -1 and errno when
    /// there is none.
    pid_t run(const std::string& command, int in, int out) {
        sigset_t usual;
        sigemptyset(&usual);
        sigaddset(&usual, SIGPIPE);
        posix_spawnattr_setsigdefault(&attributes_, &usual);
        posix_spawnattr_setpgroup(&attributes_, 0);
        posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
        posix_spawn_file_actions_adddup2(&actions_, in, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions_, out, STDOUT_FILENO);
        std::string shell = "sh";
        std::string flag = "-c";
        std::string text = command;
        std::array<char*, 4> arguments{shell.data(), flag.data(), text.data(), nullptr};
        pid_t child = -1;
        const int failed = posix_spawn(&child, "/bin/sh", &actions_, &attributes_, arguments.data(), environ);
        if (failed == 0) return child;
        errno = failed;
        return -1;
    }

private:
    posix_spawn_file_actions_t actions_{};
    posix_spawnattr_t attributes_{};
};

int milliseconds_to(Clock::time_point deadline) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, 1'000'000));
}

Clock::time_point after(Process::Seconds limit) { return Clock::now() + std::chrono::duration_cast<Clock::duration>(limit); }

}  // namespace

struct Process::Handles {
    Handles(pid_t pid, Fd input, Fd output) : child(pid), to(std::move(input)), from(std::move(output)) {}

    pid_t child;
    Fd to;                        ///< its input
    Fd from;                      ///< its output
    std::string unread;           ///< output after the last line
    std::optional<Reply> ending;  ///< how it ended

    /// Whether it has ended; it is left unreaped, so that nobody else can get its number before end().
    [[nodiscard]] bool gone() {
        if (ending) return true;
        siginfo_t info{};
        if (::waitid(P_PID, static_cast<id_t>(child), &info, WEXITED | WNOHANG | WNOWAIT) != 0) return false;
        if (info.si_pid != child) return false;
        const bool exited = info.si_code == CLD_EXITED;
        const std::string how = exited ? "it ended with status " : "it was ended by signal ";
        ending = Reply{Heard::ended, how + std::to_string(info.si_status), exited ? info.si_status : -1};
        return true;
    }

    bool gone_within(Seconds grace) {
        const auto deadline = after(grace);
        while (!gone()) {
            const int left = milliseconds_to(deadline);
            if (left == 0) return false;
            ::poll(nullptr, 0, std::min<int>(left, static_cast<int>(kLook.count())));
        }
        return true;
    }

    void end() {
        to.close();
        from.close();
        // The group first: until the child is reaped its number, and so the group's, cannot be another's.
        ::kill(-child, SIGKILL);
        while (::waitpid(child, nullptr, 0) < 0 && errno == EINTR) {
        }
    }

    Reply lost() {
        if (!gone_within(kEndGrace)) return {Heard::closed, "", 0};
        return *ending;
    }

    /// Sends as much as the pipe takes; false when the program no longer reads.
    bool send(std::string_view& rest) {
        const ssize_t sent = ::write(to.get(), rest.data(), rest.size());
        if (sent > 0) rest.remove_prefix(static_cast<std::size_t>(sent));
        return sent >= 0 || errno == EAGAIN || errno == EINTR;
    }

    /// Reads what there is; false at the end of its output.
    bool receive() {
        std::array<char, 4096> piece{};
        const ssize_t got = ::read(from.get(), piece.data(), piece.size());
        if (got > 0) unread.append(piece.data(), static_cast<std::size_t>(got));
        return got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR));
    }

    std::optional<std::string> take_line() {
        const std::size_t end = unread.find('\n');
        if (end == std::string::npos) return std::nullopt;
        std::string line = unread.substr(0, end);
        unread.erase(0, end + 1);
        if (line.ends_with('\r')) line.pop_back();
        return line;
    }
};

bool can_run_programs() { return true; }

std::unique_ptr<Process> Process::start(const std::string& command, std::string& why) {
    // Writing to a program that has ended must give an error, not end this one.
    std::signal(SIGPIPE, SIG_IGN);
    auto input = make_pipe();
    auto output = make_pipe();
    const bool piped = input && output && never_blocks(input->write) && never_blocks(output->read);
    const pid_t child = piped ? SpawnPlan().run(command, input->read.get(), output->write.get()) : -1;
    if (child < 0) {
        why = std::generic_category().message(errno);
        return nullptr;
    }
    auto handles = std::make_unique<Handles>(child, std::move(input->write), std::move(output->read));
    return std::unique_ptr<Process>(new Process(std::move(handles)));
}

Process::Process(std::unique_ptr<Handles> handles) : handles_(std::move(handles)) {}

Process::~Process() { handles_->end(); }

Reply Process::ask(std::string_view line, Seconds limit) {
    const auto deadline = after(limit);
    const std::string text = std::string(line) + "\n";
    std::string_view rest = text;
    Handles& it = *handles_;
    for (;;) {
        if (rest.empty()) {
            if (auto reply = it.take_line()) return {reply->size() > kMostReply ? Heard::too_long : Heard::line, std::move(*reply), 0};
        }
        if (it.unread.size() > kMostReply) return {Heard::too_long, "", 0};
        std::array<pollfd, 2> watched{{{it.from.get(), POLLIN, 0}, {it.to.get(), POLLOUT, 0}}};
        const int left = milliseconds_to(deadline);
        const int ready = ::poll(watched.data(), rest.empty() ? 1 : 2, left);
        if (ready == 0) return {Heard::timeout, "", 0};
        if (ready < 0) continue;  // a signal
        if (watched[0].revents != 0 && !it.receive()) return it.lost();
        if (!rest.empty() && watched[1].revents != 0 && !it.send(rest)) return it.lost();
    }
}

void Process::say_goodbye(std::string_view line, Seconds grace) {
    const std::string text = std::string(line) + "\n";
    std::string_view rest = text;
    static_cast<void>(handles_->send(rest));
    handles_->to.close();
    static_cast<void>(handles_->gone_within(grace));
}

}  // namespace lw::cli
