// A game of Shires at a table for screen tests: rules behind, the screen before, a pointer and keys between.
#pragma once

#include "base/rng.hpp"
#include "shires/notation.hpp"
#include "shires/rules.hpp"
#include "shires/view.hpp"
#include "ui/bench.hpp"
#include "ui/shires/game_screen.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lw::ui::test {

class ShiresTable {
public:
    explicit ShiresTable(draw::Vec2 size = {1366, 768}, const shires::Config& config = table_of(3)) : bench(size), setup(shires::make_setup(config)) {
        players = {{"Ada", 0, game::Controller::human, {}},
                   {"Bruno", 1, game::Controller::computer, {}},
                   {"Cleo", 2, game::Controller::human, {}},
                   {"Dev", 3, game::Controller::computer, {}},
                   {"Emil", 4, game::Controller::human, {}}};
        players.resize(config.seats);
        screen.screen = Screen::game;
        state = shires::initial(setup);
    }
    static shires::Config table_of(int seats) {
        shires::Config config;
        config.seats = static_cast<std::uint8_t>(seats);
        return config;
    }

    /// The model as the app would make it.
    [[nodiscard]] ShiresModel model() const {
        ShiresModel out;
        out.setup = &setup;
        out.view = shires::view(setup, state, viewer);
        out.view.state_no = state_no;
        out.players = players;
        out.events = events;
        out.epoch = epoch;
        out.undo_steps = undo_steps;
        out.hand_off = hand_off;
        out.fits_link = true;
        out.replay = replay;
        return out;
    }
    void draw(Frame& frame) {
        const ShiresModel now = model();
        picture = board(frame, now, screen, seen);
        ui::draw(frame, now, screen, seen);
    }
    void show(int frames = 2) {
        bench.frames(frames, [this](Frame& f) { draw(f); });
    }
    void click(std::string_view id) {
        ASSERT_TRUE(bench.lists(id)) << id;
        bench.click(id, [this](Frame& f) { draw(f); });
    }
    void click(draw::Vec2 at) {
        bench.click(at, [this](Frame& f) { draw(f); });
    }
    void key(ImGuiKey key) {
        bench.key(key, [this](Frame& f) { draw(f); });
    }
    /// By the mirror, as the DOM button does.
    void activate(std::string_view id) {
        bench.mirror.activate(std::string(id));
        show(1);
    }
    /// Moves the pointer there and lets it rest.
    void rest_at(draw::Vec2 board_point) {
        bench.move(seen.camera.to_screen(board_point));
        show(2);
        bench.wait(1);
        show(2);
    }
    /// The action sent last, carried out by the rules; false when none was sent.
    bool carry_out() {
        const auto act = bench.take<ShiresAct>();
        return act && act->state_no == state_no && apply(viewer, act->action);
    }
    bool apply(game::Actor actor, const shires::Action& action) {
        if (shires::check(setup, state, actor, action) != shires::Reason::ok) return false;
        shires::EventSink sink(events);
        shires::apply(setup, state, actor, action, sink);
        ++state_no;
        return true;
    }
    /// In the notation of the scenarios: "tile N" by nature, all else by the seat on turn.
    bool play(std::string_view text) {
        const auto action = shires::action_from_text(setup, text);
        if (!action) return false;
        const bool nature = state.phase == shires::Phase::draw || state.phase == shires::Phase::first_player;
        return apply(nature ? game::kNature : game::Actor(state.turn), *action);
    }
    /// Legal moves by chance, until `tiles` lie.
    void play_on(std::size_t tiles, std::uint64_t seed = 5) {
        base::Rng rng{seed};
        while (state.phase != shires::Phase::over && state.tiles.size() < tiles) step(rng);
    }
    void finish() {
        base::Rng rng{5};
        while (state.phase != shires::Phase::over) step(rng);
    }
    /// The ids that begin with `start`.
    [[nodiscard]] std::vector<std::string> ids(std::string_view start) const {
        std::vector<std::string> out;
        for (const Control& c : bench.mirror.controls()) {
            if (c.id.rfind(start, 0) == 0) out.push_back(c.id);
        }
        return out;
    }

    Bench bench;
    shires::Setup setup;
    shires::State state;
    std::vector<game::Player> players;
    std::vector<shires::Event> events;
    game::Seat viewer{0};
    game::Seat hand_off;
    std::uint32_t state_no = 1;
    std::uint32_t epoch = 0;
    int undo_steps = 0;
    std::optional<ReplayModelOf<shires::Game>> replay;
    ScreenModel screen;
    ShiresScreen seen;
    draw::Picture picture;

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
