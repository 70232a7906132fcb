#include "match/hand_off.hpp"

#include <gtest/gtest.h>

#include <initializer_list>

namespace lw::match {

inline void PrintTo(const NextHolder& next, std::ostream* out) {
    *out << static_cast<int>(next.step) << " to " << static_cast<int>(next.to.value);
}

namespace {

using game::Seat;
using game::SeatSet;
using game::ToAct;
using game::Waiting;

SeatSet set(std::initializer_list<int> seats) {
    SeatSet out;
    for (const int seat : seats) out.add(Seat(seat));
    return out;
}
ToAct acts(std::initializer_list<int> seats) { return {Waiting::seats, set(seats)}; }

TEST(HandOff, OnePersonHoldsItForEver) {
    for (const ToAct& due : {acts({0}), acts({2}), ToAct{Waiting::chance, {}}, ToAct{Waiting::over, {}}}) {
        EXPECT_EQ(next_holder({set({2}), Seat{}, due, {}}), (NextHolder{HandOff::keep, Seat(2)}));
        EXPECT_EQ(next_holder({set({2}), Seat(2), due, set({2})}), (NextHolder{HandOff::keep, Seat(2)}));
    }
}

TEST(HandOff, OnlyComputersNeedNobody) { EXPECT_EQ(next_holder({{}, Seat{}, acts({1}), {}}), (NextHolder{HandOff::nobody, Seat{}})); }

TEST(HandOff, AtTheStartACardComesFirst) {
    EXPECT_EQ(next_holder({set({0, 1}), Seat{}, acts({1}), {}}), (NextHolder{HandOff::pass, Seat(1)}));
    EXPECT_EQ(next_holder({set({0, 1}), Seat{}, acts({3}), {}}), (NextHolder{HandOff::nobody, Seat{}}));
}

TEST(HandOff, TheHolderKeepsItWhileItMustAct) {
    EXPECT_EQ(next_holder({set({0, 1, 2}), Seat(2), acts({0, 1, 2}), {}}), (NextHolder{HandOff::keep, Seat(2)}));
    EXPECT_EQ(next_holder({set({0, 1, 2}), Seat(1), acts({1}), {}}), (NextHolder{HandOff::keep, Seat(1)}));
}

TEST(HandOff, TheHolderKeepsItWhileComputersAct) {
    EXPECT_EQ(next_holder({set({0, 1}), Seat(0), acts({3}), {}}), (NextHolder{HandOff::keep, Seat(0)}));
    EXPECT_EQ(next_holder({set({0, 1}), Seat(0), {Waiting::chance, {}}, {}}), (NextHolder{HandOff::keep, Seat(0)}));
    EXPECT_EQ(next_holder({set({0, 1}), Seat(0), {Waiting::over, {}}, {}}), (NextHolder{HandOff::keep, Seat(0)}));
}

TEST(HandOff, GoesToTheNextInTurnOrder) {
    EXPECT_EQ(next_holder({set({0, 1, 3}), Seat(1), acts({0, 3}), {}}), (NextHolder{HandOff::pass, Seat(3)}));
    EXPECT_EQ(next_holder({set({0, 1, 3}), Seat(3), acts({0, 1}), {}}), (NextHolder{HandOff::pass, Seat(0)}));
}

TEST(HandOff, AnAnswerComesFirst) {
    EXPECT_EQ(next_holder({set({0, 1, 2}), Seat(0), acts({0}), set({1, 2})}), (NextHolder{HandOff::pass, Seat(1)}));
    EXPECT_EQ(next_holder({set({0, 1, 2}), Seat(2), acts({0}), set({1, 2})}), (NextHolder{HandOff::keep, Seat(2)}));
    // Computers that are asked are no business of the device.
    EXPECT_EQ(next_holder({set({0, 1}), Seat(0), acts({0}), set({2, 3})}), (NextHolder{HandOff::keep, Seat(0)}));
}

/// An offer to two takes three passes: to each, and back.
TEST(HandOff, AsFewPassesAsPossible) {
    Seat holder(0);
    SeatSet asked = set({1, 2});
    int passes = 0;
    for (int i = 0; i < 10; ++i) {
        const NextHolder next = next_holder({set({0, 1, 2}), holder, acts({0}), asked});
        if (next.step == HandOff::pass) ++passes;
        holder = next.to;
        if (asked.has(holder)) asked.remove(holder);
    }
    EXPECT_EQ(passes, 3);
    EXPECT_EQ(holder, Seat(0));
}

}  // namespace
}  // namespace lw::match
