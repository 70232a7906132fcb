// Whatever can be done goes through a request unchanged, listed or not, by seats or by nature; and so does what a player decides.
#include "wire/cases.hpp"
#include "wire/feed.hpp"

namespace lw::test {
namespace {

template <class Case>
class Requests : public ::testing::Test {};
using Cases = ::testing::Types<IslesWire, ShiresWire>;
TYPED_TEST_SUITE(Requests, Cases);

template <class G>
void expect_same_after_the_wire(const typename G::Setup& setup, const typename G::Action& action, std::uint32_t state_no) {
    const base::Bytes bytes = wire::encode_request<G>({action, state_no});
    EXPECT_LE(bytes.size(), wire::kMostRequest / 2);
    wire::Error error{};
    const auto got = wire::decode_request<G>(setup, bytes, error);
    ASSERT_TRUE(got.has_value()) << G::to_text(setup, action) << ": " << wire::name_of(error);
    EXPECT_TRUE(got->action == action) << G::to_text(setup, action);
    EXPECT_EQ(got->state_no, state_no);
}

TYPED_TEST(Requests, ArriveAsTheyWereSent) {
    using G = typename TypeParam::G;
    play_all<TypeParam>(400, [](auto& table, const auto& move, const auto&) {
        const auto state_no = static_cast<std::uint32_t>(table.log.size());
        expect_same_after_the_wire<G>(table.setup, move.action, state_no);
        if (state_no % 8 != 0) return;
        for (const Seat seat : table.all()) {
            auto actions = table.listed(seat);
            TypeParam::propose(table.setup, table.state, seat, table.rng, actions);
            for (const auto& action : actions) expect_same_after_the_wire<G>(table.setup, action, state_no);
        }
    });
}

/// A seat's decision with everything that it could have done instead.
TYPED_TEST(Requests, DecisionsArriveAsTheyWereMade) {
    using G = typename TypeParam::G;
    play_all<TypeParam>(500, [](auto& table, const auto& /*move*/, const auto&) {
        if (table.log.size() % 8 != 0) return;
        for (const Seat seat : table.all()) {
            agent::Decision<typename G::Action> decision;
            for (const auto& action : table.listed(seat)) decision.alternatives.push_back({action, -static_cast<int>(table.log.size())});
            if (!decision.alternatives.empty()) decision.action = decision.alternatives.back().action;
            decision.value = static_cast<int>(decision.alternatives.size());
            const base::Bytes bytes = wire::encode_decision<G>(decision);
            EXPECT_LE(bytes.size(), wire::kMostDecision / 2);
            wire::Error error{};
            const auto got = wire::decode_decision<G>(table.setup, bytes, error);
            ASSERT_TRUE(got.has_value()) << wire::name_of(error);
            EXPECT_EQ(*got, decision);
        }
    });
}

}  // namespace
}  // namespace lw::test
