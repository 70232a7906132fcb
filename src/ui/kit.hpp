// The heart of the kit: what is under the pointer, what has the keyboard, what is listed for the mirror. One
// object per window. Widgets (widgets.hpp) are functions that draw with paint.hpp and ask Kit::control()
// whether they were pressed.
//
// Order of a frame, for the app:
//   kit.prepare_fonts(pixel_ratio, scale)  true = the atlas was rebuilt: rebuild its texture
//   ImGui::NewFrame(); mirror.begin_frame(); frame.kit = &kit; kit.begin(frame);
//   ... the game's board (kit.board()), its spots, its panels; draw_shell(frame, ...) ...
//   kit.end(frame); ImGui::Render();
//
// Units: rects and positions are points of the window; lengths of the look go through frame.px().
#pragma once

#include "draw/types.hpp"
#include "ui/fonts.hpp"
#include "ui/frame.hpp"
#include "ui/mirror.hpp"
#include "ui/rich.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

struct ImDrawList;

namespace lw::ui {

using Key = std::uint64_t;
[[nodiscard]] Key key_of(std::string_view id);

/// What happened to a control in this frame.
struct Response {
    bool hovered = false;  ///< the mouse is over it (never by touch alone)
    bool held = false;     ///< pressed down now
    bool focused = false;  ///< has the keyboard, and the ring is to be drawn
    bool pressed = false;  ///< do it: click, tap, Enter or Space, or the mirror
    bool explain = false;  ///< hovered or long-pressed for long enough: show the tooltip
    bool visible = true;   ///< false: scrolled out of sight, drawing can be skipped
};

struct ControlSpec {
    std::string_view id;     ///< stable and unique: "title.quick", "build.road", "spot.N(0,0)"
    std::string_view label;  ///< for people
    draw::Rect rect;
    ControlKind kind = ControlKind::button;
    bool enabled = true;
    bool on = false;
    std::string_view reason = {};
    bool listed = true;  ///< false: not in the mirror (a second way to something listed)
    bool focusable = true;
    bool next = false;       ///< the step that is due: whoever pressed something that then went away is led here
    float slop = 0;          ///< points by which the touch target is larger than the rect on each side
    bool asks_text = false;  ///< as in Control
};

/// What mouse and fingers did on the board since the last frame, wherever no panel lies over it.
struct BoardResponse {
    draw::Vec2 at;           ///< of the pointer, points
    bool hovered = false;    ///< the mouse is there, with no button down ...
    bool free = false;       ///< ... and not on a place to press
    bool pressed = false;    ///< a click or tap on none of the places ...
    bool twice = false;      ///< ... that was the second of two quick ones
    bool secondary = false;  ///< the right button, also on a place
    bool explain = false;    ///< a finger has rested for long enough, also on a place
    draw::Vec2 pan;          ///< drags and two fingers move the board by so many points
    float zoom = 1;          ///< factor of a pinch ...
    draw::Vec2 anchor;       ///< ... about this point
    float wheel = 0;         ///< points, as Frame::wheel
};

/// Plain keys that screens and the game may ask for; the app need not translate ImGui's.
enum class Press : std::uint8_t { escape, enter, space, tab, left, right, up, down, home, end, page_up, page_down };

class Kit {
public:
    // --- for the app
    /// Does a slice of the work on the glyph atlas when pixel ratio, scale or wanted letters have changed; true when there is
    /// a new one now. Nothing can be drawn before fonts().ready(). Call before ImGui::NewFrame.
    bool prepare_fonts(float pixel_ratio, float scale) { return fonts_.prepare(pixel_ratio, scale); }
    void begin(Frame& frame);
    void end(Frame& frame);
    /// A control has the keyboard: arrows, Enter and Space are its own. Escape gives it back.
    [[nodiscard]] bool keyboard_taken() const { return focus_ != 0 && focus_shown_; }
    /// Tab went past the last (or, backwards, before the first) control: the page may let the browser have it.
    [[nodiscard]] bool focus_left() const { return focus_left_; }
    /// Any modal was open in the last finished frame.
    [[nodiscard]] bool modal_open() const { return top_layer_ > 0; }
    /// The rect of a control of the last finished frame, for tests and animations.
    [[nodiscard]] std::optional<draw::Rect> rect_of(std::string_view id) const;

    // --- for widgets
    Response control(const Frame& frame, const ControlSpec& spec);
    /// The board, at most one: drawn before its spots and the panels, it gets the input they leave.
    BoardResponse board(const Frame& frame, draw::Rect rect);
    /// This area is opaque: what was drawn there before cannot be pressed through it.
    void block(draw::Rect rect);
    /// Gives `id` the keyboard from the next frame on.
    void focus(std::string_view id) { want_focus_ = key_of(id); }
    /// True once in this frame for a key that no focused control took.
    [[nodiscard]] bool pressed(Press key) const;
    /// A letter or sign typed in this frame without Ctrl or Alt, upper case made lower: shortcut('t'). Never
    /// for a caller that draws below an open modal.
    [[nodiscard]] bool shortcut(char letter) const;

    /// From here on everything lies on a dimmed screen above what was drawn before, which is dead and unlisted.
    void begin_modal(const Frame& frame);
    void end_modal();

    /// Children are clipped to `rect`; what lies outside can neither be seen nor pressed.
    void push_clip(draw::Rect rect);
    void pop_clip();
    [[nodiscard]] draw::Rect clip() const;

    /// Where to draw now.
    [[nodiscard]] ImDrawList* list() const { return list_; }
    /// Above everything (tooltip, toast, flying cards); nothing there can be pressed unless it is a control.
    [[nodiscard]] ImDrawList* overlay() const;

    /// A value that goes to `target` in `ms` (ease out). At once when frame.still. Asks for frames while it
    /// moves.
    float animate(const Frame& frame, std::string_view id, float target, float ms);
    /// Shows `text` near `rect` at the end of the frame (one at a time; the last wins).
    void tooltip(draw::Rect rect, Rich text);

    // --- scroll areas (used through scroll.hpp)
    struct Scroll {
        float offset = 0;  ///< points scrolled away at the top
        float velocity = 0;
        float content = 0;  ///< height of what is inside, from the last frame
        bool dragging = false;
        bool at_end = false;  ///< sticks to the end (logs)
        std::uint32_t seen = 0;
    };
    Scroll& scroll(std::string_view id) { return scroll_by_key(key_of(id)); }
    Scroll& scroll_by_key(Key id) { return scrolls_[id]; }
    void enter_scroll(Key id, draw::Rect area);
    void leave_scroll();
    /// A drag that began in this area and became a scroll: the control below is released.
    [[nodiscard]] bool drag_scrolls(Key id) const { return dragged_scroll_ == id; }
    /// The pointer is over this area, so that wheel and page keys are its own.
    [[nodiscard]] bool wheel_here(Key id) const { return wheel_scroll_ == id; }
    [[nodiscard]] draw::Vec2 pointer() const { return pointer_; }

    [[nodiscard]] FontBook& fonts() { return fonts_; }
    [[nodiscard]] const FontBook& fonts() const { return fonts_; }

private:
    /// What lies there. A drag goes through a spot and moves the board below.
    enum class Matter : std::uint8_t { panel, spot, board };
    struct Region {
        Key id = 0;       ///< 0: opaque, nothing to press
        draw::Rect rect;  ///< clipped, with slop
        draw::Rect full;  ///< clipped, as drawn
        Key scroll = 0;
        int layer = 0;
        bool focusable = false;
        Matter matter = Matter::panel;
        draw::Rect whole{};  ///< not clipped; only inside scroll areas
    };
    struct Tween {
        float from = 0, to = 0;
        double start = 0;
        std::uint32_t seen = 0;
    };
    struct ScrollSpot {
        Key id = 0;
        draw::Rect rect;
        int layer = 0;
    };

    // kit_pointer.cpp: what a press is, and what it is on.
    void read_pointer(const Frame& frame);
    void press_down(const Frame& frame);
    void press_goes_on(const Frame& frame);
    void press_up(const Frame& frame);
    void settle_explained(const Frame& frame);
    void find_hovered();
    void find_wheel();
    [[nodiscard]] const Region* hit(draw::Vec2 at) const;

    // kit_input.cpp: keys and focus movement.
    void read_keys();
    void layers_changed();
    void move_focus(bool backwards);
    void move_focus_towards(draw::Vec2 way);
    void reveal_focus();
    void keep_focus_alive();
    [[nodiscard]] const Region* region(Key id) const;
    [[nodiscard]] draw::Rect beside(draw::Rect control, float low) const;
    void draw_tooltip(const Frame& frame);

    FontBook fonts_;
    std::vector<Region> regions_, last_;
    std::vector<Control> controls_;
    std::vector<int> control_layers_;
    std::vector<draw::Rect> clips_;
    std::unordered_map<Key, Scroll> scrolls_;
    std::unordered_map<Key, Tween> tweens_;
    std::vector<ScrollSpot> scroll_areas_, last_scroll_areas_;
    std::vector<Key> scroll_stack_;
    std::vector<Key> focus_stack_;
    ImDrawList* list_ = nullptr;
    draw::Vec2 pointer_, press_at_, tapped_at_, quiet_at_;
    draw::Rect focus_rect_;
    Key hovered_ = 0, active_ = 0, focus_ = 0, want_focus_ = 0, scroll_ = 0;
    Matter hovered_matter_ = Matter::panel, active_matter_ = Matter::panel;
    Key dragged_scroll_ = 0, wheel_scroll_ = 0, press_scroll_ = 0, released_ = 0, explained_ = 0;
    double hovered_since_ = 0, pressed_since_ = 0, explained_until_ = 0, tapped_board_ = -10;
    int layer_ = 0, top_layer_ = 0, layers_seen_ = 0;
    std::uint32_t frame_no_ = 0;
    bool touch_ = false, down_ = false, focus_shown_ = false, focus_left_ = false, key_press_ = false;
    bool long_press_ = false, waits_to_explain_ = false, want_reveal_ = false;
    bool pans_ = false, twice_ = false, quiet_ = false;
    std::uint32_t keys_ = 0;
    std::vector<char> letters_;
    std::optional<std::pair<draw::Rect, Rich>> tip_;
};

}  // namespace lw::ui
