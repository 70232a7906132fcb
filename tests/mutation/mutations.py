"""The mutations: what is changed where, which clause of the rules that breaks, and which test must notice."""
from typing import NamedTuple


class Mutation(NamedTuple):
    name: str
    clause: str
    file: str   # in src/isles
    find: str   # occurs there exactly once
    put: str
    test: str   # "scenario NAME", "soak GAMES" or "test_NAME FILTER"


MUTATIONS = [
    # --- production and bank ---------------------------------------------------------------------------------
    Mutation("a city yields one card", "5.1", "production.cpp",
             "site.building == Building::city ? 2 : 1", "1", "scenario production"),
    Mutation("a city yields one card, by the definition", "5.1", "production.cpp",
             "site.building == Building::city ? 2 : 1", "1", "test_chance Production.*"),
    Mutation("the robber's hex yields", "5.1", "production.cpp",
             "|| hex == step.state.table.robber", "", "scenario production"),
    Mutation("one claimant alone gets nothing of a short bank", "5.2c", "production.cpp",
             "= alone ? stock : 0;", "= 0;", "scenario production"),
    Mutation("several claimants are paid from a short bank", "5.2b", "production.cpp",
             "const bool alone = claimants.count() == 1;", "const bool alone = claimants.count() == 2;", "scenario known-faults"),
    Mutation("the bank's last card is kept", "5.2a", "production.cpp",
             "if (total <= stock) return;", "if (total < stock) return;", "scenario production"),
    Mutation("payments do not go back to the bank", "1.5", "production.cpp",
             "    step.secrets().bank += cards;\n", "", "soak 5"),
    # --- set-up -----------------------------------------------------------------------------------------------
    Mutation("the second round runs clockwise", "3.3", "setup_phase.cpp",
             ": 2 * seats - 1 - placement;", ": placement - seats;", "scenario set-up"),
    Mutation("the first settlement pays as well", "3.4", "build.cpp",
             "if (table.setup_step >= step.setup.config.seats) pay_starting_cards", "pay_starting_cards", "scenario set-up"),
    Mutation("any own settlement may have the set-up road", "3.3", "check_build.cpp",
             "return ends[0] == last || ends[1] == last ? Reason::ok : Reason::wrong_settlement;",
             "return ends[0] == last || ends[1] == last || road_connects(facts.setup, facts.table, facts.seat, at) ? Reason::ok : Reason::wrong_settlement;",
             "scenario known-faults"),
    # --- building ---------------------------------------------------------------------------------------------
    Mutation("settlements may be neighbours", "8", "check_build.cpp",
             "        if (occupied(table, near)) return false;\n", "        static_cast<void>(near);\n", "scenario building"),
    Mutation("a road goes on through an opponent", "8.3", "check_build.cpp",
             "            continue;  // rules 8.3: not through an opponent's building\n", "", "scenario building"),
    Mutation("a settlement needs no road", "8", "check_build.cpp",
             "return !connected || own_road_at(facts, at) ? Reason::ok", "return !connected || at.valid() ? Reason::ok", "scenario building"),
    Mutation("a city keeps its settlement off the stock", "8.1", "build.cpp",
             "    ++step.player(step.seat).settlements_left;  // rules 8.1\n", "", "scenario building"),
    # --- seven and robber -------------------------------------------------------------------------------------
    Mutation("seven cards are too many", "6.2", "robber.cpp", "if (size <= limit) continue;", "if (size < limit) continue;", "scenario seven-and-robber"),
    Mutation("the robber may stay", "6.3", "check_robber.cpp",
             "return can_leave(facts.setup, facts.table) ? Reason::robber_must_move : Reason::ok;", "return Reason::ok;", "scenario seven-and-robber"),
    Mutation("one may rob oneself", "6.4", "robber.cpp",
             "if (site.building != Building::none && site.owner != seat) found.add(site.owner);",
             "if (site.building != Building::none) found.add(site.owner);", "scenario seven-and-robber"),
    Mutation("empty hands are candidates", "6.5", "robber.cpp",
             "if (holds || !step.setup.config.settings.victim_must_have_cards) found.add(seat);", "found.add(seat);", "scenario seven-and-robber"),
    Mutation("each kind of card is stolen as easily", "6.4", "chances.cpp",
             "state.secrets.holdings[table.victims.lowest().index()].hand[r]);\n            }",
             "state.secrets.holdings[table.victims.lowest().index()].hand[r] != 0 ? 1U : 0U);\n            }", "test_chance Theft.*"),
    Mutation("the friendly robber spares one point only", "16", "check_robber.cpp", "visible() <= 2;", "visible() <= 1;", "scenario settings"),
    # --- dice and draws ---------------------------------------------------------------------------------------
    Mutation("doubles fall twice as often", "1.4", "chances.cpp",
             "if (can_roll(setup, table, dice)) add(dice, 1);", "if (can_roll(setup, table, dice)) add(dice, dice.a == dice.b ? 2 : 1);", "test_chance Dice.*"),
    Mutation("each kind of card is drawn as easily", "9.1", "chances.cpp",
             "add(DrawnCard{card}, state.secrets.deck[card]);", "add(DrawnCard{card}, state.secrets.deck[card] != 0 ? 1U : 0U);", "test_chance Draw.*"),
    Mutation("the small deck of dice deals 32", "16", "production.cpp", "? 36 : 31;", "? 36 : 32;", "test_chance Dice.*"),
    Mutation("no seven for one round too long", "16", "chances.cpp", "return round < setup", "return round <= setup", "scenario settings"),
    # --- cards ------------------------------------------------------------------------------------------------
    Mutation("a card may be played in the turn it was bought", "9.2", "check_cards.cpp",
             "    if (facts.own.cards[card] == 0) {\n", "    if (facts.own.cards[card] == 0 && facts.own.fresh[card] == 0) {\n", "scenario development-cards"),
    Mutation("two cards in a turn", "9.2", "check_cards.cpp",
             "return facts.table.card_played ? Reason::card_already_played : Reason::ok;", "return Reason::ok;", "scenario known-faults"),
    Mutation("Road Building lays one road", "9.5", "cards.cpp", "step.table().free_roads = 2;", "step.table().free_roads = 1;", "scenario development-cards"),
    Mutation("a monopoly leaves one card", "9.7", "cards.cpp",
             "const std::uint8_t count = step.holding(other).hand[action.resource];",
             "const std::uint8_t held = step.holding(other).hand[action.resource];\n        const std::uint8_t count = held > 0 ? std::uint8_t(held - 1) : held;",
             "scenario development-cards"),
    Mutation("the last card of the bank cannot be taken", "9.6", "check_cards.cpp", "(stock == 1 ? 1 : 2)", "2", "scenario development-cards"),
    # --- roads and awards -------------------------------------------------------------------------------------
    Mutation("trails run through opponents", "10.1", "roads.cpp",
             "return site.building == Building::none || site.owner == seat;", "return site.building == Building::none || site.owner.valid() || seat.valid();",
             "test_differential Roads.*"),
    Mutation("trails are begun at dead ends only", "10.3", "trail.cpp",
             "if (nodes_[node].degree % 2 == 1) starts", "if (nodes_[node].degree == 1) starts", "test_differential Roads.*"),
    Mutation("one sweep of a piece is enough", "10.1", "trail.cpp",
             "    walk(best_end_, 0);\n", "", "test_differential Roads.*"),
    Mutation("a settlement does not cut", "10.5", "build.cpp",
             "    recount_cut_roads(step, at, seat);\n", "    static_cast<void>(recount_cut_roads);\n", "test_differential Roads.*"),
    Mutation("a settlement cuts only the roads of one opponent in two", "10.5", "build.cpp",
             "if (owner.valid() && owner != builder) crossed.add(owner);", "if (owner.valid() && owner != builder && owner.value % 2 == 0) crossed.add(owner);",
             "test_differential Roads.*"),
    Mutation("four roads take the card", "10.4", "awards.cpp", "kShortestAward = 5;", "kShortestAward = 4;", "scenario longest-road-award"),
    Mutation("a tie takes the card from its holder", "10.5b", "awards.cpp",
             "if (longest.has(holder)) return holder; ", "static_cast<void>(holder); ", "scenario longest-road-award"),
    Mutation("of two level players the first gets the card", "10.5d", "awards.cpp",
             "return longest.count() == 1 ? longest.lowest() : Seat{};", "return longest.lowest();", "scenario known-faults"),
    Mutation("an equal army is enough", "11.1", "awards.cpp", "players[holder.index()].knights + 1 :", "players[holder.index()].knights :", "scenario largest-army"),
    Mutation("two knights are an army", "11.1", "awards.cpp", "kSmallestArmy = 3;", "kSmallestArmy = 2;", "scenario largest-army"),
    # --- trade ------------------------------------------------------------------------------------------------
    Mutation("anybody's harbour will do", "7.4", "check_trade.cpp",
             "if (setup.harbour[v] == needed && table.sites[v].owner == seat) return true;", "if (setup.harbour[v] == needed && table.sites[v].owner.valid()) return true;",
             "scenario trade"),
    Mutation("the bank swaps like for like", "7.4", "check_trade.cpp",
             "    if (action.give == action.take) return Reason::same_resource;\n", "", "scenario trade"),
    Mutation("gifts are allowed", "7.2", "check_trade.cpp",
             "    if (action.give.empty() || action.want.empty()) return Reason::nothing_given;\n", "", "scenario known-faults"),
    Mutation("the split closes nothing", "4.4", "check_trade.cpp",
             "return closed ? Reason::trading_closed : Reason::ok;", "static_cast<void>(closed);\n    return Reason::ok;", "scenario trade"),
    Mutation("offers outlast the turn", "7.8", "turn.cpp",
             "    lapse_all_offers(step);  // D5\n", "", "scenario trade"),
    # --- turn and end -----------------------------------------------------------------------------------------
    Mutation("one point more is needed", "12.2", "turn.cpp",
             ">= step.setup.config.settings.victory_target;\n}\n\nSeatSet leaders", "> step.setup.config.settings.victory_target;\n}\n\nSeatSet leaders", "scenario winning"),
    Mutation("special building can win", "15.2.2", "turn.cpp",
             "    if (table.part == Part::special) return;", "    //", "scenario five-and-six"),
    Mutation("the partner is the second to the left", "15.1.1", "turn.cpp", "(n > 6 ? 4 : 3)", "(n > 6 ? 4 : 2)", "scenario five-and-six"),
    Mutation("a part does not renew the right to a card", "D12", "turn.cpp",
             "    table.card_played = false;  // D12: each part is a turn of its own for the cards\n", "", "scenario five-and-six"),
    # --- secrets ----------------------------------------------------------------------------------------------
    Mutation("everybody sees the stolen card", "13", "view.cpp",
             "if (viewer != stole->thief && viewer != stole->victim) stole->resource.reset();", "static_cast<void>(stole);", "scenario privacy"),
    Mutation("hidden points are public", "13", "view.cpp",
             "(over ? points.total() : points.visible());", "(points.total());", "test_contract *SecretsStaySecret*"),
    Mutation("an answer is listed by what a hand holds", "13", "legal.cpp",
             "if (!answered && facts_.hand_size(facts_.seat) >= offer.want.total()) add(AcceptOffer{from});",
             "if (!answered && facts_.own.hand.contains(offer.want)) add(AcceptOffer{from});", "scenario trade"),
    # --- boards -----------------------------------------------------------------------------------------------
    Mutation("red numbers may touch", "2.4.5", "generate_tokens.cpp",
             "if (spec_.no_adjacent_red && red(own) && red(other)) ++found;", "", "scenario board-making"),
    Mutation("cards for five seats as for four", "1.2", "setup.cpp", "seats <= 4 ? 0 : (seats - 3) / 2;", "seats <= 5 ? 0 : (seats - 3) / 2;", "scenario rings"),
]
