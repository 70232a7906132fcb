#include "registry/games.hpp"

#include <type_traits>
#include <utility>

LW_GAME_TEMPLATES(, lw::isles::Game)
LW_GAME_TEMPLATES(, lw::shires::Game)

namespace lw::registry {

std::vector<std::string_view> game_names() { return {isles::Game::kName, shires::Game::kName}; }

base::Bytes encode(const AnyMatch& match, std::uint64_t saved_at) {
    return std::visit([saved_at](const auto& one) { return codec::encode(one, saved_at); }, match);
}

std::optional<AnySaved> decode(base::ByteView save, codec::Fault& fault) {
    codec::Envelope envelope;
    fault = codec::open(save, envelope);
    if (!fault.ok()) return std::nullopt;
    std::optional<AnySaved> out;
    const bool known = with_game(envelope.game, [&](auto game) {
        auto saved = codec::decode<typename decltype(game)::type>(save, fault);
        if (saved) out = AnySaved{AnyMatch{std::move(saved->match)}, saved->saved_at, saved->from_snapshot};
    });
    if (!known) fault.error = codec::Error::other_game;
    return out;
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
    std::optional<AnyShared> out;
    const bool known = with_game(link.game, [&](auto game) {
        auto shared = codec::read_link<typename decltype(game)::type>(link, fault);
        if (shared) out = AnyShared{std::move(*shared)};
    });
    if (!known) fault.error = codec::Error::other_game;
    return out;
}

}  // namespace lw::registry
