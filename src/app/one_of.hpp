// Holds a T<G> of some game G, or none; one at a time. What is done with it is written once, for every game.
#pragma once

#include "isles/game.hpp"
#include "shires/game.hpp"

#include <memory>
#include <type_traits>
#include <utility>
#include <variant>

namespace lw::app {

template <template <class> class T>
class OneOf {
public:
    template <class G>
    T<G>& emplace(std::unique_ptr<T<G>> one) {
        return *held_.template emplace<std::unique_ptr<T<G>>>(std::move(one));
    }
    void reset() { held_ = std::monostate{}; }
    explicit operator bool() const { return held_.index() != 0; }

    /// That of the game G, or nothing.
    template <class G>
    [[nodiscard]] T<G>* of() {
        auto* one = std::get_if<std::unique_ptr<T<G>>>(&held_);
        return one != nullptr ? one->get() : nullptr;
    }

    /// Does nothing when there is none.
    template <class Do>
    void with(Do action) {
        visit(held_, action);
    }
    template <class Do>
    void with(Do action) const {
        visit(held_, [&action](const auto& one) { action(one); });
    }
    /// What `question` answers, or `none`.
    template <class Answer, class Ask>
    [[nodiscard]] Answer ask(Answer none, Ask question) const {
        with([&](const auto& one) { none = question(one); });
        return none;
    }

private:
    template <class Held, class Do>
    static void visit(Held& held, Do action) {
        std::visit(
            [&action](auto& one) {
                if constexpr (!std::is_same_v<std::decay_t<decltype(one)>, std::monostate>) action(*one);
            },
            held);
    }

    std::variant<std::monostate, std::unique_ptr<T<isles::Game>>, std::unique_ptr<T<shires::Game>>> held_;
};

}  // namespace lw::app
