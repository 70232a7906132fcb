#include "registry/games.hpp"

#include <utility>

template class lw::match::Session<lw::isles::Game>;
template class lw::agent::Driver<lw::isles::Game>;
template lw::base::Bytes lw::codec::encode<lw::isles::Game>(const lw::match::Match<lw::isles::Game>&, std::uint64_t);
template std::optional<lw::codec::Saved<lw::isles::Game>> lw::codec::decode<lw::isles::Game>(lw::base::ByteView,
                                                                                             lw::codec::Fault&);

namespace lw::registry {

std::vector<std::string_view> game_names() { return {isles::Game::kName}; }

base::Bytes encode(const AnyMatch& match, std::uint64_t saved_at) {
    return std::visit([saved_at](const auto& one) { return codec::encode(one, saved_at); }, match);
}

std::optional<AnySaved> decode(base::ByteView save, codec::Fault& fault) {
    auto isles_game = codec::decode<isles::Game>(save, fault);
    if (!isles_game) return std::nullopt;
    return AnySaved{AnyMatch{std::move(isles_game->match)}, isles_game->saved_at, isles_game->from_snapshot};
}

}  // namespace lw::registry
