// Trade with the bank: choose what is wanted, and one press pays for it at the best rate held.
#include "ui/isles/context.hpp"

namespace lw::ui::isles {

namespace {

void take_cell(const Context& c, Rect r, isles::Resource resource) {
    const bool on = c.s.viewer.bank_take == resource;
    const std::string id = "trade.bank.take." + std::string(word(resource));
    const std::string label = "Take " + std::string(word(resource)) + " from the bank";
    const Response response = area(c.f, {.id = id, .label = label, .rect = r, .kind = ControlKind::toggle, .on = on});
    fill(c.f, r, resource_face(resource), c.px(10));
    outline(c.f, r, on ? c.f.theme->primary : c.f.theme->line, c.px(on ? 3.0F : 1.5F), c.px(10));
    icon(c.f, image(resource), {r.centre().x, r.y + c.px(26)}, c.px(32), {}, Paint::none, true);
    text_fit(c.f, Rect{r.x, r.y + c.px(44), r.w, c.px(20)}, title(resource), kSmallBold.with(draw::kTokenFigure), Align::centre);
    if (response.focused) focus_ring(c.f, r, 10);
    if (response.pressed) c.s.viewer.bank_take = resource;
}

void pay_row(const Context& c, Rect r, const BankChoice& choice, isles::Resource take) {
    const std::string id = "trade.bank.give." + std::string(word(choice.give));
    const std::string label =
        "Give " + std::to_string(choice.rate) + " " + std::string(word(choice.give)) + " for 1 " + std::string(word(take));
    const bool can = choice.problem.empty();
    const Response response = area(c.f, {.id = id, .label = label, .rect = r, .enabled = can, .reason = choice.problem});
    const draw::Theme& t = *c.f.theme;
    if (can) shadow(c.f, r, 10, 2);
    fill(c.f, r, !can ? t.disabled : (response.hovered ? t.row_active : t.row), c.px(10));
    outline(c.f, r, can ? t.line_strong : t.line, c.px(1.5F), c.px(10));
    Rect in = inset(r, c.px(12), c.px(4));
    const std::string rate = std::to_string(choice.rate) + ":1";
    text(c.f, cut_left(in, c.px(44)), rate, kHeading.with(can ? t.ink : t.disabled_ink));
    Rich words;
    words.bold(std::to_string(choice.rate)).text(" ").icon(image(choice.give)).text(" for ").bold("1").text(" ").icon(image(take));
    rich_line(c.f, in, words, kBody.with(can ? t.ink : t.disabled_ink));
    const std::string right = can ? "Trade" : choice.problem;
    text(c.f, in, right, (can ? kBold : kSmall).with(can ? t.ink : t.disabled_ink), Align::right);
    if (response.focused) focus_ring(c.f, r, 10);
    if (response.pressed && can) {
        c.act(isles::BankTrade{choice.give, static_cast<std::uint8_t>(choice.rate), take});
    }
}

}  // namespace

void draw_bank_trade(const Context& c, Rect r) {
    text(c.f, cut_top(r, c.px(22), c.px(4)), c.name(c.me()) + " takes one", kBold.sized(15));
    const auto parts = columns(cut_top(r, c.px(68), c.px(12)), isles::kResources, c.px(5));
    for (const isles::Resource resource : isles::kAllResources) take_cell(c, parts[static_cast<std::size_t>(resource)], resource);
    if (!c.s.viewer.bank_take) {
        paragraph(c.f, {r.x, r.y}, r.w, "Choose the card to take. The bank then shows what it costs, at the best rate held.",
                  kBody.faded());
        return;
    }
    text(c.f, cut_top(r, c.px(22), c.px(4)), "and pays", kBold.sized(15));
    for (const BankChoice& choice : bank_choices(c.setup(), c.view(), *c.s.viewer.bank_take)) {
        pay_row(c, cut_top(r, c.px(48), c.px(8)), choice, *c.s.viewer.bank_take);
    }
}

}  // namespace lw::ui::isles
