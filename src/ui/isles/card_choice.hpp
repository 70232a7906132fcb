// Choosing a number of cards with plus and minus: the discard, and Year of Plenty. Pure logic; the
// choice can never become too large, so quick clicks do no harm.
#pragma once

#include "isles/resource.hpp"
#include "ui/games.hpp"

#include <algorithm>

namespace lw::ui::isles {

class CardChoice {
public:
    CardChoice() = default;
    /// Exactly `count` cards out of `available`.
    CardChoice(const isles::Resources& available, int count) : available_(available), count_(count) {}

    [[nodiscard]] const isles::Resources& chosen() const { return chosen_; }
    [[nodiscard]] int count() const { return count_; }
    [[nodiscard]] bool complete() const { return chosen_.total() == count_ && count_ > 0; }
    [[nodiscard]] bool can_add(isles::Resource r) const { return chosen_.total() < count_ && chosen_[r] < available_[r]; }
    [[nodiscard]] bool can_remove(isles::Resource r) const { return chosen_[r] > 0; }
    /// False, without a change, when not allowed.
    bool add(isles::Resource r) {
        if (!can_add(r)) return false;
        ++chosen_[r];
        return true;
    }
    bool remove(isles::Resource r) {
        if (!can_remove(r)) return false;
        --chosen_[r];
        return true;
    }
    void reset() { chosen_ = {}; }

    /// Follows a changed hand or count; keeps the choice if the count is the same and the hand still holds it.
    void update(const isles::Resources& available, int count) {
        if (available == available_ && count == count_) return;
        const bool other = count != count_;
        available_ = available;
        count_ = count;
        if (other || !available_.contains(chosen_)) reset();
    }

private:
    isles::Resources available_;
    isles::Resources chosen_;
    int count_ = 0;
};

}  // namespace lw::ui::isles
