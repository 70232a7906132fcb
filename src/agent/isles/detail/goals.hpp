// What a seat could aim at, what it costs, and how soon it is within reach.
#pragma once

#include "agent/isles/detail/board_value.hpp"

#include <vector>

namespace lw::agent {

struct Goal {
    isles::Action step;  ///< the next move towards it, once it can be paid for
    isles::Resources step_cost;
    isles::Resources cost;  ///< of everything up to the goal
    int value = 0;          ///< about 100 per point, plus what else it brings
};

/// The seat's situation, read once for a choice.
struct Outlook {
    const isles::Setup& setup;
    const isles::View& view;
    isles::Seat me;
    Income income{};
    std::array<int, isles::kResources> rates{};
    std::vector<Goal> goals;

    Outlook(const isles::Setup& setup, const isles::View& view);

    [[nodiscard]] int target() const { return setup.config.settings.victory_target; }
    [[nodiscard]] const isles::Table& table() const { return view.table; }
    [[nodiscard]] const isles::PlayerState& player() const { return view.table.players[me.index()]; }

    /// Rolls until `cost` can be paid from `hand`, bank trades included; kNever when not in sight.
    static constexpr int kNever = 60;
    [[nodiscard]] int rolls_until(const isles::Resources& hand, const isles::Resources& cost) const;
    /// Value of a goal discounted by time: higher is better.
    [[nodiscard]] int worth(const isles::Resources& hand, const Goal& goal) const;
    /// The goal to go for with this hand; null when there is none.
    [[nodiscard]] const Goal* best(const isles::Resources& hand) const;
    /// How good a hand is: the best goal's worth, and a share of the next one's.
    [[nodiscard]] int utility(const isles::Resources& hand) const;
};

/// What is missing, and what is left over.
[[nodiscard]] isles::Resources lacking(const isles::Resources& hand, const isles::Resources& cost);
[[nodiscard]] isles::Resources spare(const isles::Resources& hand, const isles::Resources& cost);

}  // namespace lw::agent
