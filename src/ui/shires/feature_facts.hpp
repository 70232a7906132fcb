// What is known of a feature, for the card beside the pointer and for readers.
#pragma once

#include "shires/rules.hpp"
#include "ui/shires/words.hpp"

#include <string>

namespace lw::ui::shires {

struct FeatureFacts {
    shires::FeatureKind kind{};
    bool complete = false;
    int tiles = 0;  ///< of a cloister: filled cells, itself included
    int pennants = 0;
    int open = 0;       ///< sides, or cells round a cloister; 0 for a field
    int cities = 0;     ///< of a field: finished ones that it touches
    int now = 0;        ///< points, as it lies
    int completed = 0;  ///< points when it is finished; of a field: now
    shires::FollowerCounts followers;
    game::SeatSet holders;
};
[[nodiscard]] FeatureFacts facts_of(const shires::Setup& setup, const shires::State& state, shires::SegmentId root);

/// "Open town", "Finished road", "Field".
[[nodiscard]] std::string heading(const FeatureFacts& facts);
/// "8 tiles, 3 pennants".
[[nodiscard]] std::string size_words(const FeatureFacts& facts);
/// "Ada holds it with 1 follower", "Ada and Cleo share it, 1 follower each", "Nobody holds it".
[[nodiscard]] std::string holder_words(const FeatureFacts& facts, const Players& players);
/// "3 open sides", "5 cells round it are empty", "touches 2 finished towns"; empty when there is nothing to say.
[[nodiscard]] std::string open_words(const FeatureFacts& facts);
/// All of it in one sentence.
[[nodiscard]] std::string spoken(const FeatureFacts& facts, const Players& players);

}  // namespace lw::ui::shires
