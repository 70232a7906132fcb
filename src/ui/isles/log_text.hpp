// Events in words, third person, with icons: the log, the live region and the hand-off card.
#pragma once

#include "draw/images.hpp"
#include "isles/event.hpp"
#include "scene/isles_places.hpp"
#include "ui/isles/words.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lw::ui::isles {

/// A run of text in one face, or one icon.
struct Span {
    std::string text;  ///< for an icon: its word, for screen readers
    bool bold = false;
    std::optional<draw::Image> icon;
    bool counted = false;  ///< one of several equal cards: read out with their number
};

enum class LogKind : std::uint8_t { turn, roll, gain, build, trade, card, robber, award };

struct LogLine {
    LogKind kind = LogKind::turn;
    game::Seat who;  ///< whose shape stands before it; nobody for the bank
    std::vector<Span> spans;
    scene::Target place;  ///< what a click shows on the board
    bool quiet = false;   ///< not worth a line on the screen

    /// As one sentence without icons.
    [[nodiscard]] std::string plain() const;
};

[[nodiscard]] LogLine log_line(const isles::Setup& setup, const Players& players, const isles::Event& event);
/// In place of the refusals of all who were asked.
[[nodiscard]] LogLine refused_line(const Players& players, game::Seat from);
/// The plain sentence, with the place in words where there is one.
[[nodiscard]] std::string spoken(const isles::Setup& setup, const LogLine& line);

}  // namespace lw::ui::isles
