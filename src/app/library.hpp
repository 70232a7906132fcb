// The games kept on this device. Every game has a slot of its own, written after every move, so that starting another
// one overwrites nothing; one slot is the current game, which Continue resumes.
//
// What cannot be stored (storage is full, denied, cleared, or another tab's) stays in memory and is used as if it were, is
// listed as not stored, and is written as soon as that works.
#pragma once

#include "app/platform.hpp"
#include "app/storage.hpp"
#include "registry/games.hpp"
#include "ui/model.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lw::app {

/// What is wrong with storing in a tab that does not own the storage.
inline constexpr std::string_view kKeptElsewhere = "Another tab of Landwright keeps the games. What is played here is not stored.";

struct Loaded {
    std::optional<registry::AnyMatch> match;
    std::string message;  ///< what to say: why not, or that an older state was taken; may be empty
};

/// A small text under a key of its own. What was set here counts, whether or not it could be stored. refresh() stores that
/// again, or else what was last read, if it is gone.
class Noted {
public:
    explicit Noted(std::string_view key) : key_(key) {}
    [[nodiscard]] std::string value();
    void set(std::string_view text);
    void refresh();

private:
    std::string_view key_;
    std::optional<std::string> seen_;  ///< as it was read last
    std::optional<std::string> set_;
};

class Library {
public:
    Library() : saves_(storage_, "save.") {}

    /// The slot of the game that was played last; empty = none.
    [[nodiscard]] std::string current() { return current_.value(); }
    void set_current(std::string_view slot) { current_.set(slot); }
    /// The slot of the game that was on the screen when the page went away; empty = none was.
    [[nodiscard]] std::string open() { return open_.value(); }
    void set_open(std::string_view slot) { open_.set(slot); }
    [[nodiscard]] std::string preferences() { return preferences_.value(); }
    void set_preferences(std::string_view text) { preferences_.set(text); }

    /// All games, newest first, as the saves screen shows them.
    [[nodiscard]] std::vector<ui::SaveInfo> list();
    [[nodiscard]] Loaded load(std::string_view slot);
    /// Stores the match, of one game or any; the sentence says what went wrong, empty = nothing. Where the slot holds another
    /// tab's game by now, the match gets a slot of its own: then `slot` changes.
    template <class Match>
    [[nodiscard]] std::string write(std::string& slot, const Match& match) {
        return keep(slot, packed(match));
    }
    /// False in a tab that may not write.
    [[nodiscard]] bool remove(std::string_view slot);
    [[nodiscard]] std::string new_slot();

    /// What went wrong with a game that is in memory only; empty = all are stored.
    [[nodiscard]] std::string problem() const { return unkept_.empty() ? std::string() : unkept_.begin()->second.problem; }
    /// Whether the slot's newest state is in memory only.
    [[nodiscard]] bool unkept(std::string_view slot) const { return unkept_.contains(slot); }
    /// Tries again to store what is in memory only, except the slot of the game being played: its host does that.
    void try_again(std::string_view played);
    /// Whether the slot is stored as it was read or written here last, and nothing newer is in memory.
    [[nodiscard]] bool holds(std::string_view slot) { return !unkept_.contains(slot) && saves_.holds(slot); }
    /// Whether another tab has played the slot's game further since it was read or written here last.
    [[nodiscard]] bool played_elsewhere(std::string_view slot) { return saves_.knows(slot) && saves_.changed_elsewhere(slot); }
    /// True once when a game got a slot of its own because another tab had played it further.
    [[nodiscard]] bool take_parted() { return std::exchange(parted_, false); }
    /// Finished games beyond the newest ten go, so that the browser's few megabytes last.
    void prune_finished();

    /// A save as a file, and back. Imported bytes may be a file or the copyable text.
    template <class Match>
    [[nodiscard]] static std::string to_file(const Match& match) {
        return codec::to_text(packed(match), true) + "\n";
    }
    [[nodiscard]] static Loaded from_file(std::string_view bytes);

private:
    template <class Match>
    [[nodiscard]] static base::Bytes packed(const Match& match) {
        using codec::encode;
        using registry::encode;
        return encode(match, platform::unix_time());
    }
    struct Unkept {
        base::Bytes save;
        std::string problem;
    };
    [[nodiscard]] std::string keep(std::string& slot, const base::Bytes& save);
    [[nodiscard]] std::string store(std::string& slot, const base::Bytes& save);
    void part(std::string& slot);

    PlatformStore storage_;
    codec::SaveStore saves_;
    std::map<std::string, Unkept, std::less<>> unkept_;  ///< by slot
    bool parted_ = false;
    Noted current_{"current"};
    Noted open_{"open"};
    Noted preferences_{"preferences"};
};

}  // namespace lw::app
