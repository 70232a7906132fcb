#include "app/typing.hpp"

#include <imgui.h>

#include <algorithm>
#include <iterator>

namespace lw::app {
namespace {

struct Named {
    std::string_view name;
    ImGuiKey key;
};
constexpr Named kNamed[] = {{"Enter", ImGuiKey_Enter},
                            {"Escape", ImGuiKey_Escape},
                            {" ", ImGuiKey_Space},
                            {"ArrowLeft", ImGuiKey_LeftArrow},
                            {"ArrowRight", ImGuiKey_RightArrow},
                            {"ArrowUp", ImGuiKey_UpArrow},
                            {"ArrowDown", ImGuiKey_DownArrow},
                            {"Home", ImGuiKey_Home},
                            {"End", ImGuiKey_End},
                            {"PageUp", ImGuiKey_PageUp},
                            {"PageDown", ImGuiKey_PageDown}};
constexpr std::string_view kSigns = "?+-=";

ImGuiKey key_of(std::string_view name) {
    if (name.size() == 1 && name[0] >= 'a' && name[0] <= 'z') return static_cast<ImGuiKey>(ImGuiKey_A + (name[0] - 'a'));
    if (name.size() == 1 && name[0] >= '0' && name[0] <= '9') return static_cast<ImGuiKey>(ImGuiKey_0 + (name[0] - '0'));
    const auto* found = std::find_if(std::begin(kNamed), std::end(kNamed), [&](const Named& one) { return one.name == name; });
    return found == std::end(kNamed) ? ImGuiKey_None : found->key;
}

}  // namespace

void type(std::string_view name, bool down) {
    ImGuiIO& io = ImGui::GetIO();
    if (name.size() == 1 && kSigns.find(name[0]) != std::string_view::npos) {
        if (down) io.AddInputCharacter(static_cast<unsigned char>(name[0]));
        return;
    }
    if (const ImGuiKey key = key_of(name); key != ImGuiKey_None) io.AddKeyEvent(key, down);
}

}  // namespace lw::app
