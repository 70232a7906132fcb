#include "ui/shires/game_screen.hpp"

#include "ui/kit.hpp"
#include "ui/paint.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace lw::ui {

draw::Picture board(const Frame& frame, const ShiresModel& /*model*/, const ScreenModel& /*screen*/, ShiresScreen& state) {
    state.camera.window = frame.size;
    return {};
}

void draw(Frame& frame, const ShiresModel& model, const ScreenModel& /*screen*/, ShiresScreen& /*state*/) {
    const Rect card = middle({0, 0, frame.size.x, frame.size.y}, frame.px(320), frame.px(140));
    panel(frame, card, 18);
    Rect in = inset(card, frame.px(20), frame.px(16));
    const game::Seat turn = model.view.table.turn;
    const std::string words = filled(Text::shires_to_move, {{"name", model.players[turn.index()].name}});
    text_fit(frame, cut_top(in, frame.px(40), frame.px(12)), words, kLeadBold, Align::centre);
    if (button(frame, in, {.id = "shires.leave", .text = say(Text::back)})) {
        if (model.replay) frame.emit(Back{});
        else frame.emit(AbandonGame{});
    }
    frame.mirror->set_status(words);
}

std::vector<KeyHelp> shires_keys() { return {}; }
std::vector<KeyHelp> shires_replay_keys() { return {}; }
std::vector<Rich> public_lines(const ShiresModel& /*model*/, std::size_t /*most*/) { return {}; }

}  // namespace lw::ui
