// Which kinds of actions and events occur in the games of some files.
#pragma once

#include "registry/games.hpp"

#include <array>
#include <string>
#include <utility>
#include <variant>

namespace lw::cli {

/// Which alternatives of a variant have occurred.
template <class Variant>
class Met {
public:
    void note(const Variant& one) { met_[one.index()] = true; }

    /// The kinds that did not occur, each by the first word its notation would have.
    template <class Setup>
    [[nodiscard]] std::string missing(const Setup& setup) const {
        return missing(setup, std::make_index_sequence<kKinds>{});
    }

private:
    static constexpr std::size_t kKinds = std::variant_size_v<Variant>;

    template <class Setup, std::size_t... I>
    std::string missing(const Setup& setup, std::index_sequence<I...> /*all*/) const {
        std::string text;
        const auto add = [&](bool met, const std::string& name) {
            if (!met) text += (text.empty() ? "" : ", ") + name.substr(0, name.find(' '));
        };
        (add(met_[I], to_text(setup, Variant{std::variant_alternative_t<I, Variant>{}})), ...);
        return text;
    }

    std::array<bool, kKinds> met_{};
};

template <class G>
struct Seen {
    bool any = false;  ///< some file is of this game
    Met<typename G::Action> actions;
    Met<typename G::Event> events;
};

}  // namespace lw::cli
