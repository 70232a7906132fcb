// How Trio is written into saves (codec/save.hpp).
#pragma once

#include "codec/save.hpp"
#include "registry/detail/fields.hpp"
#include "registry/detail/settings_io.hpp"
#include "third_game/trio.hpp"

namespace lw::codec {

template <>
struct Format<trio::Game> {
    template <class Io, class C>
    static void config(Io& io, C& v) {
        io.u8(v.seats);
        registry::fields::settings(io, trio::kSettings, v.settings);
    }
    template <class Io, class S>
    static void state(Io& io, const trio::Setup& /*setup*/, S& v) {
        for (auto& mark : v.table.marks) registry::fields::seat(io, mark);
        io.value(v.table.phase, trio::Phase::over);
        registry::fields::seat(io, v.table.turn);
        io.u8(v.table.die);
        io.u8(v.table.turn_number);
        for (auto& secret : v.secrets) io.u8(secret);
        registry::fields::seats(io, v.winners);
    }
};

}  // namespace lw::codec
