// What a receiver is told piece by piece is what it would be told at once, undos and changes of eyes included.
#include "match/fresh_match.hpp"

#include <gtest/gtest.h>

namespace lw::test {
namespace {

using game::Seat;
using isles::Event;

std::vector<std::string> texts(const IslesSession& session, const std::vector<Event>& events) {
    std::vector<std::string> out;
    for (const Event& event : events) out.push_back(to_text(session.setup(), event));
    return out;
}

/// Somebody who keeps what was told.
struct Receiver {
    Seat eyes;
    game::Told told{};
    std::vector<Event> events{};
    int anew = 0;

    void listen(const IslesSession& session) {
        const auto feed = session.feed(eyes, told);
        if (feed.anew) events.clear();
        anew += feed.anew ? 1 : 0;
        events.insert(events.end(), feed.events.begin(), feed.events.end());
        EXPECT_TRUE(feed.view == session.view(eyes));
        EXPECT_EQ(texts(session, events), texts(session, session.events(eyes))) << session.state_no();
    }
};

TEST(Feed, TellsWhatViewAndEventsTellThroughAWholeGameWithUndos) {
    IslesMatch match = fresh_match(4, {"greedy", "random", "random"});
    IslesDriver driver(match.players, 4);
    base::Rng rng(4);
    std::vector<Receiver> receivers{{game::kSpectator}, {Seat(0)}, {Seat(2)}};
    int undone = 0;
    while (driver.step(match.session)) {
        for (const Seat seat : match.session.seats()) {
            if (match.session.undo_steps(seat) == 0 || rng.below(12) != 0) continue;
            ASSERT_TRUE(match.session.undo(seat));
            ++undone;
        }
        for (Receiver& one : receivers) {
            if (rng.below(3) == 0) one.listen(match.session);
        }
    }
    for (Receiver& one : receivers) {
        one.listen(match.session);
        EXPECT_GT(one.anew, 0);
    }
    EXPECT_GT(undone, 3);
}

TEST(Feed, OtherEyesAreToldEverythingAnew) {
    IslesMatch match = played_match(5, {"greedy", "greedy"}, 200);
    game::Told told;
    EXPECT_FALSE(match.session.feed(Seat(0), told).anew) << "nothing was told before";
    EXPECT_TRUE(match.session.feed(Seat(0), told).events.empty());
    const auto other = match.session.feed(Seat(1), told);
    EXPECT_TRUE(other.anew);
    const auto seen = [&match](Seat eyes) { return texts(match.session, match.session.events(eyes)); };
    EXPECT_EQ(texts(match.session, other.events), seen(Seat(1)));
    EXPECT_NE(seen(Seat(0)), seen(Seat(1))) << "each sees its own cards alone";
}

}  // namespace
}  // namespace lw::test
