// New game: the island, with a picture of the exact board that is played.
#include "base/rng.hpp"
#include "isles/board_text.hpp"
#include "isles/generate.hpp"
#include "ui/isles/settings_list.hpp"
#include "ui/isles/setup/setup.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace lw::ui::isles {

namespace {

constexpr std::uint64_t kSeeds = 1'000'000'000;  // short enough to be read out

enum class Land : int { beginner, variable, random };

Land land_of(const isles::BoardSpec& spec) {
    if (spec.terrain == TerrainPlan::beginner) return Land::beginner;
    return spec.tokens == TokenPlan::random ? Land::random : Land::variable;
}

void set_land(isles::BoardSpec& wish, Land land) {
    const bool was_beginner = wish.terrain == TerrainPlan::beginner;
    wish.terrain = land == Land::beginner ? TerrainPlan::beginner : TerrainPlan::shuffled;
    wish.tokens = land == Land::random ? TokenPlan::random : TokenPlan::spiral;
    if (land == Land::beginner) {
        wish.tokens = TokenPlan::beginner;
        wish.harbours = HarbourPlan::fixed;
    } else if (was_beginner) {
        wish.harbours = HarbourPlan::shuffle_types;
    }
}

Text land_line(Land land) {
    if (land == Land::beginner) return Text::board_beginner_line;
    return land == Land::variable ? Text::board_variable_line : Text::board_random_line;
}

Text harbour_line(HarbourPlan plan) {
    switch (plan) {
        case HarbourPlan::fixed: return Text::harbours_fixed_line;
        case HarbourPlan::shuffle_types: return Text::harbours_types_line;
        case HarbourPlan::shuffle_frame: return Text::harbours_frame_line;
        case HarbourPlan::random: break;
    }
    return Text::harbours_random_line;
}

std::string island_line(Island island) {
    if (island == Island::standard19) return std::string(say(Text::island_line_19));
    if (island == Island::extension30) return std::string(say(Text::island_line_30));
    return filled(Text::island_line_rings, {{"rings", std::to_string(isles::rings_of(island))}});
}

void island_choice(Frame& f, NewGameState& state, Rect column, float& y) {
    std::vector<Segment> parts;
    std::vector<std::string> words;
    for (int i = 0; i <= static_cast<int>(Island::rings6); ++i) {
        words.push_back(std::to_string(isles::island_hexes(static_cast<Island>(i)).size()));
    }
    for (const std::string& word : words) parts.push_back({word});
    int chosen = static_cast<int>(spec_of(state).island);
    if (setting_segments(f, column, y, "new.island", say(Text::new_size), island_line(spec_of(state).island), parts, chosen)) {
        draft_of(state).board.wish.island = static_cast<Island>(chosen);
        draft_of(state).board.island_follows = false;
    }
}

void land_choice(Frame& f, NewGameState& state, Rect column, float& y) {
    const isles::BoardSpec spec = spec_of(state);
    if (isles::rings_of(spec.island) > 3) return;
    const bool small = spec.island == Island::standard19;
    std::vector<Segment> parts{{say(Text::board_variable)}, {say(Text::board_random)}};
    if (small) parts.insert(parts.begin(), {say(Text::board_beginner)});
    const int first = small ? 0 : 1;
    int pick = static_cast<int>(land_of(spec)) - first;
    const std::string line(say(land_line(land_of(spec))));
    if (setting_segments(f, column, y, "new.board", say(Text::new_land), line, parts, pick))
        set_land(draft_of(state).board.wish, static_cast<Land>(pick + first));
}

void harbour_choice(Frame& f, NewGameState& state, Rect column, float& y) {
    const isles::BoardSpec spec = spec_of(state);
    if (isles::rings_of(spec.island) > 3 || spec.terrain == TerrainPlan::beginner) return;
    std::vector<HarbourPlan> plans{HarbourPlan::fixed, HarbourPlan::shuffle_types};
    std::vector<Segment> parts{{say(Text::harbours_fixed)}, {say(Text::harbours_types)}};
    if (spec.island == Island::standard19) {  // the larger island's frame is one piece
        plans.push_back(HarbourPlan::shuffle_frame);
        parts.push_back({say(Text::harbours_frame)});
    }
    plans.push_back(HarbourPlan::random);
    parts.push_back({say(Text::harbours_random)});
    int pick = static_cast<int>(std::find(plans.begin(), plans.end(), spec.harbours) - plans.begin());
    if (setting_segments(f, column, y, "new.harbours", say(Text::new_harbours), say(harbour_line(spec.harbours)), parts, pick))
        draft_of(state).board.wish.harbours = plans[static_cast<std::size_t>(pick)];
}

void seed_choice(Frame& f, const NewGameState& state, Rect column, float& y) {
    const SettingPlace place = setting_row(f, column, y, say(Text::new_seed), say(Text::new_seed_line), 200, true);
    const std::string shown =
        draft_of(state).board.seed_words.empty() ? std::to_string(draft_of(state).board.seed) : draft_of(state).board.seed_words;
    if (text_box(f, place.control, "new.seed", std::string(say(Text::new_seed)) + ": " + shown, shown, false)) {
        f.emit(AskText{"new.seed", std::string(say(Text::new_seed_ask)), draft_of(state).board.seed_words, kSeedLetters});
    }
}

void preview(Frame& f, NewGameState& state, Rect r) {
    draft_of(state).preview.show(draft_of(state).board.layout(state.seats.size()));
    draft_of(state).preview.draw(f, r);
    const std::string label = filled(Text::board_preview, {{"what", island_words(spec_of(state).island)}});
    (void)area(f, {.id = "new.preview", .label = label, .rect = r, .focusable = false});
}

void open_editor(NewGameState& state) {
    BoardEditor& editor = draft_of(state).editor;
    editor.open = true;
    editor.layout = editor.begun = draft_of(state).board.layout(state.seats.size());
    editor.spec = spec_of(state);
    editor.seed = draft_of(state).board.seed;
    editor.chosen = -1;
    editor.message.clear();
}

void board_buttons(Frame& f, NewGameState& state, Rect r) {
    const auto lines = rows(r, 2, f.px(8));
    const auto parts = columns(lines[0], 2, f.px(8));
    if (button(f, parts[0], {.id = "new.roll", .text = say(Text::board_roll), .icon = Image::icon_dice}))
        drop_board(state, BoardDrop::roll);
    if (button(f, parts[1], {.id = "new.edit", .text = say(Text::board_edit), .icon = Image::icon_edit})) open_editor(state);
    draw_table_link(f, lines[1], made_game(state));
}

}  // namespace

isles::BoardSpec BoardDraft::spec(std::size_t players) const {
    isles::BoardSpec out = wish;
    if (island_follows) out.island = isles::usual_island(static_cast<int>(players));
    return isles::mended(out);
}

const isles::Layout& BoardDraft::layout(std::size_t players) {
    if (edited) return *edited;
    const isles::BoardSpec wanted = spec(players);
    if (!made_ || !(made_->spec == wanted) || made_->seed != seed) made_ = Made{wanted, seed, isles::generate(wanted, seed)};
    return made_->layout;
}

void BoardDraft::roll() {
    edited.reset();
    seed_words.clear();
    seed = another_seed(seed);
}

std::uint64_t another_seed(std::uint64_t seed) { return base::split_mix64(seed) % kSeeds; }

float draw_board_options(Frame& f, NewGameState& state, Rect column, float y) {
    text(f, {column.x, y, column.w, f.px(26)}, say(Text::new_board), kPanelTitle.sized(20));
    y += f.px(32);
    const Rect picture{column.x, y, column.w, f.px(column.w < f.px(420) ? 220 : 250)};
    preview(f, state, picture);
    y = picture.bottom() + f.px(8);
    board_buttons(f, state, {column.x, y, column.w, f.px(44 + 8 + 44)});
    y += f.px(44 + 8 + 44 + 12);
    if (draft_of(state).board.edited) {
        y += paragraph(f, {column.x, y}, column.w, say(Text::board_by_hand_line), kSmall) + f.px(8);
        if (button(f, {column.x, y, column.w, f.px(44)}, {.id = "new.unedit", .text = say(Text::board_unedit), .icon = Image::icon_undo})) {
            drop_board(state, BoardDrop::back_to_drawn);
        }
        return y + f.px(44 + 14);
    }
    island_choice(f, state, column, y);
    land_choice(f, state, column, y);
    harbour_choice(f, state, column, y);
    seed_choice(f, state, column, y);
    return y;
}

}  // namespace lw::ui::isles
