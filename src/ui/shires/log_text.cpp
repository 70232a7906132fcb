#include "ui/shires/log_text.hpp"

namespace lw::ui::shires {

namespace {

/// ", with 3 followers against 1" where others are there too.
std::string contest(const shires::Scored& e) {
    const int most = e.followers.of(e.winners.lowest());
    int others = 0;
    for (int s = 0; s < shires::kMostSeats; ++s) {
        if (!e.winners.has(game::Seat(s))) others += e.followers.of(game::Seat(s));
    }
    if (others > 0) return ", with " + counted(most, "follower", "followers") + " against " + std::to_string(others);
    return most > 1 ? ", with " + counted(most, "follower", "followers") : "";
}

/// "a town of 4 tiles, 1 pennant", "an open abbey with 5 of 9 cells filled".
std::string sized(const std::string& feature, const shires::Scored& e) {
    if (e.kind != shires::FeatureKind::cloister) return feature + " of " + size_words(e.kind, e.tiles, e.pennants);
    return e.occasion == shires::Occasion::complete ? feature : feature + " with " + size_words(e.kind, e.tiles, 0) + " filled";
}

std::string scored_what(const shires::Scored& e) {
    switch (e.occasion) {
        case shires::Occasion::complete: return sized(with_article(word(e.kind)), e);
        case shires::Occasion::incomplete: return sized("an open " + std::string(word(e.kind)), e);
        case shires::Occasion::field:
            return e.cities == 0 ? "a field without a complete town"
                                 : "a field with " + counted(e.cities, "complete town", "complete towns");
        case shires::Occasion::city: break;
    }
    return "the farmers around a town";
}

struct Teller {
    const shires::State& state;
    const Players& players;

    [[nodiscard]] LogLine by(LogKind kind, game::Seat who, const std::string& words) const {
        LogLine out;
        out.kind = kind;
        out.who = who;
        out.words.bold(name_of(players, who)).text(" " + words);
        return out;
    }

    LogLine operator()(const shires::Began& e) const { return by(LogKind::turn, e.first, "goes first"); }
    LogLine operator()(const shires::TurnBegan& e) const {
        LogLine out = by(LogKind::turn, e.seat, "is next");
        out.quiet = true;
        return out;
    }
    LogLine operator()(const shires::TileDrawn& e) const {
        LogLine out = by(LogKind::tile, e.seat, "draws a tile: " + std::string(words(e.kind)));
        out.quiet = true;
        return out;
    }
    LogLine operator()(const shires::TileSetAside& e) const {
        return by(LogKind::tile, e.seat, "sets aside a tile that fits nowhere: " + std::string(words(e.kind)));
    }
    LogLine operator()(const shires::TileLaid& e) const {
        LogLine out = by(LogKind::tile, e.seat, "lays a tile: " + std::string(words(e.kind)));
        out.cell = e.at;
        return out;
    }
    LogLine operator()(const shires::FollowerPlaced& e) const {
        constexpr std::array<std::string_view, shires::kFeatureKinds> kDeeds{"claims a town", "claims a road", "sends a monk to the abbey",
                                                                             "sends a farmer to a field"};
        LogLine out = by(LogKind::tile, e.seat, std::string(kDeeds[static_cast<std::size_t>(e.spot.kind)]));
        out.cell = state.tiles[e.tile.index()].at;
        return out;
    }
    LogLine operator()(const shires::Scored& e) const {
        if (e.winners.empty()) {
            LogLine out;
            out.kind = LogKind::score;
            out.words.text("Nobody holds " + scored_what(e));
            out.feature = e.root;
            out.quiet = true;
            return out;
        }
        LogLine out;
        out.kind = LogKind::score;
        out.who = e.winners.lowest();
        const bool several = e.winners.count() > 1;
        out.words.bold(names_of(players, e.winners)).text(several ? " score " : " scores ");
        out.words.bold(points(e)).text(" for " + scored_what(e) + contest(e));
        out.feature = e.root;
        return out;
    }
    LogLine operator()(const shires::FollowerReturned& e) const {
        LogLine out = by(LogKind::turn, e.seat, "gets a follower back");
        out.quiet = true;
        return out;
    }
    LogLine operator()(const shires::LastScoring&) const {
        LogLine out;
        out.kind = LogKind::score;
        out.words.text("Final scoring: what is still open, then the fields");
        return out;
    }
    LogLine operator()(const shires::GameEnded& e) const {
        LogLine out;
        out.who = e.winners.lowest();
        out.words.bold(names_of(players, e.winners)).text(e.winners.count() > 1 ? " win the game" : " wins the game");
        return out;
    }

    /// "4", "nothing", or "6 and 3" where a city has counted for one of them before.
    static std::string points(const shires::Scored& e) {
        std::string out;
        bool differ = false;
        for (const game::Seat seat : e.winners) {
            differ = differ || e.given[seat.index()] != e.given[e.winners.lowest().index()];
            out += (out.empty() ? "" : " and ") + std::to_string(e.given[seat.index()]);
        }
        if (differ) return out;
        const int all = e.given[e.winners.lowest().index()];
        if (all == 0) return e.cities > 0 ? "nothing more" : "nothing";
        return std::to_string(all);
    }
};

}  // namespace

LogLine log_line(const shires::State& state, const Players& players, const shires::Event& event) {
    return std::visit(Teller{state, players}, event);
}

void LogBook::forget() {
    entries_.clear();
    read_ = 0;
}

void LogBook::read(const Model& model, Mirror& mirror, bool anew) {
    // A first player who is not drawn by lot begins without an event.
    if (read_ == 0) turn_ = model.setup->config.first_player.valid() ? 1 : 0;
    for (; read_ < model.events.size(); ++read_) {
        const shires::Event& event = model.events[read_];
        const auto* began = std::get_if<shires::TurnBegan>(&event);
        if (began != nullptr) turn_ = began->turn;
        LogLine line = log_line(model.view.table, model.players, event);
        const bool own = began != nullptr && began->seat == model.view.viewer;
        if (!anew && (!line.quiet || began != nullptr)) mirror.announce(line.words.plain(), own);
        entries_.push_back({std::move(line), turn_, round_of(turn_, model.setup->config.seats)});
    }
    if (model.replay || !listener_.takes_over(model.view.viewer) || !anew) return;
    std::vector<std::string> lines;
    for (std::size_t i = table::since_own_turn<shires::TurnBegan>(model); i < entries_.size(); ++i) {
        if (!entries_[i].line.quiet) lines.push_back(entries_[i].line.words.plain());
    }
    table::tell(lines, mirror);
}

}  // namespace lw::ui::shires
