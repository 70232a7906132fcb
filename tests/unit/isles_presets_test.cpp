// Ready-made tables.
#include "isles/generate.hpp"
#include "isles/presets.hpp"
#include "isles/setup.hpp"

#include <gtest/gtest.h>

namespace lw::isles {
namespace {

TEST(IslesPresets, EveryOneMakesAValidTableForEveryNumberOfItsSeats) {
    for (const Preset& preset : presets()) {
        EXPECT_TRUE(preset.seats_fit(preset.usual_seats)) << preset.key;
        for (int seats = preset.least_seats; seats <= preset.most_seats; ++seats) {
            const Config config = table_of(preset, seats, 9);
            EXPECT_TRUE(valid(config)) << preset.key << " " << seats;
            EXPECT_EQ(config.seats, seats);
            EXPECT_EQ(config.layout, generate(config.spec, 9));
            EXPECT_EQ(mended(config.spec), config.spec) << preset.key << ": the board is the one that its words say";
            EXPECT_EQ(matching_preset(seats, config.spec, config.settings), &preset) << preset.key << " " << seats;
        }
    }
}

TEST(IslesPresets, AreFoundByKeyAndByKind) {
    for (const Preset& preset : presets()) {
        EXPECT_EQ(find_preset(preset.key), &preset);
        EXPECT_EQ(&isles::preset(preset.kind), &preset);
    }
    EXPECT_EQ(find_preset("custom"), nullptr);
    EXPECT_EQ(find_preset(""), nullptr);
}

TEST(IslesPresets, SayWhatTheirNamesPromise) {
    const Config duel = table_of(preset(PresetKind::duel), 2, 1);
    EXPECT_EQ(duel.settings.victory_target, 15);
    EXPECT_TRUE(duel.settings.friendly_robber);
    EXPECT_FALSE(preset(PresetKind::duel).seats_fit(3));
    EXPECT_EQ(table_of(preset(PresetKind::beginner), 3, 1).layout, beginner_layout());
    EXPECT_EQ(table_of(preset(PresetKind::five_six), 5, 1).layout.tiles.size(), 30U);
    EXPECT_EQ(table_of(preset(PresetKind::standard), 4, 1).settings, Settings{});
    EXPECT_EQ(table_of(preset(PresetKind::big_island), 4, 1).layout.tiles.size(), 37U);
    EXPECT_EQ(table_of(preset(PresetKind::big_island), 6, 1).layout.tiles.size(), 61U);
    EXPECT_EQ(table_of(preset(PresetKind::big_island), 8, 1).layout.tiles.size(), 91U);
}

TEST(IslesPresets, AnyChangeMakesACustomTable) {
    const Config config = table_of(preset(PresetKind::standard), 4, 1);
    Settings settings = config.settings;
    settings.victory_target = 11;
    EXPECT_EQ(matching_preset(4, config.spec, settings), nullptr);
    settings = config.settings;
    settings.turn_seconds = 60;
    EXPECT_EQ(matching_preset(4, config.spec, settings), nullptr);
    BoardSpec board = config.spec;
    board.harbours = HarbourPlan::random;
    EXPECT_EQ(matching_preset(4, board, config.settings), nullptr);
    EXPECT_EQ(matching_preset(5, config.spec, config.settings), nullptr) << "five share a larger island";
}

}  // namespace
}  // namespace lw::isles
