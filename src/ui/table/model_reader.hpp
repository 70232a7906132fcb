// How a game's screen takes in what has happened: the parts that are the same for every game.
#pragma once

#include "ui/model.hpp"
#include "ui/preferences.hpp"
#include "ui/rich.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lw::ui::table {

/// How fast things move, 1 = as designed. In a replay as fast as the steps come.
template <class G>
[[nodiscard]] float pace_of(const GameModelOf<G>& model, Speed speed) {
    constexpr float kSlow = 0.6F;
    constexpr float kFast = 4;
    const bool slow = model.replay ? model.replay->speed == ReplaySpeed::slow : speed == Speed::slow;
    const bool fast = model.replay ? model.replay->speed == ReplaySpeed::fast : speed == Speed::instant;
    return slow ? kSlow : fast ? kFast : 1;
}

/// Forgets all that was read from the events: nothing goes on moving, the books are empty, and the position is read
/// again. `generation`: of the model that comes next; 0 = none yet.
template <class Screen>
void start_anew(Screen& s, std::uint32_t generation) {
    s.generation = generation;
    s.animator.skip();
    s.scores.reset();
    s.book.forget();
    s.stats = {};
    s.fed = 0;
    s.state_no.reset();
}

/// Starts anew at a new generation; true then: the events so far are shown without motion or a word.
template <class Screen, class G>
[[nodiscard]] bool starts_anew(Screen& s, const GameModelOf<G>& model) {
    if (s.generation == model.generation) return false;
    start_anew(s, model.generation);
    s.fed = model.events.size();
    return true;
}

struct PublicLine {
    game::Seat who;  ///< nobody = all
    Rich words;
};

/// The last lines that all may read, newest last. `line_of(event)` is an optional PublicLine.
template <class G, class LineOf>
[[nodiscard]] std::vector<Rich> public_lines(const GameModelOf<G>& model, std::size_t most, LineOf line_of) {
    std::vector<Rich> out;
    for (auto event = model.events.rbegin(); event != model.events.rend() && out.size() < most; ++event) {
        const std::optional<PublicLine> line = line_of(*event);
        if (!line) continue;
        Rich words;
        if (line->who.valid() && line->who.value < model.players.size()) words.shape(model.players[line->who.value].colour);
        words.text(" ").add(line->words);
        out.push_back(std::move(words));
    }
    std::reverse(out.begin(), out.end());
    return out;
}

}  // namespace lw::ui::table
