#include "cli/preset_option.hpp"

#include <map>
#include <string>

namespace lw::cli {

void add_preset_option(CLI::App& command, const isles::Preset*& preset) {
    std::map<std::string, const isles::Preset*> all;
    std::string keys;
    for (const isles::Preset& one : isles::presets()) {
        all.emplace(one.key, &one);
        keys += (keys.empty() ? "" : ", ") + std::string(one.key);
    }
    command.add_option_function<std::string>(
               "--preset", [&preset, all](const std::string& key) { preset = all.at(key); }, "Board and rules: " + keys)
        ->check(CLI::IsMember(all));
}

}  // namespace lw::cli
