// A game of Shires at a table for screen tests.
#pragma once

#include "base/rng.hpp"
#include "shires/game.hpp"
#include "ui/game_table.hpp"
#include "ui/shires/screen.hpp"

namespace lw::ui::test {

class ShiresTable : public GameTable<ShiresTable, shires::Game> {
public:
    explicit ShiresTable(draw::Vec2 size = {1366, 768}, const shires::Config& config = table_of(3))
        : GameTable(size), setup(shires::make_setup(config)), state(shires::initial(setup)) {
        players = {{"Ada", 0, game::Controller::human, {}},
                   {"Bruno", 1, game::Controller::computer, {}},
                   {"Cleo", 2, game::Controller::human, {}},
                   {"Dev", 3, game::Controller::computer, {}},
                   {"Emil", 4, game::Controller::human, {}}};
        players.resize(config.seats);
    }
    static shires::Config table_of(int seats) {
        shires::Config config;
        config.seats = static_cast<std::uint8_t>(seats);
        return config;
    }

    [[nodiscard]] const shires::Setup& rules() const { return setup; }
    [[nodiscard]] shires::State& position() { return state; }
    [[nodiscard]] const shires::State& position() const { return state; }
    void draw_model(Frame& frame, const shires::Model& now) {
        picture = board(frame, now, screen, seen);
        draw_screen(frame, now, screen, seen);
    }

    /// Moves the pointer there and lets it rest.
    void rest_at(draw::Vec2 board_point) {
        bench.move(seen.camera.to_screen(board_point));
        show(2);
        bench.wait(1);
        show(2);
    }
    /// In the notation of the scenarios: "tile N" by chance, all else by the seat whose turn it is.
    bool play(std::string_view text) {
        const auto action = shires::action_from_text(setup, text);
        if (!action) return false;
        const bool nature = state.phase == shires::Phase::draw || state.phase == shires::Phase::first_player;
        return apply(nature ? game::kNature : game::Actor(state.turn), *action);
    }
    /// Random legal moves, until `tiles` are laid.
    void play_on(std::size_t tiles, std::uint64_t seed = 5) {
        base::Rng rng{seed};
        while (state.phase != shires::Phase::over && state.tiles.size() < tiles) step(rng);
    }
    /// Random legal moves, until the next tile is in hand.
    void to_next_tile() {
        base::Rng rng{5};
        do step(rng);
        while (state.phase != shires::Phase::tile && state.phase != shires::Phase::over);
    }
    void finish() {
        base::Rng rng{5};
        while (state.phase != shires::Phase::over) step(rng);
    }

    shires::Setup setup;
    shires::State state;
    shires::Screen seen;

private:
    void step(base::Rng& rng) {
        if (shires::to_act(setup, state).waiting == game::Waiting::chance) {
            shires::ChanceList chances;
            shires::chances(setup, state, chances);
            apply(game::kNature, chances[rng.below(static_cast<std::uint32_t>(chances.size()))].action);
            return;
        }
        shires::ActionList legal;
        shires::legal(setup, state, state.turn, legal);
        apply(state.turn, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    }
};

}  // namespace lw::ui::test
