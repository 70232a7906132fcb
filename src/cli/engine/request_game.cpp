// Beginning, reading and writing a game.
#include "cli/engine/config_json.hpp"
#include "cli/engine/requests.hpp"
#include "cli/golden/play_text.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/scenario/visit.hpp"
#include "match/replayer.hpp"

#include <algorithm>

namespace lw::cli {

namespace {

using match::ChanceBy;
using registry::IslesSession;

constexpr std::uint64_t kAnySeed = ~std::uint64_t{0};
constexpr std::uint64_t kDefaultSeed = 1;

EngineError bad_game(const std::string& why) { return {"bad_game", "The game cannot be read: " + why, Json::object()}; }

registry::IslesMatch at_table(IslesSession session) {
    std::vector<game::Player> players;
    for (const game::Seat seat : session.seats()) {
        game::Player player;
        player.name = "Seat " + std::to_string(int{seat.value});
        player.colour = seat.value;
        players.push_back(player);
    }
    return {std::move(session), std::move(players), "engine"};
}

Json lay(Desk& desk, registry::IslesMatch match) {
    desk.match = std::move(match);
    return position_json(desk.session());
}

registry::IslesMatch from_save(const std::string& text) {
    base::Bytes bytes;
    codec::Fault fault = codec::from_text(text, bytes);
    if (!fault.ok()) throw bad_game(codec::sentence(fault));
    auto saved = registry::decode(bytes, fault);
    if (!saved) throw bad_game(codec::sentence(fault));
    auto& match = std::get<registry::IslesMatch>(saved->match);
    match.session.chance_by(ChanceBy::caller);
    return std::move(match);
}

registry::IslesMatch from_play(const std::string& text, std::uint64_t seed) {
    const Play<isles::Game> play = parse_play<isles::Game>(text);
    auto session = IslesSession::start(play.config, seed, ChanceBy::caller);
    for (const Move<isles::Game>& move : play.moves) {
        const auto outcome = session.place(move.first, move.second);
        if (outcome.ok()) continue;
        throw bad_game("move " + std::to_string(session.state_no() + 1) + ", '" + to_text(session.setup(), move.second) +
                       "', is refused: " + std::string(isles::name_of(outcome.reason)) + ".");
    }
    return at_table(std::move(session));
}

/// The first case's position, or that of the case with this id.
registry::IslesMatch from_scenario(const std::string& text, const std::string& id, std::uint64_t seed) {
    const Script script = parse_script("scenario", text);
    if (!script.errors.empty()) throw bad_game(script.errors.front() + ".");
    const auto wanted = [&id](const Case& one) { return id.empty() || one.id == id; };
    const auto found = std::find_if(script.cases.begin(), script.cases.end(), wanted);
    if (found == script.cases.end()) throw bad_game("there is no such case in the scenario.");
    if (found->game != "isles") throw bad_game("the case is not one of isles.");
    std::optional<IslesSession> session;
    std::string broken;
    const auto begin = [&](const isles::Setup& setup, const isles::State& state) {
        broken = isles::check_invariants(isles::make_setup(setup.config), state);
        if (broken.empty()) session = IslesSession::start_from(setup.config, state, base::Rng(seed), ChanceBy::caller);
    };
    const std::string wrong = visit_position<isles::Game>(script.file, *found, begin);
    if (!wrong.empty()) throw bad_game(wrong + ".");
    if (!session) throw bad_game("the position cannot occur with these cards: " + broken + ".");
    return at_table(std::move(*session));
}

std::vector<Move<isles::Game>> moves_of(const IslesSession& session) {
    std::vector<Move<isles::Game>> moves;
    for (const match::Record& one : match::standing_moves(session.log())) {
        moves.emplace_back(one.nature() ? game::kNature : game::Actor{one.seat()}, *isles::unpack(one.packed));
    }
    return moves;
}

std::string written(const registry::IslesMatch& match, const std::string& how) {
    if (how == "save") return codec::to_text(registry::encode(match, 0));
    if (how != "play") throw bad_field("'as' must be \"save\" or \"play\".");
    if (match.session.base()) throw EngineError{"refused", "A game that began in the middle can be written as a save only."};
    return play_text<isles::Game>({match.title, "hand", match.session.config(), moves_of(match.session)});
}

}  // namespace

Json answer_new(Desk& desk, Fields& fields) {
    const std::string name = fields.text_or("game", "isles");
    const isles::Config config = read_config(fields);
    const std::uint64_t seed = fields.whole_or("chance_seed", kDefaultSeed, 0, kAnySeed);
    fields.end();
    const auto known = registry::game_names();
    if (std::find(known.begin(), known.end(), name) == known.end()) {
        throw EngineError{"bad_table", "There is no game called " + shown(name) + "."};
    }
    return lay(desk, at_table(IslesSession::start(config, seed, ChanceBy::caller)));
}

Json answer_load(Desk& desk, Fields& fields) {
    const int ways = int{fields.has("save")} + int{fields.has("play")} + int{fields.has("scenario")};
    if (ways != 1) throw bad_field("One of 'save', 'play' and 'scenario' is needed.");
    if (fields.has("save")) {
        const std::string text = fields.text("save");
        fields.end();
        return lay(desk, from_save(text));
    }
    const bool play = fields.has("play");
    const std::string text = fields.text(play ? "play" : "scenario");
    const std::string id = play ? "" : fields.text_or("case", "");
    const std::uint64_t seed = fields.whole_or("chance_seed", kDefaultSeed, 0, kAnySeed);
    fields.end();
    try {
        return lay(desk, play ? from_play(text, seed) : from_scenario(text, id, seed));
    } catch (const Failure& failure) {
        throw bad_game(failure.text + ".");
    }
}

Json answer_save(Desk& desk, Fields& fields) {
    const std::string how = fields.text_or("as", "save");
    fields.end();
    static_cast<void>(desk.session());
    return {{how, written(*desk.match, how)}};
}

Json answer_config(Desk& desk, Fields& fields) {
    fields.end();
    return {{"config", to_json(desk.session().config())}};
}

}  // namespace lw::cli
