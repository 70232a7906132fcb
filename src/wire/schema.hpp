// Finds a message's field by name at compile time: descriptions of the rules (game/described.hpp, fields.hpp of each
// game) and schema are joined only by names, and what one of them lacks does not compile.
#pragma once

#include <cstddef>
#include <string_view>
#include <tuple>
#include <type_traits>

namespace lw::wire {

/// Generated for each message (cmake/schema_fields.py). `Fields` is a tuple of accessors, each with kName, kNumber and
/// get(message); has(message) where absent is not zero; kMost of an enumeration; set(message, value), or make(message)
/// for what is itself a message or a list.
template <class Message>
struct Schema;

template <class Message>
using Fields = typename Schema<Message>::Fields;
template <class Message>
inline constexpr std::size_t kFieldCount = std::tuple_size_v<Fields<Message>>;

/// Whether a name of the rules, "turn_number", "nothing-produced" or "victoryTarget", is the name of a field.
constexpr bool is_name(std::string_view field, std::string_view name) {
    std::size_t at = 0;
    const auto next_is = [&](char c) { return at < field.size() && field[at++] == c; };
    for (const char c : name) {
        const bool capital = c >= 'A' && c <= 'Z';
        if (capital && !next_is('_')) return false;
        if (!next_is(capital ? static_cast<char>(c - 'A' + 'a') : c == '-' ? '_' : c)) return false;
    }
    return at == field.size();
}

/// Where the field is among Fields; kFieldCount when there is none.
template <class Message>
constexpr std::size_t place_of(std::string_view name) {
    return []<class... F>(std::string_view wanted, std::type_identity<std::tuple<F...>>) {
        std::size_t at = 0;
        std::size_t found = sizeof...(F);
        ((found = is_name(F::kName, wanted) ? at : found, ++at), ...);
        return found;
    }(name, std::type_identity<Fields<Message>>{});
}

template <class Message, std::size_t kPlace>
struct FieldAt {
    static_assert(kPlace < kFieldCount<Message>, "the schema's message has no field of this name");
    using Type = std::tuple_element_t<kPlace, Fields<Message>>;
};

/// `Name` is a game::FieldName.
template <class Message, class Name>
using FieldNamed = typename FieldAt<Message, place_of<Message>(Name{})>::Type;

}  // namespace lw::wire
