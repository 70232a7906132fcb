#include "ui/isles/context.hpp"

namespace lw::ui::isles {

namespace {
constexpr double kAnswerTime = 0.5;  // seconds the app has to take up an action; after that a press counts again
}

const game::Player& Context::player(game::Seat seat) const {
    static const game::Player nobody{"?", 0, game::Controller::human, {}};
    return seat.valid() && seat.value < model.players.size() ? model.players[seat.value] : nobody;
}

draw::Paint Context::paint(game::Seat seat) const { return draw::player_paint(player(seat).colour); }

bool Context::may_send() const {
    Viewer& viewer = s.viewer;
    if (viewer.sent_for == view().state_no && f.now - viewer.sent_at < kAnswerTime) return false;
    viewer.sent_for = view().state_no;
    viewer.sent_at = f.now;
    return true;
}

bool Context::act(const isles::Action& action) const {
    if (!can(action) || !may_send()) return false;
    f.emit(Act{action, view().state_no});
    return true;
}

scene::Tool Context::tool() const {
    if (model.replay || s.viewer.asking) return scene::Tool::none;
    const scene::Tool forced = scene::forced_tool(view());
    return forced != scene::Tool::none ? forced : s.viewer.armed;
}

void Context::disarm() const {
    s.viewer.armed = scene::Tool::none;
    s.viewer.chosen = {};
}

Rich rich(const LogLine& line) {
    Rich out;
    bool first = true;
    bool after_icon = false;
    for (const Span& span : line.spans) {
        const bool number = span.bold && span.text.find_first_not_of("0123456789") == std::string::npos;
        if (!first && !(after_icon && span.icon)) out.text(" ");
        if (span.icon)
            out.icon(*span.icon);
        else if (span.bold)
            out.bold(span.text);
        else
            out.text(span.text);
        after_icon = span.icon.has_value() || number;
        first = false;
    }
    return out;
}

Rich rich(const isles::Resources& cards) {
    constexpr int kRepeat = 3;
    Rich out;
    for (const isles::Resource r : isles::kAllResources) {
        if (cards[r] == 0) continue;
        if (cards[r] > kRepeat) {
            out.bold(std::to_string(cards[r]));
            out.icon(image(r));
        } else {
            out.icon(image(r), cards[r]);
        }
    }
    return out;
}

Rich brief(const isles::Resources& cards) {
    Rich out;
    for (const isles::Resource r : isles::kAllResources) {
        if (cards[r] == 0) continue;
        if (cards[r] > 1) out.bold(std::to_string(cards[r]));
        out.icon(image(r));
    }
    return out;
}

}  // namespace lw::ui::isles
