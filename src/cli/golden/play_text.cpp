#include "cli/golden/play_text.hpp"

#include "cli/scenario/board.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/scenario/places.hpp"
#include "cli/text.hpp"

namespace lw::cli {

namespace {

using namespace isles;

constexpr std::string_view kHead = "landwright isles game";

std::string on_off(bool value) { return value ? "on" : "off"; }

std::string settings_text(const Settings& s) {
    constexpr std::array<std::string_view, 3> kDice{"random", "deck36", "deck31"};
    std::string text;
    const auto line = [&text](std::string_view name, const std::string& value) {
        text += "set ";
        text += name;
        text += " " + value + "\n";
    };
    line("victoryTarget", std::to_string(s.victory_target));
    line("discardLimit", s.discard_limit == 0 ? "off" : std::to_string(s.discard_limit));
    line("friendlyRobber", on_off(s.friendly_robber));
    line("dice", std::string(kDice[static_cast<std::size_t>(s.dice)]));
    line("noSevenRounds", std::to_string(s.no_seven_rounds));
    line("tradeBuild", s.trade_build == TradeBuild::split ? "split" : "combined");
    if (s.five_six != FiveSix::paired) line("fiveSix", std::string(isles::name_of(s.five_six)));
    line("victimMustHaveCards", on_off(s.victim_must_have_cards));
    line("bankVisible", on_off(s.bank_visible));
    return text;
}

std::string layout_text(const Layout& layout) {
    std::string text = "board empty\n";
    for (const Tile& tile : layout.tiles) {
        text += "hex " + to_text(tile.hex) + " " + std::string(isles::name_of(tile.terrain));
        if (tile.token != 0) text += " " + std::to_string(int{tile.token});
        text += "\n";
    }
    for (const Harbour& harbour : layout.harbours) {
        text += "harbour " + to_text(harbour.hex) + " " + std::string(name_of(harbour.side)) + " " +
                std::string(name_of(harbour.kind)) + "\n";
    }
    return text + "robber-starts " + to_text(layout.robber) + "\n";
}

std::string actor_text(game::Actor actor) { return actor.nature() ? "nature" : std::to_string(int{actor.value}); }

void apply_or_fail(const Setup& setup, State& state, const Move& move, EventSink& sink) {
    const Reason reason = check(setup, state, move.first, move.second);
    if (reason != Reason::ok) {
        throw Failure(actor_text(move.first) + ": " + to_text(setup, move.second) + " is refused: " + std::string(isles::name_of(reason)));
    }
    apply(setup, state, move.first, move.second, sink);
}

std::string end_text(const Setup& setup, const State& state, std::size_t moves) {
    std::string text = "\nend\nmoves " + std::to_string(moves) + "\nturns " + std::to_string(state.table.turn_number) + "\n";
    for (const Seat seat : setup.all_seats()) {
        const Points p = points_of(state.table, state.secrets.holdings[seat.index()], seat);
        text += "points " + std::to_string(int{seat.value}) + " " + std::to_string(p.total()) + ": settlements " +
                std::to_string(p.settlements) + " cities " + std::to_string(p.cities) + " longest-road " +
                std::to_string(p.longest_road) + " largest-army " + std::to_string(p.largest_army) + " cards " +
                std::to_string(p.cards) + "\n";
    }
    text += "winners";
    for (const Seat seat : winners(state)) text += " " + std::to_string(int{seat.value});
    return text + (winners(state).empty() ? " none" : "") + "\nhash " + hex64(hash(state)) + "\n";
}

class Reader {
public:
    Play read(std::string_view text) {
        bool first = true;
        while (!text.empty()) {
            const std::size_t end = text.find('\n');
            ++line_;
            const std::string_view line = text.substr(0, end);
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
            if (first && !line.starts_with(kHead)) throw Failure("the first line is not '" + std::string(kHead) + "'");
            if (!first && line == "end") break;
            // Indented lines tell what a move brought about; they are for reading and comparing.
            if (!first && !line.empty() && line.front() != ' ' && line.front() != '#') understand(std::string(line));
            first = false;
        }
        begin();
        return play_;
    }

private:
    void understand(const std::string& line) {
        Words words(line);
        const std::string verb = words.next("a word");
        if (verb == "title") {
            play_.title = words.rest();
        } else if (verb == "made-by") {
            play_.recipe = words.rest();
        } else if (verb == "robber-starts") {
            world_.config().layout.robber = read_hex(words);
        } else if (verb.back() == ':') {
            move(verb.substr(0, verb.size() - 1), words.rest());
        } else if (!board_line(world_, verb, words)) {
            throw Failure("line " + std::to_string(line_) + ": '" + line + "' is not understood");
        }
    }

    void begin() {
        if (begun_) return;
        begun_ = true;
        play_.config = world_.plan();
        if (!valid(play_.config)) throw Failure("the board or the settings are not valid");
        setup_ = make_setup(play_.config);
    }

    void move(const std::string& who, const std::string& text) {
        begin();
        const auto action = action_from_text(setup_, text);
        if (!action) throw Failure("line " + std::to_string(line_) + ": '" + text + "' is not an action on this board");
        play_.moves.emplace_back(who == "nature" ? game::kNature : game::Actor{world_.seat(who)}, *action);
    }

    Shares shares_;
    World world_{1, shares_};
    Setup setup_;
    Play play_;
    bool begun_ = false;
    int line_ = 0;
};

}  // namespace

std::string config_text(const Config& config) {
    std::string text = "seats " + std::to_string(int{config.seats}) + "\nbegins ";
    text += config.first_player.valid() ? std::to_string(int{config.first_player.value}) : "lot";
    return text + "\n" + settings_text(config.settings) + layout_text(config.layout);
}

std::string play_text(const Play& play) {
    const Setup setup = make_setup(play.config);
    State state = initial(setup);
    std::string text = std::string(kHead) + "\n";
    if (!play.title.empty()) text += "title " + play.title + "\n";
    if (!play.recipe.empty()) text += "made-by " + play.recipe + "\n";
    text += "\n" + config_text(play.config);
    std::vector<Event> events;
    EventSink sink(events);
    std::uint16_t turn = 0;
    for (const Move& move : play.moves) {
        if (turn != state.table.turn_number || (&move == play.moves.data())) text += "\n";
        turn = state.table.turn_number;
        events.clear();
        apply_or_fail(setup, state, move, sink);
        text += actor_text(move.first) + ": " + to_text(setup, move.second) + "\n";
        for (const Event& event : events) text += "    " + to_text(setup, event) + "\n";
    }
    return text + end_text(setup, state, play.moves.size());
}

Play parse_play(std::string_view text) { return Reader().read(text); }

State final_state(const Play& play, std::vector<Event>* events) {
    const Setup setup = make_setup(play.config);
    State state = initial(setup);
    EventSink sink;
    if (events != nullptr) sink = EventSink(*events);
    for (const Move& move : play.moves) apply_or_fail(setup, state, move, sink);
    return state;
}

}  // namespace lw::cli
