// A game to bytes and back.
//
// What a game adds: a specialisation of Format<G> (in registry) with
//   template <class Io, class C> static void config(Io&, C& config);             C: Config or const Config
//   template <class Io, class S> static void state(Io&, const Setup&, S& state);
#pragma once

#include "codec/envelope.hpp"
#include "codec/error.hpp"
#include "codec/summary.hpp"
#include "codec/text.hpp"
#include "match/match.hpp"

#include <cstdint>
#include <optional>

namespace lw::codec {

template <game::Game G>
struct Format;

template <game::Game G>
struct Saved {
    match::Match<G> match;
    std::uint64_t saved_at = 0;
    /// Today's rules refuse the log, which is of an older rules version: the game continues from the saved position,
    /// and its earlier moves are gone. Tell the players.
    bool from_snapshot = false;
};

/// The whole match at `saved_at` (seconds since 1970). Never above kMaxSaveSize: a log too long for it is left out and
/// the game continues from the position.
template <game::Game G>
[[nodiscard]] base::Bytes encode(const match::Match<G>& match, std::uint64_t saved_at);

/// Checks the envelope, reads, replays every move through the rules and compares the end with the saved position.
/// Nothing, with `fault` saying why, unless all is valid.
template <game::Game G>
[[nodiscard]] std::optional<Saved<G>> decode(base::ByteView save, Fault& fault);

}  // namespace lw::codec

#include "codec/save_body.hpp"  // IWYU pragma: export
