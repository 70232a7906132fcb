// Isles in every window at every scale, with two to eight players: no text is cut, no control lies over another.
#include "isles/presets.hpp"
#include "ui/fit.hpp"
#include "ui/isles_table.hpp"

#include <functional>

namespace lw::ui::test {
namespace {

using game::Seat;
using game::SeatSet;
using isles::Phase;
using isles::Resources;

class FitTable : public IslesTable {
public:
    explicit FitTable(const Window& window) : IslesTable(window.size, window.scale()) { bench.touch = window.size.x < 700; }

    /// The middle of a long game: two-digit points, both awards with one player, full hands.
    void seat(int seats) {
        players = crowd(seats);
        const isles::PresetKind kind = seats > 6   ? isles::PresetKind::big_island
                                       : seats > 4 ? isles::PresetKind::five_six
                                                   : isles::PresetKind::standard;
        isles::Config config = isles::table_of(isles::preset(kind), seats, 5);
        config.first_player = Seat{0};
        p.setup = isles::make_setup(config);
        p.state = isles::initial(p.setup);
        isles::Table& table = p.state.table;
        table.phase = Phase::main;
        table.turn = Seat{0};
        table.turn_number = static_cast<std::uint16_t>(14 * seats + 1);
        table.rolled = true;
        table.dice = {5, 6};
        table.longest_road = Seat{0};
        table.largest_army = Seat{0};
        for (int i = 0; i < seats; ++i) {
            table.players[static_cast<std::size_t>(i)].road_length = 12;
            table.players[static_cast<std::size_t>(i)].knights = 11;
        }
        p.give(0, Resources{3, 2, 4, 2, 3});
        for (int i = 1; i < seats; ++i) p.give(i, Resources{1, 1, 1, 1, 1});
        for (const isles::DevCard card : isles::kAllDevCards) p.give(0, card);
        ++state_no;
        ++generation;
        state.side = isles::SidePanel::closed;
        state.viewer = {};
        state.viewer.seat = viewer;
        points();
    }
    /// Ten points or more for the first two.
    void points() {
        std::uint16_t v = 0;
        for (int seat = 0; seat < 2; ++seat) {
            for (int n = 0; n < 5 && v < p.setup.topology.vertex_count; v = static_cast<std::uint16_t>(v + 3), ++n)
                p.state.table.sites[v] = isles::Site{isles::Building::city, Seat{seat}};
        }
        isles::renew_network(p.setup, p.state.table);
    }
};

struct Situation {
    std::string name;
    std::function<void(FitTable&)> arrange;
};

std::vector<Situation> situations() {
    return {
        {"main", [](FitTable&) {}},
        {"set-up",
         [](FitTable& t) {
             t.p.state.table.phase = Phase::setup_settlement;
             t.p.state.table.turn_number = 0;
         }},
        {"roll", [](FitTable& t) { t.p.state.table.phase = Phase::pre_roll; }},
        {"log", [](FitTable& t) { t.state.side = isles::SidePanel::log; }},
        {"statistics", [](FitTable& t) { t.state.side = isles::SidePanel::stats; }},
        {"trade", [](FitTable& t) { t.state.side = isles::SidePanel::trade; }},
        {"bank",
         [](FitTable& t) {
             t.state.side = isles::SidePanel::trade;
             t.state.viewer.trade_tab = 1;
         }},
        {"placing", [](FitTable& t) { t.state.viewer.armed = scene::Tool::road; }},
        {"discard",
         [](FitTable& t) {
             t.p.state.table.phase = Phase::discard;
             t.p.state.table.owing = SeatSet::of(Seat{0});
             t.p.state.table.discard_due[0] = 7;
         }},
        {"partner",
         [](FitTable& t) {
             isles::Offer& offer = t.p.state.table.offers[0];
             offer = {true, Resources{1, 0, 0, 0, 0}, Resources{0, 0, 0, 0, 1}, t.p.setup.all_seats() - SeatSet::of(Seat{0}), {}, {}};
             offer.accepted = offer.to;
         }},
        {"offer",
         [](FitTable& t) {
             t.p.state.table.turn = Seat{1};
             t.p.state.table.offers[1] = {true, Resources{0, 0, 0, 1, 1}, Resources{1, 1, 0, 0, 0}, SeatSet::of(Seat{0}), {}, {}};
             t.answer_seconds = 12;
         }},
        {"thinking",
         [](FitTable& t) {
             t.p.state.table.turn = Seat{1};
             t.thinking = Seat{1};
         }},
        {"free road",
         [](FitTable& t) {
             t.p.state.table.phase = Phase::free_road;
             t.p.state.table.free_roads = 2;
         }},
        {"knight", [](FitTable& t) { t.state.viewer.asking = isles::DevCard::knight; }},
        {"road building", [](FitTable& t) { t.state.viewer.asking = isles::DevCard::road_building; }},
        {"plenty", [](FitTable& t) { t.state.viewer.asking = isles::DevCard::year_of_plenty; }},
        {"monopoly", [](FitTable& t) { t.state.viewer.asking = isles::DevCard::monopoly; }},
        {"hidden hand", [](FitTable& t) { t.state.hide_hand = true; }},
        {"hint",
         [](FitTable& t) {
             const isles::Resources two{0, 1, 1, 0, 0};
             const isles::VertexId corner = t.p.setup.topology.hex_vertices[0][0];
             t.hint = HintOf<isles::Game>{false,
                                          {{isles::MakeOffer{two, {1, 0, 0, 0, 1}, t.p.setup.all_seats() - SeatSet::of(Seat{0})}, 310},
                                           {isles::BuildSettlement{corner}, 290},
                                           {isles::PlayYearOfPlenty{two}, 84}}};
         }},
        {"hint being thought about", [](FitTable& t) { t.hint = HintOf<isles::Game>{}; }},
        {"no hint",
         [](FitTable& t) {
             t.hint = HintOf<isles::Game>{false, {}};
         }},
    };
}

void try_all(FitTable& t, int seats) {
    for (const Situation& situation : situations()) {
        SCOPED_TRACE(situation.name + ", " + std::to_string(seats) + " players");
        t.seat(seats);
        t.thinking = Seat{};
        t.answer_seconds.reset();
        t.hint.reset();
        t.state.hide_hand = false;
        t.show(1);  // reads the new position, and forgets unfinished choices
        situation.arrange(t);
        t.show(3);
        expect_fits(t.bench, t.players, {"trade.", "offer.", "log.", "stats.", "hint.line."});
    }
}

TEST(IslesFit, NothingIsCutAndNothingOverlaps) {
    for (const Window& window : all_windows()) {
        SCOPED_TRACE(window.name());
        FitTable t(window);
        for (const int seats : {2, 4, 6, 8}) try_all(t, seats);
    }
}

TEST(IslesFit, PointsOfTwoFiguresAreWholeBesideBothAwards) {
    for (const Window& window : all_windows()) {
        SCOPED_TRACE(window.name());
        FitTable t(window);
        t.seat(8);
        t.show(3);
        EXPECT_EQ(std::count(t.bench.cut.begin(), t.bench.cut.end(), "14"), 0);
    }
}

}  // namespace
}  // namespace lw::ui::test
