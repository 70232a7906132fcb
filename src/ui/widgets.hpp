// Things to press. Each draws, reacts to mouse, touch and keyboard, shows a focus ring, and lists itself in
// the mirror; each is pressed as well by mirror.activate(id).
#pragma once

#include "ui/kit.hpp"
#include "ui/paint.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lw::ui {

enum class ButtonKind : std::uint8_t {
    plain,    ///< row-coloured with a strong outline
    accent,   ///< the step that ends or confirms; one per screen
    primary,  ///< armed tool, main choice
    danger,   ///< deletes something
    ghost,    ///< no ground until hovered (title's row of links, closing crosses)
};

struct Button {
    std::string_view id;
    std::string_view text;        ///< may be empty when there is an icon; then give `label`
    std::string_view label = {};  ///< for the mirror; default: text
    std::optional<Image> icon = {};
    bool icon_last = false;
    ButtonKind kind = ButtonKind::plain;
    bool enabled = true;
    std::string_view reason = {};    ///< why not: drawn inside in place of the text, and as a tooltip
    bool on = false;                 ///< armed: drawn as primary
    std::string_view shortcut = {};  ///< shown in the tooltip, "T"
    Rich tip = {};                   ///< explanation on hover or long press
    float text_size = 14;            ///< look units
    float radius = 10;               ///< look units
    bool keep_text = false;          ///< disabled: keep `text`, show the reason in the tooltip only
    bool asks_text = false;          ///< a press emits AskText
    bool next = false;               ///< the step that is due in a game (ControlSpec::next)
};
bool button(const Frame& f, Rect r, const Button& b);
/// Width that fits the words, in points.
[[nodiscard]] float button_width(const Frame& f, const Button& b);

/// Round, 40 look units, with shadow (corner buttons over the sea).
bool round_button(const Frame& f, Rect r, const Button& b);
/// A flat square with an icon, for panels (close, edit, delete).
bool icon_button(const Frame& f, Rect r, const Button& b);

/// A control drawn by the caller: draws nothing but the focus ring. For rows, cards, chips, board spots.
Response area(const Frame& f, const ControlSpec& spec, float radius = 10);

/// A paragraph for screen readers: what is drawn as a picture or as running text. It cannot be pressed. `id` as for controls.
void read_out(const Frame& f, std::string_view id, std::string_view words);

/// On or off, with words at its left and a switch at the right end of `r`. Returns true when it was changed.
bool switch_row(const Frame& f, Rect r, std::string_view id, std::string_view words, bool& value, bool enabled = true,
                std::string_view reason = {});
/// The switch alone, 44x26 look units, right-aligned in `r`.
bool switch_box(const Frame& f, Rect r, std::string_view id, std::string_view label, bool& value);

struct Segment {
    std::string_view text;
    std::optional<Image> icon = {};
    bool enabled = true;
    std::string_view reason = {};
    bool asks_text = false;  ///< choosing it emits AskText
};
/// One of several, side by side in a frame. `id` + "." + index names the parts. True when `chosen` changed. `per_row`:
/// how many to a row; 0 = all in one.
bool segments(const Frame& f, Rect r, std::string_view id, std::string_view label, const std::vector<Segment>& parts, int& chosen,
              int per_row = 0);
/// Tabs with an accent line below the open one.
bool tabs(const Frame& f, Rect r, std::string_view id, const std::vector<Segment>& parts, int& chosen, bool icons_above = false);

/// A number with minus and plus. Ids: id + ".minus", id + ".plus". Width 132 look units or more. True when
/// changed.
struct Stepper {
    std::string_view id;
    std::string_view label;  ///< "Cards held without discarding"
    int min = 0;
    int max = 10;
    int step = 1;
    std::string_view shown = {};  ///< in place of the number ("off")
};
bool stepper(const Frame& f, Rect r, const Stepper& s, int& value);

/// A knob on a line from 0 to `max`, dragged or pressed anywhere. Not listed in the mirror: give buttons as well. True when
/// `value` changed.
struct Slider {
    std::string_view id;
    std::string_view label;
    int max = 1;
    std::span<const int> marks = {};  ///< values of note, in ascending order: a press near one finds it
};
bool slider(const Frame& f, Rect r, const Slider& s, int& value);

/// Tooltip near `rect` for a control drawn by the caller.
void explain(const Frame& f, const Response& response, Rect rect, const Rich& text);

/// Cream card for one line of information at the edge of the screen; the caller decides how long.
void toast(const Frame& f, const Rich& words, bool error, float age_ms, bool can_dismiss, bool& dismissed);

}  // namespace lw::ui
