// One description per action or event: its packed number, its notation and the form of its JSON follow from it.
//
// A game describes each struct of its variants beside them:
//     constexpr auto describe(std::type_identity<BankTrade>) {
//         return described<15>("bank {count} {give} {take}", field("give", &BankTrade::give), ...);
//     }
// First the code, which saves hold: never renumbered, never reused for another kind (0: never packed). Then the words: the
// kind, fixed text, and in braces the fields by name. Last the fields, in the order in which they are packed. How a value
// is written and packed is up to the game (`Spelling`, `Coder` below).
#pragma once

#include "game/form.hpp"
#include "game/packing.hpp"
#include "game/text.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace lw::game {

template <class S, class T>
struct Field {
    std::string_view name;
    T S::*at;
};
/// A plain number and its limits, which apply in notation and, unless `packs_any`, when packed.
template <class S, class T>
struct Number {
    std::string_view name;
    T S::*at;
    unsigned bits = 0;
    int least = 0;
    int most = 0;
    bool packs_any = false;
};
/// A field without a word: the event holds it, its notation does not.
template <class S, class T>
struct Unspoken {
    std::string_view name;
    T S::*at;
};
/// Two names for a bool. An empty one is not written, and then its field comes last.
template <class S>
struct Choice {
    std::string_view name;
    bool S::*at;
    std::string_view when_false;
    std::string_view when_true;
};

template <class S, class T>
constexpr auto field(std::string_view name, T S::*at) {
    return Field<S, T>{name, at};
}
template <class S, class T>
constexpr auto number(std::string_view name, T S::*at, unsigned bits, int least, int most, bool packs_any = false) {
    return Number<S, T>{name, at, bits, least, most, packs_any};
}
/// A number in an event: written, never read.
template <class S, class T>
constexpr auto count(std::string_view name, T S::*at) {
    return Number<S, T>{name, at};
}
template <class S, class T>
constexpr auto unspoken(std::string_view name, T S::*at) {
    return Unspoken<S, T>{name, at};
}
template <class S>
constexpr auto choice(std::string_view name, bool S::*at, std::string_view when_false, std::string_view when_true) {
    return Choice<S>{name, at, when_false, when_true};
}

template <class... Fields>
struct Description {
    unsigned code;
    std::string_view words;
    std::tuple<Fields...> fields;
};
template <unsigned kCode = 0, class... Fields>
constexpr auto described(std::string_view words, Fields... fields) {
    return Description<Fields...>{kCode, words, {fields...}};
}

template <class S>
constexpr auto description_of() {
    return describe(std::type_identity<S>{});
}

// --- packing -----------------------------------------------------------------------------------------------------------

/// `Coder`: kCodeBits; put(PackWriter&, value) and take(PackReader&, value&) for each field type.
template <class Coder, class... S>
std::uint64_t pack_described(const std::variant<S...>& any) {
    return std::visit(
        []<class One>(const One& one) {
            constexpr auto description = description_of<One>();
            PackWriter out;
            out.put(description.code, Coder::kCodeBits);
            const auto put = [&]<class T>(const Field<One, T>& f) { Coder::put(out, one.*f.at); };
            const auto put_number = [&]<class T>(const Number<One, T>& f) { out.put(one.*f.at, f.bits); };
            const auto each = [&](const auto& f) {
                if constexpr (requires { put(f); }) {
                    put(f);
                } else {
                    put_number(f);
                }
            };
            std::apply([&](const auto&... f) { (each(f), ...); }, description.fields);
            return out.value();
        },
        any);
}

template <class Coder, class S>
S take_described(PackReader& in) {
    S out;
    const auto take = [&]<class T>(const Field<S, T>& f) { Coder::take(in, out.*f.at); };
    const auto take_number = [&]<class T>(const Number<S, T>& f) {
        const unsigned value =
            f.packs_any ? in.take(f.bits) : in.within(static_cast<unsigned>(f.least), static_cast<unsigned>(f.most), f.bits);
        out.*f.at = static_cast<T>(value);
    };
    const auto each = [&](const auto& f) {
        if constexpr (requires { take(f); }) {
            take(f);
        } else {
            take_number(f);
        }
    };
    std::apply([&](const auto&... f) { (each(f), ...); }, description_of<S>().fields);
    return out;
}

/// Nothing for a number that pack_described() does not make.
template <class Coder, class... S>
std::optional<std::variant<S...>> unpack_described(std::uint64_t packed, std::type_identity<std::variant<S...>> /*of*/) {
    std::optional<std::variant<S...>> found;
    PackReader in(packed);
    const unsigned code = in.take(Coder::kCodeBits);
    const auto try_one = [&]<class One>(std::type_identity<One>) {
        if (description_of<One>().code != code) return false;
        found.emplace(take_described<Coder, One>(in));
        return true;
    };
    static_cast<void>((try_one(std::type_identity<S>{}) || ...));
    if (!in.ok()) found.reset();
    return found;
}

// --- notation ----------------------------------------------------------------------------------------------------------

/// One word of a description: fixed text, then perhaps a field's value.
struct Pattern {
    std::string_view before;
    std::string_view name;  ///< of the field; empty when there is none
};

/// Calls `each(Pattern)` for the words of a description.
template <class Each>
void for_each_word(std::string_view words, Each each) {
    while (!words.empty()) {
        const std::size_t length = std::min(words.find(' '), words.size());
        const std::string_view word = words.substr(0, length);
        words.remove_prefix(std::min(words.size(), length + 1));
        const std::size_t brace = std::min(word.find('{'), word.size());
        const bool named = brace != word.size();
        each(Pattern{word.substr(0, brace), named ? word.substr(brace + 1, word.size() - brace - 2) : std::string_view{}});
    }
}

/// For the readers of a Spelling: the value read, if any.
template <class T>
bool put_read(const std::optional<T>& value, T& out) {
    if (value) out = *value;
    return value.has_value();
}

/// `Spelling`: text(value) and read(text, value&) for each field type except numbers.
template <class Spelling, class S, class T>
std::string field_text(const Spelling& spelling, const S& one, const Field<S, T>& f) {
    return std::string(spelling.text(one.*f.at));
}
template <class Spelling, class S, class T>
std::string field_text(const Spelling& /*spelling*/, const S& one, const Number<S, T>& f) {
    return std::to_string(one.*f.at);
}
template <class Spelling, class S>
std::string field_text(const Spelling& /*spelling*/, const S& one, const Choice<S>& f) {
    return std::string(one.*f.at ? f.when_true : f.when_false);
}

template <class Spelling, class S, class T>
std::string field_text(const Spelling& /*spelling*/, const S& /*one*/, const Unspoken<S, T>& /*f*/) {
    return {};
}

template <class Spelling, class... S>
std::string text_described(const std::variant<S...>& any, const Spelling& spelling) {
    return std::visit(
        [&spelling]<class One>(const One& one) {
            constexpr auto description = description_of<One>();
            std::string out;
            for_each_word(description.words, [&](const Pattern& word) {
                std::string text(word.before);
                const auto add = [&](const auto& f) {
                    if (f.name == word.name) text += field_text(spelling, one, f);
                };
                std::apply([&](const auto&... f) { (add(f), ...); }, description.fields);
                if (!text.empty() && !out.empty()) out += ' ';
                out += text;
            });
            return out;
        },
        any);
}

template <class Spelling, class S, class T>
bool read_field(const Spelling& spelling, std::string_view text, S& one, const Field<S, T>& f) {
    return spelling.read(text, one.*f.at);
}
template <class Spelling, class S, class T>
bool read_field(const Spelling& /*spelling*/, std::string_view text, S& one, const Number<S, T>& f) {
    const auto value = number_from_text(text, f.least, f.most);
    if (value) one.*f.at = static_cast<T>(*value);
    return value.has_value();
}

using Words = base::Bounded<std::string_view, 8>;

template <class S, class Spelling>
std::optional<S> read_one(const Words& words, const Spelling& spelling) {
    constexpr auto description = description_of<S>();
    S one;
    std::size_t next = 0;
    bool fits = true;
    for_each_word(description.words, [&](const Pattern& pattern) {
        if (!fits || next == words.size()) return void(fits = false);
        std::string_view word = words[next++];
        fits = word.starts_with(pattern.before);
        if (!fits) return;
        word.remove_prefix(pattern.before.size());
        if (pattern.name.empty()) return void(fits = word.empty());
        const auto read = [&](const auto& f) {
            if (f.name == pattern.name) fits = read_field(spelling, word, one, f);
        };
        std::apply([&](const auto&... f) { (read(f), ...); }, description.fields);
    });
    return fits && next == words.size() ? std::optional<S>(one) : std::nullopt;
}

/// Nothing unless the text is one of the variant's alternatives.
template <class Spelling, class... S>
std::optional<std::variant<S...>> read_described(std::string_view text, const Spelling& spelling,
                                                 std::type_identity<std::variant<S...>> /*of*/) {
    std::optional<std::variant<S...>> found;
    const auto words = words_of<Words::capacity()>(text);
    if (!words) return found;
    const auto try_one = [&]<class One>(std::type_identity<One>) {
        const std::optional<One> one = read_one<One>(*words, spelling);
        if (one) found.emplace(*one);
        return one.has_value();
    };
    static_cast<void>((try_one(std::type_identity<S>{}) || ...));
    return found;
}

// --- forms -------------------------------------------------------------------------------------------------------------

/// The form of one alternative. `Spelling::type(value)` names the types of fields.
template <class Spelling, class One>
Form form_described() {
    constexpr auto description = description_of<One>();
    Form form;
    for_each_word(description.words, [&](const Pattern& word) {
        if (form.kind.empty()) return void(form.kind = word.before);
        FormWord out{word.before, word.name, {}, {}};
        const auto plain = [&]<class T>(const Field<One, T>&) { out.type = Spelling::type(std::type_identity<T>{}); };
        const auto number = [&]<class T>(const Number<One, T>& f) { (out.type = "number", out.most = f.most); };
        const auto choice = [&](const Choice<One>& f) { out.type = f.when_false.empty() || f.when_true.empty() ? "flag" : "word"; };
        const auto name = [&](const auto& f) {
            if (f.name != word.name) return;
            if constexpr (requires { plain(f); }) {
                plain(f);
            } else if constexpr (requires { number(f); }) {
                number(f);
            } else if constexpr (requires { choice(f); }) {
                choice(f);
            }
        };
        std::apply([&](const auto&... f) { (name(f), ...); }, description.fields);
        form.words.push_back(out);
    });
    return form;
}

/// Forms of all alternatives of a variant, in its order; made once.
template <class Spelling, class... S>
const std::vector<Form>& forms_described(std::type_identity<std::variant<S...>> /*of*/) {
    static const std::vector<Form> forms{form_described<Spelling, S>()...};
    return forms;
}

}  // namespace lw::game
