// Seats and settings.
#include "cli/scenario/failure.hpp"
#include "cli/scenario/settings.hpp"
#include "cli/scenario/shires/position.hpp"
#include "shires/presets.hpp"
#include "shires/settings.hpp"

namespace lw::cli::shires_script {

using namespace shires;

namespace {

std::uint8_t small(Words& words, std::string_view what) { return static_cast<std::uint8_t>(words.number(what, 0, 200)); }

void change(Config& config, const std::string& verb, Words& words) {
    if (verb == "seats") {
        config.seats = small(words, "seats");
    } else if (verb == "set") {
        read_setting(words, kSettings, config.settings, Amounts::any);
    } else {
        const std::string key = words.next("a preset");
        const Preset* found = find_preset(key);
        if (found == nullptr) throw Failure("there is no preset called '" + key + "'");
        config.settings = found->settings;
    }
}

void begins(World& world, Words& words) {
    Config config = world.plan();
    config.first_player = words.take("lot") ? Seat{} : world.seat(words.next("a seat or lot"));
    world.change(config);
}

void names(World& world, Words& words) {
    std::vector<std::string> names;
    while (!words.empty()) names.push_back(words.next("a name"));
    world.names = std::move(names);
}

}  // namespace

bool table_line(World& world, const std::string& verb, Words& words) {
    if (verb == "begins") {
        begins(world, words);
    } else if (verb == "names") {
        names(world, words);
    } else if (verb == "strict") {
        world.strict = !words.take("off");
    } else if (verb == "seed") {
        world.rng = base::Rng(static_cast<std::uint64_t>(words.number("a seed", 0, 2'000'000'000)));
    } else if (verb == "seats" || verb == "set" || verb == "preset") {
        Config config = world.plan();
        change(config, verb, words);
        if (!words.take("=>")) {
            world.change(config);
        } else {
            words.require("refused");
            if (valid(config)) throw Failure("there may be such a table");
        }
    } else {
        return false;
    }
    words.end();
    return true;
}

}  // namespace lw::cli::shires_script
