// A board with its settings, or a whole finished game, as a URL fragment. No server sees it.
//
//   NAME=<base64url, without padding>        NAME is Game::kName; then
//     u8   link version, now 1
//     u8   kind: 1 = board and settings, 2 = a finished game
//     u16  rules version of the game
//          content: the config as in saves (save.hpp); a game continues with title and players, the number of
//          moves and the moves (moves.hpp)
//     u32  CRC-32 of the name and of everything before
// All numbers little-endian. Of a game that is not over, only its board and settings get into a link: no move, no hand.
// The seed of dice and draws never does.
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

/// Characters in a fragment, so that the whole URL stays within what browsers, mail and chat handle safely.
inline constexpr std::size_t kMaxLink = 8000;
inline constexpr std::uint8_t kLinkVersion = 1;

enum class LinkKind : std::uint8_t { board = 1, game = 2 };

/// The envelope of a link, checked; its content is not trusted yet.
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
/// kMaxLink: share it as a file then.
template <game::Game G>
[[nodiscard]] std::optional<std::string> game_link(const match::Match<G>& match);
/// A game is replayed through the rules and must be over. Nothing, with `fault` saying why, unless all is valid.
template <game::Game G>
[[nodiscard]] std::optional<Shared<G>> read_link(const Link& link, Fault& fault);

}  // namespace lw::codec

#include "codec/link_body.hpp"  // IWYU pragma: export
