// Bytes as a game of Shires: the first four are the table, the others decide what is done, as in actions_target.cpp.
#include "fuzz/tables.hpp"
#include "fuzz/target.hpp"
#include "shires/game.hpp"

#include <vector>

namespace {

using namespace lw;
using namespace lw::shires;

constexpr int kMostSteps = 600;

class Play {
public:
    Play(const Config& config, fuzz::Tape& tape) : setup_(make_setup(config)), state_(initial(setup_)), tape_(tape) {}

    void run() {
        hold();
        for (int step = 0; step < kMostSteps && !tape_.empty(); ++step) {
            const std::uint8_t kind = tape_.byte();
            if (kind < 192) sensible();
            else if (kind < 208) wild(unpack(tape_.word()));
            else if (kind < 240) wild(near_miss());
            else look();
        }
    }

private:
    void sensible() {
        const game::ToAct due = to_act(setup_, state_);
        if (due.waiting == game::Waiting::over) return;
        if (due.waiting == game::Waiting::chance) return nature();
        const Seat seat = due.seats.lowest();
        ActionList list;
        legal(setup_, state_, seat, list);
        fuzz::require(!list.empty(), "a seat must act and has no move");
        const Action action = list[tape_.below(list.size() < 512 ? list.size() : 512)];
        fuzz::require(check(setup_, state_, seat, action) == Reason::ok, "a listed move is refused: " + to_text(setup_, action));
        play(seat, action);
    }

    void nature() {
        ChanceList list;
        chances(setup_, state_, list);
        fuzz::require(!list.empty(), "chance without an outcome");
        play(game::kNature, list[tape_.below(list.size())].action);
    }

    /// An action of a real kind near what lies there: more often nearly right than a random number is.
    std::optional<Action> near_miss() {
        const Laid& beside = state_.tiles[tape_.below(state_.tiles.size())];
        const unsigned low = tape_.byte();
        if ((low & 1U) == 0) {
            const Cell at = beside_of(beside.at, low >> 1U);
            return PlaceTile{at, static_cast<std::uint8_t>((low >> 3U) % 5U)};
        }
        const auto kind = static_cast<FeatureKind>((low >> 1U) % kFeatureKinds);
        return PlaceFollower{{kind, static_cast<std::uint8_t>((low >> 3U) % 9U)}};
    }

    static Cell beside_of(Cell cell, unsigned side) { return beside(cell, kAllSides[side % kSides]); }

    void wild(const std::optional<Action>& action) {
        const std::uint8_t who = tape_.byte();
        const game::Actor actor = who >= 240 ? game::kNature : game::Actor{Seat(who % (setup_.config.seats + 1))};
        if (!action) return;
        const State before = state_;
        const bool allowed = check(setup_, state_, actor, *action) == Reason::ok;
        fuzz::require(state_ == before, "asking has changed the position");
        if (!allowed) return;
        fuzz::require(unpack(pack(*action)) == *action, "an accepted action does not pack");
        play(actor, *action);
    }

    void look() {
        const Seat viewer(static_cast<int>(tape_.below(setup_.config.seats)));
        const View seen = view(setup_, state_, viewer);
        for (const Action& action : seen.legal) {
            const std::string text = to_text(setup_, action);
            const auto read = action_from_text(setup_, text);
            fuzz::require(read && *read == action, "a move is read back as another: " + text);
        }
    }

    void play(game::Actor actor, const Action& action) {
        std::vector<Event> events;
        EventSink sink(events);
        apply(setup_, state_, actor, action, sink);
        hold();
        for (const Event& event : events) fuzz::require(!to_text(setup_, event).empty(), "an event without words");
    }

    void hold() const {
        const std::string broken = check_invariants(setup_, state_);
        fuzz::require(broken.empty(), "broken invariant: " + broken);
    }

    Setup setup_;
    State state_;
    fuzz::Tape& tape_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Tape tape(data, size);
    const Config config = fuzz::shires_table_from(tape);
    fuzz::require(valid(config), "a table that is none");
    Play(config, tape).run();
    return 0;
}
