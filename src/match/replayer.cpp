#include "match/replayer.hpp"

namespace lw::match {

/// Only the last standing moves can ever be taken back (session.hpp), so the log is a stack.
std::vector<Record> standing_moves(const std::vector<Record>& log) {
    std::vector<Record> moves;
    moves.reserve(log.size());
    for (const Record& one : log) {
        if (!one.undo()) {
            moves.push_back(one);
        } else if (one.packed <= moves.size()) {
            moves.resize(moves.size() - static_cast<std::size_t>(one.packed));
        } else {
            moves.clear();
        }
    }
    return moves;
}

}  // namespace lw::match
