// A hint in words, and its places on the board.
#include "ui/table/hint.hpp"

#include <algorithm>
#include "ui/isles/context.hpp"

namespace lw::ui::isles {

namespace {

using scene::Target;
using scene::Tool;

/// A move, where it is on the board, and what has to be armed to make it by hand.
struct Told {
    Rich words;
    Target place = {};
    Tool tool = Tool::none;
};

std::string place_words(const Context& c, Target place) {
    if (place.edge().valid()) return words(c.setup(), place.edge());
    return place.hex().valid() ? words(c.setup(), place.hex()) : words(c.setup(), place.vertex());
}

struct MoveTeller {
    const Context& c;
    Told& out;

    void at(std::string_view what, Target place, Tool tool) const {
        out.words.bold(what).text(": " + table::within(place_words(c, place)));
        out.place = place;
        out.tool = tool;
    }
    void say(std::string_view words) const { out.words.text(words); }
    void exchange(std::string_view what, const isles::Resources& give, const isles::Resources& take, std::string_view with) const {
        out.words.text(what).add(brief(give)).text(" for ").add(brief(take)).text(with);
    }

    void operator()(const isles::BuildSettlement& a) const { at("Settlement", a.at, Tool::settlement); }
    void operator()(const isles::BuildRoad& a) const { at("Road", a.at, Tool::road); }
    void operator()(const isles::BuildCity& a) const { at("City", a.at, Tool::city); }
    void operator()(const isles::MoveRobber& a) const { at("Robber", a.to, Tool::robber); }
    void operator()(const isles::BuyDevCard&) const { say("Buy a development card"); }
    void operator()(const isles::Roll&) const { say("Roll the dice"); }
    void operator()(const isles::EndTurn&) const { say("End the turn"); }
    void operator()(const isles::Discard& a) const { out.words.text("Discard ").add(brief(a.cards)); }
    void operator()(const isles::Rob& a) const { say("Take a card from " + c.name(a.victim)); }
    void operator()(const isles::PlayKnight&) const { say("Play a knight"); }
    void operator()(const isles::PlayRoadBuilding&) const { say("Play Road Building"); }
    void operator()(const isles::PlayYearOfPlenty& a) const { out.words.text("Play Year of Plenty and take ").add(brief(a.take)); }
    void operator()(const isles::PlayMonopoly& a) const {
        out.words.text("Play Monopoly for ").add(brief(isles::Resources::of(a.resource, 1)));
    }
    void operator()(const isles::SkipFreeRoad&) const { say("Leave the free road unbuilt"); }
    void operator()(const isles::BankTrade& a) const {
        exchange("Trade ", isles::Resources::of(a.give, a.count), isles::Resources::of(a.take, 1), " with the bank");
    }
    void operator()(const isles::MakeOffer& a) const { exchange("Offer ", a.give, a.want, " to " + names_of(c.model.players, a.to)); }
    void operator()(const isles::WithdrawOffer&) const { say("Withdraw the offer"); }
    void operator()(const isles::AcceptOffer& a) const { say("Accept the offer of " + c.name(a.from)); }
    void operator()(const isles::DeclineOffer& a) const { say("Decline the offer of " + c.name(a.from)); }
    void operator()(const isles::ConfirmTrade& a) const { say("Trade with " + c.name(a.with)); }
    // By nature: nobody is advised to do these.
    void operator()(const isles::FirstPlayer&) const {}
    void operator()(const isles::Dice&) const {}
    void operator()(const isles::StolenResource&) const {}
    void operator()(const isles::DrawnDevCard&) const {}
};

table::HintLine hint_line(const Context& c, const Told& told, std::optional<int> chance) {
    table::HintLine line{.words = told.words, .chance = chance, .shows = told.place.valid()};
    if (told.place.valid()) line.place = c.s.camera.to_screen(scene::mark_of(c.s.places, told.place));
    return line;
}

/// As if the person had armed and chosen it: the tick in the status line does it.
void show_move(const Context& c, const Told& told) {
    if (scene::forced_tool(c.view()) == Tool::none) c.s.viewer.armed = told.tool;
    c.s.viewer.chosen = told.place;
    *c.f.wants_frame = true;
}

/// All of a hint, each line with what it tells of.
struct Advice {
    std::vector<Told> told;
    std::vector<table::HintLine> lines;
};

Advice advice(const Context& c) {
    Advice out;
    for (const auto& move : c.model.hint->moves) {
        std::visit(MoveTeller{c, out.told.emplace_back()}, move.action);
        out.lines.push_back(hint_line(c, out.told.back(), move.chance));
    }
    return out;
}

/// In the side column, as prompts are; not above a trade, which needs the whole of it.
bool in_column(const Context& c) { return c.layout.form == Form::wide && c.s.side != SidePanel::trade; }

Rect hint_place(const Context& c, const Advice& hint) {
    if (in_column(c)) {
        Rect r = c.layout.side;
        if (const float prompt = prompt_height(c); prompt > 0) cut_top(r, prompt, c.px(12));
        return {r.x, r.y, r.w, std::min(r.h, table::hint_height(c.f, r.w, hint.lines))};
    }
    if (hint_over_hand(c)) return {c.layout.hand.x, c.layout.hand.y, c.layout.hand.w, c.layout.build.bottom() - c.layout.hand.y};
    Rect free = c.layout.board;
    free.w = std::min(free.w, c.layout.corner_bottom.x - c.px(4) - free.x);
    return table::hint_over(c.f, free, hint.lines);
}

}  // namespace

bool hint_over_hand(const Context& c) { return c.model.hint && c.layout.form == Form::phone && prompt_place(c).w == 0; }

float hint_height(const Context& c) { return c.model.hint && in_column(c) ? table::hint_height(c.f, c.layout.side.w, advice(c).lines) : 0; }

void draw_hint(const Context& c) {
    if (!c.model.hint) {
        c.s.hint_told = false;
        return;
    }
    const Advice hint = advice(c);
    table::tell_hint(c.f, c.s.hint_told, hint.lines);
    table::hint_marks(c.f, c.layout.board, hint.lines, c.px(table::kHintMark));
    const auto pressed = table::hint_card(c.f, hint_place(c, hint), c.model.hint->thinking, hint.lines);
    if (pressed) show_move(c, hint.told[*pressed]);
}

}  // namespace lw::ui::isles
