// Bytes as a game: the first six are the table, the others decide what is done. Sensible steps choose among what is
// listed, wild ones bring any packed action by anybody. After each the invariants must hold.
#include "fuzz/tables.hpp"
#include "fuzz/target.hpp"
#include "isles/determinize.hpp"
#include "isles/game.hpp"

#include <vector>

namespace {

using namespace lw;
using namespace lw::isles;

constexpr int kMostSteps = 400;

class Play {
public:
    Play(const Config& config, fuzz::Tape& tape) : setup_(make_setup(config)), state_(initial(setup_)), tape_(tape) {}

    void run() {
        hold();
        for (int step = 0; step < kMostSteps && !tape_.empty(); ++step) {
            const std::uint8_t kind = tape_.byte();
            if (kind < 192) sensible(kind);
            else if (kind < 224) wild(unpack(tape_.word()));
            else if (kind < 248) wild(near_miss());
            else look();
        }
    }

private:
    void sensible(std::uint8_t kind) {
        const game::ToAct due = to_act(setup_, state_);
        if (due.waiting == game::Waiting::over) return;
        if (due.waiting == game::Waiting::chance) return nature();
        if (state_.table.phase == Phase::discard) return discard(due.seats.lowest());
        const Seat seat = kind < 160 ? due.seats.lowest() : any_seat();
        if (kind >= 144 && kind < 176) return offer(seat);
        ActionList list;
        legal(setup_, state_, seat, list);
        if (list.empty()) return;
        const Action action = list[tape_.below(list.size())];
        const Reason reason = check(setup_, state_, seat, action);
        const bool hidden = reason == Reason::cards_not_held || reason == Reason::partner_lacks_cards ||
                            reason == Reason::bank_short;
        fuzz::require(reason == Reason::ok || hidden, "a listed move is refused: " + to_text(setup_, action));
        if (reason == Reason::ok) play(seat, action);
    }

    void nature() {
        ChanceList list;
        chances(setup_, state_, list);
        fuzz::require(!list.empty(), "chance without an outcome");
        play(game::kNature, list[tape_.below(list.size())].action);
    }

    void discard(Seat seat) {
        base::Rng rng(tape_.byte());
        const Action action = random_discard(view(setup_, state_, seat), rng);
        fuzz::require(check(setup_, state_, seat, action) == Reason::ok, "a proposed discard is refused");
        play(seat, action);
    }

    void offer(Seat seat) {
        base::Rng rng(tape_.byte());
        const auto action = random_offer(setup_, view(setup_, state_, seat), rng);
        if (!action) return;
        fuzz::require(check(setup_, state_, seat, *action) == Reason::ok, "a proposed offer is refused");
        play(seat, *action);
    }

    /// An action of a real kind with small fields: more often nearly right than a random number is.
    std::optional<Action> near_miss() {
        const std::uint64_t code = 1 + tape_.byte() % 24U;
        const std::uint64_t low = tape_.byte();
        const std::uint64_t high = tape_.byte();
        return unpack(code | (low << 6U) | ((high & 7U) << 14U) | ((high >> 3U) << 31U));
    }

    void wild(const std::optional<Action>& action) {
        const std::uint8_t who = tape_.byte();
        const game::Actor actor = who >= 240 ? game::kNature : game::Actor{Seat(who % (setup_.config.seats + 1))};
        if (!action) return;
        const auto again = unpack(pack(*action));
        fuzz::require(again && *again == *action, "an unpacked action does not pack again");
        const State before = state_;
        const bool allowed = check(setup_, state_, actor, *action) == Reason::ok;
        fuzz::require(state_ == before, "asking has changed the position");
        if (allowed) play(actor, *action);
    }

    /// A view, a guess from it, and the moves that the view lists.
    void look() {
        const Seat viewer = any_seat();
        const View seen = view(setup_, state_, viewer);
        base::Rng rng(tape_.byte());
        const State guess = determinize(setup_, seen, rng);
        const std::string broken = check_invariants(setup_, guess);
        fuzz::require(broken.empty(), "a guess with a broken invariant: " + broken);
        fuzz::require(view(setup_, guess, viewer) == seen, "a guess does not fit the view");
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

    Seat any_seat() { return Seat(static_cast<int>(tape_.below(setup_.config.seats))); }

    Setup setup_;
    State state_;
    fuzz::Tape& tape_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Tape tape(data, size);
    const Config config = fuzz::table_from(tape);
    if (valid(config)) Play(config, tape).run();
    return 0;
}
