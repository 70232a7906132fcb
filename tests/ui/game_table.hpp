// A game at a table for screen tests: rules behind, the screen in front, a pointer and keys between. What both games' tables
// share.
//
// `Self` has `rules()` and `position()`, the setup and the state, and `draw_model()`, which draws its game's board and screen.
#pragma once

#include "draw/picture.hpp"
#include "ui/bench.hpp"
#include "ui/model.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lw::ui::test {

template <class Self, class G>
class GameTable {
public:
    explicit GameTable(draw::Vec2 size, float scale = 1) : bench(size, scale) { screen.screen = ScreenId::game; }

    /// The model as the app would make it.
    [[nodiscard]] GameModelOf<G> model() const {
        GameModelOf<G> out;
        out.setup = &self().rules();
        out.view = G::view(self().rules(), self().position(), viewer);
        out.moves = G::legal(self().rules(), out.view);
        out.view.state_no = state_no;
        out.players = players;
        for (const auto& event : events) out.events.push_back(G::redact(event, viewer));
        out.generation = generation;
        out.undo_steps = undo_steps;
        out.hand_off = hand_off;
        out.humans = humans;
        out.thinking = thinking;
        out.seconds_left = seconds_left;
        out.fits_link = fits_link;
        out.replay = replay;
        out.answer_seconds = answer_seconds;
        out.hint = hint;
        out.course = course;
        return out;
    }
    void draw(Frame& frame) { self().draw_model(frame, model()); }
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
    /// Through the mirror, as the DOM button does.
    void activate(std::string_view id) {
        bench.mirror.activate(std::string(id));
        show(1);
    }
    /// Carries out the last action sent, by the rules; false when none was sent.
    bool carry_out() {
        const auto act = bench.take<ActOf<G>>();
        return act && act->state_no == state_no && apply(viewer, act->action);
    }
    bool apply(game::Actor actor, const typename G::Action& action) {
        if (G::check(self().rules(), self().position(), actor, action) != G::Reason::ok) return false;
        typename G::EventSink sink(events);
        G::apply(self().rules(), self().position(), actor, action, sink);
        ++state_no;
        return true;
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
    std::vector<game::Player> players;
    std::vector<typename G::Event> events;
    game::Seat viewer{0};
    game::Seat hand_off;
    game::SeatSet humans;
    game::Seat thinking;
    std::uint32_t state_no = 1;
    std::uint32_t generation = 1;
    int undo_steps = 0;
    std::optional<int> seconds_left;
    std::optional<int> answer_seconds;
    std::optional<HintOf<G>> hint;
    std::optional<CourseModel> course;
    bool fits_link = true;
    std::optional<ReplayModelOf<G>> replay;
    ScreenModel screen;
    draw::Picture picture;

private:
    [[nodiscard]] Self& self() { return static_cast<Self&>(*this); }
    [[nodiscard]] const Self& self() const { return static_cast<const Self&>(*this); }
};

}  // namespace lw::ui::test
