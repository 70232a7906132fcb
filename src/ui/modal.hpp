// A card in the middle of a dimmed screen. What is below is dead and not listed.
#pragma once

#include "ui/kit.hpp"
#include "ui/paint.hpp"
#include "ui/widgets.hpp"

#include <string_view>

namespace lw::ui {

/// Usage: { ModalCard card(frame, 460, 320, "Discard 4 cards"); ... draw in card.body() ... }
/// Size in look units; on a phone it fills the width. The title is drawn; body() is below it.
class ModalCard {
public:
    ModalCard(const Frame& frame, float width, float height, std::string_view title = {}, float dim = 0.45F);
    ~ModalCard();
    ModalCard(const ModalCard&) = delete;
    ModalCard& operator=(const ModalCard&) = delete;

    [[nodiscard]] Rect card() const { return card_; }
    [[nodiscard]] Rect body() const { return body_; }
    /// A cross in the upper right corner, and Escape. Ids: id.
    [[nodiscard]] bool close_cross(std::string_view id, std::string_view label);

private:
    const Frame& frame_;
    Rect card_;
    Rect body_;
};

/// Asks before something that cannot be taken back. 1 = yes, -1 = no, 0 = still open. Ids: id + ".yes", id +
/// ".no".
int confirm_card(const Frame& f, std::string_view id, std::string_view title, const Rich& words, std::string_view yes, std::string_view no,
                 bool danger);

}  // namespace lw::ui
