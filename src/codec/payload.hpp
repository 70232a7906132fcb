// Parts of the payload that are the same for every game.
#pragma once

#include "codec/io.hpp"
#include "codec/summary.hpp"
#include "match/record.hpp"

#include <vector>

namespace lw::codec {

/// All but the game's name, which is in the envelope. Texts that are too long are cut at a character.
void put_summary(Writer& io, const Summary& summary);
/// Names come out fit for a table (game/name.hpp), even from a file made elsewhere.
void get_summary(Reader& io, Summary& summary);
void put_log(Writer& io, const std::vector<match::Record>& log);
void get_log(Reader& io, std::vector<match::Record>& log);

}  // namespace lw::codec
