#include "cli/scenario/visit.hpp"

#include "cli/scenario/failure.hpp"

namespace lw::cli {

std::string run_without_expectations(const std::string& file, const Case& one, const std::function<void(const std::string&)>& run) {
    for (const Line& line : one.lines) {
        if (line.text.starts_with("expect ")) continue;
        try {
            run(line.text);
        } catch (const Failure& failure) {
            return file + ":" + std::to_string(line.number) + ": " + failure.text;
        }
    }
    return {};
}

}  // namespace lw::cli
