#include "cli/console/console.hpp"

#include "cli/configs.hpp"
#include "cli/console/board_art.hpp"
#include "cli/files.hpp"
#include "cli/near.hpp"
#include "cli/program.hpp"
#include "isles/generate.hpp"
#include "registry/games.hpp"

#include <algorithm>
#include <istream>
#include <ostream>

namespace lw::cli {

namespace {

using game::Seat;
using game::SeatSet;

constexpr const char* kIslesHelp =
    "moves:  settle N(0,0)   road N(0,0)-S(1,-1)   city N(0,0)   buy   roll   end\n"
    "        discard 2b1l   robber (0,-1)   rob 2   bank 4 ore wool\n"
    "        knight   roads   skip   plenty 1b1o   monopoly wool\n"
    "        offer 1l for 1b to 1,2   withdraw   accept 0   decline 0   confirm 2\n"
    "        with several people at the keyboard a seat may be named first: 2: accept 0\n"
    "asking: list (all legal moves)   board   table   undo   save FILE   help   quit\n"
    "corners are N(q,r) and S(q,r), the top and the bottom of hex (q,r); cards are b l w g o with numbers\n";
constexpr const char* kShiresHelp =
    "moves:  place (0,1) r2   follower c:D   none\n"
    "asking: list (all legal moves)   board   table (with the features that hold followers)   undo   save FILE   help   quit\n"
    "cells are (x,y), x to the right and y upwards; r0 to r3 are quarter turns clockwise\n"
    "followers stand on c:, r: or f: and a side U L D R, on a field a half of one: UL UR LU LD DL DR RU RD; m is the cloister\n";

template <class G>
typename G::Config table_of(const ConsolePlan& plan) {
    return usual_config<G>(static_cast<int>(plan.seats.size()), plan.seed);
}

template <>
isles::Config table_of<isles::Game>(const ConsolePlan& plan) {
    isles::Config config = usual_config<isles::Game>(static_cast<int>(plan.seats.size()), plan.seed);
    if (plan.beginner) config.layout = isles::beginner_layout();
    return config;
}

template <class G>
match::Match<G> make_match(const ConsolePlan& plan) {
    std::vector<game::Player> players;
    for (std::size_t i = 0; i < plan.seats.size(); ++i) {
        game::Player player;
        player.name = plan.seats[i] + " " + std::to_string(i);
        player.colour = static_cast<std::uint8_t>(i);
        player.controller = plan.seats[i] == "human" ? game::Controller::human : game::Controller::computer;
        if (player.controller == game::Controller::computer) player.agent = plan.seats[i];
        players.push_back(player);
    }
    std::uint64_t seed = plan.seed ^ 0x636F6E736F6C65ULL;
    return {match::Session<G>::start(table_of<G>(plan), base::split_mix64(seed)), players, "terminal"};
}

template <class G>
class Console {
public:
    Console(const ConsolePlan& plan, std::istream& in, std::ostream& out)
        : plan_(plan), in_(in), out_(out), match_(make_match<G>(plan)), driver_(match_.players, plan.seed + 1) {}

    int run() {
        if (!keep()) return kFailed;
        out_ << board_art(session().setup(), session().view(game::kSpectator)) << "Type help for the moves.\n";
        while (!session().over()) {
            if (!advance()) break;
            std::string line;
            out_ << "seat " << int{viewer().value} << "> " << std::flush;
            if (!out_) return kFailed;
            if (!std::getline(in_, line)) {
                out_ << "\nThe input has ended before the game.\n";
                return kFailed;
            }
            if (line == "quit") return status();
            understand(line);
        }
        tell();
        out_ << "scores:";
        for (const Seat seat : session().seats()) out_ << ' ' << G::points(session().setup(), session().state(), seat);
        out_ << '\n';
        return status();
    }

private:
    match::Session<G>& session() { return match_.session; }

    /// Lets the computers play until a person is needed; false at the end of the game.
    bool advance() {
        while (!session().over()) {
            const agent::Due due = driver_.due(session());
            if (!due.computer.valid()) break;
            if (!driver_.move(session(), due.computer)) break;
            static_cast<void>(keep());
        }
        tell();
        return !session().over();
    }

    /// The person to ask: one who must act, else one who may answer an offer.
    Seat viewer() {
        const SeatSet waited = driver_.due(session()).people;
        return waited.empty() ? match_.humans().lowest() : waited.lowest();
    }

    /// What has happened since the last time, as the person at the keyboard may see it.
    void tell() {
        const Seat seat = match_.humans().count() == 1 ? match_.humans().lowest() : game::kSpectator;
        const auto feed = session().feed(seat, told_);
        if (feed.anew) return;
        for (const auto& event : feed.events) out_ << "  " << to_text(session().setup(), event) << '\n';
    }

    void understand(std::string line) {
        Seat seat = viewer();
        if (line.size() > 2 && line[1] == ':' && line[0] >= '0' && line[0] <= '7') {
            const Seat named(line[0] - '0');
            if (!match_.humans().has(named)) {
                out_ << "No person sits there.\n";
                return;
            }
            seat = named;
            line.erase(0, 2);
        }
        if (line.empty()) return;
        if (line == "help") {
            out_ << (std::is_same_v<G, isles::Game> ? kIslesHelp : kShiresHelp);
        } else if (line == "board") {
            out_ << board_art(session().setup(), session().view(seat));
        } else if (line == "table") {
            out_ << table_art(session().setup(), session().view(seat));
        } else if (line == "list") {
            for (const auto& action : G::legal(session().setup(), session().view(seat))) {
                out_ << "  " << to_text(session().setup(), action) << '\n';
            }
        } else if (line == "undo") {
            const bool undone = session().undo(seat);
            out_ << (undone ? "Taken back.\n" : "Nothing can be taken back.\n");
            if (undone) static_cast<void>(keep());
        } else if (line.starts_with("save ")) {
            const std::string file = line.substr(5);
            const std::string wrong = save(file);
            out_ << (wrong.empty() ? "Saved.\n" : file + " " + wrong + ".\n");
        } else {
            move(seat, line);
        }
    }

    void move(Seat seat, const std::string& line) {
        const auto action = G::action_from_text(session().setup(), line);
        if (!action) {
            out_ << "Not understood; type help or list.\n";
            return;
        }
        const auto outcome = session().submit(seat, *action, session().state_no());
        if (!outcome.ok()) out_ << "Refused: " << name_of(outcome.reason) << ".\n";
        if (outcome.ok()) static_cast<void>(keep());
    }

    /// Empty, or what went wrong.
    std::string save(const std::string& file) {
        const auto bytes = registry::encode(match_, 0);
        return write_file(file, std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
    }
    /// False, and reported once, when the game is no longer in its file.
    bool keep() {
        if (plan_.save.empty()) return true;
        const std::string wrong = save(plan_.save);
        if (wrong != unsaved_ && !wrong.empty()) out_ << "The game is not kept: " << plan_.save << ' ' << wrong << ".\n";
        unsaved_ = wrong;
        return wrong.empty();
    }
    [[nodiscard]] int status() const { return unsaved_.empty() ? kGood : kFailed; }

    const ConsolePlan& plan_;
    std::istream& in_;
    std::ostream& out_;
    match::Match<G> match_;
    agent::Driver<G> driver_;
    game::Told told_;
    std::string unsaved_;  ///< why the last save failed
};

template <class G>
std::string complaint_of(const std::vector<std::string>& seats) {
    const auto count = static_cast<int>(seats.size());
    if (count < 2 || !G::valid(usual_config<G>(count, 1))) return "This game is not for " + std::to_string(count) + " seats.";
    const auto known = agent::Traits<G>::names();
    for (const auto& name : seats) {
        if (name == "human" || std::find(known.begin(), known.end(), name) != known.end()) continue;
        return there_is_no("computer player", name, known);
    }
    return {};
}

}  // namespace

int play_in_terminal(const ConsolePlan& plan, std::istream& in, std::ostream& out) {
    int status = 1;
    registry::with_game(plan.game, [&](auto game) { status = Console<typename decltype(game)::type>(plan, in, out).run(); });
    return status;
}

std::string complaint(const ConsolePlan& plan) {
    std::string wrong = there_is_no("game", plan.game, registry::game_names());
    registry::with_game(plan.game, [&](auto game) { wrong = complaint_of<typename decltype(game)::type>(plan.seats); });
    if (wrong.empty() && plan.beginner && plan.game != isles::Game::kName) wrong = "The beginner board is one of Isles.";
    return wrong;
}

}  // namespace lw::cli
