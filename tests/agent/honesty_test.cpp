// What a seat cannot know does not matter to what a computer player does there: all of it is changed, and every decision is the same.
#include "isles/determinize.hpp"
#include "match/fresh_match.hpp"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

namespace lw::test {
namespace {

using agent::Traits;
using game::Seat;
using isles::Event;
using isles::Game;

template <class T>
void change(std::optional<T>& secret, int kinds) {
    if (secret) secret = static_cast<T>((static_cast<int>(*secret) + 1) % kinds);
}

/// The event with another secret in it, where `viewer` is not to see it.
Event changed(Event event, Seat viewer) {
    if (auto* stole = std::get_if<isles::Stole>(&event); stole != nullptr && stole->thief != viewer && stole->victim != viewer)
        change(stole->resource, isles::kResources);
    if (auto* bought = std::get_if<isles::DevCardBought>(&event); bought != nullptr && bought->seat != viewer)
        change(bought->card, isles::kDevCardKinds);
    return event;
}

struct World {
    isles::State state;
    std::vector<Event> events;
};

World told_wrongly(const IslesSession& session, Seat viewer, base::Rng& rng) {
    World out{isles::determinize(session.setup(), session.view(viewer), rng), {}};
    for (const Event& event : session.all_events()) out.events.push_back(changed(event, viewer));
    return out;
}

agent::Decision<isles::Action> decided(std::string_view level, const isles::Setup& setup, const World& world, Seat seat) {
    std::vector<Event> heard;
    for (const Event& event : world.events) heard.push_back(Game::redact(event, seat));
    const auto player = Traits<Game>::make(level);
    player->observe(setup, heard, true);
    base::Rng rng(17);
    return player->choose(setup, Game::view(setup, world.state, seat), rng, {});
}

TEST(Honesty, SecretsOfOthersDoNotMatter) {
    IslesMatch match = fresh_match(41, {"greedy", "greedy", "greedy", "greedy"});
    IslesDriver driver(match.players, 3);
    base::Rng rng(7);
    int other_hands = 0;
    int other_events = 0;
    for (int move = 0; move < 400 && !match.session.over(); ++move) {
        const Seat seat = driver.due(match.session).computer;
        if (move > 100 && move % 40 == 0) {
            const World truth{match.session.state(), match.session.all_events()};
            const World wrong = told_wrongly(match.session, seat, rng);
            other_hands += wrong.state == truth.state ? 0 : 1;
            other_events += wrong.events == truth.events ? 0 : 1;
            for (const std::string_view level : Traits<Game>::names()) {
                EXPECT_EQ(decided(level, match.session.setup(), truth, seat), decided(level, match.session.setup(), wrong, seat))
                    << level << " after " << move << " moves";
            }
        }
        ASSERT_TRUE(driver.step(match.session));
    }
    EXPECT_GT(other_hands, 4) << "something was changed";
    EXPECT_GT(other_events, 4);
}

}  // namespace
}  // namespace lw::test
