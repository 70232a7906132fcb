// A field's name as a type: who goes through fields can ask the compiler for what belongs to that name.
#pragma once

#include <cstddef>
#include <string_view>

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

}  // namespace lw::game
