#include "cli/golden/golden.hpp"

#include "cli/golden/recipe.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/scenario/words.hpp"
#include "cli/text.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <ostream>

namespace lw::cli {

namespace {

using namespace isles;

/// Which alternatives of a variant have been met.
struct Seen {
    std::array<bool, std::variant_size_v<Action>> actions{};
    std::array<bool, std::variant_size_v<Event>> events{};
};

std::string first_difference(const std::string& file, std::string_view kept, std::string_view made) {
    int line = 1;
    while (!kept.empty() || !made.empty()) {
        const std::string_view a = kept.substr(0, kept.find('\n'));
        const std::string_view b = made.substr(0, made.find('\n'));
        if (a != b) {
            return file + ":" + std::to_string(line) + ": '" + std::string(a) + "' in the file, '" + std::string(b) + "' now";
        }
        kept.remove_prefix(std::min(kept.size(), a.size() + 1));
        made.remove_prefix(std::min(made.size(), b.size() + 1));
        ++line;
    }
    return {};
}

void note(const Play& play, Seen& seen) {
    std::vector<Event> events;
    static_cast<void>(final_state(play, &events));
    for (const Move& move : play.moves) seen.actions[move.second.index()] = true;
    for (const Event& event : events) seen.events[event.index()] = true;
}

/// Empty when the file is as today's rules make it.
std::string run_file(const std::string& file, bool write, Seen& seen) {
    const auto kept = read_file(file);
    if (!kept) return file + ": cannot be read";
    try {
        Play play = parse_play(*kept);
        if (write) {
            play = make_again(play);
            if (!write_file(file, play_text(play))) return file + ": cannot be written";
        }
        note(play, seen);
        return write ? "" : first_difference(file, *kept, play_text(play));
    } catch (const Failure& failure) {
        return file + ": " + failure.text;
    }
}

/// The kinds that no file shows, each by the first word that its notation would have.
template <class Variant, std::size_t... I>
std::string missing(const std::array<bool, sizeof...(I)>& seen, std::index_sequence<I...> /*all*/) {
    std::string text;
    const Setup setup;
    const auto add = [&](bool met, const std::string& name) {
        if (!met) text += (text.empty() ? "" : ", ") + name.substr(0, name.find(' '));
    };
    (add(seen[I], to_text(setup, Variant{std::variant_alternative_t<I, Variant>{}})), ...);
    return text;
}

std::vector<std::string> files_of(const std::string& path) {
    namespace fs = std::filesystem;
    std::error_code error;
    if (!fs::is_directory(path, error)) return {path};
    std::vector<std::string> files;
    for (const auto& entry : fs::directory_iterator(path, error)) {
        if (entry.path().extension() == ".play") files.push_back(entry.path().string());
    }
    std::sort(files.begin(), files.end());
    return files;
}

int check_coverage(const Seen& seen, std::ostream& out) {
    const std::string actions = missing<Action>(seen.actions, std::make_index_sequence<std::variant_size_v<Action>>{});
    const std::string events = missing<Event>(seen.events, std::make_index_sequence<std::variant_size_v<Event>>{});
    if (!actions.empty()) out << "no game shows these actions: " << actions << '\n';
    if (!events.empty()) out << "no game shows these events: " << events << '\n';
    return actions.empty() && events.empty() ? 0 : 1;
}

}  // namespace

bool run_golden(const std::vector<std::string>& paths, const GoldenOptions& options, std::ostream& out) {
    Seen seen;
    int passed = 0;
    int failed = 0;
    for (const auto& path : paths) {
        for (const auto& file : files_of(path)) {
            const std::string wrong = run_file(file, options.write, seen);
            ++(wrong.empty() ? passed : failed);
            if (!wrong.empty()) out << wrong << '\n';
        }
    }
    if (options.coverage) {
        const int wrong = check_coverage(seen, out);
        failed += wrong;
        passed += 1 - wrong;
    }
    out << passed << " passed, " << failed << " failed\n";
    return failed == 0 && passed > 0;
}

}  // namespace lw::cli
