// Bytes as a game: the first six are the table, the others decide what is done. Sensible steps choose among what is
// listed, wild ones bring any packed action by anybody. After each the invariants must hold.
#include "fuzz/play.hpp"
#include "fuzz/tables.hpp"
#include "isles/determinize.hpp"
#include "isles/game.hpp"

namespace {

using namespace lw;
using namespace lw::isles;

constexpr int kMostSteps = 400;

class Play : public fuzz::Play<Play, Game> {
public:
    using fuzz::Play<Play, Game>::Play;

    void step(std::uint8_t kind) {
        if (kind < 192)
            sensible(kind);
        else if (kind < 224)
            wild(unpack(tape_.word()));
        else if (kind < 248)
            wild(near_miss());
        else
            look();
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
        const bool hidden = reason == Reason::cards_not_held || reason == Reason::partner_lacks_cards || reason == Reason::bank_short;
        fuzz::require(reason == Reason::ok || hidden, "a listed move is refused: " + to_text(setup_, action));
        if (reason == Reason::ok) play(seat, action);
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

    /// A view, a guess from it, and the moves that the view lists.
    void look() {
        const Seat viewer = any_seat();
        const View seen = view(setup_, state_, viewer);
        base::Rng rng(tape_.byte());
        const State guess = determinize(setup_, seen, rng);
        const std::string broken = check_invariants(setup_, guess);
        fuzz::require(broken.empty(), "a guess with a broken invariant: " + broken);
        fuzz::require(view(setup_, guess, viewer) == seen, "a guess does not fit the view");
        read_back(seen);
    }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Tape tape(data, size);
    const Config config = fuzz::table_from(tape);
    if (valid(config)) Play(config, tape).run(kMostSteps);
    return 0;
}
