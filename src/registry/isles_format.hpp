// How Isles is written into saves, field by field. Version 2; an added field needs a new version.
#pragma once

#include "codec/io.hpp"
#include "codec/save.hpp"
#include "isles/game.hpp"

namespace lw::codec {

template <>
struct Format<isles::Game> {
    static void config(Writer& io, const isles::Config& config);
    static void config(Reader& io, isles::Config& config);
    static void state(Writer& io, const isles::Setup& setup, const isles::State& state);
    static void state(Reader& io, const isles::Setup& setup, isles::State& state);
};

}  // namespace lw::codec
