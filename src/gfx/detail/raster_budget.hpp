#pragma once

namespace lw::gfx {

// How much rasterising goes into one frame. Counted, not timed, so that a frame makes the same pictures everywhere.
class RasterBudget {
public:
    // What one frame may spend, as raster_cost() counts: about a fortieth of a second on a slow machine.
    static constexpr float kFrame = 120'000;

    void begin() { spent_ = 0; }
    // Spends it, unless that would exceed the budget. The first picture of a frame is always allowed.
    bool spend(float cost) {
        if (spent_ > 0 && spent_ + cost > kFrame) return false;
        spent_ += cost;
        return true;
    }
    float spent() const { return spent_; }

private:
    float spent_ = 0;
};

}  // namespace lw::gfx
