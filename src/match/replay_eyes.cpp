#include "match/replay_eyes.hpp"

namespace lw::match {

using game::Eyes;

Look may_look(const ReplayTable& table, game::Seat holder, Eyes wanted) {
    if (wanted.kind == Eyes::Kind::spectator) return Look::granted;
    if (wanted.kind == Eyes::Kind::open) return table.ended ? Look::granted : Look::refused;
    if (!table.seats.has(wanted.seat)) return Look::refused;
    if (table.ended) return Look::granted;
    if (!table.humans.has(wanted.seat)) return Look::refused;
    if (table.humans.count() == 1 || holder == wanted.seat) return Look::granted;
    return Look::card;
}

}  // namespace lw::match
