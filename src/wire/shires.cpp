#include "shires/described.hpp"
#include "shires/fields.hpp"
#include "shires/game.hpp"
#include "shires/lay_again.hpp"
#include "wire/feed_body.hpp"

#include <wire/game.fields.hpp>
#include <wire/shires.fields.hpp>

namespace lw::wire {

namespace {

namespace message = ::landwright::shires;
using namespace shires;

struct ShiresParts {
    using Feed = message::Feed;
    using Request = message::Request;
    using Decision = message::Decision;

    const Setup& setup;

    static constexpr game::Waiting last(std::type_identity<game::Waiting>) { return game::Waiting::over; }
    static constexpr FeatureKind last(std::type_identity<FeatureKind>) { return FeatureKind::field; }
    static constexpr Occasion last(std::type_identity<Occasion>) { return Occasion::city; }
    static constexpr Phase last(std::type_identity<Phase>) { return Phase::over; }

    template <class F, class M>
    static void put(F /*field*/, M& m, Kind kind) {
        if (kind.valid()) F::set(m, kind.value);
    }
    template <class F, class M>
    static void put(F /*field*/, M& m, FollowerCounts counts) {
        std::array<std::uint8_t, kMostSeats> by_seat{};
        for (const Seat seat : SeatSet::first(kMostSeats)) by_seat[seat.index()] = static_cast<std::uint8_t>(counts.of(seat));
        Put<ShiresParts>::put(F{}, m, by_seat);
    }
    static void put_pieces(message::Table& m, const State& state) {
        for (const Laid& tile : state.tiles) Put<ShiresParts>::fill(*m.add_tiles(), tile);
    }

    template <class F, class M>
    static void take(Take<ShiresParts>& take, F /*field*/, const M& m, Kind& kind) {
        if (!F::has(m)) return take.absent(kind);
        if (F::get(m) >= kKinds) return take.fail(Error::out_of_range);
        kind = Kind{static_cast<int>(F::get(m))};
    }
    template <class F, class M>
    void take(Take<ShiresParts>& take, F field, const M& m, FollowerCounts& counts) const {
        std::array<std::uint8_t, kMostSeats> by_seat{};
        take.take(field, m, by_seat);
        for (const Seat seat : SeatSet::first(kMostSeats)) {
            const int count = by_seat[seat.index()];
            if (count > setup.config.settings.followers) return take.fail(Error::out_of_range);
            for (int i = 0; i < count; ++i) counts.add(seat);
        }
    }
    /// The tiles are laid one after another, as they were.
    void take_pieces(Take<ShiresParts>& take, const message::Table& m, State& state) const {
        for (const message::Tile& told : m.tiles()) {
            Laid tile;
            take.read(told, tile);
            if (take.error() != Error::none) return;
            if (!lay_again(setup, state, tile)) return take.fail(Error::incoherent);
        }
    }
    [[nodiscard]] Error finish(View& view) const {
        const bool whole = count_pile(view.table) && check_invariants(setup, view.table).empty();
        return whole ? Error::none : Error::incoherent;
    }

    [[nodiscard]] unsigned seats() const { return setup.config.seats; }
    [[nodiscard]] static bool holds(TileId id) { return id.index() < kMaxTiles; }
    [[nodiscard]] static bool holds(SegmentId id) { return id.index() < kMaxSegments; }
};

}  // namespace

template <>
struct PartsOf<shires::Game> {
    using Type = ShiresParts;
};

}  // namespace lw::wire

LW_WIRE_TEMPLATES(lw::shires::Game)
