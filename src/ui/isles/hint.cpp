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

struct MoveTeller {
    const Context& c;

    [[nodiscard]] Told at(std::string_view what, Target place, Tool tool, const std::string& where) const {
        return {Rich().bold(what).text(": " + table::within(where)), place, tool};
    }

    Told operator()(const isles::BuildSettlement& a) const { return at("Settlement", a.at, Tool::settlement, words(c.setup(), a.at)); }
    Told operator()(const isles::BuildRoad& a) const { return at("Road", a.at, Tool::road, words(c.setup(), a.at)); }
    Told operator()(const isles::BuildCity& a) const { return at("City", a.at, Tool::city, words(c.setup(), a.at)); }
    Told operator()(const isles::MoveRobber& a) const { return at("Robber", a.to, Tool::robber, words(c.setup(), a.to)); }
    Told operator()(const isles::BuyDevCard&) const { return {"Buy a development card"}; }
    Told operator()(const isles::Roll&) const { return {"Roll the dice"}; }
    Told operator()(const isles::EndTurn&) const { return {"End the turn"}; }
    Told operator()(const isles::Discard& a) const { return {Rich("Discard ").add(brief(a.cards))}; }
    Told operator()(const isles::Rob& a) const { return {"Take a card from " + c.name(a.victim)}; }
    Told operator()(const isles::PlayKnight&) const { return {"Play a knight"}; }
    Told operator()(const isles::PlayRoadBuilding&) const { return {"Play Road Building"}; }
    Told operator()(const isles::PlayYearOfPlenty& a) const { return {Rich("Play Year of Plenty and take ").add(brief(a.take))}; }
    Told operator()(const isles::PlayMonopoly& a) const {
        return {Rich("Play Monopoly for ").add(brief(isles::Resources::of(a.resource, 1)))};
    }
    Told operator()(const isles::SkipFreeRoad&) const { return {"Leave the free road unbuilt"}; }
    Told operator()(const isles::BankTrade& a) const {
        return {Rich("Trade ")
                    .add(brief(isles::Resources::of(a.give, a.count)))
                    .text(" for ")
                    .add(brief(isles::Resources::of(a.take, 1)))
                    .text(" with the bank")};
    }
    Told operator()(const isles::MakeOffer& a) const {
        return {Rich("Offer ").add(brief(a.give)).text(" for ").add(brief(a.want)).text(" to " + names_of(c.model.players, a.to))};
    }
    Told operator()(const isles::WithdrawOffer&) const { return {"Withdraw the offer"}; }
    Told operator()(const isles::AcceptOffer& a) const { return {"Accept the offer of " + c.name(a.from)}; }
    Told operator()(const isles::DeclineOffer& a) const { return {"Decline the offer of " + c.name(a.from)}; }
    Told operator()(const isles::ConfirmTrade& a) const { return {"Trade with " + c.name(a.with)}; }
    // By nature: nobody is advised to do these.
    Told operator()(const isles::FirstPlayer&) const { return {}; }
    Told operator()(const isles::Dice&) const { return {}; }
    Told operator()(const isles::StolenResource&) const { return {}; }
    Told operator()(const isles::DrawnDevCard&) const { return {}; }
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
        out.told.push_back(std::visit(MoveTeller{c}, move.action));
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
