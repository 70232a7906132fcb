// Actions and events into messages and out again, by their descriptions (game/described.hpp). In a message with a
// oneof, the field named after the kind is filled.
#pragma once

#include "game/described.hpp"
#include "wire/put.hpp"
#include "wire/take.hpp"

#include <utility>
#include <variant>

namespace lw::wire {

/// The word of a kind: what its notation begins with.
template <class One>
constexpr std::string_view kind_word() {
    const std::string_view words = game::description_of<One>().words;
    return words.substr(0, words.find(' '));
}

template <class M, class One>
struct KindIn {
    using Field = typename FieldAt<M, place_of<M>(kind_word<One>())>::Type;
    static constexpr unsigned kCode = game::description_of<One>().code;
    static_assert(kCode == 0 || kCode == Field::kNumber, "an action's number in the schema is its code");
};

/// Calls `each(field of the message, field of the description)`.
template <class M, class One, class Each>
void for_each_described(Each each) {
    static constexpr auto kFields = game::description_of<One>().fields;
    constexpr std::size_t kCount = std::tuple_size_v<decltype(kFields)>;
    static_assert(kCount == kFieldCount<M>, "the schema's message has other fields than the description");
    [&each]<std::size_t... I>(std::index_sequence<I...>) {
        (each(typename FieldAt<M, place_of<M>(std::get<I>(kFields).name)>::Type{}, std::get<I>(kFields)), ...);
    }
    (std::make_index_sequence<kCount>{});
}

/// Whether the word for the flag is there; of two words, whether it is the second.
template <class S>
constexpr bool worded(const game::Choice<S>& choice, bool value) {
    return value != choice.when_true.empty();
}

template <class Parts, class M, class... One>
void put_one_of(M& message, const std::variant<One...>& any) {
    static_assert(sizeof...(One) == kFieldCount<M>, "the schema has other kinds than the rules");
    std::visit(
        [&message]<class S>(const S& one) {
            auto& kind = KindIn<M, S>::Field::make(message);
            for_each_described<std::remove_cvref_t<decltype(kind)>, S>([&]<class D>(auto field, const D& described) {
                if constexpr (std::is_same_v<D, game::Choice<S>>) {
                    field.set(kind, worded(described, one.*described.at));
                } else {
                    Put<Parts>::put(field, kind, one.*described.at);
                }
            });
        },
        any);
}

template <class Parts, class M, class S>
void take_described(Take<Parts>& take, const M& message, S& one) {
    for_each_described<M, S>([&]<class D>(auto field, const D& described) {
        if constexpr (std::is_same_v<D, game::Choice<S>>) {
            one.*described.at = worded(described, field.get(message));
        } else {
            take.take(field, message, one.*described.at);
        }
        if constexpr (requires { described.most; }) {
            const int value = one.*described.at;
            if (described.most != 0 && (value < described.least || value > described.most)) take.fail(Error::out_of_range);
        }
    });
}

template <class Parts, class M, class... One>
void take_one_of(Take<Parts>& take, const M& message, std::variant<One...>& any) {
    const auto try_one = [&]<class S>(std::type_identity<S>) {
        using Field = typename KindIn<M, S>::Field;
        if (!Field::has(message)) return false;
        take_described(take, Field::get(message), any.template emplace<S>());
        return true;
    };
    if (!(try_one(std::type_identity<One>{}) || ...)) take.fail(Error::missing);
}

}  // namespace lw::wire
