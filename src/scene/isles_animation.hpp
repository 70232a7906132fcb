// Motion: redacted events in, what is moving at a given moment out. Plain data and a clock; it draws nothing and
// decides nothing, so skipping it or leaving it out changes no game.
//
// Times are seconds of the caller's own rising clock. Lengths are those of the look: dice 450 ms, cards 320 (60 apart),
// drop 180 and settle 90, robber 350, glow 2000, points 400; divided by the pace, all zero when still.
#pragma once

#include "draw/images.hpp"
#include "isles/event.hpp"
#include "scene/isles_board.hpp"
#include "scene/isles_motion.hpp"
#include "scene/isles_places.hpp"
#include "scene/score_counter.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace lw::scene {

/// An end of a card's flight. The interface knows where on the screen it is; `board` is in board units, the rest are
/// places in its panels. For a seat, `resource` says which stack of an open hand; nothing = any card.
struct Anchor {
    enum class Kind : std::uint8_t { board, seat, bank, deck, awards };
    Kind kind = Kind::bank;
    Vec2 board;
    isles::Seat seat;
    std::optional<isles::Resource> resource;
};

struct FlyingCard {
    draw::Image image = draw::Image::icon_unknown_card;
    Anchor from;
    Anchor to;
    float t = 0;  ///< 0..1 along the way, already eased
    float alpha = 1;
};

/// Where a flying card is between the two ends, in their unit: a shallow arc.
[[nodiscard]] Vec2 along_flight(Vec2 from, Vec2 to, float t);

/// Dice in the air. At rest they lie as at t = 1.
struct DiceMotion {
    std::array<std::uint8_t, 2> faces{};  ///< to show now
    std::array<float, 2> angle{};         ///< radians, clockwise
    std::array<Vec2, 2> offset{};         ///< from their place, in die widths
    float t = 1;
};
/// How thrown dice lie in the end: in their places, tilted by five degrees.
[[nodiscard]] DiceMotion dice_at_rest(std::uint8_t a, std::uint8_t b);

struct AnimationFrame {
    BoardMotion board;
    std::vector<FlyingCard> cards;
    std::vector<GainMark> gains;  ///< "+1" at these places, as strong as board.glow
    std::optional<DiceMotion> dice;
};

class Animator {
public:
    /// pace 1 = as in the look, 2 = twice as fast; 0.1..10. still = nothing moves: feed() shows everything at once.
    void set_pace(float pace, bool still);

    /// Queues what `events` show, after what is still moving. `table` is the position after them; feed the events of
    /// one action at a time, so that the gains of a roll are found from the right buildings.
    void feed(std::span<const isles::Event> events, const isles::Setup& setup, const Places& places, const isles::Table& table, double now);

    [[nodiscard]] AnimationFrame frame(double now) const;
    /// Something changes with time: draw another frame.
    [[nodiscard]] bool active(double now) const;
    /// Something is still moving (a fading glow does not count): computer players should wait.
    [[nodiscard]] bool busy(double now) const { return now < cursor_; }
    /// Everything arrives now. Also for undo and for a change of the game or the viewer.
    void skip();

private:
    struct Drop {
        MovingPiece piece;
        double settle = 0;  ///< when it has come down
    };
    struct Walk {
        Vec2 from;
        Vec2 to;
    };
    struct Glow {
        std::vector<isles::HexId> hexes;
        std::vector<GainMark> gains;
    };
    struct Fly {
        draw::Image image;
        Anchor from;
        Anchor to;
    };
    struct Throw {
        std::uint8_t a;
        std::uint8_t b;
    };
    struct Item {
        double start = 0;
        double end = 0;
        std::variant<Drop, Walk, Glow, Fly, Throw> what;
    };
    struct Feeding;  ///< one feed() in progress (isles_animation_feed.cpp)

    [[nodiscard]] double seconds(double milliseconds) const { return milliseconds / 1000.0 / static_cast<double>(pace_); }
    void show_drop(const Item& item, const Drop& drop, double now, AnimationFrame& out) const;

    std::vector<Item> items_;
    double cursor_ = 0;  ///< when the queue is done
    float pace_ = 1;
    bool still_ = false;
};

}  // namespace lw::scene
