// The games kept on this device. Every game has a slot of its own, written after every move, so that starting another
// one overwrites nothing; one slot is the current game, which Continue goes on with.
#pragma once

#include "app/platform.hpp"
#include "app/storage.hpp"
#include "registry/games.hpp"
#include "ui/model.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lw::app {

struct Loaded {
    std::optional<registry::AnyMatch> match;
    std::string message;   ///< what to tell: why not, or that an older state was taken; may be empty
};

class Library {
public:
    Library() : saves_(storage_, "save.") {}

    /// The slot of the game that was played last; empty = none.
    [[nodiscard]] std::string current() const;
    void set_current(std::string_view slot);
    /// The slot of the game that was on the screen when the page went away; empty = none was.
    [[nodiscard]] std::string open() const;
    void set_open(std::string_view slot);

    /// All games, newest first, as the saves screen shows them.
    [[nodiscard]] std::vector<ui::SaveInfo> list();
    [[nodiscard]] Loaded load(std::string_view slot);
    /// Stores the match, of one game or any; the sentence says what went wrong, empty = nothing.
    template <class Match>
    [[nodiscard]] std::string write(std::string_view slot, const Match& match) {
        return keep(slot, packed(match));
    }
    void remove(std::string_view slot);
    [[nodiscard]] std::string new_slot() { return saves_.new_slot(); }
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
    [[nodiscard]] std::string keep(std::string_view slot, const base::Bytes& save);

    PlatformStore storage_;
    codec::SaveStore saves_;
};

}  // namespace lw::app
