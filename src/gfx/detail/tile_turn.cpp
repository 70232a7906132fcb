#include "gfx/detail/tile_turn.hpp"

#include <cmath>
#include <cstdlib>
#include <numbers>
#include <string_view>

#include <nanosvg.h>

#include "draw/tile_plan.hpp"

namespace lw::gfx {

namespace {

using draw::Color;
using draw::Vec2;

constexpr std::string_view kOffset = "off_";
constexpr std::string_view kFace = "face_";
constexpr std::string_view kPennant = "pennant_";
constexpr Vec2 kToLight{-0.6F, -0.8F};
constexpr Color kLit = draw::rgb(0xFFF0D0);
constexpr Color kShaded = draw::rgb(0x3A2418);

bool begins(const NSVGshape& shape, std::string_view word) { return std::string_view(shape.id).starts_with(word); }

// The two numbers of "word_X_Y".
Vec2 numbers(const NSVGshape& shape, std::string_view word) {
    char* end = nullptr;
    const float x = std::strtof(shape.id + word.size(), &end);
    return {x, *end == '_' ? std::strtof(end + 1, nullptr) : 0};
}

template <class Move>
void move_points(NSVGshape& shape, Move move) {
    for (NSVGpath* path = shape.paths; path != nullptr; path = path->next) {
        for (int i = 0; i < path->npts; ++i) {
            float* xy = path->pts + 2 * i;
            const Vec2 to = move(Vec2{xy[0], xy[1]});
            xy[0] = to.x;
            xy[1] = to.y;
        }
    }
}

Color face_color(Color roof, long octant) {
    const float angle = static_cast<float>(octant) * std::numbers::pi_v<float> / 4;
    const float lit = draw::dot({std::cos(angle), std::sin(angle)}, kToLight);
    return lit > 0 ? draw::mix(roof, kLit, 0.18F * lit) : draw::mix(roof, kShaded, -0.30F * lit);
}

// "face_RRGGBB_O"; nanosvg keeps a colour as ABGR.
void light_face(NSVGshape& shape, int quarter_turns) {
    char* end = nullptr;
    const auto roof = static_cast<std::uint32_t>(std::strtoul(shape.id + kFace.size(), &end, 16));
    const long octant = *end == '_' ? std::strtol(end + 1, nullptr, 10) : 0;
    const Color tone = face_color(draw::rgb(roof), octant + 2 * quarter_turns);
    shape.fill.color =
        (shape.fill.color & 0xFF000000U) | (static_cast<unsigned>(tone.b) << 16) | (static_cast<unsigned>(tone.g) << 8) | tone.r;
}

void turn_shape(NSVGshape& shape, int turns) {
    if (begins(shape, kPennant)) {
        const Vec2 place = numbers(shape, kPennant);
        const Vec2 way = draw::turned(place, turns) - place;
        move_points(shape, [way](Vec2 p) { return p + way; });
        return;
    }
    const Vec2 off = begins(shape, kOffset) ? numbers(shape, kOffset) : Vec2{};
    move_points(shape, [off, turns](Vec2 p) { return draw::turned(p - off, turns) + off; });
    if (begins(shape, kFace)) light_face(shape, turns);
}

}  // namespace

void turn_tile(NSVGimage& image, int quarter_turns) {
    for (NSVGshape* shape = image.shapes; shape != nullptr; shape = shape->next) turn_shape(*shape, quarter_turns);
}

}  // namespace lw::gfx
