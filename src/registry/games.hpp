// The list of games: the one place that joins them.
#pragma once

#include "agent/driver.hpp"
#include "agent/isles/traits.hpp"
#include "agent/shires/traits.hpp"
#include "codec/link.hpp"
#include "codec/save.hpp"
#include "isles/game.hpp"
#include "match/match.hpp"
#include "match/replayer.hpp"
#include "registry/isles_format.hpp"
#include "registry/shires_format.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace lw::registry {

using IslesSession = match::Session<isles::Game>;
using IslesMatch = match::Match<isles::Game>;
using IslesDriver = agent::Driver<isles::Game>;
using IslesReplayer = match::Replayer<isles::Game>;

using ShiresSession = match::Session<shires::Game>;
using ShiresMatch = match::Match<shires::Game>;
using ShiresDriver = agent::Driver<shires::Game>;
using ShiresReplayer = match::Replayer<shires::Game>;

using AnyMatch = std::variant<IslesMatch, ShiresMatch>;

/// "isles", "shires".
[[nodiscard]] std::vector<std::string_view> game_names();

/// Stands for a game where a value is needed.
template <class G>
struct GameTag {
    using type = G;
};

/// Calls `take(GameTag<G>{})` with the game of this name; false when there is none.
template <class Take>
bool with_game(std::string_view name, Take take) {
    const auto one = [&](auto game) {
        if (decltype(game)::type::kName != name) return false;
        take(game);
        return true;
    };
    return one(GameTag<isles::Game>{}) || one(GameTag<shires::Game>{});
}

struct AnySaved {
    AnyMatch match;
    std::uint64_t saved_at = 0;
    bool from_snapshot = false;  ///< see codec::Saved
};

[[nodiscard]] base::Bytes encode(const AnyMatch& match, std::uint64_t saved_at);
/// Any game of the list; other_game for one that is not on it.
[[nodiscard]] std::optional<AnySaved> decode(base::ByteView save, codec::Fault& fault);

using AnyShared = std::variant<codec::Shared<isles::Game>, codec::Shared<shires::Game>>;

/// The URL fragment, without '#'; see codec/link.hpp.
[[nodiscard]] std::string board_link(const AnyMatch& match);
[[nodiscard]] std::optional<std::string> game_link(const AnyMatch& match);
/// Any game of the list; other_game for one that is not on it.
[[nodiscard]] std::optional<AnyShared> read_link(std::string_view fragment, codec::Fault& fault);

}  // namespace lw::registry

// Instantiated once, in games.cpp.
#define LW_GAME_TEMPLATES(KEYWORD, GAME)                                                                                           \
    KEYWORD template class lw::match::Session<GAME>;                                                                               \
    KEYWORD template class lw::match::Replayer<GAME>;                                                                              \
    KEYWORD template class lw::agent::Driver<GAME>;                                                                                \
    KEYWORD template std::string lw::codec::board_link<GAME>(const GAME::Config&);                                                 \
    KEYWORD template std::optional<std::string> lw::codec::game_link<GAME>(const lw::match::Match<GAME>&);                         \
    KEYWORD template std::optional<lw::codec::Shared<GAME>> lw::codec::read_link<GAME>(const lw::codec::Link&, lw::codec::Fault&); \
    KEYWORD template lw::base::Bytes lw::codec::encode<GAME>(const lw::match::Match<GAME>&, std::uint64_t);                        \
    KEYWORD template std::optional<lw::codec::Saved<GAME>> lw::codec::decode<GAME>(lw::base::ByteView, lw::codec::Fault&);

LW_GAME_TEMPLATES(extern, lw::isles::Game)
LW_GAME_TEMPLATES(extern, lw::shires::Game)
