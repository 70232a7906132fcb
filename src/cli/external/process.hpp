// Somebody else's program, asked line by line. Native only: process_posix.cpp runs programs, process_none.cpp stands in
// where that is impossible (wasm).
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace lw::cli {

[[nodiscard]] bool can_run_programs();

/// The outcome of a question.
enum class Heard : unsigned char {
    line,
    timeout,
    too_long,  ///< more than kMostReply bytes without a line end
    closed,    ///< the program runs, but its input or output is closed
    ended,     ///< the program is gone
};

struct Reply {
    Heard heard = Heard::closed;
    std::string text;  ///< the line, without its end; for `ended` how it ended
    int status = 0;    ///< for `ended`: the exit status; -1 when a signal ended it
};

inline constexpr std::size_t kMostReply = std::size_t{1} << 16U;  ///< bytes of a reply

/// A running program. The destructor kills it, with everything it has started in its process group, and reaps it.
/// Its error output goes where ours goes.
class Process {
public:
    using Seconds = std::chrono::duration<double>;

    /// Has the shell run `command`. Null, and why, when no process can be created; a missing program is reported only by the
    /// shell, which then ends with status 126 or 127.
    static std::unique_ptr<Process> start(const std::string& command, std::string& why);
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    /// Sends the line and waits for one, at most `limit` in all. After anything but `line` do not ask again.
    Reply ask(std::string_view line, Seconds limit);
    /// Sends a last line, closes the program's input and gives it `grace` to end by itself.
    void say_goodbye(std::string_view line, Seconds grace);

private:
    struct Handles;
    explicit Process(std::unique_ptr<Handles> handles);

    std::unique_ptr<Handles> handles_;
};

}  // namespace lw::cli
