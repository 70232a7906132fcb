// Features from scratch, by flooding: slow, and independent of the joining in features.cpp. For proofs.
#pragma once

#include "shires/state.hpp"

#include <string>

namespace lw::shires {

/// Empty when the features that the board keeps are those of its tiles; else a sentence for the developer.
[[nodiscard]] std::string check_features(const Board& board);

}  // namespace lw::shires
