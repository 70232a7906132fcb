#include "ui/screens/game_parts.hpp"

#include "ui/isles/parts.hpp"
#include "ui/isles/settings_list.hpp"
#include "ui/shires/parts.hpp"
#include "ui/shires/settings_list.hpp"

#include <array>
#include <variant>

namespace lw::ui {

namespace {

template <class... Each>
struct Overloaded : Each... {
    using Each::operator()...;
};
template <class... Each>
Overloaded(Each...) -> Overloaded<Each...>;

}  // namespace

std::span<const GameParts* const> all_games() {
    static const std::array kGames{&isles::parts(), &shires::parts()};
    return kGames;
}

const GameParts& parts_of(GameKind game) { return *all_games()[static_cast<std::size_t>(game)]; }

GameKind game_of(const AnyConfig& config) { return static_cast<GameKind>(config.index()); }

std::string link_words(const AnyConfig& config) {
    return std::visit(Overloaded{[](const isles::Config& one) { return isles::link_words(one); },
                                 [](const shires::Config& one) { return shires::link_words(one); }},
                      config);
}

TableSettings table_settings(const AnyConfig& config, const std::vector<game::Player>& players) {
    return std::visit(Overloaded{[&](const isles::Config& one) { return isles::table_settings(one, players); },
                                 [&](const shires::Config& one) { return shires::table_settings(one, players); }},
                      config);
}

std::string player_count(std::size_t n) { return std::to_string(n) + (n == 1 ? " player" : " players"); }

}  // namespace lw::ui
