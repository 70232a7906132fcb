// A replay: the game's own board and panels, with the controls of the replay below.
#include "ui/shires/context.hpp"
#include "ui/table/cards.hpp"

namespace lw::ui::shires {

namespace {

/// What the step brought, in the words of the log.
std::string step_words(const Context& c) {
    const auto& replay = *c.model.replay;
    if (replay.at == 0) return "The beginning";
    const auto& entries = c.s.book.entries();
    for (std::size_t i = replay.events_before; i < entries.size(); ++i) {
        const LogLine& line = entries[i].line;
        if (line.kind != LogKind::turn) return line.words.plain();
    }
    return status_of(c).text;
}

void keys(const Context& c) {
    const Kit& kit = *c.f.kit;
    if (kit.modal_open()) return;
    if (kit.pressed(Press::escape)) c.f.emit(Back{});
    common_keys(c);
    table::replay_steps_by_key(c.f, table::place_of(c.model));
}

}  // namespace

void draw_replay(const Context& c) {
    const std::string words = step_words(c);
    const table::ReplayPlace place = table::place_of(c.model);
    if (c.phone()) {
        table::draw_replay_bar(c.f, c.layout.tile, place);
        panel(c.f, c.layout.status, 14);
        text_fit(c.f, inset(c.layout.status, c.px(10), 0), words, kLeadBold.sized(15));
    } else {
        table::draw_replay_bar(c.f, c.layout.status, place);
        draw_tile_card(c, c.layout.tile);
        Rect line = c.layout.toggles;
        line.w = std::min(line.w * 0.6F, text_width(c.f, words, kBold) + c.px(28));
        fill(c.f, line, c.f.theme->panel, line.h / 2);
        text_fit(c.f, inset(line, c.px(14), 0), words, kBold);
    }
    keys(c);
    c.f.mirror->set_status("Step " + std::to_string(place.at) + " of " + std::to_string(place.steps) + ": " + words);
}

}  // namespace lw::ui::shires
