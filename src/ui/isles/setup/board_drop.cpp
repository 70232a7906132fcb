// Changes made to a board by hand are not dropped without asking.
#include "ui/isles/setup/setup.hpp"

namespace lw::ui::isles {

namespace {

bool in_editor(BoardDrop what) { return what == BoardDrop::leave_editor || what == BoardDrop::roll_in_editor; }

bool loses_work(const NewGameState& state, BoardDrop what) {
    return in_editor(what) ? draft_of(state).editor.changed() : draft_of(state).board.edited.has_value();
}

void do_it(NewGameState& state, BoardDrop what) {
    switch (what) {
        case BoardDrop::none: break;
        case BoardDrop::leave_editor: draft_of(state).editor.open = false; break;
        case BoardDrop::roll_in_editor: draft_of(state).editor.roll(); break;
        case BoardDrop::roll: draft_of(state).board.roll(); break;
        case BoardDrop::back_to_drawn: draft_of(state).board.edited.reset(); break;
        case BoardDrop::preset: choose_preset(state, *draft_of(state).wanted); break;
    }
}

}  // namespace

void drop_board(NewGameState& state, BoardDrop what) {
    if (loses_work(state, what))
        draft_of(state).asked = what;
    else
        do_it(state, what);
}

void draw_question(Frame& f, NewGameState& state) {
    if (draft_of(state).asked == BoardDrop::none) return;
    // The key that opened the question does not answer it.
    if (!draft_of(state).was_asked) {
        *f.wants_frame = true;
        return;
    }
    const Text line = in_editor(draft_of(state).asked) ? Text::drop_edits_line : Text::drop_board_line;
    const int answer = confirm_card(f, "drop", say(Text::drop_title), Rich(say(line)), say(Text::drop_yes), say(Text::drop_no), true);
    if (answer > 0) do_it(state, draft_of(state).asked);
    if (answer != 0) draft_of(state).asked = BoardDrop::none;
}

}  // namespace lw::ui::isles
