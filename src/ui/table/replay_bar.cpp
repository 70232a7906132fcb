// The controls of a replay: a slider, steps and turns both ways, playing, its speed; and the keys for these.
#include "ui/table/cards.hpp"
#include "ui/widgets.hpp"

#include <algorithm>

namespace lw::ui::table {

namespace {

struct Bar {
    const Frame& f;
    const ReplayPlace& replay;

    [[nodiscard]] float px(float look) const { return f.px(look); }
};

constexpr std::string_view kBeginning = "this is the beginning";
constexpr std::string_view kEnd = "this is the end";

struct Speeds {
    ReplaySpeed speed;
    std::string_view words;
};
constexpr std::array<Speeds, 3> kSpeeds{{{ReplaySpeed::slow, "Slow"}, {ReplaySpeed::normal, "Normal"}, {ReplaySpeed::fast, "Fast"}}};

void step_button(const Bar& c, Rect r, std::string_view id, std::string_view label, Image image, std::string_view key, int to) {
    const ReplayPlace& replay = c.replay;
    Button b{.id = id, .text = "", .label = label};
    b.icon = image;
    b.enabled = to != replay.at;
    b.reason = to <= replay.at && replay.at == 0 ? kBeginning : kEnd;
    b.keep_text = true;
    b.shortcut = key;
    if (button(c.f, r, b)) c.f.emit(ReplayGo{to});
}

void play_button(const Bar& c, Rect r) {
    const bool playing = c.replay.playing;
    Button b{.id = "replay.play", .text = playing ? "Pause" : "Play"};
    if (r.w < c.px(90)) b.text = "";
    b.label = playing ? "Pause" : "Play";
    b.icon = playing ? Image::icon_pause : Image::icon_play;
    b.kind = ButtonKind::accent;
    b.shortcut = "Space";
    b.text_size = 16;
    if (button(c.f, r, b)) c.f.emit(ReplayPlay{!playing});
}

/// One press goes to the next speed.
void speed_button(const Bar& c, Rect r) {
    const auto at = static_cast<std::size_t>(c.replay.speed);
    const std::string label = "Speed: " + std::string(kSpeeds[at].words);
    Button b{.id = "replay.speed", .text = kSpeeds[at].words, .label = label};
    b.tip = Rich("How fast the game is played");
    if (button(c.f, r, b)) c.f.emit(ReplayPace{kSpeeds[(at + 1) % kSpeeds.size()].speed});
}

void slide(const Bar& c, Rect r) {
    const ReplayPlace& replay = c.replay;
    const std::string most = std::to_string(replay.steps);
    const std::string words = std::to_string(replay.at) + " of " + most;
    const float w = text_width(c.f, most + " of " + most, kBold) + c.px(4);
    text(c.f, cut_right(r, w, c.px(8)), words, kBold, Align::right);
    int at = replay.at;
    if (slider(c.f, r, {.id = "replay.slide", .label = "Step of the game", .max = replay.steps, .marks = replay.turning_points}, at))
        c.f.emit(ReplayGo{at});
}

}  // namespace

void draw_replay_bar(const Frame& f, Rect r, const ReplayPlace& replay) {
    const Bar c{f, replay};
    const bool phone = small(f.form);
    panel(c.f, r);
    Rect in = inset(r, c.px(phone ? 8 : 14), c.px(phone ? 5 : 9));
    const float low = std::min(c.px(phone ? 44 : 50), in.h * 0.56F);
    Rect row = cut_bottom(in, low, c.px(4));
    slide(c, in);
    const float gap = c.px(phone ? 4 : 8);
    const float speed = c.px(phone ? 70 : 96);
    speed_button(c, cut_right(row, speed, gap));
    const float each = std::min((row.w - 6 * gap) / 7, c.px(58));
    const float play = row.w - 6 * (each + gap);
    step_button(c, cut_left(row, each, gap), "replay.first", "To the beginning", Image::icon_first, "Home", 0);
    step_button(c, cut_left(row, each, gap), "replay.turn.before", "One turn back", Image::icon_rewind, "Up", replay.turn_before);
    step_button(c, cut_left(row, each, gap), "replay.before", "One step back", Image::icon_left, "Left", std::max(replay.at - 1, 0));
    play_button(c, cut_left(row, play, gap));
    step_button(c, cut_left(row, each, gap), "replay.after", "One step on", Image::icon_right, "Right",
                std::min(replay.at + 1, replay.steps));
    step_button(c, cut_left(row, each, gap), "replay.turn.after", "One turn on", Image::icon_fast, "Down", replay.turn_after);
    step_button(c, row, "replay.last", "To the end", Image::icon_last, "End", replay.steps);
}

void replay_steps_by_key(const Frame& f, const ReplayPlace& replay) {
    const Kit& kit = *f.kit;
    if (kit.keyboard_taken()) return;
    if (kit.pressed(Press::left)) f.emit(ReplayGo{replay.at - 1});
    if (kit.pressed(Press::right)) f.emit(ReplayGo{replay.at + 1});
    if (kit.pressed(Press::up)) f.emit(ReplayGo{replay.turn_before});
    if (kit.pressed(Press::down)) f.emit(ReplayGo{replay.turn_after});
    if (kit.pressed(Press::home)) f.emit(ReplayGo{0});
    if (kit.pressed(Press::end)) f.emit(ReplayGo{replay.steps});
    if (kit.pressed(Press::space)) f.emit(ReplayPlay{!replay.playing});
}

}  // namespace lw::ui::table
