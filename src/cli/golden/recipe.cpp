#include "cli/golden/recipe.hpp"

#include "cli/configs.hpp"
#include "cli/golden/recipe_options.hpp"
#include "cli/random_play.hpp"
#include "cli/scenario/failure.hpp"

#include <algorithm>
#include <set>

namespace lw::cli {

namespace {

constexpr int kMostMoves = 20'000;

template <class G>
struct Recipe {
    std::vector<std::string> players;  ///< empty: at random on the bare rules
    std::uint64_t seed = 1;
    typename G::Config config;
    std::string preset;          ///< in place of board and rules
    std::set<std::string> said;  ///< the names of the options
};

std::vector<std::string> names_in(const std::string& text) {
    std::vector<std::string> names;
    std::size_t start = 0;
    while (start <= text.size()) {
        const std::size_t comma = std::min(text.find(',', start), text.size());
        names.push_back(text.substr(start, comma - start));
        start = comma + 1;
    }
    return names;
}

/// Each option at most once, and none with a preset, which brings board and rules.
template <class G>
void note(Recipe<G>& recipe, const std::string& name) {
    const std::string kind = name.starts_with("deck") ? "deck" : name;
    if (!recipe.said.insert(kind).second) throw Failure("'" + name + "' is said twice, or another of its kind");
    if (name == "seats" && !recipe.players.empty()) throw Failure("the players are as many as are named");
}

template <class G>
void option(Recipe<G>& recipe, Words& words) {
    note(recipe, words.peek());
    if (words.take("seed")) {
        recipe.seed = static_cast<std::uint64_t>(words.number("a seed", 0, 2'000'000'000));
    } else if (words.take("seats")) {
        recipe.config.seats = static_cast<std::uint8_t>(words.number("seats", 2, game::kMaxSeats));
    } else if (words.take("preset")) {
        recipe.preset = words.next("a preset");
    } else if (words.take("lot")) {
        recipe.config.first_player = game::Seat{};
    } else {
        read_option(recipe.config, words);
    }
}

template <class G>
void make_table(Recipe<G>& recipe) {
    if (recipe.preset.empty()) return make_board(recipe.config, recipe.seed);
    for (const std::string& name : recipe.said) {
        if (name != "seed" && name != "seats" && name != "preset") throw Failure("'" + name + "' has no effect beside a preset");
    }
    const auto fitting = preset_seats<G>(recipe.preset);
    if (!fitting) throw Failure("'" + recipe.preset + "' is not a preset");
    const int seats = recipe.config.seats;
    if (seats < fitting->first || seats > fitting->second) throw Failure("the preset is not for so many seats");
    recipe.config = preset_config<G>(recipe.preset, seats, recipe.seed);
}

template <class G>
void require_known(const std::vector<std::string>& players) {
    if (players.size() > game::kMaxSeats) throw Failure("there are too many players");
    const auto known = agent::Traits<G>::names();
    for (const std::string& name : players) {
        if (std::find(known.begin(), known.end(), name) == known.end()) throw Failure("there is no computer player '" + name + "'");
    }
}

template <class G>
Recipe<G> read_recipe(const std::string& text) {
    Words words(text);
    Recipe<G> recipe;
    if (words.take("players")) {
        recipe.players = names_in(words.next("names"));
        require_known<G>(recipe.players);
        recipe.config.seats = static_cast<std::uint8_t>(recipe.players.size());
    } else {
        words.require("random");
    }
    while (!words.empty()) option(recipe, words);
    make_table(recipe);
    if (!G::valid(recipe.config)) throw Failure("the recipe makes no valid table");
    return recipe;
}

template <class G>
std::vector<Move<G>> at_random(const Recipe<G>& recipe) {
    const auto setup = G::setup(recipe.config);
    auto state = G::initial(setup);
    base::Rng rng(recipe.seed);
    typename G::EventSink sink;
    std::vector<Move<G>> moves;
    while (const auto move = random_move(setup, state, rng)) {
        G::apply(setup, state, move->first, move->second, sink);
        moves.push_back(*move);
    }
    return moves;
}

template <class G>
std::vector<Move<G>> by_players(const Recipe<G>& recipe) {
    std::vector<game::Player> players;
    for (const auto& name : recipe.players) {
        game::Player player;
        player.name = name;
        player.colour = static_cast<std::uint8_t>(players.size());
        player.controller = game::Controller::computer;
        player.agent = name;
        players.push_back(player);
    }
    auto session = match::Session<G>::start(recipe.config, recipe.seed);
    agent::Driver<G> driver(players, recipe.seed + 1);
    driver.run(session, kMostMoves);
    if (!session.over()) throw Failure("the game does not end");
    std::vector<Move<G>> moves;
    for (const auto& record : session.log()) {
        const auto action = G::unpack(record.packed);
        if (record.undo() || !action) throw Failure("the game's log cannot be written as moves");
        moves.emplace_back(record.nature() ? game::kNature : game::Actor{record.seat()}, *action);
    }
    return moves;
}

}  // namespace

template <class G>
Play<G> make_again(const Play<G>& old) {
    if (old.recipe.empty() || old.recipe == "hand") return old;
    const Recipe<G> recipe = read_recipe<G>(old.recipe);
    Play<G> play = old;
    // A file reads back the explicit table; how it came about is in the recipe line.
    play.config = recipe.config;
    play.moves = recipe.players.empty() ? at_random(recipe) : by_players(recipe);
    return play;
}

template Play<isles::Game> make_again(const Play<isles::Game>&);
template Play<shires::Game> make_again(const Play<shires::Game>&);

}  // namespace lw::cli
