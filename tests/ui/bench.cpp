#include "ui/bench.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace lw::ui::test {

Bench::Bench(draw::Vec2 window, float wanted) : size(window), scale(wanted) {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.DisplayFramebufferScale = {1, 1};
}

Bench::~Bench() { ImGui::DestroyContext(); }

void Bench::frame(const Draw& draw) {
    ImGuiIO& io = ImGui::GetIO();
    now += 0.016;
    io.DeltaTime = 0.016F;
    io.DisplaySize = {size.x, size.y};
    Frame f;
    f.size = size;
    f.scale = scale;
    f.form = form_for(size, scale);
    f.now = now;
    f.touch = touch;
    f.still = still;
    f.wheel = std::exchange(wheel, 0.0F);
    f.gesture = std::exchange(gesture, Gesture{});
    f.icon = [](draw::Image, draw::Paint, float) { return IconTexture{2, {0, 0}, {1, 1}, {}}; };
    f.mirror = &mirror;
    f.intents = &intents;
    f.kit = &kit;
    wants = false;
    wakes_at = std::numeric_limits<double>::infinity();
    f.wants_frame = &wants;
    f.wakes_at = &wakes_at;
    cut.clear();
    f.cut_texts = &cut;
    bool other = kit.prepare_fonts(1, scale);
    while (!kit.fonts().ready()) other = kit.prepare_fonts(1, scale);
    if (other) io.Fonts->SetTexID(reinterpret_cast<ImTextureID>(std::uintptr_t{1}));
    ImGui::NewFrame();
    mirror.begin_frame();
    kit.begin(f);
    draw(f);
    kit.end(f);
    ImGui::Render();
}

void Bench::frames(int n, const Draw& draw) {
    for (int i = 0; i < n; ++i) frame(draw);
}

void Bench::click(draw::Vec2 at, const Draw& draw) {
    move(at);
    frame(draw);
    button(true);
    frame(draw);
    button(false);
    frame(draw);
    if (touch) {
        move({-1000, -1000});
        frame(draw);
    }
}

void Bench::click(std::string_view id, const Draw& draw) {
    const Control* c = control(id);
    if (c != nullptr) click(c->rect.centre(), draw);
}

void Bench::key(ImGuiKey key, const Draw& draw) {
    ImGui::GetIO().AddKeyEvent(key, true);
    frame(draw);
    ImGui::GetIO().AddKeyEvent(key, false);
    frame(draw);
}

const Control* Bench::control(std::string_view id) const {
    const auto& all = mirror.controls();
    const auto it = std::find_if(all.begin(), all.end(), [&](const Control& c) { return c.id == id; });
    return it == all.end() ? nullptr : &*it;
}

}  // namespace lw::ui::test
