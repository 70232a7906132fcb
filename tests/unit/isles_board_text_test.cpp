// Boards as text, and what is said about boards that somebody changed by hand.
#include "isles_boards.hpp"

#include "base/rng.hpp"
#include "isles/board_check.hpp"
#include "isles/board_text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace lw::isles {
namespace {

using TextKind = BoardTextFault::Kind;
using Kind = BoardFault::Kind;

Layout ring_layout(int rings) {
    Layout layout;
    auto hexes = ring_hexes(rings);
    std::sort(hexes.begin(), hexes.end(), [](Hex a, Hex b) { return a.r != b.r ? a.r < b.r : a.q < b.q; });
    for (const Hex hex : hexes) layout.tiles.push_back({hex, Terrain::hills, 12});
    layout.robber = hexes[0];
    return layout;
}

std::vector<Layout> all_kinds() {
    std::vector<Layout> out{beginner_layout()};
    for (const Island island : {Island::standard19, Island::extension30}) {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            BoardSpec spec;
            spec.island = island;
            spec.tokens = seed % 2 == 0 ? TokenPlan::random : TokenPlan::spiral;
            out.push_back(generate(spec, seed));
        }
    }
    for (int rings = 1; rings <= 6; ++rings) out.push_back(ring_layout(rings));
    return out;
}

/// Two single hexes, a row between them that has no land, a hole in a row.
Layout scattered() {
    Layout layout;
    layout.tiles.push_back({{-3, -4}, Terrain::fields, 2});
    layout.tiles.push_back({{5, -4}, Terrain::forest, 10});
    layout.tiles.push_back({{0, 2}, Terrain::desert, 0});
    layout.harbours.push_back({{5, -4}, Side::sw, HarbourKind::wool});
    layout.robber = {0, 2};
    return layout;
}

TEST(IslesBoardText, EveryIslandComesBack) {
    for (const Layout& layout : all_kinds()) {
        const std::string text = to_text(layout);
        const BoardText read = layout_from_text(text);
        ASSERT_TRUE(read.layout) << text;
        EXPECT_EQ(*read.layout, layout) << text;
        EXPECT_EQ(to_text(*read.layout), text);
    }
}

TEST(IslesBoardText, TheBeginnerBoardReads) {
    EXPECT_EQ(to_text(beginner_layout()),
              "isles1;-2/0OaW2L9/-1GcB6W4Ba/-2G9LbDL3O8/-2L8O3G4W5/-2B5G6Wb;0fA1aG6aO11bA15cW17cA16dA12eB3eL;9");
}

TEST(IslesBoardText, AnyShapeComesBack) {
    const Layout layout = scattered();
    EXPECT_EQ(to_text(layout), "isles1;-4/-3G2.......La//////0D;1dW;2");
    const BoardText read = layout_from_text(to_text(layout));
    ASSERT_TRUE(read.layout);
    EXPECT_EQ(*read.layout, layout);
}

TEST(IslesBoardText, TheOrderOfTheTilesDoesNotMatter) {
    Layout layout = beginner_layout();
    std::reverse(layout.tiles.begin(), layout.tiles.end());
    EXPECT_EQ(to_text(layout), to_text(beginner_layout()));
}

TEST(IslesBoardText, BlanksAroundItAreTaken) {
    EXPECT_EQ(layout_from_text("  \t" + to_text(beginner_layout()) + "\r\n").layout, beginner_layout());
}

TEST(IslesBoardText, SaysWhatIsWrongAndWhere) {
    struct Case {
        std::string text;
        TextKind kind;
        std::size_t at;
    };
    const std::vector<Case> cases{
        {"", TextKind::not_a_board, 0},
        {"   ", TextKind::not_a_board, 3},
        {"isles2;0/0D;;0", TextKind::not_a_board, 0},
        {"isles1;", TextKind::broken_off, 7},
        {"isles1;0", TextKind::broken_off, 8},
        {"isles1;0;;0", TextKind::unknown_sign, 8},
        {"isles1;0/0B7;;0", TextKind::unknown_sign, 11},
        {"isles1;0/0B.;;0", TextKind::unknown_sign, 11},
        {"isles1;0/0b6;;0", TextKind::unknown_sign, 10},
        {"isles1;0/0B6.;;0", TextKind::unknown_sign, 13},
        {"isles1;0/0D5;;0", TextKind::unknown_sign, 11},
        {"isles1;0/00D;;0", TextKind::bad_number, 9},
        {"isles1;-0/0D;;0", TextKind::bad_number, 7},
        {"isles1;61/0D;;0", TextKind::bad_number, 7},
        {"isles1;0/D;;0", TextKind::bad_number, 9},
        {"isles1;60/0D//0D;;0", TextKind::too_much, 12},
        {"isles1;0/60DD;;0", TextKind::too_much, 12},
        {"isles1;0/0D/;;0", TextKind::bad_number, 12},
        {"isles1;0/0D;1aA;0", TextKind::no_such_hex, 12},
        {"isles1;0/0D;0gA;0", TextKind::unknown_sign, 13},
        {"isles1;0/0D;0aX;0", TextKind::unknown_sign, 14},
        {"isles1;0/0D;;1", TextKind::no_such_hex, 13},
        {"isles1;0/0D;;", TextKind::broken_off, 13},
        {"isles1;0/0D;;-0", TextKind::bad_number, 13},
        {"isles1;0/0D;;0 D", TextKind::unknown_sign, 14},
        {"isles1;0/0DD;0bA;0", TextKind::not_playable, 18},
        {"isles1;0/0D;0aA0bA;0", TextKind::not_playable, 20},
        {"isles1;0/-30" + std::string(92, 'D') + ";;0", TextKind::too_much, 103},
    };
    for (const Case& one : cases) {
        const BoardText read = layout_from_text(one.text);
        EXPECT_FALSE(read.layout) << one.text;
        EXPECT_EQ(read.fault, (BoardTextFault{one.kind, one.at})) << one.text << " stopped at " << read.fault.at;
    }
}

TEST(IslesBoardText, TooManyHarboursAndHexesAreRefused) {
    std::string text = "isles1;-45/";
    for (int row = 0; row < 92; ++row) text += "0D/";
    text.back() = ';';
    EXPECT_EQ(layout_from_text(text + ";0").fault.kind, TextKind::too_much);
    std::string many = "isles1;0/0D;";
    for (int i = 0; i < 21; ++i) many += "0aA";
    EXPECT_EQ(layout_from_text(many + ";0").fault, (BoardTextFault{TextKind::too_much, many.size() - 3}));
}

/// Whatever is taken is exactly what would be written: no damage goes by unseen.
void expect_canonical(const std::string& text) {
    const BoardText read = layout_from_text(text);
    if (!read.layout) {
        EXPECT_LE(read.fault.at, text.size());
        return;
    }
    EXPECT_EQ(to_text(*read.layout), text);
    Config config;
    config.layout = *read.layout;
    EXPECT_TRUE(valid(config)) << text;
}

TEST(IslesBoardText, EverySingleDamageIsRefusedOrMakesAnotherBoard) {
    const std::string good = to_text(generate({}, 5));
    const std::string signs = "isle;/.-0159abcdfBLWGODAx\x7f\xc3";
    for (std::size_t at = 0; at < good.size(); ++at) {
        expect_canonical(good.substr(0, at));  // the robber's number may lose a digit and still be one
        expect_canonical(std::string(good).erase(at, 1));
        for (const char sign : signs) {
            std::string changed = good;
            changed[at] = sign;
            expect_canonical(changed);
            expect_canonical(std::string(good).insert(at, 1, sign));
        }
    }
}

TEST(IslesBoardText, NoiseIsRefused) {
    base::Rng rng(7);
    const std::string signs = "isle1;/.-023456789abcdefBLWGODA";
    for (int i = 0; i < 20'000; ++i) {
        std::string text = "isles1;";
        const std::uint32_t length = rng.below(60);
        for (std::uint32_t k = 0; k < length; ++k) text += signs[rng.below(static_cast<std::uint32_t>(signs.size()))];
        expect_canonical(text);
    }
}

std::vector<Kind> kinds(const std::vector<BoardFault>& faults) {
    std::vector<Kind> out;
    for (const BoardFault& fault : faults) out.push_back(fault.kind);
    return out;
}

Tile& tile_in(Layout& layout, Hex hex) {
    return *std::find_if(layout.tiles.begin(), layout.tiles.end(), [hex](const Tile& t) { return t.hex == hex; });
}

TEST(IslesBoardCheck, GeneratedBoardsAreFlawless) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        for (const Island island : {Island::standard19, Island::extension30}) {
            BoardSpec spec;
            spec.island = island;
            const Layout layout = generate(spec, seed);
            EXPECT_TRUE(board_errors(layout).empty());
            EXPECT_TRUE(board_warnings(layout).empty());
        }
    }
}

TEST(IslesBoardCheck, NamesEachError) {
    const auto after = [](auto change) {
        Layout layout = beginner_layout();
        change(layout);
        return kinds(board_errors(layout));
    };
    using Ks = std::vector<Kind>;
    EXPECT_EQ(after([](Layout& l) { l = {}; }), Ks{Kind::no_land});
    EXPECT_EQ(after([](Layout& l) { l.tiles.push_back(l.tiles[0]); }), Ks{Kind::land_too_large});
    EXPECT_EQ(after([](Layout& l) { tile_in(l, {1, 0}).token = 0; }), Ks{Kind::bad_token});
    EXPECT_EQ(after([](Layout& l) { tile_in(l, {1, 0}).token = 7; }), Ks{Kind::bad_token});
    EXPECT_EQ(after([](Layout& l) { tile_in(l, {0, 0}).token = 4; }), Ks{Kind::token_on_desert});
    EXPECT_EQ(after([](Layout& l) { tile_in(l, {0, 0}).terrain = static_cast<Terrain>(6); }), Ks{Kind::bad_terrain});
    EXPECT_EQ(after([](Layout& l) { l.harbours[0].hex = {3, 0}; }), Ks{Kind::harbour_off_land});
    EXPECT_EQ(after([](Layout& l) { l.harbours[0] = {{0, 0}, Side::e, HarbourKind::any}; }), Ks{Kind::harbour_inland});
    EXPECT_EQ(after([](Layout& l) { l.harbours[0].side = Side::ne; }), Ks{});
    EXPECT_EQ(after([](Layout& l) { l.harbours[0] = {{1, -2}, Side::nw, HarbourKind::any}; }), Ks{Kind::harbours_share_corner});
    EXPECT_EQ(after([](Layout& l) { l.harbours[0].kind = HarbourKind::none; }), Ks{Kind::bad_harbour});
    EXPECT_EQ(after([](Layout& l) { l.robber = {3, 0}; }), Ks{Kind::robber_at_sea});
}

TEST(IslesBoardCheck, NamesEachOddity) {
    const auto after = [](auto change) {
        Layout layout = beginner_layout();
        change(layout);
        return board_warnings(layout);
    };
    const auto reds = after([](Layout& l) { tile_in(l, {1, -1}).token = 8; });
    ASSERT_EQ(reds.size(), 1U);
    EXPECT_EQ(reds[0], (BoardFault{Kind::red_neighbours, {0, -1}, {1, -1}, {}}));
    EXPECT_EQ(kinds(after([](Layout& l) { tile_in(l, {0, 0}) = {{0, 0}, Terrain::hills, 3}; })), std::vector<Kind>{Kind::no_desert});
    EXPECT_EQ(kinds(after([](Layout& l) { l.robber = {1, 0}; })), std::vector<Kind>{Kind::robber_off_desert});
    const auto missing = after([](Layout& l) {
        for (Tile& tile : l.tiles) {
            if (tile.terrain == Terrain::fields) tile.terrain = Terrain::forest;
        }
    });
    ASSERT_EQ(missing.size(), 1U);
    EXPECT_EQ(missing[0], (BoardFault{Kind::resource_missing, {}, {}, Resource::grain}));
    const auto apart = kinds(board_warnings(scattered()));
    EXPECT_NE(std::find(apart.begin(), apart.end(), Kind::land_in_parts), apart.end());
}

TEST(IslesBoardCheck, ErrorsAreWhatTheRulesRefuse) {
    base::Rng rng(3);
    int refused = 0;
    for (int i = 0; i < 3'000; ++i) {
        Config config;
        config.layout = beginner_layout();
        for (std::uint32_t k = rng.below(3); k > 0; --k) {
            Tile& tile = config.layout.tiles[rng.below(19)];
            Harbour& harbour = config.layout.harbours[rng.below(9)];
            switch (rng.below(5)) {
                case 0: tile.terrain = static_cast<Terrain>(rng.below(7)); break;
                case 1: tile.token = static_cast<std::uint8_t>(rng.below(14)); break;
                case 2: harbour.hex = Hex{static_cast<int>(rng.below(7)) - 3, static_cast<int>(rng.below(7)) - 3}; break;
                case 3: harbour.side = static_cast<Side>(rng.below(7)); break;
                default: config.layout.robber = Hex{static_cast<int>(rng.below(7)) - 3, 0}; break;
            }
        }
        EXPECT_EQ(board_errors(config.layout).empty(), valid(config));
        refused += valid(config) ? 0 : 1;
    }
    EXPECT_GT(refused, 500);
    EXPECT_LT(refused, 2'500);
}

}  // namespace
}  // namespace lw::isles
