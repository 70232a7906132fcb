// Whatever the game waits for is on the screen, and can be pressed there, in every form: wide, middle, low and phone.
#include "isles/presets.hpp"
#include "ui/isles_table.hpp"

#include <algorithm>
#include <functional>

namespace lw::ui::test {
namespace {

using game::Seat;
using game::SeatSet;
using isles::Phase;
using isles::Resources;

constexpr draw::Vec2 kForms[] = {{1366, 768}, {1024, 640}, {820, 1180}, {844, 390}, {667, 375}, {390, 844}, {360, 640}};

/// A decision that Ada has to make, what the status line says about it, and the control that makes it (or, where cards have
/// to be chosen first, the one that chooses). An id that ends in "*" stands for all that begin with the rest.
struct Due {
    std::string name;
    std::function<void(IslesTable&)> arrange;
    std::string says;
    std::vector<std::string> controls;
};

void settle(IslesTable& t) {
    using isles::n;
    using isles::s;
    t.p.settle(0, n(0, 0)).roads(0, {n(0, 0), s(1, -1), n(1, 0)});
    t.p.settle(1, n(0, 1)).settle(2, s(0, 0));
}

void offer_to_three(IslesTable& t) {
    t.p.give(0, Resources{2, 0, 0, 0, 0});
    for (const int seat : {1, 2, 3}) t.p.give(seat, Resources{0, 0, 0, 0, 1});
    ASSERT_TRUE(t.apply(Seat{0}, isles::MakeOffer{Resources{1, 0, 0, 0, 0}, Resources{0, 0, 0, 0, 1}, SeatSet{0b1110}}));
}

std::vector<Due> all_dues() {
    std::vector<Due> out;
    out.push_back(
        {"first settlement", [](IslesTable& t) { t.p.state = isles::initial(t.p.setup); }, "Place the first settlement", {"spot.*"}});
    out.push_back({"road of the set-up",
                   [](IslesTable& t) {
                       t.p.state = isles::initial(t.p.setup);
                       ASSERT_TRUE(t.apply(Seat{0}, isles::BuildSettlement{t.p.at(isles::n(0, 0))}));
                   },
                   "Place the first road",
                   {"spot.*"}});
    out.push_back({"roll", [](IslesTable& t) { t.p.state.table.phase = Phase::pre_roll; }, "Roll the dice", {"roll"}});
    out.push_back({"discard",
                   [](IslesTable& t) {
                       t.p.give(0, Resources{4, 4, 0, 0, 0});
                       t.p.state.table.phase = Phase::discard;
                       t.p.state.table.owing = SeatSet{0b0001};
                       t.p.state.table.discard_due[0] = 4;
                   },
                   "Discard 4 cards",
                   {"discard.brick.plus"}});
    out.push_back({"robber", [](IslesTable& t) { t.p.state.table.phase = Phase::move_robber; }, "Move the robber", {"spot.*"}});
    out.push_back({"victim",
                   [](IslesTable& t) {
                       settle(t);
                       for (const int seat : {1, 2}) t.p.give(seat, Resources{1, 0, 0, 0, 0});
                       t.p.state.table.robber = t.p.hex(0, 0);
                       t.p.state.table.phase = Phase::choose_victim;
                       t.p.state.table.victims = SeatSet{0b0110};
                   },
                   "Choose whom to rob",
                   {"victim.1", "victim.2"}});
    out.push_back({"main", [](IslesTable& t) { settle(t); }, "Build, trade or end the turn", {"end", "trade"}});
    out.push_back({"second free road",
                   [](IslesTable& t) {
                       settle(t);
                       t.p.state.table.phase = Phase::free_road;
                       t.p.state.table.free_roads = 1;
                   },
                   "Place the free road",
                   {"spot.*", "skip"}});
    out.push_back({"offer to answer",
                   [](IslesTable& t) {
                       t.p.state.table.turn = Seat{1};
                       t.p.give(0, Resources{1, 0, 0, 0, 0}).give(1, Resources{0, 0, 0, 0, 1});
                       ASSERT_TRUE(t.apply(Seat{1}, isles::MakeOffer{Resources{0, 0, 0, 0, 1}, Resources{1, 0, 0, 0, 0}, SeatSet{0b1101}}));
                   },
                   "Answer the offer of Bruno",
                   {"offer.1.accept", "offer.1.decline", "offer.1.counter"}});
    out.push_back({"counter-offer to answer",
                   [](IslesTable& t) {
                       t.p.give(0, Resources{1, 0, 0, 0, 0}).give(1, Resources{0, 0, 0, 0, 1});
                       ASSERT_TRUE(t.apply(Seat{1}, isles::MakeOffer{Resources{0, 0, 0, 0, 1}, Resources{1, 0, 0, 0, 0}, SeatSet{0b0001}}));
                   },
                   "Answer the offer of Bruno",
                   {"offer.1.accept", "offer.1.decline", "offer.1.counter"}});
    out.push_back({"partner",
                   [](IslesTable& t) {
                       offer_to_three(t);
                       for (const int seat : {1, 3}) ASSERT_TRUE(t.apply(Seat{seat}, isles::AcceptOffer{Seat{0}}));
                   },
                   "Choose who to trade with",
                   {"trade.confirm.1", "trade.confirm.3", "trade.withdraw"}});
    out.push_back({"second part of a paired turn",
                   [](IslesTable& t) { t.p.state.table.part = isles::Part::second; },
                   "Second part: build or trade with the bank",
                   {"end"}});
    out.push_back({"special building",
                   [](IslesTable& t) { t.p.state.table.part = isles::Part::special; },
                   "Between the turns: build or buy",
                   {"end"}});
    return out;
}

bool in_window(const draw::Rect& r, draw::Vec2 size) {
    return r.x >= -0.5F && r.y >= -0.5F && r.right() <= size.x + 0.5F && r.bottom() <= size.y + 0.5F;
}

/// The controls that an id of Due stands for.
std::vector<std::string> meant(const IslesTable& t, const std::string& id) {
    if (id.back() == '*') return t.ids(id.substr(0, id.size() - 1));
    return t.bench.lists(id) ? std::vector<std::string>{id} : std::vector<std::string>{};
}

/// A press with the pointer reaches the control: nothing lies over it.
void expect_free(IslesTable& t, const std::string& id) {
    const Control* control = t.bench.control(id);
    ASSERT_NE(control, nullptr) << id;
    EXPECT_TRUE(control->enabled) << id << ": " << control->reason;
    EXPECT_TRUE(in_window(control->rect, t.bench.size)) << id;
}

void check(IslesTable& t, const Due& due) {
    EXPECT_EQ(t.bench.mirror.status().rfind(due.says, 0), 0U) << t.bench.mirror.status();
    for (const std::string& id : due.controls) {
        const auto ids = meant(t, id);
        EXPECT_FALSE(ids.empty()) << id;
        for (const std::string& one : ids) expect_free(t, one);
    }
}

TEST(IslesDue, IsOnTheScreenInEveryForm) {
    for (const draw::Vec2 size : kForms) {
        for (const Due& due : all_dues()) {
            SCOPED_TRACE(due.name + " at " + std::to_string(static_cast<int>(size.x)) + "x" + std::to_string(static_cast<int>(size.y)));
            IslesTable t(size);
            due.arrange(t);
            t.show(3);
            check(t, due);
        }
    }
}

/// Not only is the control listed: clicking it sends the action.
TEST(IslesDue, ThePointerReachesIt) {
    for (const draw::Vec2 size : kForms) {
        for (const Due& due : all_dues()) {
            if (due.controls.front() == "spot.*" || due.controls.front().rfind("discard", 0) == 0) continue;
            SCOPED_TRACE(due.name + " at " + std::to_string(static_cast<int>(size.x)));
            IslesTable t(size);
            due.arrange(t);
            t.show(3);
            t.click(due.controls.front());
            EXPECT_TRUE(t.carry_out());
        }
    }
}

/// The log was open when the decision came: it closes, or makes room.
TEST(IslesDue, AnOpenPanelDoesNotHideIt) {
    for (const draw::Vec2 size : kForms) {
        for (const isles::SidePanel open : {isles::SidePanel::log, isles::SidePanel::stats}) {
            for (const Due& due : all_dues()) {
                SCOPED_TRACE(due.name + " at " + std::to_string(static_cast<int>(size.x)));
                IslesTable t(size);
                t.p.state.table.turn = Seat{1};
                t.state.side = open;
                t.show(3);
                t.p.state.table.turn = Seat{0};
                due.arrange(t);
                ++t.state_no;
                t.show(3);
                check(t, due);
            }
        }
    }
}

TEST(IslesDue, WithTheBankOpenAnAcceptedOfferIsAskedAboutAllTheSame) {
    for (const draw::Vec2 size : kForms) {
        IslesTable t(size);
        t.p.state.table.turn_number = 2;
        t.show();
        offer_to_three(t);
        t.state.side = isles::SidePanel::trade;
        t.state.viewer.trade_tab = 1;
        ASSERT_TRUE(t.apply(Seat{2}, isles::AcceptOffer{Seat{0}}));
        t.show(3);
        SCOPED_TRACE(size.x);
        expect_free(t, "trade.confirm.2");
    }
}

TEST(IslesDue, WhatACardAsksIsOnTheScreen) {
    struct Play {
        isles::DevCard card;
        std::string id;
        std::vector<std::string> controls;
    };
    const std::vector<Play> plays{{isles::DevCard::knight, "card.knight", {"card.confirm", "card.cancel"}},
                                  {isles::DevCard::road_building, "card.roads", {"card.confirm", "card.cancel"}},
                                  {isles::DevCard::year_of_plenty, "card.plenty", {"plenty.brick.plus", "card.cancel"}},
                                  {isles::DevCard::monopoly, "card.monopoly", {"monopoly.ore", "card.cancel"}}};
    for (const draw::Vec2 size : kForms) {
        for (const Play& play : plays) {
            IslesTable t(size);
            settle(t);
            t.p.give(0, play.card);
            t.show(2);
            t.click(play.id);
            t.show(2);
            SCOPED_TRACE(play.id + " at " + std::to_string(static_cast<int>(size.x)));
            for (const std::string& id : play.controls) expect_free(t, id);
        }
    }
}

}  // namespace
}  // namespace lw::ui::test
