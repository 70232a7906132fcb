// What became of a game: from a save file or from a game's text.
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/golden/play_text.hpp"
#include "cli/position_hash.hpp"
#include "cli/program.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/text.hpp"
#include "registry/games.hpp"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace lw::cli {

namespace {

using Json = nlohmann::ordered_json;

template <class G>
void describe(Json& json, const typename G::Setup& setup, const typename G::State& state, std::size_t moves) {
    json["game"] = G::kName;
    json["moves"] = moves;
    json["turns"] = G::turn(state);
    json["over"] = G::to_act(setup, state).waiting == game::Waiting::over;
    json["hash"] = hex64(position_hash(setup, state));
    json["scores"] = Json::array();
    for (const game::Seat seat : setup.all_seats()) json["scores"].push_back(G::points(setup, state, seat));
    const game::SeatSet winners = G::winners(state);
    json["winner"] = winners.count() == 1 ? Json(winners.lowest().value) : Json(nullptr);
    json["winners"] = Json::array();
    for (const game::Seat seat : winners) json["winners"].push_back(seat.value);
}

/// A save begins with its magic, a text with words.
Json replay_text(const std::string& text) {
    Json json;
    registry::with_game(game_of_text(text), [&](auto game) {
        using G = typename decltype(game)::type;
        const Play<G> play = read_record<G>(text);
        describe<G>(json, G::setup(play.config), final_state<G>(play, nullptr), play.moves.size());
    });
    return json;
}

Json replay_save(const std::string& bytes) {
    codec::Fault fault;
    const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.data());
    const auto saved = registry::decode(base::ByteView(data, bytes.size()), fault);
    if (!saved) {
        std::string wrong = codec::sentence(fault) + (fault.detail.empty() ? "" : " (" + fault.detail + ").");
        if (wrong.ends_with('.')) wrong.pop_back();
        throw Failure(wrong);
    }
    Json json;
    std::visit(
        [&](const auto& match) {
            using Rules = typename std::decay_t<decltype(match.session)>::Rules;
            describe<Rules>(json, match.session.setup(), match.session.state(), match.session.log().size());
            json["saved_at"] = saved->saved_at;
            json["from_snapshot"] = saved->from_snapshot;
            json["players"] = Json::array();
            for (const auto& player : match.players) json["players"].push_back(player.name);
        },
        saved->match);
    return json;
}

int run(const std::string& file, bool as_json) {
    const auto bytes = read_file(file);
    if (!bytes) {
        std::cerr << file << ' ' << bytes.why() << ".\n";
        return kFailed;
    }
    try {
        const FileRead text = as_text(bytes);
        const Json json = text && text->starts_with("landwright ") ? replay_text(*text) : replay_save(*bytes);
        if (as_json) {
            std::cout << json.dump(2) << '\n';
        } else {
            for (const auto& [key, value] : json.items()) std::cout << key << ": " << value.dump() << '\n';
        }
        return kGood;
    } catch (const Failure& failure) {
        std::cerr << file << ": " << failure.text << ".\n";
        return kFailed;
    }
}

}  // namespace

void add_replay_command(CLI::App& app, int& status) {
    struct Options {
        std::string file;
        bool json = false;
    };
    const auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("replay", "Play a saved game or a game's text again and tell how it ends");
    command->add_option("file", options->file, "A save, or a .play file")->required();
    command->add_flag("--json", options->json, "Print JSON");
    command->callback([options, &status] { status = run(options->file, options->json); });
}

}  // namespace lw::cli
