#include "ui/shires/feature_facts.hpp"

#include "shires/features.hpp"

namespace lw::ui::shires {

using shires::FeatureKind;

FeatureFacts facts_of(const shires::Setup& setup, const shires::State& state, shires::SegmentId root) {
    const shires::Feature& feature = state.feature(root);
    FeatureFacts out;
    out.kind = shires::segment_of(state, root).kind;
    out.complete = shires::complete(out.kind, feature);
    out.tiles = out.kind == FeatureKind::cloister ? 9 - feature.open : feature.tiles;
    out.pennants = feature.pennants;
    out.open = out.kind == FeatureKind::field ? 0 : feature.open;
    if (out.kind == FeatureKind::field) out.cities = static_cast<int>(shires::cities_of_field(state, root).size());
    out.now = shires::worth(setup, state, root);
    out.completed = shires::worth(setup, state, root, true);
    out.followers = feature.followers;
    out.holders = feature.followers.majority();
    return out;
}

std::string heading(const FeatureFacts& facts) {
    if (facts.kind == FeatureKind::field) return "Field";
    return (facts.complete ? "Complete " : "Open ") + std::string(word(facts.kind));
}

std::string size_words(const FeatureFacts& facts) { return size_words(facts.kind, facts.tiles, facts.pennants); }

std::string holder_words(const FeatureFacts& facts, const Players& players) {
    if (facts.holders.empty()) return "Nobody holds it";
    const int each = facts.followers.of(facts.holders.lowest());
    const std::string followers = counted(each, "follower", "followers");
    if (facts.holders.count() > 1) return names_of(players, facts.holders) + " share it, with " + followers + " each";
    return name_of(players, facts.holders.lowest()) + " holds it with " + followers;
}

std::string open_words(const FeatureFacts& facts) {
    switch (facts.kind) {
        case FeatureKind::field: return "It touches " + counted(facts.cities, "complete town", "complete towns");
        case FeatureKind::cloister:
            return facts.open == 0 ? "" : counted(facts.open, "cell around it is empty", "cells around it are empty");
        default: return facts.open == 0 ? "" : counted(facts.open, "open side", "open sides");
    }
}

std::string spoken(const FeatureFacts& facts, const Players& players) {
    std::string out =
        heading(facts) + ", " + size_words(facts) + ". " + holder_words(facts, players) + ". Worth " + std::to_string(facts.now);
    if (facts.kind != FeatureKind::field && !facts.complete) out += ", " + std::to_string(facts.completed) + " if completed";
    const std::string open = open_words(facts);
    return open.empty() ? out + "." : out + ". " + open + ".";
}

}  // namespace lw::ui::shires
