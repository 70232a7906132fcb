// What fits on a screen: no text is cut, no control lies half over another, at the windows and scales that people have.
#pragma once

#include "ui/bench.hpp"

#include "game/player.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace lw::ui::test {

struct Window {
    draw::Vec2 size;
    float wanted = 1;  ///< the scale asked for
    [[nodiscard]] float scale() const { return usable_scale(size, wanted); }
    [[nodiscard]] std::string name() const {
        return std::to_string(static_cast<int>(size.x)) + "x" + std::to_string(static_cast<int>(size.y)) + " at " +
               std::to_string(wanted).substr(0, 4);
    }
};

/// Every window at every scale; some are the same in look units.
inline std::vector<Window> all_windows() {
    std::vector<Window> out;
    constexpr draw::Vec2 kSizes[] = {{360, 640}, {390, 844}, {667, 375}, {844, 390}, {820, 1180}, {1024, 640}, {1366, 768}, {1920, 1080}};
    for (const draw::Vec2 size : kSizes) {
        for (const float wanted : {0.75F, 1.0F, 1.5F, 2.0F}) {
            const Window window{size, wanted};
            if (wanted <= 1 || window.scale() > 1) out.push_back(window);
        }
    }
    return out;
}

/// Up to eight people with short and long names, of wide and narrow letters.
inline std::vector<game::Player> crowd(int seats) {
    const std::vector<std::string> names{"Ada", "Bartholomew", "Chidi", "Maximiliana", "Wim", "Theodora", "Emmeline", "Konstantin"};
    std::vector<game::Player> out;
    for (int i = 0; i < seats; ++i) {
        const auto k = static_cast<std::size_t>(i);
        out.push_back({names[k], static_cast<std::uint8_t>(i), i == 0 ? game::Controller::human : game::Controller::computer, "greedy"});
    }
    return out;
}

/// Texts of the last frame that did not fit. Only names may be cut: people choose them, up to 24 letters.
inline std::vector<std::string> cut_texts(const Bench& bench, const std::vector<game::Player>& players) {
    std::vector<std::string> out;
    for (const std::string& text : bench.cut) {
        const bool name = std::any_of(players.begin(), players.end(), [&](const auto& p) { return p.name == text; });
        if (!name && std::find(out.begin(), out.end(), text) == out.end()) out.push_back(text);
    }
    return out;
}

/// Pairs of controls that lie half over one another. What lies wholly within another belongs to it; the board's places
/// lie below all panels, and scrolled rows may extend below what stands under their list.
inline std::vector<std::string> collisions(const Bench& bench, const std::vector<std::string>& scrolled = {}) {
    const auto skipped = [&](const Control& c) {
        if (c.id.rfind("spot.", 0) == 0 || c.id.rfind("place.", 0) == 0 || c.id.rfind("mark.", 0) == 0) return true;
        return std::any_of(scrolled.begin(), scrolled.end(), [&](const std::string& s) { return c.id.rfind(s, 0) == 0; });
    };
    const auto holds = [](const draw::Rect& a, const draw::Rect& b) {
        return b.x >= a.x - 1 && b.y >= a.y - 1 && b.right() <= a.right() + 1 && b.bottom() <= a.bottom() + 1;
    };
    std::vector<std::string> out;
    const auto& all = bench.mirror.controls();
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t k = i + 1; k < all.size(); ++k) {
            const draw::Rect& a = all[i].rect;
            const draw::Rect& b = all[k].rect;
            if (skipped(all[i]) || skipped(all[k])) continue;
            const bool meet = a.x < b.right() - 1 && b.x < a.right() - 1 && a.y < b.bottom() - 1 && b.y < a.bottom() - 1;
            if (meet && !holds(a, b) && !holds(b, a)) out.push_back(all[i].id + " and " + all[k].id);
        }
    }
    return out;
}

inline std::string joined(const std::vector<std::string>& lines) {
    std::string out;
    for (const std::string& line : lines) out += "\n    " + line;
    return out;
}

inline void expect_fits(const Bench& bench, const std::vector<game::Player>& players, const std::vector<std::string>& scrolled = {}) {
    const auto cut = cut_texts(bench, players);
    EXPECT_TRUE(cut.empty()) << "cut:" << joined(cut);
    const auto over = collisions(bench, scrolled);
    EXPECT_TRUE(over.empty()) << "one over the other:" << joined(over);
}

}  // namespace lw::ui::test
