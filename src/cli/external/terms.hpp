// What a program in a seat is allowed, and what it can do wrong.
#pragma once

#include <string>

namespace lw::cli {

struct ExternalLimits {
    double move_s = 10;   ///< seconds for one move
    double game_s = 600;  ///< seconds for all moves of a game
};

struct ExternalFault {
    std::string kind;  ///< "start", "illegal", "garbage", "timeout", "closed" or "ended"
    std::string text;  ///< a sentence
};

}  // namespace lw::cli
