// The bodies of play_text.hpp. A game provides the lines of its table and its points (table_text.hpp), found by its types.
#pragma once

#include "cli/golden/play_text.hpp"
#include "cli/golden/table_text.hpp"
#include "cli/position_hash.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/text.hpp"

#include <algorithm>
#include <optional>

namespace lw::cli {

namespace record {

template <class G>
std::string head() {
    return "landwright " + std::string(G::kName) + " game";
}

inline constexpr std::string_view kHash = "hash ";

inline std::string hash_line(std::uint64_t hash) { return std::string(kHash) + hex64(hash); }

inline std::string actor_text(game::Actor actor) { return actor.nature() ? "nature" : std::to_string(int{actor.value}); }

/// The move of this number, from 1.
template <class G>
void apply_or_fail(const typename G::Setup& setup, typename G::State& state, std::size_t number, const Move<G>& move,
                   typename G::EventSink& sink) {
    const auto reason = G::check(setup, state, move.first, move.second);
    if (reason != G::Reason::ok) {
        throw Failure("move " + std::to_string(number) + ", '" + actor_text(move.first) + ": " + G::to_text(setup, move.second) +
                      "', is refused: " + std::string(name_of(reason)));
    }
    G::apply(setup, state, move.first, move.second, sink);
}

template <class G>
std::string end_text(const typename G::Setup& setup, const typename G::State& state, std::size_t moves) {
    std::string text = "\nend\nmoves " + std::to_string(moves) + "\nturns " + std::to_string(G::turn(state)) + "\n";
    for (const game::Seat seat : setup.all_seats()) {
        text += "points " + std::to_string(int{seat.value}) + " " + std::to_string(G::points(setup, state, seat)) + ": " +
                points_text(state, seat) + "\n";
    }
    text += "winners";
    for (const game::Seat seat : G::winners(state)) text += " " + std::to_string(int{seat.value});
    return text + (G::winners(state).empty() ? " none" : "") + "\n" + hash_line(position_hash(setup, state)) + "\n";
}

/// The lines of a text that count, without blanks at their ends.
class Lines {
public:
    explicit Lines(std::string_view text) : rest_(text) {}

    [[nodiscard]] int number() const { return number_; }
    std::optional<std::string_view> next() {
        while (!rest_.empty()) {
            const std::string_view line = rest_.substr(0, rest_.find('\n'));
            rest_.remove_prefix(std::min(rest_.size(), line.size() + 1));
            ++number_;
            const std::size_t end = line.find_last_not_of(" \t\r");
            if (end != std::string_view::npos && line.front() != '#') return line.substr(0, end + 1);
        }
        return std::nullopt;
    }

private:
    std::string_view rest_;
    int number_ = 0;
};

template <class G>
class PlayParser {
public:
    Play<G> read(std::string_view text) {
        Lines lines(text);
        const auto first = lines.next();
        if (!first || *first != head<G>()) throw Failure("the first line is not '" + head<G>() + "'");
        for (auto line = lines.next(); line && *line != "end"; line = lines.next()) {
            number_ = lines.number();
            // Indented lines say what a move brought about; they are for reading and comparing.
            if (line->front() != ' ') understand(std::string(*line));
        }
        begin();
        return play_;
    }

private:
    void understand(const std::string& line) {
        Words words(line);
        const std::string verb = words.next("a word");
        if (verb == "title") {
            play_.title = trimmed(std::string_view(line).substr(verb.size()));
        } else if (verb == "made-by") {
            play_.recipe = trimmed(std::string_view(line).substr(verb.size()));
        } else if (verb.back() == ':') {
            move(verb.substr(0, verb.size() - 1), words.rest());
        } else if (!read_table_line(world_, verb, words)) {
            throw Failure("line " + std::to_string(number_) + ": '" + line + "' is not understood");
        }
    }

    void begin() {
        if (begun_) return;
        begun_ = true;
        play_.config = world_.plan();
        if (!G::valid(play_.config)) throw Failure("the board or the settings are not valid");
        setup_ = G::setup(play_.config);
    }

    void move(const std::string& who, const std::string& text) {
        begin();
        const auto action = G::action_from_text(setup_, text);
        if (!action) throw Failure("line " + std::to_string(number_) + ": '" + text + "' is not an action on this board");
        play_.moves.emplace_back(who == "nature" ? game::kNature : game::Actor{world_.seat(who)}, *action);
    }

    Shares shares_;
    typename WorldOf<G>::type world_{1, shares_};
    typename G::Setup setup_;
    Play<G> play_;
    bool begun_ = false;
    int number_ = 0;
};

}  // namespace record

template <class G>
std::string play_text(const Play<G>& play) {
    const auto setup = G::setup(play.config);
    auto state = G::initial(setup);
    std::string text = record::head<G>() + "\n";
    if (const auto title = trimmed(play.title); !title.empty()) text += "title " + std::string(title) + "\n";
    if (!play.recipe.empty()) text += "made-by " + play.recipe + "\n";
    text += "\n" + config_text(play.config);
    std::vector<typename G::Event> events;
    typename G::EventSink sink(events);
    std::uint16_t turn = 0;
    std::size_t number = 0;
    for (const auto& move : play.moves) {
        if (turn != G::turn(state) || (&move == play.moves.data())) text += "\n";
        turn = G::turn(state);
        events.clear();
        record::apply_or_fail<G>(setup, state, ++number, move, sink);
        text += record::actor_text(move.first) + ": " + G::to_text(setup, move.second) + "\n";
        for (const auto& event : events) text += "    " + to_text(setup, event) + "\n";
    }
    return text + record::end_text<G>(setup, state, play.moves.size());
}

template <class G>
Play<G> parse_play(std::string_view text) {
    return record::PlayParser<G>().read(text);
}

template <class G>
Play<G> read_record(std::string_view text) {
    Play<G> play = parse_play<G>(text);
    const std::string made = play_text<G>(play);
    const std::string older = record::hash_line(G::hash(final_state<G>(play, nullptr)));
    record::Lines kept(text);
    record::Lines right(made);
    while (true) {
        const auto is = kept.next();
        const auto should = right.next();
        if (!is && !should) return play;
        if (is == should || (is == older && should && should->starts_with(record::kHash))) continue;
        if (!is) throw Failure("the record ends where '" + std::string(*should) + "' should follow");
        if (!should)
            throw Failure("line " + std::to_string(kept.number()) + ": '" + std::string(*is) + "' stands behind the end of the record");
        throw Failure("line " + std::to_string(kept.number()) + ": '" + std::string(*is) + "' should be '" + std::string(*should) + "'");
    }
}

template <class G>
typename G::State final_state(const Play<G>& play, std::vector<typename G::Event>* events) {
    const auto setup = G::setup(play.config);
    auto state = G::initial(setup);
    typename G::EventSink sink;
    if (events != nullptr) sink = typename G::EventSink(*events);
    std::size_t number = 0;
    for (const auto& move : play.moves) record::apply_or_fail<G>(setup, state, ++number, move, sink);
    return state;
}

}  // namespace lw::cli
