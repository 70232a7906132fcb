// The board alone, as anybody sees it: for pictures, and behind the title and a link.
#pragma once

#include "draw/palette.hpp"
#include "draw/picture.hpp"
#include "isles/view.hpp"
#include "scene/isles_places.hpp"
#include "shires/view.hpp"
#include "ui/model.hpp"

#include <optional>
#include <vector>

namespace lw::app {

struct BoardShot {
    draw::Picture picture;
    draw::Rect bounds;  ///< board units; empty: nothing to show
};

/// The position with its pieces, with room around.
[[nodiscard]] BoardShot board_shot(const isles::Setup& setup, const isles::View& view, const std::vector<game::Player>& players,
                                   draw::ThemeKind theme);
[[nodiscard]] BoardShot board_shot(const shires::Setup& setup, const shires::View& view, const std::vector<game::Player>& players,
                                   draw::ThemeKind theme);

/// The board of a table before the first move, rebuilt when the table changes.
class BoardPreview {
public:
    void show(const ui::AnyConfig& config);
    /// Empty: nothing to show.
    [[nodiscard]] draw::Rect bounds() const;
    [[nodiscard]] draw::Picture picture(float hex_radius, draw::ThemeKind theme) const;

private:
    std::optional<ui::AnyConfig> shown_;
    std::optional<isles::Setup> setup_;  ///< of Isles ...
    scene::Places places_;
    std::optional<shires::State> tiles_;  ///< ... or of Shires
};

}  // namespace lw::app
