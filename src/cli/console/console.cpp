#include "cli/console/console.hpp"

#include "cli/console/board_art.hpp"
#include "cli/text.hpp"
#include "isles/generate.hpp"
#include "registry/games.hpp"

#include <istream>
#include <ostream>

namespace lw::cli {

namespace {

using namespace isles;

constexpr const char* kHelp =
    "moves:  settle N(0,0)   road N(0,0)-S(1,-1)   city N(0,0)   buy   roll   end\n"
    "        discard 2b1l   robber (0,-1)   rob 2   bank 4 ore wool\n"
    "        knight   roads   skip   plenty 1b1o   monopoly wool\n"
    "        offer 1l for 1b to 1,2   withdraw   accept 0   decline 0   confirm 2\n"
    "        with several people at the keyboard a seat may be named first: 2: accept 0\n"
    "asking: list (all legal moves)   board   table   undo   save FILE   help   quit\n"
    "corners are N(q,r) and S(q,r), the top and the bottom of hex (q,r); cards are b l w g o with numbers\n";

registry::IslesMatch make_match(const ConsolePlan& plan) {
    Config config;
    config.seats = static_cast<std::uint8_t>(plan.seats.size());
    config.spec.island = usual_island(config.seats);
    config.board_seed = plan.seed;
    config.layout = plan.beginner ? beginner_layout() : generate(config.spec, plan.seed);
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
    return {registry::IslesSession::start(config, base::split_mix64(seed)), players, "terminal"};
}

class Console {
public:
    Console(const ConsolePlan& plan, std::istream& in, std::ostream& out)
        : plan_(plan), in_(in), out_(out), match_(make_match(plan)), driver_(match_.players, plan.seed + 1) {}

    int run() {
        out_ << board_art(session().setup(), session().state().table) << "Type help for the moves.\n";
        while (!session().over()) {
            if (!advance()) break;
            std::string line;
            out_ << "seat " << int{viewer().value} << "> " << std::flush;
            if (!std::getline(in_, line)) return 1;
            if (line == "quit") return 0;
            understand(line);
        }
        tell();
        out_ << "scores:";
        for (const Seat seat : session().seats()) out_ << ' ' << points(session().setup(), session().state(), seat);
        out_ << '\n';
        return 0;
    }

private:
    registry::IslesSession& session() { return match_.session; }

    /// Lets the computers play until a person is needed; false at the end of the game.
    bool advance() {
        while (!session().over()) {
            const agent::Due due = driver_.due(session());
            if (!due.computer.valid()) break;
            if (!driver_.move(session(), due.computer)) break;
            keep();
        }
        tell();
        return !session().over();
    }

    /// The person that is asked: who must act, else who may answer an offer.
    Seat viewer() {
        const SeatSet waited = driver_.due(session()).people;
        return waited.empty() ? match_.humans().lowest() : waited.lowest();
    }

    /// What has happened since the last time, as the person at the keyboard may see it.
    void tell() {
        if (epoch_ != session().epoch()) {
            epoch_ = session().epoch();
            told_ = session().event_count();
        }
        const Seat seat = match_.humans().count() == 1 ? match_.humans().lowest() : game::kSpectator;
        for (const Event& event : session().events(seat, told_)) out_ << "  " << to_text(session().setup(), event) << '\n';
        told_ = session().event_count();
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
            out_ << kHelp;
        } else if (line == "board") {
            out_ << board_art(session().setup(), session().state().table);
        } else if (line == "table") {
            out_ << table_art(session().setup(), session().view(seat));
        } else if (line == "list") {
            for (const Action& action : session().view(seat).legal) out_ << "  " << to_text(session().setup(), action) << '\n';
        } else if (line == "undo") {
            out_ << (session().undo(seat) ? "Taken back.\n" : "Nothing can be taken back.\n");
        } else if (line.starts_with("save ")) {
            out_ << (save(line.substr(5)) ? "Saved.\n" : "The file could not be written.\n");
        } else {
            move(seat, line);
        }
    }

    void move(Seat seat, const std::string& line) {
        const auto action = action_from_text(session().setup(), line);
        if (!action) {
            out_ << "Not understood; type help or list.\n";
            return;
        }
        const auto outcome = session().submit(seat, *action, session().state_no());
        if (!outcome.ok()) out_ << "Refused: " << name_of(outcome.reason) << ".\n";
        if (outcome.ok()) keep();
    }

    bool save(const std::string& file) {
        const auto bytes = registry::encode(match_, 0);
        return write_file(file, std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
    }
    void keep() {
        if (!plan_.save.empty() && !save(plan_.save)) out_ << "The save could not be written.\n";
    }

    const ConsolePlan& plan_;
    std::istream& in_;
    std::ostream& out_;
    registry::IslesMatch match_;
    registry::IslesDriver driver_;
    std::size_t told_ = 0;
    std::uint32_t epoch_ = 0;
};

}  // namespace

int play_in_terminal(const ConsolePlan& plan, std::istream& in, std::ostream& out) { return Console(plan, in, out).run(); }

}  // namespace lw::cli
