#include "ui/screens/rules_text.hpp"
#include "ui/isles/cards.hpp"
#include "ui/isles/parts.hpp"

namespace lw::ui::isles {

namespace {

RulesThing thing(Image image, const Resources& cost = {}, Paint paint = Paint::none) { return {image, paint, priced(cost)}; }

}  // namespace

RulesText rules_text() {
    using Kind = RulesBlock::Kind;
    const RulesThing road = thing(Image::road, kRoadCost, Paint::p0);
    const RulesThing settlement = thing(Image::settlement, kSettlementCost, Paint::p0);
    const RulesThing city = thing(Image::city, kCityCost, Paint::p0);
    const RulesThing card = thing(Image::icon_unknown_development, kDevCardCost);
    const RulesThing knight = thing(Image::icon_knight);
    const RulesThing roads = thing(Image::icon_road_building);
    const RulesThing plenty = thing(Image::icon_year_of_plenty);
    const RulesThing monopoly = thing(Image::icon_monopoly);
    const RulesThing victory = thing(Image::icon_victory_point);
    return {{
                {"Goal",
                 {{Kind::paragraph,
                   "The players settle an island together. Hexes yield resource cards, cards pay for roads, "
                   "settlements and cities, and these score points. *The first player to have ten points on their own turn "
                   "wins.*"},
                  {Kind::paragraph,
                   "Hills yield {brick} brick, forests {lumber} lumber, pastures {wool} wool, fields {grain} grain and "
                   "mountains {ore} ore. The desert yields nothing."}}},
                {"Beginning",
                 {{Kind::point, "In turn order, everybody places a settlement and a road that touches it."},
                  {Kind::point, "Then everybody does so once more in reverse order: the last player goes first."},
                  {Kind::point, "The second settlement immediately brings one card for each hex it touches."},
                  {Kind::point,
                   "These first pieces are free. *Settlements may not be neighbours*: there are at least two edges between "
                   "any two buildings. This holds for the whole game."}}},
                {"A turn",
                 {{Kind::point, "Roll both dice. Before the roll you may only play a development card."},
                  {Kind::point, "Everybody gathers what the number yields, no matter who rolled it."},
                  {Kind::point, "Trade and build, in any order and as often as the cards allow."},
                  {Kind::point, "End the turn."}}},
                {"Gathering",
                 {{Kind::paragraph,
                   "A hex with the rolled number gives its resource to every building on its corners: one card "
                   "for a settlement, two for a city. The dots on a token show how many of 36 rolls hit it."},
                  {Kind::paragraph,
                   "The bank holds 19 cards of each kind. If it runs short of a resource, nobody gets any of it. If only "
                   "one player is to get it, that player takes what is left."}}},
                {"Seven and robber",
                 {{Kind::point,
                   "On a seven nobody gathers. Everybody with more than seven cards chooses half of them, rounded down, and "
                   "gives them back to the bank."},
                  {Kind::point,
                   "Then whoever rolled moves the robber to another hex and takes one card at random from an opponent "
                   "with a building there."},
                  {Kind::point, "The hex with the robber yields nothing until the robber moves on."}}},
                {"Trade",
                 {{Kind::point,
                   "*With players:* only with the player whose turn it is, and only after the roll. Each side gives at "
                   "least one card, and no kind may be on both sides. An offer may be answered with a counter-offer."},
                  {Kind::point, "*With the bank:* four cards of one kind for one card of another."},
                  {Kind::point,
                   "*At a harbour* where you have a building, the bank takes three cards of one kind, or two of the kind "
                   "that the harbour shows."}}},
                {"Building",
                 {{Kind::thing,
                   "*Road.* On a free edge next to a road or building of yours. It cannot continue past an opponent's "
                   "building. Each player has 15.",
                   road},
                  {Kind::thing,
                   "*Settlement, 1 point.* On a free corner that a road of yours reaches, at least two edges from any other "
                   "building. Each player has 5.",
                   settlement},
                  {Kind::thing, "*City, 2 points.* Replaces a settlement of yours, which can be built again. Each player has 4.", city},
                  {Kind::thing, "*Development card.* Drawn unseen from the pile of 25.", card}}},
                {"Development cards",
                 {{Kind::paragraph,
                   "You may play one card a turn, before or after the roll, but not in the turn you bought it. "
                   "Point cards are different: they stay hidden and count at once."},
                  {Kind::thing, "*Knight, 14.* Moves the robber and takes a card, as on a seven.", knight},
                  {Kind::thing, "*Road building, 2.* Two free roads.", roads},
                  {Kind::thing, "*Year of plenty, 2.* Any two cards from the bank.", plenty},
                  {Kind::thing, "*Monopoly, 2.* All other players hand over every card of one kind.", monopoly},
                  {Kind::thing, "*Point, 5.* One point, shown at the end of the game.", victory}}},
                {"Longest road, largest army",
                 {{Kind::point,
                   "{road} The first unbroken road of five or more pieces scores *2 points*. Branches do not count, and "
                   "an opponent's building interrupts it. Only a longer road takes the award away. If an interruption leaves "
                   "several other players tied for the longest road, nobody has it."},
                  {Kind::point,
                   "{army} The first player to play three knights has the largest army and scores *2 points*. Only more "
                   "knights take it away."}}},
                {"Winning",
                 {{Kind::paragraph,
                   "Settlements and point cards score 1 each, cities 2, the longest road 2 and the largest army 2. Whoever has "
                   "ten points on their own turn wins at once. If you reach ten on somebody else's turn, you win when your "
                   "turn comes, if you still have them."}}},
                {"Five and six players",
                 {{Kind::paragraph, "The island has thirty hexes, the bank holds 24 cards of each kind, and the pile 34 cards."},
                  {Kind::point,
                   "*Paired turns.* After each turn the third player to the left takes a second part of it: they build, buy, "
                   "trade with the bank and may play a card, but neither roll nor trade with players. They win if they reach "
                   "ten points in it."},
                  {Kind::point,
                   "*Building between turns,* if chosen. After each turn all the others may build and buy, one after "
                   "another. Nobody can trade, play a card or win then."}}},
            },
            {{"brick", Rich().icon(Image::icon_brick)},
             {"lumber", Rich().icon(Image::icon_lumber)},
             {"wool", Rich().icon(Image::icon_wool)},
             {"grain", Rich().icon(Image::icon_grain)},
             {"ore", Rich().icon(Image::icon_ore)},
             {"road", Rich().icon(Image::icon_longest_road)},
             {"army", Rich().icon(Image::icon_largest_army)}}};
}

}  // namespace lw::ui::isles
