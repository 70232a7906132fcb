// Input before any screen sees it: mouse or finger, wheel, keys.
#include "app/typing.hpp"
#include "app/window.hpp"
#include "ui/wheel.hpp"

#include <gtest/gtest.h>
#include <imgui.h>

namespace lw::app {
namespace {

class Hands : public ::testing::Test {
protected:
    Hands() {
        ImGui::CreateContext();
        ImGuiIO& io = ImGui::GetIO();
        io.IniFilename = nullptr;
        io.DisplaySize = {800, 600};
        io.Fonts->AddFontDefault();
        io.Fonts->Build();
        frame();
    }
    ~Hands() override { ImGui::DestroyContext(); }
    Hands(const Hands&) = delete;
    Hands& operator=(const Hands&) = delete;

    static void frame() {
        ImGui::GetIO().DeltaTime = 0.016F;
        ImGui::NewFrame();
        ImGui::EndFrame();
    }
};

TEST_F(Hands, ADeviceWithFingersIsOneUntilAMouseIsUsed) {
    Window window;
    window.expect_touch(true);
    EXPECT_TRUE(window.touch()) << "before anything was touched";
    window.turn_wheel({10, 10}, ui::kNotch, false);
    EXPECT_FALSE(window.touch());
}

TEST_F(Hands, TheWheelCountsDistanceAndWithCtrlItIsAPinch) {
    Window window;
    for (int i = 0; i < 24; ++i) window.turn_wheel({300, 200}, 5, false);
    EXPECT_FLOAT_EQ(window.wheel(), 120);
    EXPECT_FALSE(window.gesture().active);
    window.turn_wheel({300, 200}, -7, true);
    window.turn_wheel({300, 200}, -3, true);
    EXPECT_FLOAT_EQ(window.wheel(), 120);
    EXPECT_TRUE(window.gesture().active);
    EXPECT_EQ(window.gesture().anchor, (draw::Vec2{300, 200}));
    EXPECT_FLOAT_EQ(window.gesture().zoom, ui::pinch_zoom(-10));
}

TEST_F(Hands, KeysArriveByNameAndAreLetGo) {
    const std::pair<const char*, ImGuiKey> keys[] = {
        {"e", ImGuiKey_E}, {"0", ImGuiKey_0}, {"ArrowLeft", ImGuiKey_LeftArrow}, {" ", ImGuiKey_Space}};
    for (const auto& [name, key] : keys) {
        type(name, true);
        frame();
        EXPECT_TRUE(ImGui::IsKeyDown(key)) << name;
        type(name, false);
        frame();
        EXPECT_FALSE(ImGui::IsKeyDown(key)) << name;
    }
    type("F5", true);
    type("Tab", true);
    type("ё", true);
    frame();
    EXPECT_FALSE(ImGui::IsKeyDown(ImGuiKey_F5)) << "none of ours";
    EXPECT_FALSE(ImGui::IsKeyDown(ImGuiKey_Tab));
}

}  // namespace
}  // namespace lw::app
