// Beginning, reading and writing a game.
#include "cli/engine/config_json.hpp"
#include "cli/engine/requests.hpp"
#include "cli/golden/play_text.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/scenario/visit.hpp"

#include <algorithm>

namespace lw::cli {

namespace {

using match::ChanceBy;
using match::Match;
using match::Session;

constexpr std::uint64_t kDefaultSeed = 1;

EngineError bad_game(const std::string& why) { return {"bad_game", "The game cannot be read: " + why, Json::object()}; }

template <class G>
Match<G> at_table(Session<G> session) {
    std::vector<game::Player> players;
    for (const game::Seat seat : session.seats()) {
        game::Player player;
        player.name = "Seat " + std::to_string(int{seat.value});
        player.colour = seat.value;
        players.push_back(player);
    }
    return {std::move(session), std::move(players), "engine"};
}

Json lay(Desk& desk, registry::AnyMatch match) {
    desk.match = std::move(match);
    return at_desk(desk, [](auto& session) { return position_json(session); });
}

registry::AnyMatch from_save(const std::string& text) {
    base::Bytes bytes;
    codec::Fault fault = codec::from_text(text, bytes);
    if (!fault.ok()) throw bad_game(codec::sentence(fault));
    auto saved = registry::decode(bytes, fault);
    if (!saved) throw bad_game(codec::sentence(fault));
    std::visit([](auto& match) { match.session.chance_by(ChanceBy::caller); }, saved->match);
    return std::move(saved->match);
}

template <class G>
Match<G> from_play(const std::string& text, std::uint64_t seed) {
    const Play<G> play = read_record<G>(text);
    auto session = Session<G>::start(play.config, seed, ChanceBy::caller);
    for (const auto& move : play.moves) static_cast<void>(session.place(move.first, move.second));
    return at_table(std::move(session));
}

/// The first case, or that with this id.
Case case_of(const std::string& text, const std::string& id) {
    const Script script = parse_script("scenario", text);
    if (!script.errors.empty()) throw bad_game(script.errors.front() + ".");
    const auto wanted = [&id](const Case& one) { return id.empty() || one.id == id; };
    const auto found = std::find_if(script.cases.begin(), script.cases.end(), wanted);
    if (found == script.cases.end()) throw bad_game("there is no such case in the scenario.");
    return *found;
}

template <class G>
Match<G> from_case(const Case& one, std::uint64_t seed) {
    std::optional<Session<G>> session;
    std::string broken;
    const auto begin = [&](const auto& setup, const auto& state) {
        broken = G::check_invariants(G::setup(setup.config), state);
        if (broken.empty()) session = Session<G>::start_from(setup.config, state, base::Rng(seed), ChanceBy::caller);
    };
    const std::string wrong = visit_position<G>("scenario", one, begin);
    if (!wrong.empty()) throw bad_game(wrong + ".");
    if (!session) throw bad_game("the position cannot occur with these cards or tiles: " + broken + ".");
    return at_table(std::move(*session));
}

/// What a text of a game or scenario describes; `make` is given the game it is of.
template <class Make>
Json lay_text(Desk& desk, const std::string& game, Make make) {
    std::optional<registry::AnyMatch> match;
    registry::with_game(game, [&](auto tag) { match = make(tag); });
    return lay(desk, std::move(*match));
}

Json lay_play(Desk& desk, const std::string& text, std::uint64_t seed) {
    return lay_text(desk, game_of_text(text), [&](auto tag) { return from_play<typename decltype(tag)::type>(text, seed); });
}

Json lay_scenario(Desk& desk, const std::string& text, const std::string& id, std::uint64_t seed) {
    const Case one = case_of(text, id);
    return lay_text(desk, one.game, [&](auto tag) { return from_case<typename decltype(tag)::type>(one, seed); });
}

template <class G>
std::vector<Move<G>> moves_of(const Session<G>& session) {
    std::vector<Move<G>> moves;
    for (const match::Record& one : match::standing_moves(session.log())) {
        moves.emplace_back(one.nature() ? game::kNature : game::Actor{one.seat()}, *G::unpack(one.packed));
    }
    return moves;
}

template <class G>
std::string as_play(const Match<G>& match) {
    if (match.session.base()) throw EngineError{"refused", "A game that began in the middle can be written as a save only."};
    return play_text<G>({match.title, "hand", match.session.config(), moves_of(match.session)});
}

std::string written(const registry::AnyMatch& match, const std::string& how) {
    if (how == "save") return codec::to_text(registry::encode(match, 0));
    if (how != "play") throw bad_field("'as' must be \"save\" or \"play\".");
    return std::visit([](const auto& one) { return as_play(one); }, match);
}

template <class G>
registry::AnyMatch new_match(Fields& fields) {
    typename G::Config config;
    read_config(fields, config);
    const std::uint64_t seed = fields.whole_or("chance_seed", kDefaultSeed, 0, kAnySeed);
    fields.end();
    return at_table(Session<G>::start(config, seed, ChanceBy::caller));
}

}  // namespace

Json answer_new(Desk& desk, Fields& fields) {
    const std::string name = fields.text_or("game", "isles");
    Json reply;
    const bool known = registry::with_game(name, [&](auto game) { reply = lay(desk, new_match<typename decltype(game)::type>(fields)); });
    if (!known) throw EngineError{"bad_table", "There is no game called " + shown(name) + "."};
    return reply;
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
        return play ? lay_play(desk, text, seed) : lay_scenario(desk, text, id, seed);
    } catch (const Failure& failure) {
        throw bad_game(failure.text + ".");
    }
}

Json answer_save(Desk& desk, Fields& fields) {
    const std::string how = fields.text_or("as", "save");
    fields.end();
    return {{how, written(match_on(desk), how)}};
}

Json answer_config(Desk& desk, Fields& fields) {
    fields.end();
    return at_desk(desk, [](auto& session) -> Json { return {{"config", to_json(session.config())}}; });
}

}  // namespace lw::cli
