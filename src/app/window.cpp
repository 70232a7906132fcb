#include "app/window.hpp"

#include "ui/wheel.hpp"

#include <SDL.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>

#include <algorithm>
#include <cfloat>

namespace lw::app {
namespace {

/// Not a finger that SDL shows as a mouse.
bool by_mouse(const SDL_Event& event) {
    switch (event.type) {
        case SDL_MOUSEMOTION: return event.motion.which != SDL_TOUCH_MOUSEID;
        case SDL_MOUSEBUTTONDOWN: return event.button.which != SDL_TOUCH_MOUSEID;
        default: return false;
    }
}

/// Digits by their place: on many layouts other signs are typed there.
void read_digit(SDL_Keysym& key) {
    if (key.scancode == SDL_SCANCODE_0)
        key.sym = SDLK_0;
    else if (key.scancode >= SDL_SCANCODE_1 && key.scancode <= SDL_SCANCODE_9)
        key.sym = SDLK_1 + (key.scancode - SDL_SCANCODE_1);
}

}  // namespace

bool Window::open(std::string& error) {
    // Keys go to the canvas alone, so that the page's own fields and the browser keep theirs.
    SDL_SetHint("SDL_EMSCRIPTEN_KEYBOARD_ELEMENT", "#canvas");
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_VIDEO_HIGHDPI_DISABLED, "0");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        error = std::string("The window system did not start: ") + SDL_GetError();
        return false;
    }
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
    window_ = SDL_CreateWindow("Landwright", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 1366, 768,
                               SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (window_ == nullptr) error = std::string("The window did not open: ") + SDL_GetError();
    return window_ != nullptr;
}

bool Window::open_graphics(std::string& error) {
    context_ = SDL_GL_CreateContext(window_);
    if (context_ == nullptr) {
        error = std::string("The graphics system did not start: ") + SDL_GetError();
        return false;
    }
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui_ImplSDL2_InitForOpenGL(window_, context_);
    ImGui_ImplOpenGL3_Init("#version 300 es");
    return true;
}

void Window::close() {
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplSDL2_Shutdown();
    ImGui::DestroyContext();
    SDL_GL_DeleteContext(context_);
    SDL_DestroyWindow(window_);
    SDL_Quit();
}

bool Window::take_input() {
    bool any = false;
    if (leave_pointer_) {
        ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX);
        leave_pointer_ = false;
        any = true;
    }
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0) any |= take_event(event);
    return any;
}

bool Window::take_event(SDL_Event& event) {
    const draw::Vec2 window = size();
    if (by_mouse(event)) touch_ = false;
    switch (event.type) {
        case SDL_QUIT: quit_ = true; return true;
        case SDL_FINGERDOWN: finger_down(event.tfinger.fingerId, {event.tfinger.x * window.x, event.tfinger.y * window.y}); return true;
        case SDL_FINGERMOTION: finger_moved(event.tfinger.fingerId, {event.tfinger.x * window.x, event.tfinger.y * window.y}); return true;
        case SDL_FINGERUP: finger_up(event.tfinger.fingerId); return true;
        case SDL_MULTIGESTURE: return false;  // made of the same fingers
        case SDL_MOUSEWHEEL: wheel_of(event); return true;
        case SDL_KEYDOWN:
        case SDL_KEYUP: read_digit(event.key.keysym); break;
        default: break;
    }
    ImGui_ImplSDL2_ProcessEvent(&event);
    return true;
}

void Window::wheel_of(const SDL_Event& event) {
    const ImVec2 at = ImGui::GetIO().MousePos;
    turn_wheel({at.x, at.y}, -event.wheel.preciseY * ui::kNotch, (SDL_GetModState() & KMOD_CTRL) != 0);
}

void Window::turn_wheel(draw::Vec2 at, float points, bool zooms) {
    touch_ = false;
    ImGui::GetIO().AddMousePosEvent(at.x, at.y);
    if (!zooms) {
        wheel_ += points;
        return;
    }
    gesture_.active = true;
    gesture_.anchor = at;
    gesture_.zoom *= ui::pinch_zoom(points);
}

void Window::finger_down(std::int64_t id, draw::Vec2 at) {
    touch_ = true;
    Finger& free = fingers_[0].id < 0 ? fingers_[0] : fingers_[1];
    if (free.id >= 0) return;  // a third finger is ignored
    free = {id, at};
    ImGuiIO& io = ImGui::GetIO();
    if (&free == &fingers_[0]) {
        leave_pointer_ = false;
        io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
        io.AddMousePosEvent(at.x, at.y);
        io.AddMouseButtonEvent(0, true);
    } else {
        // Two fingers move the board: what the first had begun to press is released away from everything.
        io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
        io.AddMouseButtonEvent(0, false);
    }
}

void Window::finger_moved(std::int64_t id, draw::Vec2 at) {
    Finger* moved = std::find_if(std::begin(fingers_), std::end(fingers_), [id](const Finger& f) { return f.id == id; });
    if (moved == std::end(fingers_)) return;
    if (fingers_[0].id < 0 || fingers_[1].id < 0) {
        moved->at = at;
        ImGui::GetIO().AddMousePosEvent(at.x, at.y);
        return;
    }
    const draw::Vec2 old_middle = (fingers_[0].at + fingers_[1].at) * 0.5F;
    const float old_spread = draw::length(fingers_[0].at - fingers_[1].at);
    moved->at = at;
    const draw::Vec2 middle = (fingers_[0].at + fingers_[1].at) * 0.5F;
    const float spread = draw::length(fingers_[0].at - fingers_[1].at);
    gesture_.active = true;
    gesture_.anchor = middle;
    gesture_.pan = gesture_.pan + (middle - old_middle);
    if (old_spread > 1 && spread > 1) gesture_.zoom *= spread / old_spread;
}

void Window::finger_up(std::int64_t id) {
    const bool pair = fingers_[0].id >= 0 && fingers_[1].id >= 0;
    for (Finger& finger : fingers_) {
        if (finger.id == id) finger = {};
    }
    if (pair) {
        // The finger that stays does not become a press again.
        for (Finger& finger : fingers_) finger = {};
        return;
    }
    release_pointer();
}

void Window::release_pointer() {
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    leave_pointer_ = true;
}

void Window::frame_begins() {
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplSDL2_NewFrame();
    // A clock that stood still (frozen test time, browsers with coarse timers) must not read as zero: ImGui stops on that.
    ImGui::GetIO().DeltaTime = std::clamp(ImGui::GetIO().DeltaTime, 1e-4F, 0.1F);
    ImGui::NewFrame();
}

void Window::frame_ends() {
    ImGui::Render();
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    SDL_GL_SwapWindow(window_);
    gesture_ = {};
    wheel_ = 0;
}

void Window::forget_gpu_objects() {
    ImGui_ImplOpenGL3_DestroyDeviceObjects();
    has_gpu_objects_ = false;
}
void Window::make_gpu_objects() {
    ImGui_ImplOpenGL3_CreateDeviceObjects();
    has_gpu_objects_ = true;
}

void Window::renew_font_texture() {
    // The first one comes with ImGui's other objects.
    if (!has_gpu_objects_) return make_gpu_objects();
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_CreateFontsTexture();
}

draw::Vec2 Window::size() const {
    int w = 1;
    int h = 1;
    SDL_GetWindowSize(window_, &w, &h);
    return {static_cast<float>(w), static_cast<float>(h)};
}

draw::Vec2 Window::pixels() const {
    int w = 1;
    int h = 1;
    SDL_GL_GetDrawableSize(window_, &w, &h);
    return {static_cast<float>(w), static_cast<float>(h)};
}

}  // namespace lw::app
