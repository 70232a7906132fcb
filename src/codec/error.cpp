#include "codec/error.hpp"

namespace lw::codec {

std::string sentence(const Fault& fault) {
    switch (fault.error) {
        case Error::none: return "The saved game is in order.";
        case Error::not_a_save: return "This is not a saved game.";
        case Error::truncated: return "The saved game is incomplete: part of it is missing.";
        case Error::too_large: return "This is too large to be a saved game.";
        case Error::checksum: return "The saved game is damaged: its checksum does not fit.";
        case Error::newer_version: return "The saved game was made by a newer version. Reload the page to get it.";
        case Error::other_game: return "The saved game is of a game that is not available here.";
        case Error::damaged: return "The saved game is damaged: its content makes no sense.";
        case Error::illegal_move:
            return "The saved game is damaged: move " + std::to_string(fault.index + 1) + " is not allowed by the rules.";
    }
    return "The saved game cannot be read.";
}

}  // namespace lw::codec
