#include "ui/set_text.hpp"

#include "base/letters.hpp"
#include "ui/foreign.hpp"
#include "ui/kit.hpp"

#include <imgui.h>

#include <algorithm>
#include <cfloat>
#include <cmath>

namespace lw::ui {

namespace {

// In em, as in Lato: where the baseline is in a line, and the box for a letter that nothing can set.
constexpr float kLine = 1.2F;
constexpr float kAscent = 0.987F;
constexpr float kBoxStep = 0.72F;
constexpr float kBoxWide = 0.56F;
constexpr float kBoxHigh = 0.7F;

}  // namespace

SetText::SetText(const Frame& f, const TextStyle& style, std::string_view run)
    : f_(f), face_(style.face), size_(style.size * f.scale), foreign_(is_foreign(run)) {
    font_ = f.kit->fonts().pick(face_, size_, foreign_ ? std::string_view("x") : run);
}

float SetText::width(std::string_view words) const {
    if (words.empty()) return 0;
    if (!foreign_) return font_.font->CalcTextSizeA(font_.size, FLT_MAX, 0, words.data(), words.data() + words.size()).x;
    if (f_.foreign != nullptr) return f_.foreign->width(words, face_, size_);
    return kBoxStep * size_ * static_cast<float>(base::letter_count(words));
}

void SetText::draw(float x, float middle, Color color, std::string_view words) const {
    if (words.empty()) return;
    if (!foreign_) {
        f_.kit->list()->AddText(font_.font, font_.size, {std::round(x), std::round(middle - font_.size / 2)}, packed(color), words.data(),
                                words.data() + words.size());
        return;
    }
    const Vec2 at{std::round(x), std::round(middle - kLine * size_ / 2) + std::round(kAscent * size_)};
    const ForeignRun run = f_.foreign != nullptr ? f_.foreign->picture(words, face_, size_, color) : ForeignRun{};
    if (run.texture == 0) return draw_boxes(at, color, words);
    const Color tint = run.coloured ? draw::kWhite.with_alpha(static_cast<float>(color.a) / 255) : color;
    const Vec2 corner{at.x + run.rect.x, at.y + run.rect.y};
    f_.kit->list()->AddImage(reinterpret_cast<ImTextureID>(run.texture), {corner.x, corner.y},
                             {corner.x + run.rect.w, corner.y + run.rect.h}, {run.uv0.x, run.uv0.y}, {run.uv1.x, run.uv1.y}, packed(tint));
}

void SetText::draw_boxes(Vec2 at, Color color, std::string_view words) const {
    for (std::size_t i = 0; i < words.size(); i = base::letter_end(words, i), at.x += kBoxStep * size_) {
        if (words[i] == ' ') continue;
        outline(f_, {at.x + size_ * (kBoxStep - kBoxWide) / 2, at.y - kBoxHigh * size_, kBoxWide * size_, kBoxHigh * size_}, color, 1);
    }
}

std::string_view SetText::beginning(std::string_view words, float room, std::string_view tail, std::size_t least) const {
    std::vector<std::size_t> ends{0};
    for (std::size_t at = 0; at < words.size();) ends.push_back(at = base::letter_end(words, at));
    std::size_t low = std::min(least, ends.size() - 1);
    std::size_t high = ends.size() - 1;
    while (low < high) {
        const std::size_t half = (low + high + 1) / 2;
        if (width(std::string(words.substr(0, ends[half])).append(tail)) <= room)
            low = half;
        else
            high = half - 1;
    }
    return words.substr(0, ends[low]);
}

std::string SetText::cut(std::string_view words, float room) const {
    constexpr std::string_view kMore = "…";
    if (width(words) <= room + 0.75F) return std::string(words);
    return std::string(beginning(words, room, kMore, 0)).append(kMore);
}

}  // namespace lw::ui
