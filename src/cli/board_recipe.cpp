#include "cli/board_recipe.hpp"

#include "cli/scenario/failure.hpp"
#include "isles/generate.hpp"

#include <set>
#include <string>
#include <string_view>

namespace lw::cli {

using namespace isles;

namespace {

template <class Enum>
Enum read_one_of(Words& words, std::initializer_list<std::string_view> names) {
    const std::string word = words.next("a choice");
    int i = 0;
    for (const std::string_view name : names) {
        if (name == word) return static_cast<Enum>(i);
        ++i;
    }
    throw Failure("'" + word + "' is not a choice here");
}

/// A recipe as its words are read: what was said, so that nothing is said twice or without effect.
class Recipe {
public:
    BoardRecipe read(Words& words) {
        read_.spec.island = read_island(words);
        while (!words.empty()) option(words, words.next("an option"));
        require_effect();
        return read_;
    }

private:
    void option(Words& words, const std::string& name) {
        if (name != "no-adjacent" && !said_.insert(name).second) throw Failure("'" + name + "' is said twice");
        if (name == "terrain") {
            read_.spec.terrain = read_one_of<TerrainPlan>(words, {"beginner", "shuffled"});
        } else if (name == "tokens") {
            read_.spec.tokens = read_one_of<TokenPlan>(words, {"spiral", "random", "beginner"});
        } else if (name == "harbours") {
            read_.spec.harbours = read_one_of<HarbourPlan>(words, {"fixed", "shuffle_types", "shuffle_frame", "random"});
        } else if (name == "direction") {
            read_.spec.direction = read_direction(words);
        } else if (name == "no-adjacent") {
            constraint(words);
        } else if (name == "seed") {
            read_.seed = static_cast<std::uint64_t>(words.number("a seed", 0, 2'000'000'000));
        } else {
            throw Failure("'" + name + "' is not an option of a recipe (terrain, tokens, harbours, direction, no-adjacent, seed)");
        }
    }

    void constraint(Words& words) {
        const std::string word = words.next("red, 2-12, same or none");
        const bool more = said_.contains("no-adjacent");
        if (!said_.insert("no-adjacent " + word).second) throw Failure("'no-adjacent " + word + "' is said twice");
        if (more && (word == "none" || said_.contains("no-adjacent none"))) throw Failure("'no-adjacent none' goes with no other");
        said_.insert("no-adjacent");
        if (word == "red") {
            read_.spec.no_adjacent_red = true;
        } else if (word == "2-12") {
            read_.spec.no_adjacent_2_12 = true;
        } else if (word == "same") {
            read_.spec.no_adjacent_same = true;
        } else if (word == "none") {
            read_.spec.no_adjacent_red = read_.spec.no_adjacent_2_12 = read_.spec.no_adjacent_same = false;
        } else {
            throw Failure("'" + word + "' is not red, 2-12, same or none");
        }
    }

    void require_effect() const {
        const BoardSpec made = mended(read_.spec);
        refuse_if("terrain", made.terrain != read_.spec.terrain);
        refuse_if("tokens", made.tokens != read_.spec.tokens);
        refuse_if("harbours", made.harbours != read_.spec.harbours);
        // On the island with two deserts the direction also decides in which of them the robber begins.
        refuse_if("direction", made.tokens != TokenPlan::spiral && read_.spec.island != Island::extension30);
        refuse_if("no-adjacent", made.tokens != TokenPlan::random);
        refuse_if("seed", !leaves_to_chance(read_.spec));
    }

    void refuse_if(const std::string& option, bool no_effect) const {
        if (no_effect && said_.contains(option)) throw Failure("'" + option + "' has no effect with this island and these options");
    }

    BoardRecipe read_;
    std::set<std::string, std::less<>> said_;
};

}  // namespace

Island read_island(Words& words) {
    switch (words.number("an island (19, 30, 37, 61 or 91)", 19, kMaxHexes)) {
        case 19: return Island::standard19;
        case 30: return Island::extension30;
        case 37: return Island::rings4;
        case 61: return Island::rings5;
        case 91: return Island::rings6;
        default: throw Failure("an island has 19, 30, 37, 61 or 91 hexes");
    }
}

SpiralDirection read_direction(Words& words) {
    if (words.take("cw")) return SpiralDirection::clockwise;
    words.require("ccw");
    return SpiralDirection::counter_clockwise;
}

bool leaves_to_chance(const BoardSpec& spec) {
    const BoardSpec made = mended(spec);
    return made.terrain != TerrainPlan::beginner || made.tokens != TokenPlan::beginner || made.harbours != HarbourPlan::fixed;
}

BoardRecipe read_board_recipe(Words& words) { return Recipe{}.read(words); }

}  // namespace lw::cli
