// Every event in words: third person, no exclamation marks, secrets only where the event reveals them.
#include "ui/isles/log_book.hpp"
#include "ui/isles/log_text.hpp"
#include "unit/isles_position.hpp"

#include <gtest/gtest.h>

#include <map>
#include <variant>

namespace lw::ui::isles {

namespace {

using game::Seat;
using game::SeatSet;
using isles::DevCard;
using isles::Event;
using isles::Resource;
using isles::Resources;

const Players kPlayers{{"Ada", 0, game::Controller::human, {}},
                       {"Bruno", 1, game::Controller::computer, {}},
                       {"Chidi", 2, game::Controller::human, {}},
                       {"Dana", 3, game::Controller::computer, {}}};

constexpr Seat ada{0};
constexpr Seat bruno{1};
constexpr Seat chidi{2};

struct Told {
    Event event;
    std::string words;
};

std::vector<Told> all(const isles::Position& p) {
    const isles::VertexId corner = p.setup.topology.hex_vertices[0][0];
    const isles::EdgeId edge{0};
    const SeatSet others{0b1110};
    return {{isles::Began{ada}, "Ada goes first"},
            {isles::TurnBegan{bruno, 5}, "Bruno is next"},
            {isles::Settled{ada, corner, false}, "Ada places a settlement"},
            {isles::Settled{ada, corner, true}, "Ada builds a settlement"},
            {isles::RoadBuilt{ada, edge, true}, "Ada builds a road"},
            {isles::RoadBuilt{ada, edge, false}, "Ada places a road"},
            {isles::CityBuilt{bruno, corner}, "Bruno builds a city"},
            {isles::Rolled{chidi, 3, 5}, "Chidi rolls 8"},
            {isles::Produced{ada, Resources{0, 4, 0, 0, 1}}, "Ada gets 4 lumber, 1 ore"},
            {isles::Produced{ada, Resources{1, 6, 0, 0, 0}}, "Ada gets 1 brick, 6 lumber"},
            {isles::NothingProduced{4}, "Nobody gets anything"},
            {isles::BankShort{Resource::ore, SeatSet{0b11}, false}, "The bank is short of ore - nobody gets any"},
            {isles::BankShort{Resource::ore, SeatSet{0b10}, true}, "The bank is short of ore - Bruno gets what is left"},
            {isles::DiscardDue{ada, 4}, "Ada must discard 4"},
            {isles::DiscardChosen{ada}, "Ada has chosen what to discard"},
            {isles::Discarded{ada, Resources{2, 1, 0, 0, 0}}, "Ada discards 2 brick, 1 lumber"},
            {isles::RobberMoved{ada, p.hex(0, 0), p.hex(0, -1)}, "Ada moves the robber to hills 6"},
            {isles::Stole{ada, bruno, std::nullopt}, "Ada takes a card from Bruno"},
            {isles::Stole{ada, bruno, Resource::wool}, "Ada takes wool from Bruno"},
            {isles::NothingStolen{ada, Seat{}}, "Ada finds nobody to rob"},
            {isles::NothingStolen{ada, bruno}, "Bruno has no card to take"},
            {isles::DevCardBought{ada, std::nullopt}, "Ada buys a development card"},
            {isles::DevCardBought{ada, DevCard::knight}, "Ada buys a development card (Knight)"},
            {isles::DevCardPlayed{ada, DevCard::knight}, "Ada plays a knight"},
            {isles::DevCardPlayed{ada, DevCard::monopoly}, "Ada plays Monopoly"},
            {isles::PlentyTaken{ada, Resources{0, 0, 0, 0, 2}}, "Ada takes 2 ore from the bank"},
            {isles::Monopolised{ada, bruno, Resource::grain, 3}, "Bruno hands over 3 grain to Ada"},
            {isles::Monopolised{ada, bruno, Resource::grain, 0}, "Bruno has no grain"},
            {isles::FreeRoadLapsed{ada}, "Ada leaves a free road unbuilt"},
            {isles::BankTraded{chidi, Resource::ore, 4, Resource::wool}, "Chidi trades 4 ore for wool with the bank"},
            {isles::OfferMade{ada, Resources{1, 0, 0, 0, 0}, Resources{0, 0, 2, 0, 0}, others}, "Ada offers 1 brick for 2 wool"},
            {isles::OfferMade{ada, Resources{1, 0, 0, 0, 0}, Resources{0, 0, 2, 0, 0}, SeatSet{0b0110}},
             "Ada offers 1 brick for 2 wool to Bruno and Chidi"},
            {isles::OfferClosed{ada, false}, "Ada withdraws the offer"},
            {isles::OfferClosed{ada, true}, "The offer of Ada lapses"},
            {isles::OfferAccepted{bruno, ada}, "Bruno accepts the offer of Ada"},
            {isles::OfferDeclined{bruno, ada}, "Bruno declines the offer of Ada"},
            {isles::Traded{ada, bruno, Resources{0, 2, 0, 0, 0}, Resources{0, 0, 1, 0, 0}}, "Ada trades 2 lumber for 1 wool with Bruno"},
            {isles::LongestRoadMoved{Seat{}, ada, 5}, "Ada has the longest road, 5 in a row"},
            {isles::LongestRoadMoved{bruno, ada, 6}, "Ada has the longest road, 6 in a row - taken from Bruno"},
            {isles::LongestRoadMoved{ada, Seat{}, 0}, "Nobody has the longest road any more"},
            {isles::LargestArmyMoved{Seat{}, bruno, 3}, "Bruno has the largest army of 3 knights"},
            {isles::TurnEnded{ada}, "Ada ends the turn"},
            {isles::PlacementSkipped{ada}, "Ada finds no place for a settlement"},
            {isles::GameEnded{SeatSet{0b1}}, "Ada wins the game"},
            {isles::GameEnded{SeatSet{0b11}}, "The game is a draw between Ada and Bruno"},
            {isles::PartBegan{ada, isles::Part::second}, "Ada plays the second part of the turn"},
            {isles::PartBegan{bruno, isles::Part::special}, "Bruno may build between the turns"},
            {isles::PointsRevealed{ada, 2}, "Ada reveals 2 victory point cards"}};
}

TEST(IslesLog, SaysEveryEvent) {
    const isles::Position p;
    std::map<std::size_t, int> kinds;
    for (const Told& told : all(p)) {
        EXPECT_EQ(log_line(p.setup, kPlayers, told.event).plain(), told.words);
        ++kinds[told.event.index()];
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<Event>) << "an event has no line in this test";
}

TEST(IslesLog, NeverSaysYouNorShouts) {
    const isles::Position p;
    for (const Told& told : all(p)) {
        const std::string words = log_line(p.setup, kPlayers, told.event).plain();
        EXPECT_EQ(words.find('!'), std::string::npos) << words;
        EXPECT_EQ((" " + words + " ").find(" you"), std::string::npos) << words;
    }
}

TEST(IslesLog, SpeaksThePlace) {
    const isles::Position p;
    const isles::VertexId corner = p.at(isles::corner_of({0, -1}, isles::Corner::n));
    const LogLine line = log_line(p.setup, kPlayers, isles::Settled{ada, corner, true});
    const std::string words = spoken(p.setup, line);
    EXPECT_EQ(words.rfind("Ada builds a settlement: Corner of ", 0), 0U) << words;
    EXPECT_NE(words.find("hills 6"), std::string::npos) << words;
}

isles::Model model_of(const isles::Position& p, std::vector<Event> events) {
    isles::Model model;
    model.setup = &p.setup;
    model.players = kPlayers;
    model.events = std::move(events);
    model.view.viewer = ada;
    return model;
}

TEST(IslesLog, AnnouncesOnlyWhatIsNewAndTheOwnTurnUrgently) {
    const isles::Position p;
    Mirror mirror;
    LogBook book;
    isles::Model model = model_of(p, {isles::Began{ada}, isles::Rolled{bruno, 1, 1}});
    book.read(model, mirror, true);
    const auto before = mirror.take_lines();
    ASSERT_FALSE(before.empty()) << "what others did before the screen was there";
    EXPECT_EQ(before.back().text, "Bruno rolls 2");
    EXPECT_FALSE(before.back().urgent);
    model.events.emplace_back(isles::TurnBegan{ada, 5});
    model.events.emplace_back(isles::Rolled{ada, 4, 4});
    book.read(model, mirror, false);
    const auto lines = mirror.take_lines();
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_TRUE(lines[0].urgent);
    EXPECT_EQ(lines[1].text, "Ada rolls 8");
    EXPECT_FALSE(lines[1].urgent);
    book.read(model, mirror, false);
    EXPECT_TRUE(mirror.take_lines().empty());
}

TEST(IslesLog, BeginsAnewWithAnotherViewer) {
    const isles::Position p;
    Mirror mirror;
    LogBook book;
    isles::Model model = model_of(p, {isles::Began{ada}, isles::DevCardBought{ada, DevCard::monopoly}});
    book.read(model, mirror, true);
    ASSERT_EQ(book.entries().size(), 2U);
    (void)mirror.take_lines();
    book.forget();
    EXPECT_TRUE(book.entries().empty());
    model.view.viewer = bruno;
    model.events = {isles::Began{ada}, isles::DevCardBought{ada, std::nullopt}};
    book.read(model, mirror, true);
    ASSERT_EQ(book.entries().size(), 2U);
    EXPECT_EQ(book.entries()[1].line.plain(), "Ada buys a development card");
    const auto told = mirror.take_lines();
    ASSERT_FALSE(told.empty()) << "who takes over is told what came before";
    EXPECT_EQ(told.back().text, "Ada buys a development card") << "and nothing that is Ada's alone";
    book.forget();
    book.read(model, mirror, true);
    EXPECT_TRUE(mirror.take_lines().empty()) << "after an undo nothing is told again";
}

std::vector<std::string> read_out(const isles::Position& p, std::vector<Event> events) {
    Mirror mirror;
    LogBook book;
    isles::Model model = model_of(p, {});
    book.read(model, mirror, true);
    (void)mirror.take_lines();
    model.events = std::move(events);
    book.read(model, mirror, false);
    std::vector<std::string> lines;
    for (const auto& line : mirror.take_lines()) lines.push_back(line.text);
    return lines;
}
const game::SeatSet kOthers{0b1101};

TEST(IslesLog, AnOfferThatEverybodyRefusesIsTwoLines) {
    const isles::Position p;
    const Event made = isles::OfferMade{bruno, {1, 0, 0, 0, 0}, {0, 0, 0, 0, 1}, kOthers};
    const auto lines = read_out(p, {made, isles::OfferDeclined{ada, bruno}, isles::OfferDeclined{game::Seat(2), bruno},
                                    isles::OfferDeclined{game::Seat(3), bruno}, isles::OfferClosed{bruno, false}});
    EXPECT_EQ(lines, (std::vector<std::string>{"Bruno offers 1 brick for 1 ore", "Nobody takes the offer of Bruno"}));
}

TEST(IslesLog, OneWhoAcceptsIsNamedAndThoseWhoRefuseAreNot) {
    const isles::Position p;
    const Event made = isles::OfferMade{bruno, {1, 0, 0, 0, 0}, {0, 0, 0, 0, 1}, kOthers};
    const auto lines = read_out(p, {made, isles::OfferDeclined{ada, bruno}, isles::OfferAccepted{game::Seat(2), bruno},
                                    isles::OfferDeclined{game::Seat(3), bruno}, isles::OfferClosed{bruno, false}});
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[1], "Chidi accepts the offer of Bruno");
    EXPECT_EQ(lines[2], "Bruno withdraws the offer");
}

TEST(IslesLog, WhoAloneWasAskedIsNamed) {
    const isles::Position p;
    const Event made = isles::OfferMade{bruno, {1, 0, 0, 0, 0}, {0, 0, 0, 0, 1}, game::SeatSet::of(ada)};
    const auto lines = read_out(p, {made, isles::OfferDeclined{ada, bruno}, isles::OfferClosed{bruno, false}});
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[1], "Ada declines the offer of Bruno");
}

TEST(IslesLog, CountsRounds) {
    EXPECT_EQ(round_of(0, 4), 0);
    EXPECT_EQ(round_of(1, 4), 1);
    EXPECT_EQ(round_of(4, 4), 1);
    EXPECT_EQ(round_of(5, 4), 2);
    EXPECT_EQ(round_of(5, 3), 2);
}

TEST(IslesLog, FiltersByMatter) {
    const isles::Position p;
    const LogLine trade = log_line(p.setup, kPlayers, isles::OfferClosed{ada, false});
    const LogLine road = log_line(p.setup, kPlayers, isles::RoadBuilt{ada, isles::EdgeId{0}, true});
    EXPECT_TRUE(passes(LogFilter::all, trade));
    EXPECT_TRUE(passes(LogFilter::trade, trade));
    EXPECT_FALSE(passes(LogFilter::build, trade));
    EXPECT_TRUE(passes(LogFilter::build, road));
    EXPECT_FALSE(passes(LogFilter::robber, road));
}

}  // namespace

}  // namespace lw::ui::isles
