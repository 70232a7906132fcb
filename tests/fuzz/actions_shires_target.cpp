// Bytes as a game of Shires: the first four are the table, the others decide what is done, as in actions_target.cpp.
#include "fuzz/play.hpp"
#include "fuzz/tables.hpp"
#include "shires/game.hpp"

namespace {

using namespace lw;
using namespace lw::shires;

constexpr int kMostSteps = 600;

class Play : public fuzz::Play<Play, Game> {
public:
    using fuzz::Play<Play, Game>::Play;

    void step(std::uint8_t kind) {
        if (kind < 192)
            sensible();
        else if (kind < 208)
            wild(unpack(tape_.word()));
        else if (kind < 240)
            wild(near_miss());
        else
            read_back(view(setup_, state_, any_seat()));
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
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Tape tape(data, size);
    const Config config = fuzz::shires_table_from(tape);
    fuzz::require(valid(config), "a table that is none");
    Play(config, tape).run(kMostSteps);
    return 0;
}
