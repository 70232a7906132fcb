// A game with its screen: being played, or replayed. And what each game adds to the flow, one specialisation per game.
#pragma once

#include "app/game_host.hpp"
#include "app/replay_host.hpp"
#include "ui/isles/screen.hpp"
#include "ui/shires/screen.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lw::app {

template <class G>
struct ScreenTraits;

template <>
struct ScreenTraits<isles::Game> {
    using Screen = ui::isles::Screen;
    static constexpr ui::GameKind kKind = ui::GameKind::isles;
    static constexpr std::string_view kReplayTitle = "Isles, looked at again";
    static std::vector<ui::KeyHelp> keys(bool replay) { return replay ? ui::isles::replay_keys() : ui::isles::keys(); }
    /// The last public lines, for the hand-off card.
    static std::vector<ui::Rich> public_lines(const ui::isles::Model& model, std::size_t most) {
        return ui::isles::public_lines(model, most);
    }
    /// An offer is being put together: offers to the person wait for that long.
    static bool composing(const Screen& screen) { return screen.side == ui::isles::SidePanel::trade; }
};

template <>
struct ScreenTraits<shires::Game> {
    using Screen = ui::shires::Screen;
    static constexpr ui::GameKind kKind = ui::GameKind::shires;
    static constexpr std::string_view kReplayTitle = "Shires, looked at again";
    static std::vector<ui::KeyHelp> keys(bool replay) { return replay ? ui::shires::replay_keys() : ui::shires::keys(); }
    static std::vector<ui::Rich> public_lines(const ui::shires::Model& model, std::size_t most) {
        return ui::shires::public_lines(model, most);
    }
    static bool composing(const Screen& /*screen*/) { return false; }  // nothing is traded
};

template <class G>
struct LiveGame {
    using Game = G;
    GameHost<G> host;
    typename ScreenTraits<G>::Screen screen;

    LiveGame(Library& library, match::Match<G> match, std::string slot, std::uint64_t computers_seed)
        : host(library, std::move(match), std::move(slot), computers_seed) {}

    [[nodiscard]] const auto& match() const { return host.match(); }
    [[nodiscard]] const auto& model() const { return host.model(); }
    [[nodiscard]] typename G::View public_view() const { return host.match().session.view(game::kSpectator); }
    [[nodiscard]] std::string title() const { return host.title(); }
    void ask_course(double now) { host.ask_course(now); }
};

template <class G>
struct ReplayedGame {
    using Game = G;
    std::unique_ptr<ReplayHost<G>> host;
    typename ScreenTraits<G>::Screen screen;

    [[nodiscard]] const auto& match() const { return host->match(); }
    [[nodiscard]] const auto& model() const { return host->model(); }
    [[nodiscard]] typename G::View public_view() const { return host->public_view(); }
    [[nodiscard]] std::string title() const { return std::string(ScreenTraits<G>::kReplayTitle); }
    void ask_course(double now) { host->ask_course(now); }
};

}  // namespace lw::app
