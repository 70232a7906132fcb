// What a line says about something that was scored: "city tiles 3 pennants 1 followers red:1 worth 8 to red".
#pragma once

#include "cli/scenario/shires/world.hpp"

#include <optional>
#include <string>
#include <vector>

namespace lw::cli::shires_script {

/// What is unsaid is not compared.
struct Facts {
    shires::FeatureKind kind{};
    std::optional<int> tiles;
    std::optional<int> pennants;
    std::optional<int> cities;
    std::optional<shires::FollowerCounts> followers;
    std::optional<int> points;
    std::optional<SeatSet> to;
};

/// To ';' or the end of the line.
[[nodiscard]] Facts read_facts(const World& world, Words& words);
/// "FACTS ; FACTS ...", or "nothing".
[[nodiscard]] std::vector<Facts> read_list(const World& world, Words& words);
[[nodiscard]] bool matches(const Facts& facts, const shires::Scored& scored);
[[nodiscard]] std::string to_text(const World& world, const std::vector<shires::Scored>& list);

/// The last events that are scores: those of completed features only, or all.
[[nodiscard]] std::vector<shires::Scored> scores(const World& world, bool completed_only);
/// A Failure unless each wanted one is among those found and nothing is left over.
void same_scores(const World& world, const std::vector<shires::Scored>& found, const std::vector<Facts>& wanted);

}  // namespace lw::cli::shires_script
