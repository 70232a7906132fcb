// How Shires is written into saves, field by field. Version 1; an added field needs a new version.
#pragma once

#include "codec/io.hpp"
#include "codec/save.hpp"
#include "shires/game.hpp"

namespace lw::codec {

template <>
struct Format<shires::Game> {
    static void config(Writer& io, const shires::Config& config);
    static void config(Reader& io, shires::Config& config);
    static void state(Writer& io, const shires::Setup& setup, const shires::State& state);
    /// Lays the tiles again: what follows from them (cells, gaps, features) is not in the bytes.
    static void state(Reader& io, const shires::Setup& setup, shires::State& state);
};

}  // namespace lw::codec
