#include "registry/games.hpp"

#include <type_traits>
#include <utility>

template class lw::match::Session<lw::isles::Game>;
template class lw::match::Replayer<lw::isles::Game>;
template class lw::agent::Driver<lw::isles::Game>;
template std::string lw::codec::board_link<lw::isles::Game>(const lw::isles::Config&);
template std::optional<std::string> lw::codec::game_link<lw::isles::Game>(const lw::match::Match<lw::isles::Game>&);
template std::optional<lw::codec::Shared<lw::isles::Game>> lw::codec::read_link<lw::isles::Game>(const lw::codec::Link&,
                                                                                                lw::codec::Fault&);
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

std::string board_link(const AnyMatch& match) {
    return std::visit(
        [](const auto& one) {
            using Session = std::decay_t<decltype(one.session)>;
            return codec::board_link<typename Session::Rules>(one.session.config());
        },
        match);
}

std::optional<std::string> game_link(const AnyMatch& match) {
    return std::visit([](const auto& one) { return codec::game_link(one); }, match);
}

std::optional<AnyShared> read_link(std::string_view fragment, codec::Fault& fault) {
    codec::Link link;
    fault = codec::open_link(fragment, link);
    if (!fault.ok()) return std::nullopt;
    auto isles_link = codec::read_link<isles::Game>(link, fault);
    if (!isles_link) return std::nullopt;
    return AnyShared{std::move(*isles_link)};
}

}  // namespace lw::registry
