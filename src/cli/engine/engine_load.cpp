// Beginning a game and reading one.
#include "cli/engine/engine.hpp"
#include "cli/golden/play_text.hpp"
#include "cli/scenario/failure.hpp"
#include "codec/envelope.hpp"
#include "codec/text.hpp"

#include <algorithm>

namespace lw::cli {

namespace {

EngineError bad_game(const std::string& why) { return {"bad_game", "The game cannot be read: " + why, Json::object()}; }

/// The first case, or the one with this id.
Case case_of(const std::string& text, const std::string& id) {
    const Script script = parse_script("scenario", text);
    if (!script.errors.empty()) throw Failure(script.errors.front());
    const auto wanted = [&id](const Case& one) { return id.empty() || one.id == id; };
    const auto found = std::find_if(script.cases.begin(), script.cases.end(), wanted);
    if (found == script.cases.end()) throw Failure("there is no such case in the scenario");
    return *found;
}

}  // namespace

const EngineGame* Engine::game_called(std::string_view name) const {
    const auto found = std::find_if(games_.begin(), games_.end(), [name](const EngineGame* one) { return one->name() == name; });
    return found == games_.end() ? nullptr : *found;
}

Json Engine::lay(std::unique_ptr<Desk> desk) {
    desk_ = std::move(desk);
    return desk_->position();
}

std::unique_ptr<Desk> Engine::from_save(const std::string& text) const {
    base::Bytes bytes;
    codec::Envelope envelope;
    codec::Fault fault = codec::from_text(text, bytes);
    if (fault.ok()) fault = codec::open(bytes, envelope);
    std::unique_ptr<Desk> desk;
    if (fault.ok()) {
        const EngineGame* game = game_called(envelope.game);
        if (game == nullptr) fault.error = codec::Error::other_game;
        if (game != nullptr) desk = game->from_save(bytes, fault);
    }
    if (desk == nullptr) throw bad_game(codec::sentence(fault));
    return desk;
}

std::unique_ptr<Desk> Engine::from_play(const std::string& text, std::uint64_t seed) const {
    std::vector<std::string_view> known;
    for (const EngineGame* game : games_) known.push_back(game->name());
    return game_called(game_of_text(text, known))->from_play(text, seed);
}

std::unique_ptr<Desk> Engine::from_scenario(const std::string& text, const std::string& id, std::uint64_t seed) const {
    const Case one = case_of(text, id);
    const EngineGame* game = game_called(one.game);
    if (game == nullptr) throw Failure("there is no game called '" + one.game + "'");
    return game->from_case(one, seed);
}

Json Engine::begin(Fields& fields) {
    const std::string name = fields.text_or("game", std::string(games_.front()->name()));
    const EngineGame* game = game_called(name);
    if (game == nullptr) throw EngineError{"bad_table", "There is no game called " + shown(name) + "."};
    return lay(game->begin(fields));
}

Json Engine::load(Fields& fields) {
    const int ways = int{fields.has("save")} + int{fields.has("play")} + int{fields.has("scenario")};
    if (ways != 1) throw bad_field("One of 'save', 'play' and 'scenario' is needed.");
    if (fields.has("save")) {
        const std::string text = fields.text("save");
        fields.end();
        return lay(from_save(text));
    }
    const bool play = fields.has("play");
    const std::string text = fields.text(play ? "play" : "scenario");
    const std::string id = play ? "" : fields.text_or("case", "");
    const std::uint64_t seed = chance_seed(fields);
    fields.end();
    try {
        return lay(play ? from_play(text, seed) : from_scenario(text, id, seed));
    } catch (const Failure& failure) {
        throw bad_game(failure.text + ".");
    }
}

}  // namespace lw::cli
