// The SDL window with its GL context, Dear ImGui on top, and input on its way to both.
#pragma once

#include "app/typing.hpp"
#include "draw/types.hpp"
#include "ui/frame.hpp"

#include <cstdint>
#include <string>
#include <string_view>

struct SDL_Window;
union SDL_Event;

namespace lw::app {

class Window {
public:
    /// Opens it; on failure `error` says why in a sentence.
    bool open(std::string& error);
    /// What draws in it, after open(); the same of a failure.
    bool open_graphics(std::string& error);
    void close();

    /// Takes in what happened since; true if anything did, so that a frame is due.
    bool take_input();
    [[nodiscard]] bool quit_requested() const { return quit_; }
    /// Two fingers, or a pinch on a trackpad, since the last frame.
    [[nodiscard]] const ui::Gesture& gesture() const { return gesture_; }
    /// Wheel or swipe since the last frame, points.
    [[nodiscard]] float wheel() const { return wheel_; }
    /// The last pointer used was a finger. The one place that knows: everything else gets it from Frame::touch.
    [[nodiscard]] bool touch() const { return touch_; }
    /// Before any pointer was used: what the device has.
    void expect_touch(bool touch) { touch_ = touch; }

    // From the page, where SDL counts wheels and keys differently from people.
    /// `points` towards the end of a list; `zooms`: with Ctrl, which is how a trackpad's pinch arrives.
    void turn_wheel(draw::Vec2 at, float points, bool zooms);
    /// By what is typed: a letter, a digit, one of "?+-=", or the browser's name of another key ("ArrowLeft").
    void key(std::string_view name, bool down) { type(name, down); }

    void frame_begins();
    void frame_ends();  ///< draws ImGui's list and shows the picture

    /// The GL context is gone, or back again: ImGui's own objects go and come with it.
    void forget_gpu_objects();
    void make_gpu_objects();
    void renew_font_texture();

    [[nodiscard]] draw::Vec2 size() const;  ///< points
    [[nodiscard]] draw::Vec2 pixels() const;

private:
    struct Finger {
        std::int64_t id = -1;
        draw::Vec2 at;
    };
    bool take_event(SDL_Event& event);
    void wheel_of(const SDL_Event& event);
    void finger_down(std::int64_t id, draw::Vec2 at);
    void finger_moved(std::int64_t id, draw::Vec2 at);
    void finger_up(std::int64_t id);
    void release_pointer();

    SDL_Window* window_ = nullptr;
    void* context_ = nullptr;
    bool has_gpu_objects_ = false;  ///< ImGui's
    bool quit_ = false;
    bool touch_ = false;
    bool leave_pointer_ = false;  ///< a finger went up: the pointer leaves one frame later, so that the tap counts
    Finger fingers_[2];
    ui::Gesture gesture_;
    float wheel_ = 0;
};

}  // namespace lw::app
