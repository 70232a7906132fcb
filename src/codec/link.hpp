// A board with its settings, or a whole finished game, as the fragment of an address. No server sees it.
//
//   NAME=<base64url, without padding>        NAME is Game::kName; behind it
//     u8   link version, now 1
//     u8   kind: 1 = board and settings, 2 = a finished game
//     u16  rules version of the game
//          content: the config as in saves (save.hpp); a game goes on with title and players, the number of
//          moves and the moves (moves.hpp)
//     u32  CRC-32 of the name and of all before
// All numbers little-endian. Nothing of a game that is not over gets into a link but its board and settings: no move, no
// hand, and the seed of dice and draws never.
#pragma once

#include "base/bytes.hpp"
#include "codec/error.hpp"
#include "codec/save.hpp"
#include "match/match.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lw::codec {

/// Characters of a fragment, so that the whole address stays within what browsers, mail and chat take without harm.
inline constexpr std::size_t kMaxLink = 8000;
inline constexpr std::uint8_t kLinkVersion = 1;

enum class LinkKind : std::uint8_t { board = 1, game = 2 };

/// The outside of a link, checked; its content is believed by nobody yet.
struct Link {
    std::string game;
    LinkKind kind = LinkKind::board;
    std::uint16_t rules_version = 1;
    base::Bytes content;
};
[[nodiscard]] std::string seal_link(const Link& link);
/// With or without the '#' in front.
[[nodiscard]] Fault open_link(std::string_view fragment, Link& out);
/// A whole sentence for the person at the screen.
[[nodiscard]] std::string link_sentence(const Fault& fault);

/// What a link brought.
template <game::Game G>
struct Shared {
    typename G::Config config{};
    std::optional<match::Match<G>> game;  ///< over
};

/// Board and settings.
template <game::Game G>
[[nodiscard]] std::string board_link(const typename G::Config& config);
/// Nothing when the game is not over, when its first moves are gone (Saved::from_snapshot), or when it is longer than
/// kMaxLink: a file takes it then.
template <game::Game G>
[[nodiscard]] std::optional<std::string> game_link(const match::Match<G>& match);
/// A game is replayed through the rules and must be over. Nothing, with `fault` saying why, unless all holds.
template <game::Game G>
[[nodiscard]] std::optional<Shared<G>> read_link(const Link& link, Fault& fault);

}  // namespace lw::codec

#include "codec/link_body.hpp"  // IWYU pragma: export
