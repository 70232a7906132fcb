// A window without a window: ImGui with the real fonts and the kit, no GL. Frames are drawn one by one.
#pragma once

#include "ui/kit.hpp"
#include "ui/layout.hpp"
#include "ui/mirror.hpp"

#include <imgui.h>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lw::ui::test {

class Bench {
public:
    explicit Bench(draw::Vec2 size = {1366, 768}, float scale = 1);
    ~Bench();
    Bench(const Bench&) = delete;
    Bench& operator=(const Bench&) = delete;

    using Draw = std::function<void(Frame&)>;
    /// One frame, 16 ms after the one before.
    void frame(const Draw& draw);
    void frames(int n, const Draw& draw);
    /// Moves there, presses and lets go: as many frames as a browser would need.
    void click(draw::Vec2 at, const Draw& draw);
    void click(std::string_view id, const Draw& draw);
    void move(draw::Vec2 at) { ImGui::GetIO().AddMousePosEvent(at.x, at.y); }
    void button(bool down) { ImGui::GetIO().AddMouseButtonEvent(0, down); }
    void key(ImGuiKey key, const Draw& draw);
    void wait(double seconds) { now += seconds; }

    [[nodiscard]] const Control* control(std::string_view id) const;
    [[nodiscard]] bool lists(std::string_view id) const { return control(id) != nullptr; }
    /// The last intent of that kind in the last frames, removed from them.
    template <class I>
    std::optional<I> take() {
        for (auto it = intents.rbegin(); it != intents.rend(); ++it) {
            if (const I* found = std::get_if<I>(&*it)) {
                I out = *found;
                intents.clear();
                return out;
            }
        }
        return std::nullopt;
    }

    draw::Vec2 size;
    float scale = 1;
    bool touch = false;
    bool still = true;
    float wheel = 0;  ///< of the next frame, points
    Gesture gesture;  ///< of the next frame
    double now = 10;
    bool wants = false;
    double wakes_at = 0;           ///< of the last frame
    std::vector<std::string> cut;  ///< texts that did not fit in the last frame
    Kit kit;
    Mirror mirror;
    std::vector<Intent> intents;
};

}  // namespace lw::ui::test
