#include "ui/isles/parts.hpp"

#include "ui/isles/setup/setup.hpp"

namespace lw::ui::isles {

const GameParts& parts() {
    static constexpr GameParts kParts{.kind = GameKind::isles,
                                      .name = Text::isles_name,
                                      .line = Text::isles_line,
                                      .facts = Text::isles_facts,
                                      .new_id = "title.new",
                                      .quick_id = "title.quick",
                                      .art = draw_title_art,
                                      .rules = rules_text,
                                      .presets = draw_presets,
                                      .options = draw_options,
                                      .editor = draw_editor,
                                      .question = draw_question,
                                      .start = start,
                                      .enter = enter,
                                      .fill = fill,
                                      .take_answers = take_answers,
                                      .most_seats = game::kMaxSeats,
                                      .levels = 3,
                                      .too_many = Text::new_many,
                                      .seats_line = Text::new_players_line,
                                      .lot_line = Text::first_lot_line,
                                      .first_line = Text::first_seat_line,
                                      .link_title = Text::link_board,
                                      .link_line = Text::link_board_line,
                                      .link_play = Text::link_play,
                                      .link_play_same = Text::link_play_same};
    return kParts;
}

std::string link_words(const Config& config) {
    return filled(Text::link_hexes, {{"players", player_count(config.seats)},
                                     {"hexes", std::to_string(config.layout.tiles.size())},
                                     {"harbours", std::to_string(config.layout.harbours.size())},
                                     {"target", std::to_string(config.settings.victory_target)}});
}

}  // namespace lw::ui::isles
