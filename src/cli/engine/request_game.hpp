// Writing a game down: what it was made from, and all of it.
#pragma once

#include "cli/engine/config_json.hpp"
#include "cli/engine/replies.hpp"
#include "cli/golden/play_text.hpp"
#include "codec/save.hpp"

#include <string>
#include <vector>

namespace lw::cli::request {

template <class G>
std::vector<Move<G>> moves_of(const Session<G>& session) {
    std::vector<Move<G>> moves;
    for (const match::Record& one : match::standing_moves(session.log())) {
        moves.emplace_back(one.nature() ? game::kNature : game::Actor{one.seat()}, *G::unpack(one.packed));
    }
    return moves;
}

template <class G>
std::string as_play(const Match<G>& match) {
    if (match.session.base()) throw EngineError{"refused", "A game that began in the middle can be written as a save only."};
    return play_text<G>({match.title, "hand", match.session.config(), moves_of(match.session)});
}

template <class G>
Json save(Match<G>& match, Fields& fields) {
    const std::string how = fields.text_or("as", "save");
    fields.end();
    if (how == "save") return {{how, codec::to_text(codec::encode(match, 0))}};
    if (how != "play") throw bad_field("'as' must be \"save\" or \"play\".");
    return {{how, as_play(match)}};
}

template <class G>
Json config(Match<G>& match, Fields& fields) {
    fields.end();
    return {{"config", to_json(match.session.config())}};
}

}  // namespace lw::cli::request
