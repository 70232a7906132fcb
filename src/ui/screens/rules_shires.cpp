#include "ui/screens/rules_text.hpp"

namespace lw::ui {

namespace {

using Kind = RulesBlock::Kind;

}  // namespace

std::vector<RulesSection> shires_rules() {
    return {
        {"Goal",
         {{Kind::paragraph,
           "Tile by tile the players lay out a land of towns, roads, abbeys and fields, and send followers "
           "into it. *Whoever has most points when the tiles are gone wins;* equal points share the win."}}},
        {"A turn",
         {{Kind::point, "A tile is drawn by lot and must be laid."},
          {Kind::point, "One follower may be put on the tile just laid."},
          {Kind::point, "Whatever the tile has closed is scored, and its followers come home."},
          {Kind::paragraph, "Then the next player has the turn."}}},
        {"Placing",
         {{Kind::point, "The tile goes beside one that lies already, turned any way round. A corner is not enough."},
          {Kind::point, "Every side must fit its neighbour: town to town, road to road, field to field."},
          {Kind::point, "Holes may be closed in; perhaps a later tile fills them."},
          {Kind::point, "A tile that fits nowhere is put aside, and the same player draws another."}}},
        {"Followers",
         {{Kind::point, "A follower stands on one part of the new tile: a town, a road, an abbey or a field."},
          {Kind::point,
           "*That part must be free.* If any follower, even an own one, stands anywhere in the same town, road or "
           "field, the place is taken."},
          {Kind::point,
           "Two players come to share a town, a road or a field only when a tile joins what they held apart."},
          {Kind::point,
           "When something is scored, *most followers in it take all the points*. With equally many, each of those "
           "players gets all of them. The others get nothing."},
          {Kind::point,
           "Followers come home when what they stand on is scored, and never before. Those of this turn are back for the next."}}},
        {"Towns",
         {{Kind::point, "A town is complete when its wall is closed all round and no gap is left inside."},
          {Kind::point, "Complete: *2 points a tile, and 2 more a pennant.*"},
          {Kind::point, "Left open at the end: 1 a tile and 1 a pennant."}}},
        {"Roads",
         {{Kind::point,
           "A road is complete when both its ends are closed, by a crossing, a town or an abbey, or when it runs in a ring."},
          {Kind::point, "*1 point a tile,* complete or left open at the end."}}},
        {"Abbeys",
         {{Kind::point, "An abbey is complete when all eight places around it are filled, by anybody."},
          {Kind::point, "Complete: *9 points.* At the end: 1, and 1 for each filled place around it."}}},
        {"Fields",
         {{Kind::point,
           "A follower in a field is a farmer. It stays there until the end and comes home no more."},
          {Kind::point, "Roads, towns and the edge of the land part one field from another."},
          {Kind::point,
           "At the end a field brings *3 points for each complete town it touches,* to whoever has most farmers in it. "
           "It does not matter who built the town. A town counts for every field at its wall."}}},
        {"The end",
         {{Kind::point, "The game ends with the turn in which the last tile is laid."},
          {Kind::point, "What is still open is scored, to those with most followers in it, and then the fields."}}},
        {"Settings",
         {{Kind::point, "*Second farm rule.* As above, but a player is paid for a town once, however many fields touch it."},
          {Kind::point,
           "*First farm rule.* Each complete town brings 4 points to whoever has most farmers on all the fields around it."},
          {Kind::point, "*No farm rule.* Followers keep out of the fields."},
          {Kind::point, "*Town of two tiles.* It counts 4 like any other, or 2 if so chosen."},
          {Kind::point, "*Followers and tiles.* Five to eight followers each; one set of 72 tiles or two."}}},
    };
}

}  // namespace lw::ui
