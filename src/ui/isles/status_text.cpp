#include "ui/isles/status_text.hpp"

#include "ui/isles/build_options.hpp"
#include "ui/isles/own_offers.hpp"
#include "ui/isles/trade_draft.hpp"
#include "ui/isles/words.hpp"

namespace lw::ui::isles {

namespace {

using isles::Phase;
using scene::Tool;

std::string_view place_verb(Tool tool) {
    switch (tool) {
        case Tool::road: return "Place a road";
        case Tool::settlement: return "Place a settlement";
        case Tool::city: return "Place a city";
        case Tool::robber: return "Move the robber";
        case Tool::victim: return "Choose whom to rob";
        case Tool::none: break;
    }
    return "";
}

/// "Place the second settlement", in set-up.
std::string setup_words(const Model& model, Tool tool) {
    const bool second = model.view.table.setup_step >= model.setup->config.seats;
    return std::string("Place the ") + (second ? "second " : "first ") + (tool == Tool::road ? "road" : "settlement");
}

Status placing(const Model& model, Tool tool, bool chosen) {
    Status out;
    const Phase phase = model.view.table.phase;
    const bool in_setup = phase == Phase::setup_settlement || phase == Phase::setup_road;
    out.short_text = in_setup ? setup_words(model, tool) : std::string(place_verb(tool));
    if (phase == Phase::free_road) {
        out.short_text = model.view.table.free_roads > 1 ? "Place the first free road" : "Place the free road";
    }
    const int places = static_cast<int>(scene::targets_of(*model.setup, model.view, model.moves, tool).size());
    const std::string free = places_words(tool, places);
    out.text = out.short_text + (chosen ? ": confirm the place" : (free.empty() ? "" : ": " + free));
    if (chosen) out.short_text += "?";
    return out;
}

/// What the viewer's own offer waits for, or how the last one ended if nothing has happened since.
std::string offer_words(const Model& model) {
    const isles::Offer& offer = model.view.table.offers[model.view.viewer.index()];
    if (offer.open && !offer.accepted.empty()) return "Choose who to trade with";
    if (offer.open) {
        const game::SeatSet left = offer.to - offer.declined;
        return with_enough(model.view, left, offer.want).empty() ? "Nobody can take the offer" : "The offer waits for answers";
    }
    const bool just = !model.events.empty() && std::holds_alternative<isles::OfferClosed>(model.events.back());
    if (!just) return "";
    const OwnOffers own = own_offers(model.events, model.view.viewer);
    if (own.last() == nullptr || !own.last()->refused_by_all()) return "";
    const game::SeatSet declined = own.last()->declined;
    return declined.count() == 1 ? name_of(model.players, declined.lowest()) + " declined the offer" : "All declined the offer";
}

std::string own_words(const Model& model) {
    const isles::Table& table = model.view.table;
    switch (table.phase) {
        case Phase::pre_roll: return "Roll the dice";
        case Phase::discard: return "Discard " + counted(table.discard_due[model.view.viewer.index()], "card", "cards");
        case Phase::main: {
            if (const std::string words = offer_words(model); !words.empty()) return words;
            if (table.part == isles::Part::second) return "Second part: build or trade with the bank";
            if (table.part == isles::Part::special) return "Between the turns: build or buy";
            return "Build, trade or end the turn";
        }
        default: return "Choose";
    }
}

std::string others_words(const Model& model, game::Seat who) {
    const std::string name = name_of(model.players, who);
    const bool wondering = model.thinking == who;
    if (wondering && model.players_missing) return table::absent_words(name);
    switch (model.view.table.phase) {
        case Phase::setup_settlement: return name + " places a settlement";
        case Phase::setup_road: return name + " places a road";
        case Phase::pre_roll: return name + " is about to roll";
        case Phase::discard: return name + " chooses cards to discard";
        case Phase::move_robber: return name + " moves the robber";
        case Phase::choose_victim: return name + " chooses whom to rob";
        case Phase::free_road: return name + " places a free road";
        default:
            if (model.view.table.part == isles::Part::second) return name + " plays the second part of the turn";
            if (model.view.table.part == isles::Part::special) return name + " may build between the turns";
            return wondering ? name + " is thinking" : "It is " + possessive(name) + " turn";
    }
}

}  // namespace

Status status_of(const Model& model, Tool tool, bool chosen) {
    Status out;
    const isles::View& view = model.view;
    if (view.table.phase == Phase::over) {
        out.who = view.table.winners.lowest();
        out.text = view.table.winners.count() == 1 ? name_of(model.players, out.who) + " wins the isle"
                                                   : "A draw between " + names_of(model.players, view.table.winners);
        out.short_text = out.text;
        return out;
    }
    const game::SeatSet due = view.to_act.seats;
    const bool own = view.viewer.valid() && due.has(view.viewer);
    if (own && tool != Tool::none) {
        out = placing(model, tool, chosen);
        out.who = view.viewer;
        out.own = true;
        return out;
    }
    for (const game::Seat from : model.setup->all_seats()) {
        if ((own && view.table.phase != Phase::main) || !asks(model, from)) continue;
        out.who = view.viewer;
        out.own = true;
        out.text = "Answer the offer of " + name_of(model.players, from);
        out.short_text = "Answer " + name_of(model.players, from);
        return out;
    }
    out.own = own;
    out.who = own ? view.viewer : (due.empty() ? view.table.turn : due.lowest());
    out.text = own ? own_words(model) : (out.who.valid() ? others_words(model, out.who) : "Drawing who goes first");
    out.short_text = out.text;
    return out;
}

}  // namespace lw::ui::isles
