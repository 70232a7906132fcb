#include "ui/isles/log_text.hpp"

#include <utility>

namespace lw::ui::isles {

using isles::Resource;
using isles::Resources;

namespace {

constexpr int kRepeat = 4;  // up to this many equal icons stand side by side; more become a number and an icon

class Writer {
public:
    Writer(const Players& players, LogKind kind, game::Seat who) : players_(players) {
        line_.kind = kind;
        line_.who = who;
    }
    Writer& name(game::Seat seat) {
        line_.spans.push_back({name_of(players_, seat), true, std::nullopt, false});
        return *this;
    }
    Writer& text(std::string words) {
        line_.spans.push_back({std::move(words), false, std::nullopt, false});
        return *this;
    }
    Writer& bold(std::string words) {
        line_.spans.push_back({std::move(words), true, std::nullopt, false});
        return *this;
    }
    Writer& one(Resource resource) {
        line_.spans.push_back({std::string(word(resource)), false, image(resource), false});
        return *this;
    }
    Writer& cards(const Resources& cards) {
        for (const Resource r : isles::kAllResources) {
            if (cards[r] == 0) continue;
            if (cards[r] > kRepeat) {
                bold(std::to_string(cards[r]));
                one(r);
            } else {
                for (int i = 0; i < cards[r]; ++i) one(r);
            }
            for (auto span = line_.spans.rbegin(); span != line_.spans.rend() && span->text == word(r); ++span) span->counted = true;
        }
        return *this;
    }
    Writer& at(scene::Target place) { return (line_.place = place, *this); }
    Writer& quiet() { return (line_.quiet = true, *this); }
    operator LogLine() { return std::move(line_); }  // NOLINT(google-explicit-constructor): ends the chain

private:
    const Players& players_;
    LogLine line_;
};

struct Teller {
    const isles::Setup& setup;
    const Players& players;

    [[nodiscard]] Writer say(LogKind kind, game::Seat who) const { return {players, kind, who}; }
    [[nodiscard]] Writer by(LogKind kind, game::Seat who, std::string words) const {
        return Writer(players, kind, who).name(who).text(std::move(words));
    }

    LogLine operator()(const isles::Began& e) const { return by(LogKind::turn, e.first, "goes first"); }
    LogLine operator()(const isles::TurnBegan& e) const { return by(LogKind::turn, e.seat, "is next").quiet(); }
    LogLine operator()(const isles::Settled& e) const {
        return by(LogKind::build, e.seat, e.paid ? "builds a settlement" : "places a settlement").at(e.at);
    }
    LogLine operator()(const isles::RoadBuilt& e) const {
        return by(LogKind::build, e.seat, e.paid ? "builds a road" : "places a road").at(e.at);
    }
    LogLine operator()(const isles::CityBuilt& e) const { return by(LogKind::build, e.seat, "builds a city").at(e.at); }
    LogLine operator()(const isles::Rolled& e) const { return by(LogKind::roll, e.seat, "rolls").bold(std::to_string(e.a + e.b)); }
    LogLine operator()(const isles::Produced& e) const { return by(LogKind::gain, e.seat, "gets").cards(e.cards); }
    LogLine operator()(const isles::NothingProduced&) const { return say(LogKind::gain, {}).text("Nobody gets anything"); }
    LogLine operator()(const isles::BankShort& e) const {
        auto line = say(LogKind::gain, {}).text("The bank is short of").one(e.resource);
        if (!e.partly) return line.text("- nobody gets any");
        return line.text("-").name(e.seats.lowest()).text("gets what is left");
    }
    LogLine operator()(const isles::DiscardDue& e) const {
        return by(LogKind::robber, e.seat, "must discard").bold(std::to_string(e.count));
    }
    LogLine operator()(const isles::DiscardChosen& e) const { return by(LogKind::robber, e.seat, "has chosen what to discard").quiet(); }
    LogLine operator()(const isles::Discarded& e) const { return by(LogKind::robber, e.seat, "discards").cards(e.cards); }
    LogLine operator()(const isles::RobberMoved& e) const {
        return by(LogKind::robber, e.seat, "moves the robber to " + words(setup, e.to)).at(e.to);
    }
    LogLine operator()(const isles::Stole& e) const {
        auto line = by(LogKind::robber, e.thief, e.resource ? "takes" : "takes a card");
        if (e.resource) line.one(*e.resource);
        return line.text("from").name(e.victim);
    }
    LogLine operator()(const isles::NothingStolen& e) const {
        if (!e.victim.valid()) return by(LogKind::robber, e.thief, "finds nobody to rob");
        return by(LogKind::robber, e.victim, "has no card to take");
    }
    LogLine operator()(const isles::DevCardBought& e) const {
        auto line = by(LogKind::card, e.seat, "buys a development card");
        if (!e.card) return line;
        return line.text("(" + std::string(title(*e.card)) + ")");
    }
    LogLine operator()(const isles::DevCardPlayed& e) const {
        const std::string what = e.card == isles::DevCard::knight ? "a knight" : std::string(title(e.card));
        return by(LogKind::card, e.seat, "plays " + what);
    }
    LogLine operator()(const isles::PlentyTaken& e) const {
        return by(LogKind::card, e.seat, "takes").cards(e.cards).text("from the bank");
    }
    LogLine operator()(const isles::Monopolised& e) const {
        if (e.count == 0) return by(LogKind::card, e.from, "has no").one(e.resource);
        return by(LogKind::card, e.from, "hands over").cards(Resources::of(e.resource, e.count)).text("to").name(e.seat);
    }
    LogLine operator()(const isles::FreeRoadLapsed& e) const { return by(LogKind::card, e.seat, "leaves a free road unbuilt"); }
    LogLine operator()(const isles::BankTraded& e) const {
        return by(LogKind::trade, e.seat, "trades").cards(Resources::of(e.give, e.count)).text("for").one(e.take).text("with the bank");
    }
    LogLine operator()(const isles::OfferMade& e) const {
        auto line = by(LogKind::trade, e.seat, "offers").cards(e.give).text("for").cards(e.want);
        const game::SeatSet others = setup.all_seats() - game::SeatSet::of(e.seat);
        if (e.to == others && others.count() > 1) return line;
        return line.text("to " + names_of(players, e.to));
    }
    LogLine operator()(const isles::OfferClosed& e) const {
        if (e.lapsed) return say(LogKind::trade, e.seat).text("The offer of").name(e.seat).text("lapses");
        return by(LogKind::trade, e.seat, "withdraws the offer");
    }
    LogLine operator()(const isles::OfferAccepted& e) const { return by(LogKind::trade, e.seat, "accepts the offer of").name(e.from); }
    LogLine operator()(const isles::OfferDeclined& e) const { return by(LogKind::trade, e.seat, "declines the offer of").name(e.from); }
    LogLine operator()(const isles::Traded& e) const {
        return by(LogKind::trade, e.a, "trades").cards(e.from_a).text("for").cards(e.from_b).text("with").name(e.b);
    }
    LogLine operator()(const isles::LongestRoadMoved& e) const {
        if (!e.to.valid()) return say(LogKind::award, {}).text("Nobody has the longest road any more");
        auto line = by(LogKind::award, e.to, "has the longest road, " + std::to_string(e.length) + " in a row");
        if (!e.from.valid()) return line;
        return line.text("- taken from").name(e.from);
    }
    LogLine operator()(const isles::LargestArmyMoved& e) const {
        auto line = by(LogKind::award, e.to, "has the largest army of " + counted(e.knights, "knight", "knights"));
        if (!e.from.valid()) return line;
        return line.text("- taken from").name(e.from);
    }
    LogLine operator()(const isles::TurnEnded& e) const { return by(LogKind::turn, e.seat, "ends the turn").quiet(); }
    LogLine operator()(const isles::PlacementSkipped& e) const { return by(LogKind::build, e.seat, "finds no place for a settlement"); }
    LogLine operator()(const isles::GameEnded& e) const {
        if (e.winners.count() == 1) return by(LogKind::award, e.winners.lowest(), "wins the game");
        return say(LogKind::award, {}).text("The game is a draw between " + names_of(players, e.winners));
    }
    LogLine operator()(const isles::PartBegan& e) const {
        const bool second = e.part == isles::Part::second;
        return by(LogKind::turn, e.seat, second ? "plays the second part of the turn" : "may build between the turns");
    }
    LogLine operator()(const isles::PointsRevealed& e) const {
        return by(LogKind::award, e.seat, "reveals " + counted(e.cards, "victory point card", "victory point cards"));
    }
};

}  // namespace

std::string LogLine::plain() const {
    const auto number = [this](std::size_t i) {
        return i < spans.size() && spans[i].bold && spans[i].text.find_first_not_of("0123456789") == std::string::npos;
    };
    std::string out;
    for (std::size_t i = 0; i < spans.size(); ++i) {
        const Span& span = spans[i];
        std::size_t run = 1;  // equal icons in a row are read out with their number
        while (span.icon && i + run < spans.size() && spans[i + run].icon == span.icon) ++run;
        const bool listed = i > 0 && spans[i - 1].counted && (span.counted || (number(i) && i + 1 < spans.size() && spans[i + 1].counted));
        if (!out.empty()) out += listed ? ", " : " ";
        if (span.counted && !(i > 0 && number(i - 1))) out += std::to_string(run) + " ";
        out += span.text;
        i += run - 1;
    }
    return out;
}

LogLine log_line(const isles::Setup& setup, const Players& players, const isles::Event& event) {
    return std::visit(Teller{setup, players}, event);
}

LogLine refused_line(const Players& players, game::Seat from) {
    return Writer(players, LogKind::trade, from).text("Nobody takes the offer of").name(from);
}

std::string spoken(const isles::Setup& setup, const LogLine& line) {
    std::string out = line.plain();
    if (line.place.vertex().valid()) out += ": " + words(setup, line.place.vertex());
    if (line.place.edge().valid()) out += ": " + words(setup, line.place.edge());
    return out;
}

}  // namespace lw::ui::isles
