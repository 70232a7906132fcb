#include "ui/screens/rules_text.hpp"

namespace lw::ui {

namespace {

using Kind = RulesBlock::Kind;

}  // namespace

std::vector<RulesSection> isles_rules() {
    return {
        {"Goal",
         {{Kind::paragraph,
           "Each player settles the same island. Hexes pay resource cards, cards pay for roads, "
           "settlements and cities, and these count points. *Ten points in the own turn win.*"},
          {Kind::paragraph,
           "Hills pay {brick} brick, forest {lumber} lumber, pasture {wool} wool, fields {grain} grain, "
           "mountains {ore} ore. The desert pays nothing."}}},
        {"Beginning",
         {{Kind::point,
           "In order round the table, everybody places a settlement and a road that touches it."},
          {Kind::point, "Then once more, in the opposite order: the last player goes first."},
          {Kind::point, "The second settlement at once pays one card for each hex it touches."},
          {Kind::point,
           "These first pieces are free. *No two settlements may be neighbours*: between any two lie at "
           "least two edges. This holds for the whole game."}}},
        {"A turn",
         {{Kind::point,
           "Roll both dice. Before the roll nothing else may be done, except to play one development card."},
          {Kind::point, "Everybody gathers what the number pays, whoever rolled it."},
          {Kind::point, "Trade and build, in any order and as often as the cards allow."},
          {Kind::point, "End the turn."}}},
        {"Gathering",
         {{Kind::paragraph,
           "A hex with the rolled number pays its resource to every building on its corners: one card "
           "to a settlement, two to a city. The dots on a token say how many of 36 rolls hit it."},
          {Kind::paragraph,
           "The bank holds 19 cards of each kind. When it cannot pay a resource to all who are due, "
           "nobody gets any of it. When only one player is due, that player gets what is left."}}},
        {"Seven and robber",
         {{Kind::point,
           "On a seven nobody gathers. Whoever holds more than seven cards gives back half of them, "
           "rounded down, by own choice."},
          {Kind::point,
           "Then the roller moves the robber to another hex, and takes one card by chance from an opponent "
           "with a building there."},
          {Kind::point, "The hex under the robber pays nothing until it is moved again."}}},
        {"Trade",
         {{Kind::point,
           "*With players:* only with the one whose turn it is, after the roll. Both sides give at least "
           "one card, and never the same kind on both sides. Others may answer with an offer of their own."},
          {Kind::point, "*With the bank:* four equal cards for one of another kind."},
          {Kind::point,
           "*At a harbour* with an own building on it the bank takes three of a kind, or two of the kind "
           "that the harbour shows."}}},
        {"Building",
         {{Kind::road,
           "*Road.* On a free edge, next to an own road or building, but not on through the building of "
           "another. 15 each."},
          {Kind::settlement,
           "*Settlement, 1 point.* On a free corner with an own road, two edges from any other "
           "building. 5 each."},
          {Kind::city,
           "*City, 2 points.* In place of an own settlement, which comes back to the stock. 4 each."},
          {Kind::card, "*Development card.* Drawn unseen from the pile. 25 in all."}}},
        {"Development cards",
         {{Kind::paragraph,
           "One may be played in a turn, before or after the roll, but not in the turn it was bought. "
           "Points are different: they are kept hidden and count at once."},
          {Kind::knight, "*Knight, 14.* Moves the robber and takes a card, as on a seven."},
          {Kind::roads, "*Road building, 2.* Two roads for nothing."},
          {Kind::plenty, "*Year of plenty, 2.* Any two cards from the bank."},
          {Kind::monopoly, "*Monopoly, 2.* All others hand over every card of one kind."},
          {Kind::victory, "*Point, 5.* One point, shown when it wins."}}},
        {"Longest road, largest army",
         {{Kind::point,
           "{road} The first unbroken road of five or more counts *2 points*. Branches do not add up, and "
           "an opponent's building in between cuts it. Only a longer one takes the card. When a cut leaves "
           "several players level and the holder behind them, nobody has it."},
          {Kind::point,
           "{army} The first to play three knights has the largest army, *2 points*. Only more knights "
           "take it away."}}},
        {"Winning",
         {{Kind::paragraph,
           "Settlements 1, cities 2, longest road 2, largest army 2, point cards 1 each. Whoever reaches "
           "ten in the own turn wins at once. Who is brought to ten in the turn of another has to wait "
           "for the own turn, and may have lost it by then."}}},
        {"Five and six players",
         {{Kind::paragraph,
           "They settle an island of thirty hexes. The bank holds 24 cards of each kind, the pile 34."},
          {Kind::point,
           "*Paired turns.* After each turn the third player on the left has a part of it too: builds, buys, "
           "trades with the bank and may play a card, but neither rolls nor trades with players. Who "
           "reaches ten in the own part wins."},
          {Kind::point,
           "*Building between the turns,* if so chosen. After each turn all others, one after another, may "
           "build and buy. Nobody trades, plays a card or wins in it."}}},
    };
}

}  // namespace lw::ui
