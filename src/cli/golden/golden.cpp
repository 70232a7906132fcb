#include "cli/golden/golden.hpp"

#include "cli/files.hpp"
#include "cli/golden/coverage.hpp"
#include "cli/golden/recipe.hpp"
#include "cli/scenario/failure.hpp"

#include <algorithm>
#include <ostream>
#include <tuple>

namespace lw::cli {

namespace {

using AllSeen = std::tuple<Seen<isles::Game>, Seen<shires::Game>>;

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

template <class G>
void note(const Play<G>& play, Seen<G>& seen) {
    std::vector<typename G::Event> events;
    static_cast<void>(final_state<G>(play, &events));
    seen.any = true;
    for (const auto& move : play.moves) seen.actions.note(move.second);
    for (const auto& event : events) seen.events.note(event);
}

template <class G>
std::string run_text(const std::string& file, const std::string& kept, bool write, Seen<G>& seen) {
    Play<G> play = parse_play<G>(kept);
    if (write) {
        play = make_again<G>(play);
        const std::string wrong = write_file(file, play_text<G>(play));
        if (!wrong.empty()) return file + ": " + wrong;
    }
    note(play, seen);
    return write ? "" : first_difference(file, kept, play_text<G>(play));
}

/// Empty when the file is as today's rules make it.
std::string run_file(const std::string& file, bool write, AllSeen& seen) {
    const FileRead kept = read_text(file);
    if (!kept) return file + ": " + kept.why();
    try {
        std::string wrong;
        registry::with_game(game_of_text(*kept), [&](auto game) {
            using G = typename decltype(game)::type;
            wrong = run_text<G>(file, *kept, write, std::get<Seen<G>>(seen));
        });
        return wrong;
    } catch (const Failure& failure) {
        return file + ": " + failure.text;
    }
}

struct Tally {
    int passed = 0;
    int failed = 0;
};

/// Games without a file are not required.
template <class G>
void check_coverage(const Seen<G>& seen, Tally& tally, std::ostream& out) {
    if (!seen.any) return;
    const auto setup = typename G::Setup{};
    const std::string actions = seen.actions.missing(setup);
    const std::string events = seen.events.missing(setup);
    if (!actions.empty()) out << "no game of " << G::kName << " shows these actions: " << actions << '\n';
    if (!events.empty()) out << "no game of " << G::kName << " shows these events: " << events << '\n';
    ++(actions.empty() && events.empty() ? tally.passed : tally.failed);
}

}  // namespace

bool run_golden(const std::vector<std::string>& paths, const GoldenOptions& options, std::ostream& out) {
    AllSeen seen;
    Tally tally;
    for (const auto& path : paths) {
        const FileList list = files_of(path, ".play", false);
        if (!list.why.empty()) out << path << ": " << list.why << '\n';
        tally.failed += list.why.empty() ? 0 : 1;
        for (const auto& file : list.files) {
            const std::string wrong = run_file(file, options.write, seen);
            ++(wrong.empty() ? tally.passed : tally.failed);
            if (!wrong.empty()) out << wrong << '\n';
        }
    }
    if (options.coverage) std::apply([&](const auto&... one) { (check_coverage(one, tally, out), ...); }, seen);
    out << tally.passed << " passed, " << tally.failed << " failed\n";
    return tally.failed == 0 && tally.passed > 0;
}

}  // namespace lw::cli
