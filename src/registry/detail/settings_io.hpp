// Settings in saves and links, driven by a game's table of them (game/settings.hpp). `Io` is codec::Writer or codec::Reader.
#pragma once

#include "codec/io.hpp"
#include "game/settings.hpp"

#include <type_traits>

namespace lw::registry::fields {

template <class Io, class S, class Plain>
void setting(Io& io, const game::settings::Switch<Plain>& one, S& s) {
    io.flag(s.*one.at);
}
template <class Io, class S, class Plain, class E, std::size_t N>
void setting(Io& io, const game::settings::Choice<Plain, E, N>& one, S& s) {
    if (io.version() >= one.about.since) {
        io.value(s.*one.at, static_cast<E>(N - 1));
    } else if constexpr (Io::kReading) {
        s.*one.at = one.before;
    }
}
template <class Io, class S, class Plain, class T>
void setting(Io& io, const game::settings::Amount<Plain, T>& one, S& s) {
    if (io.version() < one.about.since) return;
    if constexpr (std::is_same_v<T, std::uint8_t>) {
        io.u8(s.*one.at);
    } else {
        io.u16(s.*one.at);
    }
}

/// Settings added after the version being read keep their defaults, or what applied before them.
template <class Io, class SettingList, class S>
void settings(Io& io, const SettingList& list, S& s) {
    game::settings::for_each_by_age(list, [&](const auto& one) { setting(io, one, s); });
}

}  // namespace lw::registry::fields
