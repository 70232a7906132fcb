#include "agent/meetings.hpp"
#include "isles/determinize.hpp"
#include "match/fresh_match.hpp"

#include <gtest/gtest.h>

namespace lw::test {
namespace {

using agent::Patience;
using game::Seat;
using game::SeatSet;
using isles::Game;
using isles::Reason;
using IslesTraits = agent::Traits<Game>;

using Names = std::vector<std::string>;

const std::vector<Names>& mixtures() {
    static const std::vector<Names> all{
        {"random", "random"},
        {"greedy", "greedy"},
        {"greedy", "random"},
        {"random", "random", "random"},
        {"greedy", "random", "greedy"},
        {"greedy", "greedy", "greedy"},
        {"random", "random", "random", "random"},
        {"greedy", "random", "random", "random"},
        {"greedy", "greedy", "random", "random"},
        {"greedy", "greedy", "greedy", "greedy"},
    };
    return all;
}

isles::Settings settings_no(std::uint64_t n) {
    isles::Settings settings;
    settings.friendly_robber = n % 2 == 1;
    settings.trade_build = n % 3 == 1 ? isles::TradeBuild::split : isles::TradeBuild::combined;
    settings.bank_visible = n % 5 != 2;
    settings.dice = n % 4 == 3 ? isles::DiceKind::deck36 : isles::DiceKind::random;
    settings.victim_must_have_cards = n % 7 != 3;
    settings.discard_limit = n % 6 == 5 ? 5 : 7;
    return settings;
}

/// 300 games of every mixture and many settings come to an end, every choice being one that the view allows.
TEST(Agents, NoGameStalls) {
    int games = 0;
    for (std::uint64_t n = 0; n < 30; ++n) {
        for (const Names& names : mixtures()) {
            isles::Config config = table_for(static_cast<int>(names.size()), n + 1);
            config.settings = settings_no(n);
            ASSERT_TRUE(isles::valid(config));
            auto session = IslesSession::start(config, 1000 + n);
            IslesDriver driver(computers(names), n);
            driver.run(session, 60000);
            ASSERT_TRUE(session.over()) << "game " << n << " of " << names.size() << " seats";
            ASSERT_EQ(Game::check_invariants(session.setup(), session.state()), "");
            ++games;
        }
    }
    EXPECT_EQ(games, 300);
}

TEST(Agents, ChoicesPassTheView) {
    for (const Names& names : mixtures()) {
        IslesMatch match = fresh_match(7, names);
        IslesDriver driver(match.players, 7);
        for (int i = 0; i < 2500 && !match.session.over(); ++i) {
            const Seat seat = driver.due(match.session).computer;
            ASSERT_TRUE(seat.valid());
            const auto view = match.session.view(seat);
            const auto choice = driver.choose(match.session, seat);
            ASSERT_TRUE(choice.action.has_value());
            ASSERT_EQ(isles::check_view(match.session.setup(), view, *choice.action), Reason::ok);
            ASSERT_TRUE(driver.move(match.session, seat));
        }
    }
}

TEST(Agents, SameSeedsSameGame) {
    const IslesMatch one = played_match(5, {"greedy", "random", "greedy"}, 400);
    const IslesMatch two = played_match(5, {"greedy", "random", "greedy"}, 400);
    EXPECT_EQ(one.session.log(), two.session.log());
}

TEST(Agents, GreedyBeatsThreeRandom) { EXPECT_GE(wins_against_three("greedy", "random", 100, 500), 95); }

TEST(Agents, OneTurnOfGreedyHasFewOffersAndNoneTwice) {
    const IslesMatch match = played_match(9, {"greedy", "greedy", "greedy", "greedy"}, 3000);
    std::vector<isles::OfferMade> turn;
    int offers = 0;
    for (const isles::Event& event : match.session.events(game::kSpectator)) {
        if (std::holds_alternative<isles::TurnBegan>(event)) turn.clear();
        const auto* made = std::get_if<isles::OfferMade>(&event);
        if (made == nullptr) continue;
        for (const isles::OfferMade& before : turn) {
            EXPECT_FALSE(before.give == made->give && before.want == made->want);
        }
        turn.push_back(*made);
        ++offers;
        EXPECT_LE(turn.size(), 1U);
    }
    EXPECT_GT(offers, 5);
}

TEST(Agents, AnUnknownNamePlaysRandom) {
    EXPECT_EQ(IslesTraits::make("nobody"), nullptr);
    IslesMatch match = fresh_match(1, {"nobody", "random"});
    IslesDriver driver(match.players, 1);
    EXPECT_TRUE(driver.step(match.session));
}

/// A table at which a computer, seat 0, may offer one card to a person, seat 1, and a computer, seat 2.
class Offering : public testing::Test {
protected:
    void SetUp() override {
        isles::Config config = table_for(3, 5);
        config.first_player = Seat(0);
        auto session = IslesSession::start(config, 1);
        while (session.state().table.turn_number == 0) {
            const Seat me = session.to_act().seats.lowest();
            ASSERT_TRUE(session.submit(me, first_legal(session, me), session.state_no()).ok());
        }
        isles::State position = session.state();
        position.table.phase = isles::Phase::main;
        position.table.rolled = true;
        position.table.dice = {1, 2};
        for (const Seat seat : session.seats()) {
            auto& hand = position.secrets.holdings[seat.index()].hand;
            position.secrets.bank += hand;
            hand = {1, 1, 1, 1, 1};
            position.secrets.bank -= hand;
        }
        session_.emplace(IslesSession::start_from(config, position, base::Rng(1)));
        players_ = computers({"greedy", "greedy", "greedy"});
        players_[1].controller = game::Controller::human;
    }
    void offer(Seat by, SeatSet to) {
        const isles::MakeOffer made{isles::Resources{1, 0, 0, 0, 0}, isles::Resources{0, 0, 0, 0, 1}, to};
        ASSERT_TRUE(session_->submit(by, made, session_->state_no()).ok());
    }

    std::optional<IslesSession> session_;
    std::vector<game::Player> players_;
};

TEST_F(Offering, ComputersAnswerFirstThenPeopleAreWaitedFor) {
    const IslesDriver driver(players_, 1);
    EXPECT_EQ(driver.due(*session_).computer, Seat(0));
    offer(Seat(0), SeatSet(0b110));
    EXPECT_EQ(driver.due(*session_).computer, Seat(2));
    ASSERT_TRUE(session_->submit(Seat(2), isles::DeclineOffer{Seat(0)}, session_->state_no()).ok());
    const agent::Due due = driver.due(*session_);
    EXPECT_FALSE(due.computer.valid());
    EXPECT_EQ(due.people, SeatSet::of(Seat(1)));
    EXPECT_TRUE(due.answer_only);
    EXPECT_EQ(IslesTraits::asked(session_->state()), SeatSet::of(Seat(1)));
    // When the person takes too long, the computer withdraws and plays on.
    IslesDriver hurried(players_, 1);
    EXPECT_EQ(hurried.due(*session_, Patience::over).computer, Seat(0));
    ASSERT_TRUE(hurried.step(*session_, Patience::over));
    EXPECT_FALSE(session_->state().table.offers[0].open);
}

TEST_F(Offering, APersonsOfferIsAnsweredAndThenThePersonActs) {
    players_[0].controller = game::Controller::human;
    players_[1].controller = game::Controller::computer;
    IslesDriver driver(players_, 1);
    offer(Seat(0), SeatSet(0b110));
    EXPECT_EQ(driver.run(*session_, 10), 2);
    const agent::Due due = driver.due(*session_);
    EXPECT_FALSE(due.computer.valid());
    EXPECT_EQ(due.people, SeatSet::of(Seat(0)));
    EXPECT_FALSE(due.answer_only);
}

TEST_F(Offering, WhoCannotPayIsNotAsked) {
    const isles::MakeOffer made{isles::Resources{1, 1, 0, 0, 0}, isles::Resources{0, 0, 2, 2, 2}, SeatSet(0b110)};
    ASSERT_TRUE(session_->submit(Seat(0), made, session_->state_no()).ok());
    EXPECT_TRUE(IslesTraits::asked(session_->state()).empty());
}

/// What is in others' hands cannot matter: two positions that look alike to the seat bring the same choice.
TEST(Agents, SeeNoFurtherThanTheirView) {
    IslesMatch match = fresh_match(12, {"greedy", "greedy", "greedy"});
    IslesDriver driver(match.players, 3);
    base::Rng rng(4);
    for (int i = 0; i < 250 && !match.session.over(); ++i) {
        const Seat seat = driver.due(match.session).computer;
        const auto view = match.session.view(seat);
        const auto state = isles::determinize(match.session.setup(), view, rng);
        auto other = isles::view(match.session.setup(), state, seat);
        other.state_no = view.state_no;
        // Nor do the questions who acts, who is asked and which turn it is depend on what is hidden.
        const SeatSet all = match.session.seats();
        const agent::Due due = IslesTraits::due(match.session.setup(), match.session.state(), all, Patience::waiting);
        ASSERT_EQ(IslesTraits::due(match.session.setup(), state, all, Patience::waiting).computer, due.computer);
        ASSERT_EQ(IslesTraits::asked(state), IslesTraits::asked(match.session.state()));
        ASSERT_EQ(IslesTraits::turn_key(state), IslesTraits::turn_key(match.session.state()));
        for (const char* name : {"greedy", "random", "medium"}) {
            if (std::string_view(name) == "medium" && i % 10 != 0) continue;  // it thinks for longer
            const auto one = IslesTraits::make(name);
            const auto two = IslesTraits::make(name);
            base::Rng rng_one(8);
            base::Rng rng_two(8);
            ASSERT_TRUE(one->choose(match.session.setup(), view, rng_one, {}) == two->choose(match.session.setup(), other, rng_two, {}));
        }
        ASSERT_TRUE(driver.step(match.session));
    }
}

}  // namespace
}  // namespace lw::test
