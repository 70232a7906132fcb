#include "ui/shires/parts.hpp"

#include "ui/shires/setup/setup.hpp"

namespace lw::ui::shires {

const GameParts& parts() {
    static constexpr GameParts kParts{.kind = GameKind::shires,
                                      .name = Text::shires_name,
                                      .line = Text::shires_line,
                                      .facts = Text::shires_facts,
                                      .new_id = "title.new.shires",
                                      .quick_id = "title.quick.shires",
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
                                      .most_seats = kMostSeats,
                                      .levels = 3,
                                      .too_many = Text::new_many_shires,
                                      .seats_line = Text::new_players_line_shires,
                                      .lot_line = Text::first_lot_line_shires,
                                      .first_line = Text::first_seat_line_shires,
                                      .link_title = Text::link_table_shared,
                                      .link_line = Text::link_table_line,
                                      .link_play = Text::link_play_table,
                                      .link_play_same = Text::link_play_its_table};
    return kParts;
}

std::string link_words(const Config& config) {
    return filled(Text::link_tiles, {{"players", player_count(config.seats)},
                                     {"tiles", std::to_string(make_setup(config).tiles())},
                                     {"followers", std::to_string(config.settings.followers)}});
}

}  // namespace lw::ui::shires
