// The list of games: the one place that joins them.
#pragma once

#include "agent/driver.hpp"
#include "agent/isles/traits.hpp"
#include "codec/link.hpp"
#include "codec/save.hpp"
#include "isles/game.hpp"
#include "match/match.hpp"
#include "match/replayer.hpp"
#include "registry/isles_format.hpp"

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

using AnyMatch = std::variant<IslesMatch>;

/// "isles".
[[nodiscard]] std::vector<std::string_view> game_names();

struct AnySaved {
    AnyMatch match;
    std::uint64_t saved_at = 0;
    bool from_snapshot = false;  ///< see codec::Saved
};

[[nodiscard]] base::Bytes encode(const AnyMatch& match, std::uint64_t saved_at);
/// Any game of the list; other_game for one that is not on it.
[[nodiscard]] std::optional<AnySaved> decode(base::ByteView save, codec::Fault& fault);

using AnyShared = std::variant<codec::Shared<isles::Game>>;

/// The fragment of an address, without '#'; see codec/link.hpp.
[[nodiscard]] std::string board_link(const AnyMatch& match);
[[nodiscard]] std::optional<std::string> game_link(const AnyMatch& match);
/// Any game of the list; other_game for one that is not on it.
[[nodiscard]] std::optional<AnyShared> read_link(std::string_view fragment, codec::Fault& fault);

}  // namespace lw::registry

// Instantiated once, in games.cpp.
extern template class lw::match::Session<lw::isles::Game>;
extern template class lw::match::Replayer<lw::isles::Game>;
extern template class lw::agent::Driver<lw::isles::Game>;
extern template std::string lw::codec::board_link<lw::isles::Game>(const lw::isles::Config&);
extern template std::optional<std::string> lw::codec::game_link<lw::isles::Game>(
    const lw::match::Match<lw::isles::Game>&);
extern template std::optional<lw::codec::Shared<lw::isles::Game>> lw::codec::read_link<lw::isles::Game>(
    const lw::codec::Link&, lw::codec::Fault&);
extern template lw::base::Bytes lw::codec::encode<lw::isles::Game>(const lw::match::Match<lw::isles::Game>&,
                                                                   std::uint64_t);
extern template std::optional<lw::codec::Saved<lw::isles::Game>> lw::codec::decode<lw::isles::Game>(lw::base::ByteView,
                                                                                                    lw::codec::Fault&);
