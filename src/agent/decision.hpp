// What a computer player decides, and what it weighed on the way.
#pragma once

#include <concepts>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace lw::agent {

/// The value of a decision by which the game is won for certain, of players who judge by their chance to win.
inline constexpr int kCertainWin = 1'000'000;
[[nodiscard]] constexpr int value_of_chance(float chance) { return static_cast<int>(static_cast<float>(kCertainWin) * chance); }

/// An action and what the player thinks of it. More is better; the scale is the player's own, the same within one decision.
template <class A>
struct Weighed {
    A action;
    int value = 0;

    friend bool operator==(const Weighed&, const Weighed&) = default;
};

template <class A>
struct Decision {
    std::optional<A> action;               ///< nothing = it wants nothing
    int value = 0;                         ///< of the action; 0 when it was not weighed
    std::vector<Weighed<A>> alternatives;  ///< everything weighed, in that order; empty when nothing was

    Decision() = default;
    Decision(std::nullopt_t) {}
    /// An action taken without weighing it.
    template <std::convertible_to<A> T>
    Decision(T&& plain) : action(std::forward<T>(plain)) {}

    explicit operator bool() const { return action.has_value(); }
    friend bool operator==(const Decision&, const Decision&) = default;
};

/// The first where it wants something, and with it what was weighed for the second, on the same scale; else the second.
template <class A>
[[nodiscard]] Decision<A> first_wish(Decision<A> first, Decision<A> second) {
    if (!first) return second;
    first.alternatives.insert(first.alternatives.end(), second.alternatives.begin(), second.alternatives.end());
    return first;
}

/// Weighs one action after another and takes the best; of equals, the first.
template <class A>
class Weighing {
public:
    /// Takes nothing that is not worth more than `floor`.
    explicit Weighing(int floor = std::numeric_limits<int>::min()) { out_.value = floor; }

    void add(const A& action, int value) {
        out_.alternatives.push_back({action, value});
        if (value <= out_.value) return;
        out_.action = action;
        out_.value = value;
    }

    [[nodiscard]] Decision<A> decision() && {
        if (!out_.action) out_.value = 0;
        return std::move(out_);
    }

private:
    Decision<A> out_;
};

}  // namespace lw::agent
