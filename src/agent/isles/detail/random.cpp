#include "agent/isles/detail/random.hpp"

#include "isles/determinize.hpp"

namespace lw::agent {

namespace {

using namespace isles;

constexpr int kOffersPerTurn = 2;
constexpr std::uint32_t kOneOfferIn = 8;  // opportunities to make one

class Random final : public Agent<isles::Game> {
public:
    void observe(const Setup& /*setup*/, std::span<const Event> events, bool anew) override {
        if (anew) offers_ = {};
        for (const Event& event : events) {
            if (std::holds_alternative<TurnBegan>(event)) offers_ = {};
            if (const auto* made = std::get_if<OfferMade>(&event)) ++offers_[made->seat.index()];
        }
    }

    Decision<Action> choose(const Setup& setup, const View& view, base::Rng& rng, const Budget& /*budget*/) override {
        const Seat me = view.viewer;
        if (view.table.owing.has(me)) return Action{random_discard(view, rng)};
        const bool may_offer = me == view.table.turn && view.table.phase == Phase::main && !view.table.offers[me.index()].open &&
                               offers_[me.index()] < kOffersPerTurn;
        if (may_offer && rng.below(kOneOfferIn) == 0) {
            if (const auto offer = random_offer(setup, view, rng)) return Action{*offer};
        }
        std::vector<Action> moves;
        for (const Action& action : legal(setup, view)) {
            if (check_view(setup, view, action) == Reason::ok) moves.push_back(action);
        }
        if (moves.empty()) return std::nullopt;
        return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    }

private:
    std::array<int, game::kMaxSeats> offers_{};  ///< made this turn
};

}  // namespace

std::unique_ptr<Agent<isles::Game>> make_random_isles() { return std::make_unique<Random>(); }

}  // namespace lw::agent
