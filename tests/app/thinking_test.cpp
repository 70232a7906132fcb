// Computer players who come late, die or do not answer: the game waits for them, or goes on without.
#include "app/game_host.hpp"
#include "app/memory_platform.hpp"
#include "app/new_game.hpp"
#include "shires/presets.hpp"
#include "wire/feed.hpp"
#include "wire/players.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>

namespace lw::test {
namespace {

using game::Controller;
using game::Seat;
using Host = app::GameHost<shires::Game>;

registry::ShiresMatch table(Controller first, const std::string& level = "medium") {
    ui::shires::NewGame game;
    for (const Controller kind : {first, Controller::computer, Controller::computer}) {
        const auto seat = game.players.size();
        game.players.push_back({std::string(game::kUsualNames[seat]), static_cast<std::uint8_t>(seat), kind, level});
    }
    game.config = shires::table_of(shires::preset(shires::PresetKind::standard), 3);
    game.config.first_player = Seat(0);
    return app::make_match<shires::Game>(game, 5);
}

struct Thinking : testing::Test {
    Thinking() { forget_stored(); }
    ~Thinking() override { forget_stored(); }

    /// A look every half second.
    void pass(double seconds) {
        for (const double until = now + seconds; now < until; now += 0.5) host->step(now, ui::Speed::instant, false);
    }
    void begin(Controller first = Controller::computer, const std::string& level = "medium") {
        host.emplace(library, table(first, level), "a", 1);
    }
    [[nodiscard]] std::uint32_t moves() const { return host->match().session.state_no(); }

    app::Library library;
    std::optional<Host> host;
    double now = 100;
};

TEST_F(Thinking, AGameIsPlayedToItsEnd) {
    begin();
    pass(300);
    EXPECT_TRUE(host->match().session.over());
    EXPECT_EQ(players_log().dismissed, 0);
    EXPECT_LT(players_log().asked, 200) << "a question a decision";
}

TEST_F(Thinking, WhoeverDoesNotAnswerIsReplacedAndThenDoneWithout) {
    players_do(PlayersDo::keep_silent);
    begin();
    const auto before = moves();
    pass(9);
    EXPECT_EQ(players_log().asked, 1);
    EXPECT_EQ(moves(), before);
    pass(13);
    EXPECT_EQ(players_log().asked, 3);
    EXPECT_EQ(players_log().dismissed, 2);
    pass(11);
    EXPECT_GT(moves(), before) << "a move that nobody chose";
    players_do(PlayersDo::answer);
    pass(400);
    EXPECT_TRUE(host->match().session.over());
}

TEST_F(Thinking, WhoeverDiesIsReplacedAndToldEverythingAgain) {
    begin();
    pass(2);
    const auto before = moves();
    players_do(PlayersDo::die_when_asked);
    host->step(now, ui::Speed::instant, false);
    players_do(PlayersDo::answer);
    pass(1);
    EXPECT_GT(moves(), before);
    pass(300);
    EXPECT_TRUE(host->match().session.over());
}

TEST_F(Thinking, TheReplacementHearsOfTheTableAndOfAllEvents) {
    begin();
    pass(2);
    players_do(PlayersDo::die_when_asked);
    host->step(now, ui::Speed::instant, false);
    wire::Error error{};
    const auto question = wire::decode_question(players_log().last, error);
    ASSERT_TRUE(question && question->table);
    const auto& session = host->match().session;
    const auto feed = wire::decode_feed<shires::Game>(session.setup(), question->feed, error);
    ASSERT_TRUE(feed.has_value());
    EXPECT_EQ(feed->events, session.events(question->seat));
    EXPECT_TRUE(feed->view == session.view(question->seat)) << "its own view, no more";
}

TEST_F(Thinking, OneAfterAnotherDiesAndTheGameGoesOn) {
    players_do(PlayersDo::die_when_asked);
    begin();
    pass(400);
    EXPECT_TRUE(host->match().session.over());
}

TEST_F(Thinking, ThoseWhoHaveNotArrivedAreWaitedFor) {
    players_do(PlayersDo::not_come);
    begin();
    const auto before = moves();
    pass(3600);
    EXPECT_EQ(moves(), before);
    EXPECT_EQ(players_log().dismissed, 0);
    EXPECT_TRUE(host->model().players_missing);
    players_do(PlayersDo::answer);
    pass(15);
    EXPECT_GT(moves(), before) << "those who came never heard the question: it is put again";
    EXPECT_FALSE(host->model().players_missing);
}

TEST_F(Thinking, WhileSomethingMovesOnTheScreenItIsThoughtAndThePausePasses) {
    begin();
    const auto before = moves();
    host->step(now, ui::Speed::normal, true);
    EXPECT_EQ(players_log().asked, 1);
    host->step(now += 5, ui::Speed::normal, true);
    EXPECT_EQ(moves(), before) << "not before it has come to rest";
    host->step(now, ui::Speed::normal, false);
    EXPECT_GT(moves(), before) << "but then at once";
}

TEST_F(Thinking, WhoeverThinksForAGameThatIsLeftIsDismissed) {
    players_do(PlayersDo::keep_silent);
    begin();
    pass(1);
    host.reset();
    EXPECT_EQ(players_log().dismissed, 1);
    players_do(PlayersDo::answer);
    begin();
    pass(2);
    host.reset();
    EXPECT_EQ(players_log().dismissed, 1) << "nobody was thinking";
}

}  // namespace
}  // namespace lw::test
