#include "cli/engine/engine.hpp"

#include "cli/engine/json_reader.hpp"
#include "cli/engine/lines.hpp"
#include "cli/near.hpp"

#include <algorithm>
#include <array>
#include <istream>
#include <ostream>

namespace lw::cli {

namespace {

struct Request {
    std::string_view name;
    Json (*answer)(Desk&, Fields&);
};

constexpr std::array<Request, 17> kRequests{{
    {"hello", answer_hello},
    {"new", answer_new},
    {"load", answer_load},
    {"save", answer_save},
    {"config", answer_config},
    {"act", answer_act},
    {"check", answer_check},
    {"draw", answer_draw},
    {"undo", answer_undo},
    {"back", answer_back},
    {"state", answer_state},
    {"view", answer_view},
    {"events", answer_events},
    {"legal", answer_legal},
    {"chances", answer_chances},
    {"bot", answer_bot},
    {"quit", answer_quit},
}};

/// What a sentence quotes may be as long as the line; its beginning and its end tell enough.
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

/// The reply with the request's own id before everything else.
std::string with_id(const Json* id, const Json& reply) {
    Json json = Json::object();
    if (id != nullptr) json["id"] = *id;
    json.update(reply);
    return to_line(json);
}

/// The id if it is one that can be echoed.
const Json* id_of(const Json& request) {
    if (!request.is_object()) return nullptr;
    const auto found = request.find("id");
    if (found == request.end()) return nullptr;
    return found->is_string() || found->is_number_integer() ? &*found : nullptr;
}

}  // namespace

/// "rules_version" and "agents" alone are those of Isles: clients of the time when it was the only game read them.
Json answer_hello(Desk& /*desk*/, Fields& fields) {
    fields.end();
    Json versions = Json::object();
    Json agents = Json::object();
    for (const std::string_view name : registry::game_names()) {
        registry::with_game(name, [&](auto game) {
            using G = typename decltype(game)::type;
            versions[std::string(name)] = G::kRulesVersion;
            agents[std::string(name)] = agent::Traits<G>::names();
        });
    }
    return {{"program", "landwright"},
            {"protocol", kEngineProtocol},
            {"games", registry::game_names()},
            {"rules_version", versions["isles"]},
            {"agents", agents["isles"]},
            {"rules_versions", versions},
            {"agents_of", agents}};
}

Json answer_quit(Desk& desk, Fields& fields) {
    fields.end();
    desk.closed = true;
    return Json::object();
}

Json Engine::follow(const Json& request) {
    Fields fields(request, "the request");
    const Json* id = fields.take("id");
    if (id != nullptr && id_of(request) == nullptr) throw bad_field("'id' must be a text or a whole number.");
    const std::string name = fields.text("do");
    const auto* found = std::find_if(kRequests.begin(), kRequests.end(), [&name](const Request& one) { return one.name == name; });
    if (found == kRequests.end()) {
        std::vector<std::string_view> names;
        for (const Request& one : kRequests) names.push_back(one.name);
        throw EngineError{"unknown_request", "There is no request called " + shown(name) + "." + did_you_mean(name, names)};
    }
    Json reply{{"ok", true}};
    reply.update(found->answer(desk_, fields));
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
