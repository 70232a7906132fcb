// Makes sure that what memory holds is stored as soon as it can be, and that people know when it is not.
#pragma once

#include "app/library.hpp"
#include "app/rest.hpp"

#include <functional>
#include <string>
#include <utility>

namespace lw::app {

/// What keeping needs from the game being played; without one, all members are empty.
struct PlayedGame {
    std::string slot;
    std::function<void()> store = [] {};
};

class Keeping {
public:
    explicit Keeping(Library& library);

    // As the platform reports.
    void gained() { owner_ = gained_ = true; }
    void lost() { owner_ = false; }

    /// Stores again what could not be stored, or is no longer there, when it is time for that. Returns what is to be said once
    /// (empty = nothing), apart from trouble(), which stays as long as there is any. `now` in seconds, never falling.
    [[nodiscard]] std::string look(double now, const PlayedGame& played);
    /// Space was freed, or people are about to leave: the next look() tries at once.
    void hurry() { next_look_ = 0; }

    /// Time until look() has something to do although nothing happens (rest.hpp).
    [[nodiscard]] double rest(double now) const { return owner_ ? next_look_ - now : kNever; }

    /// Why moves are not kept now; empty = they are. As of the last look().
    [[nodiscard]] const std::string& trouble() const { return trouble_; }
    /// Another tab has the games; this one could take them over if somebody wanted it to.
    [[nodiscard]] bool elsewhere() const { return !owner_; }
    /// True once when another tab has played this game further and nothing of it is left to store here: load it.
    [[nodiscard]] bool take_outdated() { return std::exchange(outdated_, false); }

private:
    void store_all(const PlayedGame& played);
    [[nodiscard]] bool left_behind(const PlayedGame& played);
    [[nodiscard]] std::string trouble_now() const;

    Library& library_;
    bool owner_;
    bool gained_ = false;
    bool outdated_ = false;
    double next_look_ = 0;
    std::string trouble_;
};

}  // namespace lw::app
