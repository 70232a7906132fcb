// How a game that is over went: the computer players are asked, and the answer is put into what the screens show.
#pragma once

#include "agent/course.hpp"
#include "app/players_call.hpp"
#include "match/match.hpp"
#include "ui/model.hpp"

#include <optional>

namespace lw::app {

/// Per thousand, with the most important steps found. `course` is not empty.
[[nodiscard]] ui::CourseModel course_model(const agent::Course& course);

class CourseCall {
public:
    /// The game is over. `model` is what the screens show; asked again, it changes only where nobody could say.
    template <class G>
    void ask(const match::Match<G>& match, std::optional<ui::CourseModel>& model, double now);
    /// True when something has come into the model.
    bool step(std::optional<ui::CourseModel>& model, double now);
    [[nodiscard]] bool pending() const { return call_.pending(); }
    void drop() { call_.drop(); }

private:
    PlayersCall call_;
};

}  // namespace lw::app
