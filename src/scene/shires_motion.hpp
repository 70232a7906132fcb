// Motion on the board of Shires: events in, what is moving at a given moment out. Plain data and a clock.
#pragma once

#include "draw/types.hpp"
#include "shires/event.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lw::scene {

/// Points that were just given, where the feature lies.
struct ScoreMark {
    shires::SegmentId root;
    shires::FeatureKind kind{};
    draw::Vec2 at;  ///< board units
    std::array<std::uint16_t, shires::kMostSeats> given{};
    float strength = 1;  ///< 0..1, fading
};

/// A follower on its way home.
struct LeavingFollower {
    game::Seat seat;
    shires::FeatureKind kind{};
    draw::Vec2 at;
    float alpha = 1;
};

struct ShiresMotion {
    shires::TileId tile;  ///< comes down onto its place
    float lift = 0;       ///< 0..1 of the height it falls from
    std::vector<ScoreMark> scores;
    std::vector<LeavingFollower> leaving;
};

class ShiresAnimator {
public:
    /// pace 1 = as in the look, 2 = twice as fast; still = everything is there at once, scores stay for a while.
    void set_pace(float pace, bool still);
    /// Queues what `events` show, after what is still moving. `state` is the position after them.
    void feed(std::span<const shires::Event> events, const shires::State& state, double now);
    [[nodiscard]] ShiresMotion frame(double now) const;
    /// Something changes with time: draw another frame.
    [[nodiscard]] bool active(double now) const;
    /// Something is still moving; a fading score does not count.
    [[nodiscard]] bool busy(double now) const { return now < cursor_; }
    /// Everything arrives now.
    void skip();
    /// Notes the followers on the board now, so that it is known who leaves.
    void know(const shires::State& state);

private:
    struct Drop {
        shires::TileId tile;
        double start = 0;
        double end = 0;
    };
    struct Score {
        ScoreMark mark;
        double start = 0;
        double end = 0;
    };
    struct Leaving {
        LeavingFollower follower;
        double start = 0;
        double end = 0;
    };

    [[nodiscard]] double seconds(double at_usual_pace) const { return at_usual_pace / static_cast<double>(pace_); }
    void take(const shires::Event& event, const shires::State& state, double now);

    std::vector<Drop> drops_;
    std::vector<Score> scores_;
    std::vector<Leaving> leaving_;
    std::array<std::uint8_t, shires::kMaxTiles> stands_on_{};  ///< by tile, as last seen
    double cursor_ = 0;
    float pace_ = 1;
    bool still_ = false;
};

}  // namespace lw::scene
