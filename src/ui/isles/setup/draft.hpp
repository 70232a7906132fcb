// A table of Isles being set up.
#pragma once

#include "isles/config.hpp"
#include "isles/presets.hpp"
#include "ui/games.hpp"
#include "ui/isles/board_picture.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace lw::ui::isles {

/// The board being set up: a recipe with a seed, or one that was changed by hand.
struct BoardDraft {
    BoardSpec wish;              ///< as chosen, whatever the island allows of it
    bool island_follows = true;  ///< the number of players
    std::uint64_t seed = 0;
    std::string seed_words;  ///< as typed; empty: the seed is random
    std::optional<Layout> edited;

    /// The recipe that is played at a table of this many.
    [[nodiscard]] BoardSpec spec(std::size_t players) const;
    /// The board that is played.
    const Layout& layout(std::size_t players);
    /// Another random seed.
    void roll();

private:
    struct Made {
        BoardSpec spec;
        std::uint64_t seed = 0;
        Layout layout;
    };
    std::optional<Made> made_;  ///< the recipe's board, kept until recipe or seed change
};

/// The board editor over the set-up screen: nothing takes effect before "Done".
struct BoardEditor {
    bool open = false;
    Layout layout;
    BoardSpec spec;  ///< for rolling another one
    std::uint64_t seed = 0;
    int chosen = -1;      ///< tile
    std::string message;  ///< of the last paste
    BoardPicture picture;
    Layout begun;  ///< as it was opened or rolled; `layout` differs by what was changed by hand

    [[nodiscard]] bool changed() const { return !(layout == begun); }
    void roll();
};

/// What would drop a board changed by hand; each is asked about first.
enum class BoardDrop : std::uint8_t { none, leave_editor, roll_in_editor, roll, back_to_drawn, preset };

struct Draft {
    BoardDraft board;
    Settings settings;
    bool custom = false;  ///< "Custom" was pressed: it stays chosen although a preset has the same rules
    bool more = false;    ///< "More settings" is open
    BoardPicture preview;
    BoardEditor editor;
    BoardDrop asked = BoardDrop::none;  ///< the question is open ...
    bool was_asked = false;             ///< ... and was before this frame
    const Preset* wanted = nullptr;     ///< by BoardDrop::preset
};

}  // namespace lw::ui::isles
