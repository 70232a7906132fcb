// The SDL window with its GL context, Dear ImGui on top, and input on its way to both.
#pragma once

#include "draw/types.hpp"
#include "ui/frame.hpp"

#include <cstdint>
#include <string>

struct SDL_Window;
union SDL_Event;

namespace lw::app {

class Window {
public:
    /// Opens it; on failure `error` says why in a sentence.
    bool open(std::string& error);
    void close();

    /// Takes in what happened since; true if anything did, so that a frame is due.
    bool take_input();
    [[nodiscard]] bool quit_requested() const { return quit_; }
    /// Two-finger movement since the last frame_begins().
    [[nodiscard]] const ui::Gesture& gesture() const { return gesture_; }
    [[nodiscard]] bool touch() const { return touch_; }

    void frame_begins();
    void frame_ends();     ///< draws ImGui's list and shows the picture

    /// The GL context is gone, or there again: ImGui's own objects go and come with it.
    void forget_gpu_objects();
    void make_gpu_objects();
    void renew_font_texture();

    [[nodiscard]] draw::Vec2 size() const;             ///< points
    [[nodiscard]] draw::Vec2 pixels() const;

private:
    struct Finger {
        std::int64_t id = -1;
        draw::Vec2 at;
    };
    bool take_event(const SDL_Event& event);
    void finger_down(std::int64_t id, draw::Vec2 at);
    void finger_moved(std::int64_t id, draw::Vec2 at);
    void finger_up(std::int64_t id);
    void release_pointer();

    SDL_Window* window_ = nullptr;
    void* context_ = nullptr;
    bool quit_ = false;
    bool touch_ = false;
    bool leave_pointer_ = false;   ///< a finger went up: the pointer leaves one frame later, so that the tap counts
    Finger fingers_[2];
    ui::Gesture gesture_;
};

}  // namespace lw::app
