// The accessible mirror: a list, rebuilt every frame, of all that can be pressed on the canvas, with name and place. The platform shows it
// as real DOM buttons and a live region; browser tests find things in it by name. A press in the DOM comes back as activate(id) and is
// taken up by the same widget that a click would reach.
#pragma once

#include "draw/types.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lw::ui {

/// `text` is read and not pressed: a paragraph of the DOM, without a place on the canvas.
enum class ControlKind : std::uint8_t { button, toggle, spot, field, text };

struct Control {
    std::string id;     ///< stable: "title.quick", "build.road", "spot.N(0,0)"
    std::string label;  ///< words for people, "Build a road"
    draw::Rect rect;    ///< where on the canvas, in points (CSS pixels)
    ControlKind kind = ControlKind::button;
    bool enabled = true;
    bool on = false;         ///< pressed or chosen (toggle, tab, armed tool)
    std::string reason;      ///< why it is disabled, or an explanation; may be empty
    bool asks_text = false;  ///< a press asks for a line of text: a phone's keyboard opens only within the gesture
    bool next = false;       ///< the step that is due: whoever pressed something that then went away is led here

    friend bool operator==(const Control&, const Control&) = default;
};

class Mirror {
public:
    /// Starts a frame's list. An activation that no widget took in the frame before is dropped.
    void begin_frame();
    void add(Control control) { controls_.push_back(std::move(control)); }
    /// One sentence: whose turn, what is expected, or which screen it is. Each frame's screen says its own.
    void set_status(std::string text) { status_ = std::move(text); }
    /// A line for the live region; `urgent` interrupts the reader (one's own turn).
    void announce(std::string line, bool urgent = false) { lines_.push_back({std::move(line), urgent}); }

    /// From the platform: the DOM button with this id was pressed.
    void activate(std::string id) {
        activated_ = std::move(id);
        fresh_ = true;
    }
    /// True once if `id` was activated.
    [[nodiscard]] bool take_activation(std::string_view id);

    struct Line {
        std::string text;
        bool urgent = false;
    };
    [[nodiscard]] const std::vector<Control>& controls() const { return controls_; }
    [[nodiscard]] const std::string& status() const { return status_; }
    /// Lines announced since the last call.
    [[nodiscard]] std::vector<Line> take_lines();

private:
    std::vector<Control> controls_;
    std::string status_;
    std::vector<Line> lines_;
    std::string activated_;
    bool fresh_ = false;
};

}  // namespace lw::ui
