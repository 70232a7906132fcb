// The tools for the games' fields.hpp: visit_fields(visit, part) calls visit(name, field) for each field of a part,
// const or not. A field's name is a type: a visitor can look up at compile time what belongs to it.
#pragma once

#include "game/turn.hpp"

#include <concepts>
#include <cstddef>
#include <string_view>
#include <type_traits>

namespace lw::game {

template <std::size_t N>
struct Letters {
    char text[N]{};

    consteval Letters(const char (&from)[N]) {  // NOLINT(google-explicit-constructor): stands for the text
        for (std::size_t i = 0; i < N; ++i) text[i] = from[i];
    }
};

template <Letters kLetters>
struct FieldName {
    constexpr operator std::string_view() const {  // NOLINT(google-explicit-constructor): is the text
        return {kLetters.text, sizeof(kLetters.text) - 1};
    }
};

/// "phase"_field. Not consteval: clang 14 leaves calls of such operators in templates.
template <Letters kLetters>
constexpr FieldName<kLetters> operator""_field() {
    return {};
}

/// A part of that type, const or not.
template <class T, class Part>
concept PartOf = std::same_as<std::remove_const_t<T>, Part>;

template <class Visit, PartOf<ToAct> T>
void visit_fields(Visit& visit, T& due) {
    visit("waiting"_field, due.waiting);
    visit("seats"_field, due.seats);
}

}  // namespace lw::game
