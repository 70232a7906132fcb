#include "cli/external/program.hpp"

#include "cli/engine/engine.hpp"
#include "cli/engine/json_reader.hpp"

#include <algorithm>
#include <chrono>
#include <system_error>
#include <utility>

namespace lw::cli {

namespace {

using Clock = std::chrono::steady_clock;

/// Seconds for answers other than moves: interpreters need a while to start.
constexpr double kOtherSeconds = 20;
constexpr double kFarewellSeconds = 2;
/// The shell's exit status where it could not run the command (POSIX, Shell Command Language 2.8.2).
constexpr int kNotFound = 127;
constexpr int kNotRun = 126;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

std::string in_words(double seconds) {
    std::string text = std::to_string(seconds);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.pop_back();
    return text + " s";
}

}  // namespace

ExternalProgram::ExternalProgram(std::string command, ExternalLimits limits) : command_(std::move(command)), limits_(limits) {}

ExternalProgram::~ExternalProgram() {
    if (process_) process_->say_goodbye(to_line({{"do", "quit"}}), Process::Seconds(kFarewellSeconds));
}

void ExternalProgram::begin(const Json& config, int seat) {
    fault_.reset();
    spent_s_ = 0;
    greet();
    Json request{{"do", "game"}, {"seat", seat}, {"move_s", limits_.move_s}, {"game_s", limits_.game_s}};
    request["config"] = config;
    tell(request);
}

void ExternalProgram::greet() {
    if (process_) return;
    greeted_ = false;
    std::string why;
    process_ = Process::start(command_, why);
    if (!process_) return blame("start", "The program cannot start: " + why + ".");
    tell({{"do", "hello"}, {"protocol", kEngineProtocol}});
}

void ExternalProgram::tell(const Json& request) { static_cast<void>(exchange(request, kOtherSeconds)); }

std::optional<Json> ExternalProgram::ask_for_move(const Json& request) {
    const auto start = Clock::now();
    auto reply = exchange(request, std::min(limits_.move_s, limits_.game_s - spent_s_));
    spent_s_ += seconds_since(start);
    return reply;
}

std::optional<Json> ExternalProgram::exchange(const Json& request, double seconds) {
    if (fault_) return std::nullopt;
    Json numbered{{"id", ++number_}};
    numbered.update(request);
    const Reply reply = process_->ask(to_line(numbered), Process::Seconds(std::max(seconds, 0.0)));
    if (reply.heard != Heard::line) {
        blame(reply, seconds);
        return std::nullopt;
    }
    greeted_ = true;
    JsonRead read = read_json(reply.text);
    if (!read.is_json || !read.wrong.empty() || !read.value.is_object()) {
        blame("garbage", read.wrong.empty() ? "The reply is not a JSON object: " + shown(reply.text) + "." : read.wrong);
        return std::nullopt;
    }
    const auto id = read.value.find("id");
    if (id != read.value.end() && *id == number_) return std::move(read.value);
    blame("garbage", "The reply does not carry the id " + std::to_string(number_) + ": " + shown(reply.text) + ".");
    return std::nullopt;
}

void ExternalProgram::blame(const Reply& reply, double seconds) {
    if (reply.heard == Heard::timeout) return blame("timeout", "There was no reply within " + in_words(seconds) + ".");
    if (reply.heard == Heard::too_long) {
        return blame("garbage", "The reply is longer than " + std::to_string(kMostReply) + " bytes.");
    }
    if (reply.heard == Heard::closed) return blame("closed", "The program has closed its input or output.");
    if (!greeted_ && (reply.status == kNotFound || reply.status == kNotRun)) {
        const auto error = reply.status == kNotFound ? std::errc::no_such_file_or_directory : std::errc::permission_denied;
        return blame("start", "The program cannot start: " + std::make_error_code(error).message() + ".");
    }
    blame("ended", "The program is gone: " + reply.text + ".");
}

void ExternalProgram::blame(std::string kind, std::string text) {
    if (!fault_) fault_ = ExternalFault{std::move(kind), std::move(text)};
    process_.reset();
}

}  // namespace lw::cli
