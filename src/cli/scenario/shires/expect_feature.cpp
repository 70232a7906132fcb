// Features on the board: how many, and what is known about one.
#include "cli/scenario/failure.hpp"
#include "cli/scenario/shires/expect.hpp"
#include "cli/scenario/shires/places.hpp"
#include "shires/features.hpp"

namespace lw::cli::shires_script {

using namespace shires;

namespace {

struct Count {
    int all = 0;
    int complete = 0;
};

Count count(const State& state, FeatureKind kind) {
    Count out;
    for (std::uint16_t i = 0; i < state.segment_count; ++i) {
        const SegmentId id{i};
        if (state.root[i] != id || segment_of(state, id).kind != kind) continue;
        ++out.all;
        if (shires::complete(kind, state.features[i])) ++out.complete;
    }
    return out;
}

/// "(1 complete)" has become one word; also "complete 1".
std::optional<int> take_complete(Words& words) {
    std::string word = words.peek();
    while (word.ends_with(',')) word.pop_back();
    int n = 0;
    if (word.starts_with('(') && word.ends_with("complete)") && to_number(std::string_view(word).substr(1, word.size() - 10), n)) {
        words.next("a number");
        return n;
    }
    if (words.take("complete")) return words.number("a number", 0, 999);
    return std::nullopt;
}

int number_in_list(Words& words) {
    std::string word = words.next("a number");
    while (word.ends_with(',')) word.pop_back();
    int n = 0;
    if (!to_number(word, n)) throw Failure("expected a number, not '" + word + "'");
    return n;
}

/// "features cities 3 (1 complete) roads 5 fields 6 cloisters 1"
void features(World& world, Words& words) {
    do {
        const std::string word = words.next("cities, roads, fields or cloisters");
        const auto kind = feature_kind(word);
        if (!kind) throw Failure("'" + word + "' is not cities, roads, fields or cloisters");
        const Count found = count(world.ready(), *kind);
        same("the number of " + word, found.all, number_in_list(words));
        if (const auto complete = take_complete(words)) same("the number of complete " + word, found.complete, *complete);
    } while (!words.empty());
}

Spot spot_of_kind(Words& words, FeatureKind kind) {
    if (kind == FeatureKind::cloister && !at_spot(words)) return Spot{};
    const std::string bare = words.peek();
    if (bare.find(':') == std::string::npos && bare != "m") {
        Words one((kind == FeatureKind::city ? "c:" : kind == FeatureKind::road ? "r:" : "f:") + words.next("a side"));
        return read_spot(one);
    }
    const Spot spot = read_spot(words);
    if (spot.kind != kind) throw Failure("'" + to_text(spot) + "' is of another kind");
    return spot;
}

int segments_of(const State& state, SegmentId root) {
    int n = 0;
    for_each_segment(state, root, [&n](SegmentId) { ++n; });
    return n;
}

bool yes_or_no(Words& words) {
    if (words.take("no")) return false;
    words.take("yes");
    return true;
}

void fact(World& world, Words& words, FeatureKind kind, SegmentId root) {
    const State& state = world.ready();
    const Feature& feature = state.features[root.index()];
    const std::string what = words.next("a fact");
    const auto number = [&words] { return words.number("a number", 0, 999); };
    if (what == "tiles" || what == "filled") {
        const bool cloister = kind == FeatureKind::cloister;
        same("the tiles of the feature", cloister ? 9 - feature.open : feature.tiles, number());
    } else if (what == "pennants") {
        same("its pennants", feature.pennants, number());
    } else if (what == "open") {
        same("its open ends", feature.open, number());
    } else if (what == "followers") {
        same("the followers on it", to_text(world, feature.followers), to_text(world, read_followers(world, words)));
    } else if (what == "majority") {
        same("its majority", world.name(feature.followers.majority()), world.name(read_seats(world, words)));
    } else if (what == "worth") {
        same("its worth", worth(world.setup(), state, root), number());
    } else if (what == "worth-complete") {
        same("its worth when complete", worth(world.setup(), state, root, true), number());
    } else if (what == "segments") {
        same("its segments", segments_of(state, root), number());
    } else if (what == "cities") {
        same("the complete cities it touches", static_cast<int>(cities_of_field(state, root).size()), number());
    } else if (what == "complete" || what == "incomplete") {
        const bool wanted = yes_or_no(words) == (what == "complete");
        same("it", complete(kind, feature) ? "complete" : "incomplete", wanted ? "complete" : "incomplete");
    } else {
        throw Failure("'" + what + "' is nothing that is known of a feature");
    }
}

/// "city at (0,1) c:D tiles 3 pennants 1 open 0 followers red:1 worth 8"
void one_feature(World& world, Words& words, FeatureKind kind) {
    const Cell cell = read_cell(words);
    const Spot spot = spot_of_kind(words, kind);
    const SegmentId root = world.ready().root[segment_on(world.ready(), cell, spot).index()];
    if (words.empty()) throw Failure("expected a fact about the feature");
    while (!words.empty()) fact(world, words, kind, root);
}

/// "joined (0,1) c:D (0,0) c:U": segments of one feature, or of several.
void one_feature(World& world, Words& words, bool wanted) {
    const State& state = world.ready();
    const auto read = [&] {
        const Cell cell = read_cell(words);
        return state.root[segment_on(state, cell, read_spot(words)).index()];
    };
    const SegmentId first = read();
    do {
        if ((read() == first) != wanted) throw Failure(wanted ? "they are not of one feature" : "they are of one feature");
    } while (!words.empty());
}

}  // namespace

void add_feature_expectations(Expectations& all) {
    all["features"] = features;
    all["city"] = [](World& w, Words& t) { one_feature(w, t, FeatureKind::city); };
    all["road"] = [](World& w, Words& t) { one_feature(w, t, FeatureKind::road); };
    all["cloister"] = [](World& w, Words& t) { one_feature(w, t, FeatureKind::cloister); };
    all["field"] = [](World& w, Words& t) { one_feature(w, t, FeatureKind::field); };
    all["farm"] = all["field"];
    all["joined"] = [](World& w, Words& t) { one_feature(w, t, true); };
    all["apart"] = [](World& w, Words& t) { one_feature(w, t, false); };
}

}  // namespace lw::cli::shires_script
