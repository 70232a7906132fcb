// Players who are asked in bytes play as those who are asked directly, and answer whatever they are sent.
#include "players/service.hpp"
#include "agent/driver.hpp"
#include "isles/generate.hpp"
#include "match/fresh_match.hpp"
#include "registry/games.hpp"
#include "wire/feed.hpp"
#include "wire/players.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace lw::test {
namespace {

using game::Seat;

constexpr std::uint64_t kSeed = 11;
constexpr int kMostMoves = 300;

isles::Config isles_table() {
    isles::Config config;
    config.layout = isles::beginner_layout();
    config.settings.victory_target = 5;
    return config;
}
shires::Config shires_table() {
    shires::Config config;
    config.seats = 3;
    return config;
}

std::vector<game::Player> players_at(int seats) {
    const std::vector<std::string> levels{"medium", "easy", "random", "medium"};
    std::vector<game::Player> players;
    for (int i = 0; i < seats; ++i) {
        players.push_back({"", static_cast<std::uint8_t>(i), game::Controller::computer, levels[static_cast<std::size_t>(i)]});
    }
    return players;
}

/// Asks as the app does.
template <class G>
class Asker {
public:
    explicit Asker(const match::Session<G>& session) : session_(session) {}

    std::optional<agent::Decision<typename G::Action>> ask(Seat seat, const std::string& level) {
        const std::optional<wire::Answer> answer = answer_to(question(seat, level));
        if (!answer || !answer->content) return std::nullopt;
        EXPECT_EQ(answer->number, number_);
        wire::Error error{};
        return wire::decode_decision<G>(session_.setup(), *answer->content, error);
    }
    wire::Question question(Seat seat, const std::string& level) {
        wire::Question out;
        out.number = ++number_;
        if (number_ == 1) out.table = wire::PlayersTable{codec::board_link<G>(session_.config()), kSeed};
        out.seat = seat;
        out.level = level;
        out.feed = wire::encode_feed<G>(session_.feed(seat, told_[seat.index()]));
        return out;
    }
    std::optional<wire::Answer> answer_to(const wire::Question& question) {
        wire::Error error{};
        return wire::decode_answer(service_.answer(wire::encode_question(question)), error);
    }

private:
    const match::Session<G>& session_;
    players::Service service_;
    std::uint32_t number_ = 0;
    std::array<game::Told, game::kMaxSeats> told_;
};

template <class G>
typename match::Session<G>::Log played_by_driver(const typename G::Config& config) {
    auto session = match::Session<G>::start(config, 7);
    agent::Driver<G> driver(players_at(config.seats), kSeed);
    driver.run(session, kMostMoves);
    return session.log();
}

template <class G>
typename match::Session<G>::Log played_in_bytes(const typename G::Config& config) {
    auto session = match::Session<G>::start(config, 7);
    const auto players = players_at(config.seats);
    agent::ComputerSeats<G> seats(players, kSeed);
    Asker<G> asker(session);
    for (int moves = 0; moves < kMostMoves; ++moves) {
        const Seat seat = seats.due(session).computer;
        if (!seat.valid()) break;
        const auto decision = asker.ask(seat, players[seat.index()].agent);
        EXPECT_TRUE(decision.has_value());
        if (!decision || !seats.play(session, seat, decision->action)) break;
    }
    return session.log();
}

TEST(Service, PlaysIslesAsPlayersDoWhoAreAskedDirectly) {
    const auto log = played_in_bytes<isles::Game>(isles_table());
    EXPECT_GT(log.size(), 200U);
    EXPECT_EQ(log, played_by_driver<isles::Game>(isles_table()));
}

TEST(Service, PlaysShiresAsPlayersDoWhoAreAskedDirectly) {
    const auto log = played_in_bytes<shires::Game>(shires_table());
    EXPECT_GT(log.size(), 150U) << "72 tiles, drawn and laid";
    EXPECT_EQ(log, played_by_driver<shires::Game>(shires_table()));
}

TEST(Service, SaysWhatElseWasWeighed) {
    const auto session = match::Session<shires::Game>::start(shires_table(), 7);
    const auto decision = Asker<shires::Game>(session).ask(Seat(0), "medium");
    ASSERT_TRUE(decision && decision->action);
    ASSERT_GE(decision->alternatives.size(), 3U);
    for (const auto& weighed : decision->alternatives) EXPECT_LE(weighed.value, decision->value);
}

template <class G>
match::Match<G> played(const typename G::Config& config, int moves) {
    match::Match<G> match{match::Session<G>::start(config, 7), players_at(config.seats), "A game"};
    for (game::Player& player : match.players) player.agent = "easy";
    agent::Driver<G> driver(match.players, kSeed);
    driver.run(match.session, moves);
    return match;
}
std::optional<wire::Answer> studied(base::Bytes game) {
    players::Service service;
    wire::Error error{};
    return wire::decode_answer(service.answer(wire::encode_study({5, std::move(game)})), error);
}

template <class G>
void tells_how_it_went(const match::Match<G>& match) {
    ASSERT_TRUE(match.session.over());
    const auto answer = studied(codec::encode<G>(match, 0));
    ASSERT_TRUE(answer && answer->content);
    EXPECT_EQ(answer->number, 5U);
    wire::Error error{};
    const auto course = wire::decode_course(*answer->content, error);
    ASSERT_TRUE(course);
    const agent::Course meant = course_of(match.session);
    ASSERT_EQ(course->size(), meant.size());
    for (std::size_t k = 0; k < meant.size(); ++k) {
        EXPECT_EQ((*course)[k].mover, meant[k].mover);
        EXPECT_EQ((*course)[k].turn, meant[k].turn);
        EXPECT_EQ((*course)[k].events, meant[k].events);
        for (std::size_t seat = 0; seat < game::kMaxSeats; ++seat) {
            EXPECT_NEAR((*course)[k].chances[seat], meant[k].chances[seat], 0.00006F);
            EXPECT_NEAR((*course)[k].luck[seat], meant[k].luck[seat], 0.00006F);
        }
    }
}

TEST(Study, TellsHowAGameOfIslesWent) { tells_how_it_went(played<isles::Game>(isles_table(), 100000)); }
TEST(Study, TellsHowAGameOfShiresWent) { tells_how_it_went(played<shires::Game>(shires_table(), 100000)); }

TEST(Study, OfAGameThatGoesOnNothingIsTold) {
    const auto answer = studied(codec::encode<isles::Game>(played<isles::Game>(isles_table(), 100), 0));
    ASSERT_TRUE(answer.has_value());
    EXPECT_EQ(answer->number, 5U);
    EXPECT_FALSE(answer->content) << "its hands and deck are nobody's business";
}

TEST(Study, OfADamagedGameNothingIsTold) {
    const base::Bytes whole = codec::encode<shires::Game>(played<shires::Game>(shires_table(), 100000), 0);
    for (std::size_t size = 0; size < whole.size(); size += whole.size() / 40) {
        const auto answer = studied(base::Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)));
        ASSERT_TRUE(answer.has_value()) << size;
        EXPECT_FALSE(answer->content) << size;
    }
}

TEST(Study, ACourseThatNoTableHasIsRefused) {
    agent::Course course(2);
    course[1].mover = Seat(1);
    wire::Error error{};
    const base::Bytes good = wire::encode_course(course, 4);
    ASSERT_TRUE(wire::decode_course(good, error));
    const base::Bytes cut(good.begin(), good.end() - 1);
    EXPECT_FALSE(wire::decode_course(cut, error));
    EXPECT_EQ(error, wire::Error::malformed);
    const base::Bytes ninth_seat{0x0A, 0x02, 0x08, 0x08};
    EXPECT_FALSE(wire::decode_course(ninth_seat, error));
    EXPECT_EQ(error, wire::Error::out_of_range);
    course[1].chances[0] = 1.1F;
    EXPECT_FALSE(wire::decode_course(wire::encode_course(course, 4), error));
    EXPECT_EQ(error, wire::Error::out_of_range);
}

struct Unanswerable : testing::Test {
    match::Session<isles::Game> session = match::Session<isles::Game>::start(isles_table(), 7);
    Asker<isles::Game> asker{session};
    Seat seat = session.to_act().seats.lowest();
    wire::Question good = asker.question(seat, "easy");

    void expect_no_decision(const wire::Question& question) {
        const auto answer = asker.answer_to(question);
        ASSERT_TRUE(answer.has_value());
        EXPECT_EQ(answer->number, question.number) << "whoever asked is told";
        EXPECT_FALSE(answer->content.has_value());
    }
};

TEST_F(Unanswerable, BeforeThereIsATable) {
    wire::Question question = good;
    question.table.reset();
    expect_no_decision(question);
    EXPECT_TRUE(asker.answer_to(good)->content.has_value());
}

TEST_F(Unanswerable, AtATableThatCannotBeRead) {
    wire::Question question = good;
    question.table->board = "isles=nonsense";
    expect_no_decision(question);
}

TEST_F(Unanswerable, FromAnotherSeatsView) {
    wire::Question question = good;
    question.seat = Seat((seat.value + 1) % 4);
    expect_no_decision(question);
}

TEST_F(Unanswerable, WithAFeedThatIsCutOrOfAnotherGame) {
    wire::Question cut = good;
    cut.feed.resize(cut.feed.size() / 2);
    expect_no_decision(cut);
    const auto other = match::Session<shires::Game>::start(shires_table(), 7);
    wire::Question strange = good;
    strange.feed = Asker<shires::Game>(other).question(seat, "easy").feed;
    expect_no_decision(strange);
}

TEST_F(Unanswerable, BytesThatAreNoQuestion) {
    players::Service service;
    const base::Bytes whole = wire::encode_question(good);
    for (std::size_t size = 0; size < whole.size(); size += 7) {
        wire::Error error{};
        const auto answer = wire::decode_answer(service.answer(base::ByteView(whole).first(size)), error);
        ASSERT_TRUE(answer.has_value()) << size;
        EXPECT_FALSE(answer->content.has_value()) << size;
    }
}

TEST_F(Unanswerable, ButALevelThatNobodyHasPlaysAnyMove) {
    wire::Question question = good;
    question.level = "grandmaster";
    EXPECT_TRUE(asker.answer_to(question)->content.has_value());
}

}  // namespace
}  // namespace lw::test
