// Whole random games through messages, for every pair of eyes: what comes out is what went in, and tells nothing that the
// view does not.
#include "wire/cases.hpp"
#include "wire/feed.hpp"

#include <algorithm>
#include <cstdio>

namespace lw::test {
namespace {

template <class Case>
class Feeds : public ::testing::Test {};
using Cases = ::testing::Types<IslesWire, ShiresWire>;
TYPED_TEST_SUITE(Feeds, Cases);

template <class G>
void expect_same_after_the_wire(const typename G::Setup& setup, const game::Feed<G>& sent, const std::string& where) {
    wire::Error error{};
    const auto got = wire::decode_feed<G>(setup, wire::encode_feed(sent), error);
    ASSERT_TRUE(got.has_value()) << wire::name_of(error) << ", " << where;
    EXPECT_TRUE(got->view == sent.view) << where;
    EXPECT_TRUE(got->events == sent.events) << where;
    EXPECT_EQ(got->anew, sent.anew);
}

/// Somebody looking on, who is told every few moves.
template <class G>
struct Receiver {
    Seat eyes;
    game::Feed<G> untold{};

    void note(const std::vector<typename G::Event>& events) {
        for (const auto& event : events) untold.events.push_back(G::redact(event, eyes));
    }
    game::Feed<G> tell(const typename G::Setup& setup, const typename G::State& state, std::uint32_t state_no, bool anew) {
        game::Feed<G> feed = std::exchange(untold, {});
        feed.view = G::view(setup, state, eyes);
        feed.view.state_no = state_no;
        feed.anew = anew;
        return feed;
    }
};

template <class G>
std::vector<Receiver<G>> everybody(const typename G::Config& config) {
    std::vector<Receiver<G>> all{{game::kSpectator}};
    for (int s = 0; s < G::seat_count(config); ++s) all.push_back({Seat(s)});
    return all;
}

TYPED_TEST(Feeds, ArriveAsTheyWereSent) {
    using G = typename TypeParam::G;
    std::vector<Receiver<G>> receivers;
    std::size_t feeds = 0;
    play_all<TypeParam>(100, [&](auto& table, const auto&, const auto& events) {
        if (table.log.size() == 1) receivers = everybody<G>(table.setup.config);
        const auto state_no = static_cast<std::uint32_t>(table.log.size());
        for (std::size_t i = 0; i < receivers.size(); ++i) {
            receivers[i].note(events);
            if (!table.over() && (state_no + i) % 16 != 0) continue;
            const auto feed = receivers[i].tell(table.setup, table.state, state_no, state_no % 3 == 0);
            expect_same_after_the_wire<G>(table.setup, feed, table.where());
            ++feeds;
        }
    });
    std::printf("%zu feeds\n", feeds);
}

/// Two states that the viewer cannot tell apart make the same bytes: nothing but the view went into them.
TYPED_TEST(Feeds, HoldNothingThatTheViewLacks) {
    using G = typename TypeParam::G;
    std::size_t others = 0;
    play_all<TypeParam>(200, [&others](auto& table, const auto&, const auto&) {
        if (table.log.size() % 4 != 0) return;
        const Seat viewer = table.pick(table.all());
        const game::Feed<G> here{G::view(table.setup, table.state, viewer), {}, false};
        const auto twin = G::determinize(table.setup, here.view, table.rng);
        if (!(twin == table.state)) ++others;
        const game::Feed<G> there{G::view(table.setup, twin, viewer), {}, false};
        EXPECT_EQ(wire::encode_feed(here), wire::encode_feed(there)) << table.where();
    });
    EXPECT_EQ(others > 0, G::kSecrets);
}

/// All events of a game at once, as somebody who comes late is told them.
TYPED_TEST(Feeds, OfWholeGamesFit) {
    using G = typename TypeParam::G;
    game::Feed<G> feed;
    std::size_t largest = 0;
    play_all<TypeParam>(300, [&](auto& table, const auto&, const auto& events) {
        if (table.log.size() == 1) feed = {};
        feed.events.insert(feed.events.end(), events.begin(), events.end());
        if (!table.over()) return;
        feed.view = G::view(table.setup, table.state, Seat(0));
        feed.anew = true;
        expect_same_after_the_wire<G>(table.setup, feed, table.where());
        largest = std::max(largest, wire::encode_feed(feed).size());
    });
    EXPECT_LT(largest, wire::kMostFeed / 2);
    std::printf("the largest: %zu bytes\n", largest);
}

}  // namespace
}  // namespace lw::test
