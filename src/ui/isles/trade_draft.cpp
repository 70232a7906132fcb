#include "ui/isles/trade_draft.hpp"

#include "isles/rules.hpp"
#include "ui/isles/words.hpp"

#include <algorithm>

namespace lw::ui::isles {

using isles::Resource;
using isles::Resources;

bool TradeDraft::can_add(Row row, Resource r, const isles::Setup& setup, const isles::View& view) const {
    if (row == Row::give) return want[r] == 0 && give[r] < view.own.hand[r];
    // Nobody can have more than lies outside the viewer's own hand and the bank; a hidden bank is not counted.
    const int elsewhere = setup.supply[r] - view.own.hand[r] - (view.bank ? (*view.bank)[r] : 0);
    return give[r] == 0 && want[r] < elsewhere;
}

bool TradeDraft::can_remove(Row row, Resource r) const { return (row == Row::give ? give : want)[r] > 0; }

bool TradeDraft::add(Row row, Resource r, const isles::Setup& setup, const isles::View& view) {
    if (!can_add(row, r, setup, view)) return false;
    ++(row == Row::give ? give : want)[r];
    return true;
}

bool TradeDraft::remove(Row row, Resource r) {
    if (!can_remove(row, r)) return false;
    --(row == Row::give ? give : want)[r];
    return true;
}

void TradeDraft::trim(const Resources& hand) {
    for (const Resource r : isles::kAllResources) give[r] = std::min(give[r], hand[r]);
}

game::SeatSet partners(const isles::Setup& setup, const isles::View& view) {
    if (!view.viewer.valid() || view.table.part != isles::Part::whole) return {};
    if (view.viewer == view.table.turn) return setup.all_seats() - game::SeatSet::of(view.viewer);
    return view.table.turn.valid() ? game::SeatSet::of(view.table.turn) : game::SeatSet{};
}

bool same_as_open(const isles::View& view, const TradeDraft& draft) {
    if (!view.viewer.valid()) return false;
    const isles::Offer& open = view.table.offers[view.viewer.index()];
    return open.open && open.give == draft.give && open.want == draft.want && open.to == draft.to;
}

game::SeatSet with_enough(const isles::View& view, game::SeatSet seats, const isles::Resources& want) {
    game::SeatSet out;
    for (const game::Seat seat : seats) {
        if (view.hand_size[seat.index()] >= want.total()) out.add(seat);
    }
    return out;
}

std::string send_problem(const isles::Setup& setup, const isles::View& view, const TradeDraft& draft, game::SeatSet decliners) {
    if (view.table.phase != isles::Phase::main) return "trading comes after the roll";
    if (view.table.part != isles::Part::whole) return words(isles::Reason::not_in_this_part);
    if (draft.give.empty()) return "choose what to give";
    if (draft.want.empty()) return "choose what to get";
    if (draft.to.empty()) return "choose who may answer";
    if (same_as_open(view, draft)) return "nothing has changed";
    if ((draft.to - decliners).empty()) return "declined: change the offer";
    if (with_enough(view, draft.to, draft.want).empty()) return "nobody asked has that many cards";
    const isles::Reason reason = isles::check_view(setup, view, draft.offer());
    return words(reason);
}

std::vector<BankChoice> bank_choices(const isles::Setup& setup, const isles::View& view, Resource take) {
    std::vector<BankChoice> out;
    if (!view.viewer.valid()) return out;
    for (const Resource give : isles::kAllResources) {
        if (give == take) continue;
        BankChoice choice{give, isles::bank_rate(view.table, view.viewer, give), {}};
        const isles::BankTrade trade{give, static_cast<std::uint8_t>(choice.rate), take};
        const isles::Reason reason = isles::check_view(setup, view, trade);
        if (reason == isles::Reason::cards_not_held) {
            choice.problem = "has " + std::to_string(view.own.hand[give]);
        } else {
            choice.problem = words(reason);
        }
        out.push_back(std::move(choice));
    }
    return out;
}

bool unanswered(const isles::View& view, game::Seat from) {
    if (!view.viewer.valid() || !from.valid() || from == view.viewer) return false;
    const isles::Offer& offer = view.table.offers[from.index()];
    return offer.open && offer.to.has(view.viewer) && !(offer.accepted | offer.declined).has(view.viewer);
}

bool asks(const Model& model, game::Seat from) {
    if (model.replay || !unanswered(model.view, from)) return false;
    const isles::Resources& hand = model.view.own.hand;
    const isles::Resources& want = model.view.table.offers[from.index()].want;
    const bool among_people = model.humans.count() > 1;
    return among_people ? hand.total() >= want.total() : hand.contains(want);
}

TradeDraft counter_to(const isles::View& view, game::Seat from) {
    TradeDraft draft;
    const isles::Offer& offer = view.table.offers[from.index()];
    draft.want = offer.give;
    draft.give = offer.want;
    draft.trim(view.own.hand);
    draft.to = game::SeatSet::of(from);
    return draft;
}

}  // namespace lw::ui::isles
