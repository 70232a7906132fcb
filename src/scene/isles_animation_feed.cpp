// From events to a queue of motions.
#include "scene/isles_animation.hpp"

#include <algorithm>
#include <utility>

namespace lw::scene {

namespace {

using draw::Image;
using isles::Resource;
using isles::Resources;
using isles::Seat;

constexpr double kDiceMs = 450;
constexpr double kFlightMs = 320;
constexpr double kApartMs = 60;
constexpr double kMostApartMs = 600;  // of all cards of one kind of event, so that a rich roll does not take long
constexpr double kDropMs = 180;
constexpr double kSettleMs = 90;
constexpr double kRobberMs = 350;
constexpr double kGlowMs = 2000;

Image image_of(Resource resource) {
    switch (resource) {
        case Resource::brick: return Image::icon_brick;
        case Resource::lumber: return Image::icon_lumber;
        case Resource::wool: return Image::icon_wool;
        case Resource::grain: return Image::icon_grain;
        case Resource::ore: return Image::icon_ore;
    }
    return Image::icon_unknown_card;
}

Image image_of(const std::optional<Resource>& resource) { return resource ? image_of(*resource) : Image::icon_unknown_card; }

Image image_of(const std::optional<isles::DevCard>& card) {
    if (!card) return Image::icon_unknown_development;
    switch (*card) {
        case isles::DevCard::knight: return Image::icon_knight;
        case isles::DevCard::victory_point: return Image::icon_victory_point;
        case isles::DevCard::road_building: return Image::icon_road_building;
        case isles::DevCard::year_of_plenty: return Image::icon_year_of_plenty;
        case isles::DevCard::monopoly: return Image::icon_monopoly;
    }
    return Image::icon_unknown_development;
}

Anchor on_board(Vec2 at) { return {.kind = Anchor::Kind::board, .board = at, .seat = {}, .resource = std::nullopt}; }
Anchor at_seat(Seat seat, std::optional<Resource> resource = std::nullopt) {
    return {.kind = Anchor::Kind::seat, .board = {}, .seat = seat, .resource = resource};
}
Anchor at_place(Anchor::Kind kind) { return {.kind = kind, .board = {}, .seat = {}, .resource = std::nullopt}; }
Anchor at_bank(Resource resource) {
    Anchor anchor = at_place(Anchor::Kind::bank);
    anchor.resource = resource;
    return anchor;
}

}  // namespace

struct Animator::Feeding {
    Animator& animator;
    const isles::Setup& setup;
    const Places& places;
    const isles::Table& table;

    std::vector<Fly> flights;     ///< to be released together, one after the other
    std::vector<GainMark> gains;  ///< by the roll of this feed, not yet handed out
    Glow glow;
    isles::VertexId settled;  ///< in this feed: where starting cards come from

    [[nodiscard]] double ms(double milliseconds) const { return animator.seconds(milliseconds); }
    double& cursor() { return animator.cursor_; }

    template <class What>
    void add(double start, double length, What what) {
        animator.items_.push_back({start, start + length, std::move(what)});
    }

    /// Releases the gathered cards; the queue is done when the last has arrived.
    void release() {
        if (flights.empty()) return;
        const double apart = ms(std::min(kApartMs, kMostApartMs / static_cast<double>(flights.size())));
        double start = cursor();
        for (Fly& flight : flights) {
            add(start, ms(kFlightMs), std::move(flight));
            start += apart;
        }
        cursor() = start - apart + ms(kFlightMs);
        flights.clear();
    }

    void cards(const Resources& what, Seat from, Seat to) {
        for (const Resource r : isles::kAllResources) {
            for (int i = 0; i < what[r]; ++i) {
                flights.push_back({image_of(r), from.valid() ? at_seat(from, r) : at_bank(r), to.valid() ? at_seat(to, r) : at_bank(r)});
            }
        }
    }

    void drop(MovingPiece piece) {
        release();
        const double start = cursor();
        add(start, ms(kDropMs + kSettleMs), Drop{piece, start + ms(kDropMs)});
        cursor() = start + ms(kDropMs + kSettleMs);
    }

    void produced(const isles::Produced& e) {
        for (const Resource r : isles::kAllResources) {
            int left = e.cards[r];
            for (GainMark& gain : gains) {
                const int taken = gain.seat == e.seat && gain.resource == r ? std::min<int>(left, gain.count) : 0;
                if (taken == 0) continue;
                for (int i = 0; i < taken; ++i) flights.push_back({image_of(r), on_board(places.at(gain.from)), at_seat(e.seat, r)});
                GainMark shown = gain;
                shown.count = static_cast<std::uint8_t>(taken);
                glow.gains.push_back(shown);
                gain.count = static_cast<std::uint8_t>(gain.count - taken);
                left -= taken;
            }
            for (int i = 0; i < left; ++i) flights.push_back({image_of(r), starting_place(r), at_seat(e.seat, r)});
        }
    }

    /// The hex beside the new settlement that pays the starting card; the bank where that is not known.
    [[nodiscard]] Anchor starting_place(Resource r) const {
        if (settled.valid()) {
            for (const isles::HexId hex : setup.topology.vertex_hexes[settled.index()]) {
                if (isles::yield_of(setup.terrain[hex.index()]) == r) return on_board(places.at(hex));
            }
        }
        return at_bank(r);
    }

    void rolled(const isles::Rolled& e) {
        finish();  // several actions in one feed: each roll pays for itself
        add(cursor(), ms(kDiceMs), Throw{e.a, e.b});
        cursor() += ms(kDiceMs);
        gains = gains_of(setup, places, table, e.a + e.b);
        for (const isles::HexId hex : setup.producing[static_cast<std::size_t>(e.a + e.b)]) {
            if (hex != table.robber) glow.hexes.push_back(hex);
        }
    }

    /// The glow begins when what came before has ended, above all the dice, and the cards leave at the same time.
    void finish() {
        if (!glow.hexes.empty()) add(cursor(), ms(kGlowMs), std::exchange(glow, {}));
        release();
    }

    void award(Image image, Seat from, Seat to) {
        const Anchor table_side = at_place(Anchor::Kind::awards);
        flights.push_back({image, from.valid() ? at_seat(from) : table_side, to.valid() ? at_seat(to) : table_side});
    }

    void operator()(const isles::Settled& e) {
        settled = e.at;
        drop({.kind = MovingPiece::Kind::settlement, .seat = e.seat, .at = e.at});
    }
    void operator()(const isles::RoadBuilt& e) { drop({.kind = MovingPiece::Kind::road, .seat = e.seat, .at = e.at}); }
    void operator()(const isles::CityBuilt& e) {
        drop({.kind = MovingPiece::Kind::city, .seat = e.seat, .at = e.at, .over_settlement = true});
    }
    void operator()(const isles::Rolled& e) { rolled(e); }
    void operator()(const isles::Produced& e) { produced(e); }
    void operator()(const isles::RobberMoved& e) {
        release();
        add(cursor(), ms(kRobberMs), Walk{places.at(e.from), places.at(e.to)});
        cursor() += ms(kRobberMs);
    }
    void operator()(const isles::Stole& e) {
        flights.push_back({image_of(e.resource), at_seat(e.victim, e.resource), at_seat(e.thief, e.resource)});
    }
    void operator()(const isles::Discarded& e) { cards(e.cards, e.seat, Seat{}); }
    void operator()(const isles::PlentyTaken& e) { cards(e.cards, Seat{}, e.seat); }
    void operator()(const isles::Monopolised& e) { cards(Resources::of(e.resource, e.count), e.from, e.seat); }
    void operator()(const isles::BankTraded& e) {
        cards(Resources::of(e.give, e.count), e.seat, Seat{});
        cards(Resources::of(e.take, 1), Seat{}, e.seat);
    }
    void operator()(const isles::Traded& e) {
        cards(e.from_a, e.a, e.b);
        cards(e.from_b, e.b, e.a);
    }
    void operator()(const isles::DevCardBought& e) { flights.push_back({image_of(e.card), at_place(Anchor::Kind::deck), at_seat(e.seat)}); }
    void operator()(const isles::LongestRoadMoved& e) { award(Image::icon_longest_road, e.from, e.to); }
    void operator()(const isles::LargestArmyMoved& e) { award(Image::icon_largest_army, e.from, e.to); }
    /// The rest is reported in words only.
    template <class Other>
    void operator()(const Other&) {}
};

void Animator::feed(std::span<const isles::Event> events, const isles::Setup& setup, const Places& places, const isles::Table& table,
                    double now) {
    if (still_) return;
    std::erase_if(items_, [now](const Item& item) { return item.end <= now; });
    cursor_ = std::max(cursor_, now);
    Feeding feeding{*this, setup, places, table, {}, {}, {}, {}};
    for (const isles::Event& event : events) std::visit(feeding, event);
    feeding.finish();
}

}  // namespace lw::scene
