// Offers among a person, computers and other people on this device: how long they stand, and who has the device.
#include "app/game_host.hpp"
#include "app/memory_platform.hpp"
#include "unit/isles_position.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

namespace lw::test {
namespace {

using app::Library;
using game::Controller;
using game::Seat;
using game::SeatSet;
using isles::Resources;
using registry::IslesMatch;
using registry::IslesSession;
using Host = app::GameHost<isles::Game>;

const Resources kBrick{1, 0, 0, 0, 0};
const Resources kOre{0, 0, 0, 0, 1};

/// Bruno's turn: he offers ore for brick. Of the four seats, those in `people` are played by people.
struct OfferTable {
    explicit OfferTable(SeatSet people, Resources hand_of_ada = kBrick, SeatSet to = SeatSet{0b0001}) {
        isles::Position p;
        p.state.table.turn = Seat{1};
        p.give(0, hand_of_ada).give(1, kOre).give(2, kBrick);
        p.state.table.offers[1] = {true, kOre, kBrick, to, {}, {}};
        const std::vector<std::string> names{"Ada", "Bruno", "Chidi", "Dana"};
        std::vector<game::Player> players;
        for (int i = 0; i < 4; ++i) {
            const Controller kind = people.has(Seat{i}) ? Controller::human : Controller::computer;
            players.push_back({names[static_cast<std::size_t>(i)], static_cast<std::uint8_t>(i), kind, "greedy"});
        }
        forget_stored();
        match = IslesMatch{IslesSession::start_from(p.setup.config, p.state, base::Rng(1)), players, {}};
    }
    std::optional<IslesMatch> match;
    Library library;
};

/// The page checks every second from `from` to `to`. True when anything changed in the last second.
bool pass(Host& host, double from, double to, ui::Speed speed = ui::Speed::normal) {
    for (double now = from; now < to; now += 1) host.step(now, speed, false);
    return host.step(to, speed, false);
}

bool stands(const Host& host) { return host.model().view.table.offers[1].open; }

template <class E>
bool happened(const Host& host) {
    const auto& events = host.model().events;
    return std::any_of(events.begin(), events.end(), [](const auto& e) { return std::holds_alternative<E>(e); });
}

TEST(IslesOffers, AComputersOfferStandsTwentySecondsAndTellsHowLong) {
    OfferTable table(SeatSet{0b0001});
    Host host(table.library, *table.match, "a", 1);
    host.step(100, ui::Speed::normal, false);
    EXPECT_EQ(host.model().answer_seconds, 20);
    EXPECT_TRUE(pass(host, 101, 112)) << "the seconds have changed";
    EXPECT_EQ(host.model().answer_seconds, 8);
    pass(host, 113, 119.9);
    EXPECT_TRUE(stands(host));
    host.step(120.1, ui::Speed::normal, false);
    EXPECT_FALSE(stands(host));
    EXPECT_TRUE(happened<isles::OfferClosed>(host)) << "and the log says so";
}

TEST(IslesOffers, AllComputersAnswerInOneBeat) {
    const SeatSet computers{0b1101};
    OfferTable table(SeatSet{0b0010}, kBrick, computers);
    Host host(table.library, *table.match, "a", 1);
    host.step(100, ui::Speed::normal, false);
    const auto answered = [&host] {
        SeatSet seats;
        for (const auto& event : host.model().events) {
            if (const auto* accepted = std::get_if<isles::OfferAccepted>(&event)) seats.add(accepted->seat);
            if (const auto* declined = std::get_if<isles::OfferDeclined>(&event)) seats.add(declined->seat);
        }
        return seats;
    };
    EXPECT_EQ(answered(), SeatSet{}) << "they take a moment";
    for (const double now : {100.6, 100.61, 100.62}) host.step(now, ui::Speed::normal, false);
    EXPECT_EQ(answered(), computers) << "but not one after another";
}

TEST(IslesOffers, NoTimeRunsWhileAnOfferIsPutTogether) {
    OfferTable table(SeatSet{0b0001});
    Host host(table.library, *table.match, "a", 1);
    pass(host, 100, 104, ui::Speed::instant);
    host.composing(true);
    pass(host, 105, 150, ui::Speed::instant);
    EXPECT_TRUE(stands(host));
    EXPECT_EQ(host.model().answer_seconds, 15);
    host.composing(false);
    pass(host, 151, 165.5, ui::Speed::instant);
    EXPECT_TRUE(stands(host));
    pass(host, 166, 167, ui::Speed::instant);
    EXPECT_FALSE(stands(host));
}

TEST(IslesOffers, NoTimeRunsWhileTheGameIsNotOnTheScreen) {
    OfferTable table(SeatSet{0b0001});
    Host host(table.library, *table.match, "a", 1);
    pass(host, 100, 104);
    host.rest(105);
    for (double now = 106; now < 200; now += 1) host.rest(now);
    host.step(200, ui::Speed::normal, false);
    EXPECT_TRUE(stands(host));
    EXPECT_EQ(host.model().answer_seconds, 15);
}

TEST(IslesOffers, NoTimeRunsWhileSomethingLiesOverTheGame) {
    OfferTable table(SeatSet{0b0001});
    Host host(table.library, *table.match, "a", 1);
    host.covered(true);
    pass(host, 100, 180);
    EXPECT_TRUE(stands(host));
    EXPECT_EQ(host.model().answer_seconds, 20);
}

TEST(IslesOffers, WhatTheOnlyPersonCannotPayIsNeitherAskedNorDeclinedForIt) {
    OfferTable table(SeatSet{0b0001}, Resources{0, 1, 0, 0, 0});
    Host host(table.library, *table.match, "a", 1);
    host.step(100, ui::Speed::normal, false);
    EXPECT_FALSE(host.model().answer_seconds) << "no question, no time for it";
    host.step(102, ui::Speed::normal, false);
    EXPECT_FALSE(stands(host)) << "nor is it waited for";
    EXPECT_FALSE(happened<isles::OfferDeclined>(host)) << "Ada was never asked";
}

TEST(IslesOffers, SeveralPeopleHaveAllTheTime) {
    OfferTable table(SeatSet{0b0101});
    Host host(table.library, *table.match, "a", 1);
    host.take_device();
    pass(host, 0, 60);
    EXPECT_TRUE(stands(host));
    EXPECT_FALSE(host.model().answer_seconds);
}

TEST(IslesOffers, ACounterOfferPassesTheDeviceToWhoIsAskedNow) {
    OfferTable table(SeatSet{0b0011});
    Host host(table.library, *table.match, "a", 1);
    EXPECT_EQ(host.model().hand_off, Seat{0});
    host.take_device();
    const std::uint32_t now = host.model().view.state_no;
    // As the composer sends it: the counter-offer, then the answer.
    ASSERT_TRUE(host.act({isles::MakeOffer{kBrick, Resources{0, 0, 0, 0, 1}, SeatSet{0b0010}}, now}));
    ASSERT_TRUE(host.act({isles::DeclineOffer{Seat{1}}, now + 1}));
    EXPECT_EQ(host.model().hand_off, Seat{1}) << "Ada has answered";
    EXPECT_FALSE(stands(host));
    EXPECT_TRUE(host.model().view.table.offers[0].open);
}

TEST(IslesOffers, TheAnswerThatGoesWithARefusedCounterOfferIsNotGiven) {
    OfferTable table(SeatSet{0b0011});
    Host host(table.library, *table.match, "a", 1);
    host.take_device();
    const std::uint32_t now = host.model().view.state_no;
    EXPECT_FALSE(host.act({isles::MakeOffer{kOre, kBrick, SeatSet{0b0010}}, now})) << "Ada holds no ore";
    EXPECT_FALSE(host.act({isles::DeclineOffer{Seat{1}}, now + 1}));
    EXPECT_TRUE(stands(host));
}

}  // namespace
}  // namespace lw::test
