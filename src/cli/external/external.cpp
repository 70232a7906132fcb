#include "cli/external/external.hpp"

#include "cli/engine/config_json.hpp"
#include "cli/engine/replies.hpp"

#include <utility>

namespace lw::cli {

namespace {

template <class Setup, class Event>
Json told(const Setup& setup, const std::vector<Event>& events) {
    Json json = Json::array();
    for (const Event& event : events) json.push_back(to_json(setup, event));
    return json;
}

/// Asks the player; after a fault any move will do.
template <class G>
class ExternalAgent final : public agent::Agent<G> {
public:
    explicit ExternalAgent(ExternalPlayer<G>& player) : player_(player), substitute_(agent::Traits<G>::make("random")) {}

    void observe(const typename G::Setup& setup, std::span<const typename G::Event> events, bool anew) override {
        player_.note(events, anew);
        substitute_->observe(setup, events, anew);
    }

    agent::Decision<typename G::Action> choose(const typename G::Setup& setup, const typename G::View& view, base::Rng& rng,
                                               const agent::Budget& budget) override {
        const auto action = player_.ask(setup, view);
        return action ? agent::Decision<typename G::Action>(*action) : substitute_->choose(setup, view, rng, budget);
    }

private:
    ExternalPlayer<G>& player_;
    std::unique_ptr<agent::Agent<G>> substitute_;
};

}  // namespace

template <class G>
std::unique_ptr<agent::Agent<G>> ExternalPlayer<G>::sit_down(const typename G::Config& config, game::Seat seat) {
    news_.clear();
    anew_ = false;
    noted_ = 0;
    program_.begin(to_json(config), seat.value);
    return std::make_unique<ExternalAgent<G>>(*this);
}

template <class G>
void ExternalPlayer<G>::game_over(const match::Session<G>& session, game::Seat seat) {
    note(session.events(seat, noted_), false);
    Json request{{"do", "over"}, {"events", told(session.setup(), news_)}};
    request["view"] = seen_json<G>(session.setup(), session.view(seat));
    program_.tell(request);
}

template <class G>
void ExternalPlayer<G>::note(std::span<const Event> events, bool anew) {
    if (anew) {
        news_.clear();
        noted_ = 0;
        anew_ = true;
    }
    news_.insert(news_.end(), events.begin(), events.end());
    noted_ += events.size();
}

template <class G>
std::optional<typename G::Action> ExternalPlayer<G>::ask(const typename G::Setup& setup, const typename G::View& view) {
    if (fault()) return std::nullopt;
    Json request{{"do", "move"}, {"anew", std::exchange(anew_, false)}, {"events", told(setup, news_)}};
    request["view"] = seen_json<G>(setup, view);
    news_.clear();
    const auto reply = program_.ask_for_move(request);
    if (!reply) return std::nullopt;
    try {
        Fields fields(*reply, "the reply");
        const Action action = read_action(setup, fields.need("action"));
        const auto reason = check_view(setup, view, action);
        if (reason == G::Reason::ok) return action;
        program_.blame("illegal", "The move '" + G::to_text(setup, action) + "' is refused: " + std::string(name_of(reason)) + ".");
    } catch (const EngineError& error) {
        program_.blame(error.code == "bad_action" ? "illegal" : "garbage", error.text);
    }
    return std::nullopt;
}

template class ExternalPlayer<isles::Game>;
template class ExternalPlayer<shires::Game>;

}  // namespace lw::cli
