#include "app/replay_host.hpp"

#include "app/new_game.hpp"
#include "match/fresh_match.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace lw::test {
namespace {

using ReplayHost = app::ReplayHost<isles::Game>;
using game::Eyes;
using game::Seat;

constexpr Eyes seat_eyes(int index) { return {Eyes::Kind::seat, Seat(index)}; }
constexpr Eyes kOpen{Eyes::Kind::open, {}};

IslesMatch with_people(IslesMatch match, std::initializer_list<int> people) {
    for (const int seat : people) match.players[static_cast<std::size_t>(seat)].controller = game::Controller::human;
    return match;
}
IslesMatch unfinished(std::initializer_list<int> people) {
    IslesMatch match = with_people(played_match(3, {"greedy", "greedy", "greedy"}, 150), people);
    EXPECT_FALSE(match.session.over());
    return match;
}
const IslesMatch& finished() {
    static const IslesMatch match = with_people(played_match(4, {"greedy", "greedy", "greedy"}, 100000), {0, 1});
    return match;
}

bool shows_nothing(const ui::isles::Model& model) {
    const bool no_hands = std::all_of(model.replay->open.hands.begin(), model.replay->open.hands.end(),
                                      [](const isles::Holding& one) { return one == isles::Holding{}; });
    const bool no_secrets = std::none_of(model.events.begin(), model.events.end(), [](const isles::Event& event) {
        const auto* stole = std::get_if<isles::Stole>(&event);
        const auto* bought = std::get_if<isles::DevCardBought>(&event);
        return (stole != nullptr && stole->resource) || (bought != nullptr && bought->card);
    });
    return no_hands && no_secrets && !model.view.viewer.valid() && model.view.own == isles::Holding{};
}

TEST(ReplayHost, AnUnfinishedGameOfSeveralPeopleShowsNoHandBeforeTheCard) {
    const auto host = ReplayHost::of(unfinished({0, 1}), Seat{});
    ASSERT_TRUE(host);
    host->go(100000);
    EXPECT_TRUE(shows_nothing(host->model()));
    EXPECT_FALSE(host->model().replay->ended);
    host->look(seat_eyes(1));
    EXPECT_EQ(host->model().hand_off, Seat(1));
    EXPECT_TRUE(shows_nothing(host->model())) << "the card is up, nothing is behind it";
    host->look({});
    EXPECT_FALSE(host->model().hand_off.valid()) << "the card can be put away";
    EXPECT_TRUE(shows_nothing(host->model()));
    EXPECT_FALSE(host->passed_on());
    host->look(seat_eyes(1));
    host->take_device();
    EXPECT_FALSE(host->model().hand_off.valid());
    EXPECT_EQ(host->model().view.viewer, Seat(1));
    int most = 0;
    for (int step = 0; step <= host->model().replay->steps; ++step) {
        host->go(step);
        most = std::max(most, host->model().view.own.hand.total());
    }
    EXPECT_GT(most, 2) << "the viewer's own hand is there";
    EXPECT_TRUE(host->passed_on());
}

TEST(ReplayHost, LookingAwayAsksForTheCardAgain) {
    const auto host = ReplayHost::of(unfinished({0, 1}), Seat{});
    host->look(seat_eyes(0));
    host->take_device();
    host->look({});
    EXPECT_TRUE(shows_nothing(host->model()));
    host->look(seat_eyes(0));
    EXPECT_EQ(host->model().hand_off, Seat(0));
    EXPECT_TRUE(shows_nothing(host->model()));
}

TEST(ReplayHost, NobodySeesAComputersHandOrAllHandsBeforeTheEnd) {
    const auto host = ReplayHost::of(unfinished({0, 1}), Seat{});
    for (const Eyes eyes : {seat_eyes(2), kOpen}) {
        host->look(eyes);
        EXPECT_FALSE(host->model().hand_off.valid());
        EXPECT_TRUE(shows_nothing(host->model()));
    }
    EXPECT_FALSE(host->model().replay->choosable.has(Seat(2)));
}

TEST(ReplayHost, WhoHoldsTheDeviceSeesTheOwnViewAtOnce) {
    const auto two = ReplayHost::of(unfinished({0, 1}), Seat(1));
    EXPECT_EQ(two->model().view.viewer, Seat(1));
    EXPECT_FALSE(two->passed_on());
    const auto alone = ReplayHost::of(unfinished({2}), Seat{});
    EXPECT_EQ(alone->model().view.viewer, Seat(2));
    alone->look({});
    alone->look(seat_eyes(2));
    EXPECT_EQ(alone->model().view.viewer, Seat(2)) << "a lone human player needs no card";
    const auto nobody = ReplayHost::of(unfinished({}), Seat{});
    EXPECT_TRUE(shows_nothing(nobody->model()));
}

TEST(ReplayHost, AFinishedGameIsOpen) {
    const auto host = ReplayHost::of(finished(), Seat{});
    EXPECT_EQ(host->model().replay->eyes, kOpen);
    EXPECT_TRUE(host->model().fits_link);
    host->go(host->model().replay->steps / 2);
    int cards = 0;
    for (const Seat seat : finished().session.seats()) cards += host->model().replay->open.hands[seat.index()].hand.total();
    int public_cards = 0;
    for (const auto size : host->model().view.hand_size) public_cards += size;
    EXPECT_EQ(cards, public_cards) << "every card of every hand";
    host->look(seat_eyes(2));
    EXPECT_EQ(host->model().view.viewer, Seat(2)) << "a computer's view as well, without a card";
    host->look({});
    EXPECT_TRUE(shows_nothing(host->model()));
    EXPECT_FALSE(host->public_view().viewer.valid());
}

TEST(ReplayHost, OneStepOnIsReadOnAndJumpsAreReadAnew) {
    const auto host = ReplayHost::of(finished(), Seat{});
    host->go(10);
    const std::uint32_t generation = host->model().generation;
    const std::size_t events = host->model().events.size();
    host->go(11);
    EXPECT_EQ(host->model().generation, generation);
    EXPECT_EQ(host->model().replay->events_before, events);
    EXPECT_GE(host->model().events.size(), events);
    host->go(10);
    EXPECT_NE(host->model().generation, generation);
    EXPECT_EQ(host->model().events.size(), events);
}

TEST(ReplayHost, NothingCanBeDoneInAReplay) {
    const auto host = ReplayHost::of(unfinished({0}), Seat{});
    for (int step = 0; step <= host->model().replay->steps; ++step) {
        host->go(step);
        EXPECT_EQ(host->model().moves.size(), 0U);
        EXPECT_EQ(host->model().undo_steps, 0);
    }
}

TEST(ReplayHost, PlaysToTheEndAndBeginsAnew) {
    const auto host = ReplayHost::of(finished(), Seat{});
    const int steps = host->model().replay->steps;
    EXPECT_FALSE(host->step(0, false)) << "not before it is told to";
    host->play(true);
    host->pace(ui::ReplaySpeed::fast);
    EXPECT_FALSE(host->step(10, false));
    EXPECT_FALSE(host->step(20, true)) << "something still moves";
    double now = 20;
    int taken = 0;
    while (host->model().replay->playing && taken <= steps) taken += host->step(now += 1, false) ? 1 : 0;
    EXPECT_EQ(taken, steps);
    EXPECT_EQ(host->model().replay->at, steps);
    EXPECT_FALSE(host->step(now + 10, false));
    host->play(true);
    EXPECT_EQ(host->model().replay->at, 0);
    EXPECT_TRUE(host->model().replay->playing);
    host->play(false);
    EXPECT_FALSE(host->step(now + 20, false));
}

TEST(ReplayHost, ALinkedGameIsShownLikeTheOneItCameFrom) {
    codec::Fault fault;
    auto any = registry::read_link(*registry::game_link(finished()), fault);
    ASSERT_TRUE(any);
    const auto& game = std::get<codec::Shared<isles::Game>>(*any).game;
    const auto there = ReplayHost::of(*game, Seat{});
    const auto here = ReplayHost::of(finished(), Seat{});
    EXPECT_EQ(there->model().replay->steps, here->model().replay->steps);
    there->go(there->model().replay->steps);
    here->go(here->model().replay->steps);
    EXPECT_TRUE(there->model().view == here->model().view);
}

TEST(TableFor, SeatsTheLastPlayersAndFillsUpWithComputers) {
    const auto table = app::table_for(6, {{"Zoe", 3, game::Controller::human, "greedy"}});
    ASSERT_EQ(table.size(), 6U);
    EXPECT_EQ(table[0].name, "Zoe");
    std::set<std::string> names;
    std::set<int> colours;
    for (const game::Player& player : table) {
        names.insert(player.name);
        colours.insert(player.colour);
    }
    EXPECT_EQ(names.size(), 6U);
    EXPECT_EQ(colours.size(), 6U);
    EXPECT_EQ(app::table_for(2, table).size(), 2U);
    EXPECT_EQ(app::table_for(4, {})[0].controller, game::Controller::human);
    EXPECT_EQ(app::table_for(8, table).size(), 8U);
}

}  // namespace
}  // namespace lw::test
