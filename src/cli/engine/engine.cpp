#include "cli/engine/engine.hpp"

#include "cli/engine/json_reader.hpp"
#include "cli/engine/lines.hpp"
#include "cli/near.hpp"

#include <algorithm>
#include <istream>
#include <ostream>

namespace lw::cli {

namespace {

/// A quotation in a sentence may be as long as the line; its beginning and its end say enough.
std::string short_enough(const std::string& text) {
    constexpr std::size_t kMost = 400;  // bytes
    if (text.size() <= kMost) return text;
    return text.substr(0, kMost / 2) + " ... " + text.substr(text.size() - kMost / 2);
}

Json error_reply(const EngineError& error) {
    Json json{{"ok", false}, {"error", error.code}, {"message", short_enough(error.text)}};
    json.update(error.more);
    return json;
}

/// The reply with the request's own id first.
std::string with_id(const Json* id, const Json& reply) {
    Json json = Json::object();
    if (id != nullptr) json["id"] = *id;
    json.update(reply);
    return to_line(json);
}

/// The id, if it can be echoed.
const Json* id_of(const Json& request) {
    if (!request.is_object()) return nullptr;
    const auto found = request.find("id");
    if (found == request.end()) return nullptr;
    return found->is_string() || found->is_number_integer() ? &*found : nullptr;
}

}  // namespace

const std::array<Engine::Request, 4> Engine::kRequests{{
    {"hello", &Engine::hello},
    {"new", &Engine::begin},
    {"load", &Engine::load},
    {"quit", &Engine::quit},
}};

Json Engine::answer_to(const std::string& name, Fields& fields) {
    for (const Request& one : kRequests) {
        if (one.name == name) return (this->*one.answer)(fields);
    }
    std::vector<std::string_view> names = games_.front()->requests();
    if (std::find(names.begin(), names.end(), name) != names.end()) {
        if (desk_ == nullptr) throw EngineError{"no_game", "There is no game; begin one with 'new' or 'load'."};
        return desk_->answer(name, fields);
    }
    for (const Request& one : kRequests) names.push_back(one.name);
    throw EngineError{"unknown_request", "There is no request called " + shown(name) + "." + did_you_mean(name, names)};
}

/// The bare "rules_version" and "agents" are the first game's: clients from when it was the only one read them.
Json Engine::hello(Fields& fields) {
    fields.end();
    Json names = Json::array();
    Json versions = Json::object();
    Json agents = Json::object();
    for (const EngineGame* game : games_) {
        names.push_back(game->name());
        versions[std::string(game->name())] = game->rules_version();
        agents[std::string(game->name())] = game->agents();
    }
    return {{"program", "landwright"},
            {"protocol", kEngineProtocol},
            {"games", names},
            {"rules_version", games_.front()->rules_version()},
            {"agents", games_.front()->agents()},
            {"rules_versions", versions},
            {"agents_of", agents}};
}

Json Engine::quit(Fields& fields) {
    fields.end();
    finished_ = true;
    return Json::object();
}

Json Engine::follow(const Json& request) {
    Fields fields(request, "the request");
    const Json* id = fields.take("id");
    if (id != nullptr && id_of(request) == nullptr) throw bad_field("'id' must be a text or a whole number.");
    Json reply{{"ok", true}};
    reply.update(answer_to(fields.text("do"), fields));
    return reply;
}

std::string Engine::answer(std::string_view line) {
    const JsonRead request = read_json(line);
    if (!request.is_json) return with_id(nullptr, error_reply({"bad_json", "This line is not JSON."}));
    const Json* id = id_of(request.value);
    if (!request.wrong.empty()) return with_id(id, error_reply(bad_field(request.wrong)));
    try {
        return with_id(id, follow(request.value));
    } catch (const EngineError& error) {
        return with_id(id, error_reply(error));
    }
}

std::string Engine::answer_to_long_line() {
    return with_id(nullptr, error_reply({"too_long", "This line is longer than " + std::to_string(kMostLine) + " bytes."}));
}

bool serve(std::istream& in, std::ostream& out) {
    Engine engine;
    std::string line;
    while (!engine.finished()) {
        const LineRead got = read_line(in, kMostLine, line);
        if (got == LineRead::none) break;
        out << (got == LineRead::whole ? engine.answer(line) : Engine::answer_to_long_line()) << '\n' << std::flush;
        if (!out) return false;
    }
    return true;
}

}  // namespace lw::cli
