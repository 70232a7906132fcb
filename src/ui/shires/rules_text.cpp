#include "ui/screens/rules_text.hpp"
#include "ui/shires/parts.hpp"

namespace lw::ui::shires {

RulesText rules_text() {
    using Kind = RulesBlock::Kind;
    return {{
                {"Goal",
                 {{Kind::paragraph,
                   "Tile by tile, the players lay out a land of towns, roads, abbeys and fields, and send followers "
                   "into it. *Whoever has the most points when the tiles are gone wins;* players with equal points share the win."}}},
                {"A turn",
                 {{Kind::point, "A tile is drawn at random and must be laid."},
                  {Kind::point, "One follower may be placed on the tile just laid."},
                  {Kind::point, "Whatever the tile has completed is scored, and the followers on it return to their owners."},
                  {Kind::paragraph, "Then it is the next player's turn."}}},
                {"Placing",
                 {{Kind::point, "The tile goes beside one already on the board, turned any way round. Touching at a corner is not enough."},
                  {Kind::point, "Every side must fit its neighbour: town to town, road to road, field to field."},
                  {Kind::point, "Empty cells may be enclosed; perhaps a later tile fills them."},
                  {Kind::point, "A tile that fits nowhere is set aside, and the same player draws another."}}},
                {"Followers",
                 {{Kind::point, "A follower stands on one part of the new tile: a town, a road, an abbey or a field."},
                  {Kind::point,
                   "*That part must be free.* If any follower, even one's own, stands anywhere in the same town, road or "
                   "field, the place is taken."},
                  {Kind::point, "Players come to share a town, a road or a field only when a tile joins what they held separately."},
                  {Kind::point,
                   "When something is scored, *whoever has the most followers in it takes all the points*. If several have equally "
                   "many, each of them gets all the points. The others get nothing."},
                  {Kind::point,
                   "Followers return when what they stand on is scored, and never before. They can be used again from the owner's next "
                   "turn on."}}},
                {"Towns",
                 {{Kind::point, "A town is complete when its wall is closed all the way round and no gap is left inside."},
                  {Kind::point, "Complete: *2 points for each tile, and 2 more for each pennant.*"},
                  {Kind::point, "Still open at the end: 1 for each tile and 1 for each pennant."}}},
                {"Roads",
                 {{Kind::point,
                   "A road is complete when both its ends are closed, by a crossing, a town or an abbey, or when it runs in a ring."},
                  {Kind::point, "*1 point for each tile,* whether complete or still open at the end."}}},
                {"Abbeys",
                 {{Kind::point, "An abbey is complete when all eight cells around it are filled, no matter by whom."},
                  {Kind::point, "Complete: *9 points.* Still open at the end: 1, and 1 for each filled cell around it."}}},
                {"Fields",
                 {{Kind::point, "A follower in a field is a farmer. It stays there until the end of the game."},
                  {Kind::point, "Roads, towns and the edge of the land separate one field from another."},
                  {Kind::point,
                   "At the end, a field scores *3 points for each complete town it touches,* for whoever has the most farmers in it. "
                   "It does not matter who built the town. A town counts for every field at its wall."}}},
                {"The end",
                 {{Kind::point, "The game ends with the turn in which the last tile is laid."},
                  {Kind::point, "Whatever is still open is scored for whoever has the most followers in it, and then the fields are."}}},
                {"Settings",
                 {{Kind::point, "*Second farm rule.* As above, but a player scores each town only once, however many fields touch it."},
                  {Kind::point,
                   "*First farm rule.* Each complete town scores 4 points for whoever has the most farmers in all the fields around it."},
                  {Kind::point, "*No farmers.* Followers cannot be placed in fields."},
                  {Kind::point, "*Town of two tiles.* It scores 4, like any other, or 2 if chosen."},
                  {Kind::point, "*Followers and tiles.* Five to eight followers each; one or two sets of 72 tiles."}}},
            },
            {}};
}

}  // namespace lw::ui::shires
