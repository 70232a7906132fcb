// The trade being put together: what the viewer would give and get, and whom it is for. Pure logic.
#pragma once

#include "isles/action.hpp"
#include "isles/setup.hpp"
#include "isles/view.hpp"
#include "ui/model.hpp"

#include <string>
#include <vector>

namespace lw::ui::isles {

struct TradeDraft {
    isles::Resources give;
    isles::Resources want;
    game::SeatSet to;

    enum class Row : std::uint8_t { give, want };

    /// Steppers keep to the rules by themselves: no more than is held, nothing on both sides.
    [[nodiscard]] bool can_add(Row row, isles::Resource r, const isles::Setup& setup, const isles::View& view) const;
    [[nodiscard]] bool can_remove(Row row, isles::Resource r) const;
    bool add(Row row, isles::Resource r, const isles::Setup& setup, const isles::View& view);
    bool remove(Row row, isles::Resource r);
    void clear() { *this = {}; }

    /// Cuts the draft down to a hand that shrank.
    void trim(const isles::Resources& hand);
    [[nodiscard]] bool empty() const { return give.empty() && want.empty(); }
    [[nodiscard]] isles::MakeOffer offer() const { return {give, want, to}; }
};

/// Whom the viewer may offer to: the others on the viewer's own turn, else the player whose turn it is.
[[nodiscard]] game::SeatSet partners(const isles::Setup& setup, const isles::View& view);
/// Why the draft cannot be sent, in words; empty when it can. The same offer is not sent twice, nor again to those
/// who have declined it in this turn, nor to hands that have too few cards for it.
[[nodiscard]] std::string send_problem(const isles::Setup& setup, const isles::View& view, const TradeDraft& draft,
                                       game::SeatSet decliners = {});
/// Those of `seats` that hold as many cards as `want` has, by the open size of their hands.
[[nodiscard]] game::SeatSet with_enough(const isles::View& view, game::SeatSet seats, const isles::Resources& want);
/// Whether this offer is the viewer's open one, with the same recipients.
[[nodiscard]] bool same_as_open(const isles::View& view, const TradeDraft& draft);

/// One way to pay the bank for a card.
struct BankChoice {
    isles::Resource give{};
    int rate = 4;
    std::string problem;  ///< empty = one click does it
};
/// The four others as payment for `take`, each at the best rate held.
[[nodiscard]] std::vector<BankChoice> bank_choices(const isles::Setup& setup, const isles::View& view, isles::Resource take);

/// An open offer to the viewer, who has neither accepted nor declined it.
[[nodiscard]] bool unanswered(const isles::View& view, game::Seat from);
/// An unanswered offer that is put to the viewer as a question. A lone human player is not troubled with what the hand
/// cannot pay; among several people it is asked all the same, since not asking would tell the others what the hand
/// lacks, unless everybody can see that it has too few cards.
[[nodiscard]] bool asks(const Model& model, game::Seat from);
/// The other half of an offer by `from`, as the viewer's own counter-offer to begin with.
[[nodiscard]] TradeDraft counter_to(const isles::View& view, game::Seat from);

}  // namespace lw::ui::isles
