// Bytes that no honest sender made: refused with an error, or a value that is safe to use.
#include "codec/damage.hpp"
#include "wire/cases.hpp"
#include "wire/feed.hpp"

#include <wire/isles.pb.h>
#include <cstdio>

namespace lw::test {
namespace {

template <class Case>
class Damage : public ::testing::Test {};
using Cases = ::testing::Types<IslesWire, ShiresWire>;
TYPED_TEST_SUITE(Damage, Cases);

/// Tries bytes as a feed; what is accepted must hold against whatever a client does with it.
template <class G>
bool try_feed(const typename G::Setup& setup, base::ByteView bytes) {
    wire::Error error{};
    const auto feed = wire::decode_feed<G>(setup, bytes, error);
    EXPECT_EQ(feed.has_value(), error == wire::Error::none);
    if (!feed) return false;
    for (const auto& action : G::legal(setup, feed->view)) static_cast<void>(G::check_view(setup, feed->view, action));
    const auto again = wire::decode_feed<G>(setup, wire::encode_feed(*feed), error);
    EXPECT_TRUE(again.has_value() && again->view == feed->view && again->events == feed->events) << wire::name_of(error);
    return true;
}

/// As above; the rules must have an answer to it.
template <class G>
bool try_request(const typename G::Setup& setup, const typename G::State& state, base::ByteView bytes) {
    wire::Error error{};
    const auto request = wire::decode_request<G>(setup, bytes, error);
    EXPECT_EQ(request.has_value(), error == wire::Error::none);
    if (!request) return false;
    static_cast<void>(G::check(setup, state, Seat(0), request->action));
    EXPECT_TRUE(G::unpack(G::pack(request->action)) == request->action) << G::to_text(setup, request->action);
    return true;
}

template <class Case>
Table<Case> some_way_into(const typename Case::G::Config& config, std::size_t moves) {
    Table<Case> table(config, moves);
    while (!table.over() && table.log.size() < moves) table.play(table.choose());
    return table;
}

TYPED_TEST(Damage, OfFeedsIsNoticedOrHarmless) {
    using G = typename TypeParam::G;
    int accepted = 0;
    int tried = 0;
    for (const auto& config : {TypeParam::configs().front(), TypeParam::configs().back()}) {
        auto table = some_way_into<TypeParam>(config, 90);
        game::Feed<G> feed{G::view(table.setup, table.state, Seat(0)), {}, false};
        table.play(table.choose(), feed.events);
        const base::Bytes good = wire::encode_feed(feed);
        const auto attempt = [&](base::ByteView bytes) {
            ++tried;
            accepted += try_feed<G>(table.setup, bytes) ? 1 : 0;
        };
        for (std::size_t size = 0; size < good.size(); ++size) attempt(base::ByteView(good).first(size));
        for (std::size_t i = 0; i < good.size(); ++i) {
            for (const unsigned flip : {0x01U, 0x08U, 0x80U, 0xFFU}) {
                base::Bytes bad = good;
                bad[i] = static_cast<std::uint8_t>(bad[i] ^ flip);
                attempt(bad);
            }
        }
        for (int i = 0; i < 2000; ++i) attempt(damaged(good, table.rng));
    }
    std::printf("%d of %d were values\n", accepted, tried);
    EXPECT_LT(accepted, tried / 2);
}

TYPED_TEST(Damage, OfRequestsIsNoticedOrHarmless) {
    using G = typename TypeParam::G;
    const auto table = some_way_into<TypeParam>(TypeParam::configs().front(), 60);
    base::Rng rng(5);
    for (const auto& move : table.log) {
        const base::Bytes good = wire::encode_request<G>({move.action, 7});
        for (std::size_t size = 0; size < good.size(); ++size) try_request<G>(table.setup, table.state, base::ByteView(good).first(size));
        for (int i = 0; i < 200; ++i) try_request<G>(table.setup, table.state, damaged(good, rng));
    }
}

TYPED_TEST(Damage, NoiseIsRefused) {
    using G = typename TypeParam::G;
    const auto table = some_way_into<TypeParam>(TypeParam::configs().front(), 0);
    base::Rng rng(6);
    for (int i = 0; i < 5000; ++i) {
        base::Bytes noise(rng.below(200));
        for (auto& byte : noise) byte = static_cast<std::uint8_t>(rng.next());
        EXPECT_FALSE(try_feed<G>(table.setup, noise));
        try_request<G>(table.setup, table.state, noise);
    }
}

TYPED_TEST(Damage, LimitsOfSizeHold) {
    using G = typename TypeParam::G;
    const auto setup = G::setup(TypeParam::configs().front());
    wire::Error error{};
    EXPECT_FALSE(wire::decode_feed<G>(setup, base::Bytes(wire::kMostFeed + 1), error));
    EXPECT_EQ(error, wire::Error::too_large);
    EXPECT_FALSE(wire::decode_request<G>(setup, base::Bytes(wire::kMostRequest + 1), error));
    EXPECT_EQ(error, wire::Error::too_large);
}

/// A field of a later version is passed over.
TYPED_TEST(Damage, UnknownFieldsAreNoDamage) {
    using G = typename TypeParam::G;
    const auto table = some_way_into<TypeParam>(TypeParam::configs().front(), 40);
    const game::Feed<G> feed{G::view(table.setup, table.state, Seat(1)), {}, true};
    base::Bytes bytes = wire::encode_feed(feed);
    for (const int byte : {0xC2, 0x3E, 0x01, 0x2A}) bytes.push_back(static_cast<std::uint8_t>(byte));  // field 1000: one byte
    wire::Error error{};
    const auto got = wire::decode_feed<G>(table.setup, bytes, error);
    ASSERT_TRUE(got.has_value()) << wire::name_of(error);
    EXPECT_TRUE(got->view == feed.view);
}

// --- one fault at a time, by the message itself ------------------------------------------------------------------------

namespace message = ::landwright::isles;

template <class M>
base::Bytes bytes_of(const M& m) {
    const std::string text = m.SerializeAsString();
    return {text.begin(), text.end()};
}

wire::Error fault_of(const message::Request& request) {
    static const auto setup = isles::Game::setup(isles_tables().front());
    wire::Error error{};
    static_cast<void>(wire::decode_request<isles::Game>(setup, bytes_of(request), error));
    return error;
}

TEST(WireFaults, AnActionIsWholeOrRefused) {
    message::Request request;
    EXPECT_EQ(fault_of(request), wire::Error::missing) << "no action";
    request.mutable_action()->mutable_settle();
    EXPECT_EQ(fault_of(request), wire::Error::missing) << "no place";
    request.mutable_action()->mutable_settle()->set_at(54);
    EXPECT_EQ(fault_of(request), wire::Error::out_of_range) << "the board has 54 corners";
    request.mutable_action()->mutable_settle()->set_at(0x10000);
    EXPECT_EQ(fault_of(request), wire::Error::out_of_range) << "no wrapping";
    request.mutable_action()->mutable_settle()->set_at(53);
    EXPECT_EQ(fault_of(request), wire::Error::none);
    request.mutable_action()->mutable_rob()->set_victim(4);
    EXPECT_EQ(fault_of(request), wire::Error::out_of_range) << "four sit here";
    request.mutable_action()->mutable_monopoly();
    EXPECT_EQ(fault_of(request), wire::Error::missing) << "no resource";
    request.mutable_action()->mutable_monopoly()->set_resource(static_cast<message::Resource>(6));
    EXPECT_EQ(fault_of(request), wire::Error::out_of_range);
    request.mutable_action()->mutable_discard()->mutable_cards()->set_ore(256);
    EXPECT_EQ(fault_of(request), wire::Error::out_of_range);
    request.mutable_action()->mutable_dice()->set_a(6);
    EXPECT_EQ(fault_of(request), wire::Error::out_of_range) << "the other die shows nothing";
    request.mutable_action()->mutable_offer()->mutable_give()->set_ore(1);
    EXPECT_EQ(fault_of(request), wire::Error::missing) << "no cards wanted";
    request.mutable_action()->mutable_offer()->mutable_want()->set_wool(1);
    request.mutable_action()->mutable_offer()->set_to(0x10);
    EXPECT_EQ(fault_of(request), wire::Error::out_of_range) << "four sit here";
}

TEST(WireFaults, AViewFitsTogetherOrIsRefused) {
    const auto table = some_way_into<IslesWire>(isles_tables().front(), 40);
    const game::Feed<isles::Game> feed{isles::view(table.setup, table.state, Seat(0)), {}, false};
    const base::Bytes good = wire::encode_feed(feed);
    const auto fault_after = [&](auto change) {
        message::Feed m;
        EXPECT_TRUE(m.ParseFromArray(good.data(), static_cast<int>(good.size())));
        change(m);
        wire::Error error{};
        static_cast<void>(wire::decode_feed<isles::Game>(table.setup, bytes_of(m), error));
        return error;
    };
    EXPECT_EQ(fault_after([](message::Feed&) {}), wire::Error::none);
    EXPECT_EQ(fault_after([](message::Feed& m) { m.clear_view(); }), wire::Error::missing);
    EXPECT_EQ(fault_after([](message::Feed& m) { m.mutable_view()->clear_table(); }), wire::Error::missing);
    EXPECT_EQ(fault_after([](message::Feed& m) { m.add_events(); }), wire::Error::missing);
    EXPECT_EQ(fault_after([](message::Feed& m) { m.mutable_view()->set_viewer(7); }), wire::Error::out_of_range);
    EXPECT_EQ(fault_after([](message::Feed& m) {
                  for (int i = 0; i < 9; ++i) m.mutable_view()->add_point_cards(1);
              }),
              wire::Error::out_of_range);
    EXPECT_EQ(fault_after([](message::Feed& m) {
                  auto& pieces = *m.mutable_view()->mutable_table()->mutable_pieces(0);
                  pieces.add_roads(pieces.roads(0));
              }),
              wire::Error::incoherent)
        << "two roads on an edge";
    EXPECT_EQ(fault_after([](message::Feed& m) { m.mutable_view()->mutable_table()->clear_turn(); }), wire::Error::incoherent)
        << "nobody's turn";
    EXPECT_EQ(fault_after([](message::Feed& m) { m.mutable_view()->mutable_table()->clear_robber(); }), wire::Error::incoherent);
}

}  // namespace
}  // namespace lw::test
