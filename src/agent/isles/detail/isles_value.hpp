// Each seat's chance to win, read off a position.
#pragma once

#include "agent/detail/value_net.hpp"
#include "agent/isles/isles_facts.hpp"

#include <memory>

namespace lw::agent {

using IslesNet = ValueNet<kIslesFacts>;

/// What was learned last (docs/computers.md).
[[nodiscard]] std::shared_ptr<const IslesNet> built_in_isles_net();
/// The same for hard.
[[nodiscard]] std::shared_ptr<const IslesNet> built_in_hard_isles_net();

class IslesValue {
public:
    /// Setup and net must outlive it.
    IslesValue(const isles::Setup& setup, const IslesNet& net);

    /// Of a position that is known in full, whoever must act.
    template <class F>
    [[nodiscard]] Chances chances(const isles::BasicState<F>& state);

private:
    /// A seat's facts and what the net makes of them.
    struct Read {
        IslesFacts facts;
        IslesNet::Share share;
    };

    [[nodiscard]] const IslesNet::Share& share_of(std::size_t seat, const IslesFacts& facts);

    const isles::Setup& setup_;
    CornerYields yields_;
    const IslesNet& net_;
    /// The last ones of every seat: a move changes the facts of few.
    std::array<std::array<Read, 2>, game::kMaxSeats> read_{};
};

}  // namespace lw::agent
