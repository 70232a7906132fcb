#include "cli/external/external.hpp"

#include "cli/engine/config_json.hpp"
#include "cli/engine/engine.hpp"
#include "cli/engine/notation_json.hpp"
#include "cli/engine/state_json.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace lw::cli {

namespace {

using namespace isles;
using Clock = std::chrono::steady_clock;

/// Seconds for the answers that are no moves: interpreters need a while to start.
constexpr double kOtherSeconds = 20;
constexpr double kFarewellSeconds = 2;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

std::string in_words(double seconds) {
    std::string text = std::to_string(seconds);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.pop_back();
    return text + " s";
}

Json told(const Setup& setup, std::span<const Event> events) {
    Json json = Json::array();
    for (const Event& event : events) json.push_back(to_json(setup, event));
    return json;
}

/// Asks the player; after a fault any move will do.
class ExternalAgent final : public agent::Agent<isles::Game> {
public:
    explicit ExternalAgent(ExternalPlayer& player)
        : player_(player), substitute_(agent::Traits<isles::Game>::make("random")) {}

    void observe(const Setup& setup, std::span<const Event> events, bool anew) override {
        player_.note(events, anew);
        substitute_->observe(setup, events, anew);
    }

    std::optional<Action> choose(const Setup& setup, const View& view, base::Rng& rng) override {
        auto action = player_.ask(setup, view);
        return action ? action : substitute_->choose(setup, view, rng);
    }

private:
    ExternalPlayer& player_;
    std::unique_ptr<agent::Agent<isles::Game>> substitute_;
};

}  // namespace

ExternalPlayer::ExternalPlayer(std::string command, ExternalLimits limits)
    : command_(std::move(command)), limits_(limits) {}

ExternalPlayer::~ExternalPlayer() {
    if (process_) process_->say_goodbye(to_line({{"do", "quit"}}), Process::Seconds(kFarewellSeconds));
}

std::unique_ptr<agent::Agent<isles::Game>> ExternalPlayer::sit_down(const Config& config, game::Seat seat) {
    fault_.reset();
    spent_s_ = 0;
    news_.clear();
    anew_ = false;
    noted_ = 0;
    greet();
    Json request{{"do", "game"}, {"seat", seat.value}, {"move_s", limits_.move_s}, {"game_s", limits_.game_s}};
    request["config"] = to_json(config);
    static_cast<void>(exchange(request, kOtherSeconds));
    return std::make_unique<ExternalAgent>(*this);
}

void ExternalPlayer::greet() {
    if (process_) return;
    process_ = Process::start(command_);
    if (!process_) return blame("start", "The program cannot be started.");
    static_cast<void>(exchange({{"do", "hello"}, {"protocol", kEngineProtocol}}, kOtherSeconds));
}

void ExternalPlayer::game_over(const registry::IslesSession& session, game::Seat seat) {
    note(session.events(seat, noted_), false);
    Json request{{"do", "over"}, {"events", told(session.setup(), news_)}};
    request["view"] = view_json(session.setup(), session.view(seat));
    static_cast<void>(exchange(request, kOtherSeconds));
}

void ExternalPlayer::note(std::span<const Event> events, bool anew) {
    if (anew) {
        news_.clear();
        noted_ = 0;
        anew_ = true;
    }
    news_.insert(news_.end(), events.begin(), events.end());
    noted_ += events.size();
}

std::optional<Action> ExternalPlayer::ask(const Setup& setup, const View& view) {
    if (fault_) return std::nullopt;
    Json request{{"do", "move"}, {"anew", std::exchange(anew_, false)}, {"events", told(setup, news_)}};
    request["view"] = view_json(setup, view);
    news_.clear();
    const auto start = Clock::now();
    const auto reply = exchange(request, std::min(limits_.move_s, limits_.game_s - spent_s_));
    spent_s_ += seconds_since(start);
    if (!reply) return std::nullopt;
    try {
        Fields fields(*reply, "the reply");
        const Action action = read_action(setup, fields.need("action"));
        const Reason reason = check_view(setup, view, action);
        if (reason == Reason::ok) return action;
        blame("illegal", "The move '" + isles::to_text(setup, action) + "' is refused: " + std::string(name_of(reason)) + ".");
    } catch (const EngineError& error) {
        blame(error.code == "bad_action" ? "illegal" : "garbage", error.text);
    }
    return std::nullopt;
}

std::optional<Json> ExternalPlayer::exchange(const Json& request, double seconds) {
    if (fault_) return std::nullopt;
    Json numbered{{"id", ++number_}};
    numbered.update(request);
    const Reply reply = process_->ask(to_line(numbered), Process::Seconds(std::max(seconds, 0.0)));
    if (reply.heard != Heard::line) {
        blame(reply, seconds);
        return std::nullopt;
    }
    Json json = Json::parse(reply.text, nullptr, false);
    if (!json.is_object()) {
        blame("garbage", "The reply is not a JSON object: " + shown(reply.text) + ".");
        return std::nullopt;
    }
    const auto id = json.find("id");
    if (id != json.end() && *id == number_) return json;
    blame("garbage", "The reply does not carry the id " + std::to_string(number_) + ": " + shown(reply.text) + ".");
    return std::nullopt;
}

void ExternalPlayer::blame(const Reply& reply, double seconds) {
    if (reply.heard == Heard::timeout) return blame("timeout", "There was no reply within " + in_words(seconds) + ".");
    if (reply.heard == Heard::too_long) {
        return blame("garbage", "The reply is longer than " + std::to_string(kMostReply) + " bytes.");
    }
    if (reply.heard == Heard::closed) return blame("closed", "The program has closed its input or output.");
    blame("ended", "The program is gone: " + reply.text + ".");
}

void ExternalPlayer::blame(std::string kind, std::string text) {
    if (!fault_) fault_ = ExternalFault{std::move(kind), std::move(text)};
    process_.reset();
}

}  // namespace lw::cli
