// The players' patterns (draw::Pattern) inside the interface; on the board gfx draws them.
#include "ui/kit.hpp"
#include "ui/paint.hpp"

#include <imgui.h>

namespace lw::ui {

namespace {

using draw::Pattern;

struct Pen {
    const Frame& f;
    Rect r;
    Color ink;
    float step, width;

    void slanted(float way) const {
        for (float x = r.x - r.h; x < r.right() + r.h; x += step * 1.4F) line(f, {x, r.bottom()}, {x + way * r.h, r.y}, ink, width);
    }
    void level() const {
        for (float y = r.y + step / 2; y < r.bottom(); y += step) line(f, {r.x, y}, {r.right(), y}, ink, width);
    }
    void upright() const {
        for (float x = r.x + step / 2; x < r.right(); x += step) line(f, {x, r.y}, {x, r.bottom()}, ink, width);
    }
    void zigzag() const {
        for (float y = r.y + step / 2; y < r.bottom() + step; y += step) {
            float up = -step / 4;
            for (float x = r.x; x < r.right(); x += step / 2, up = -up) line(f, {x, y - up}, {x + step / 2, y + up}, ink, width);
        }
    }
    void circles(bool filled) const {
        for (float y = r.y + step / 2; y < r.bottom(); y += step) {
            for (float x = r.x + step / 2; x < r.right(); x += step) {
                const float radius = step * (filled ? 0.22F : 0.3F);
                const Rect box{x - radius, y - radius, 2 * radius, 2 * radius};
                if (filled)
                    fill(f, box, ink, radius);
                else
                    outline(f, box, ink, width, radius);
            }
        }
    }
};

}  // namespace

void hatch(const Frame& f, Rect r, Pattern pattern, Color ink, float step) {
    f.kit->push_clip(r);
    const Pen pen{f, r, ink, step, f.px(1.5F)};
    switch (pattern) {
        case Pattern::none: break;
        case Pattern::rising: pen.slanted(1); break;
        case Pattern::falling: pen.slanted(-1); break;
        case Pattern::dots: pen.circles(true); break;
        case Pattern::level: pen.level(); break;
        case Pattern::grid:
            pen.level();
            pen.upright();
            break;
        case Pattern::rings: pen.circles(false); break;
        case Pattern::zigzag: pen.zigzag(); break;
        case Pattern::upright: pen.upright(); break;
    }
    f.kit->pop_clip();
}

}  // namespace lw::ui
