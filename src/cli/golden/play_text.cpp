#include "cli/golden/play_text.hpp"

#include "cli/golden/play_text_body.hpp"

namespace lw::cli {

std::string game_of_text(std::string_view text, const std::vector<std::string_view>& known) {
    Words words(text.substr(0, text.find('\n')));
    const bool begins_so = words.take("landwright");
    const std::string name = words.empty() ? "" : words.next("a game");
    if (begins_so && std::find(known.begin(), known.end(), name) != known.end() && words.take("game")) return name;
    throw Failure("the first line is not that of a game, such as 'landwright " + std::string(known.front()) + " game'");
}

template std::string play_text(const Play<isles::Game>&);
template std::string play_text(const Play<shires::Game>&);
template Play<isles::Game> parse_play(std::string_view);
template Play<shires::Game> parse_play(std::string_view);
template Play<isles::Game> read_record(std::string_view);
template Play<shires::Game> read_record(std::string_view);
template isles::State final_state(const Play<isles::Game>&, std::vector<isles::Event>*);
template shires::State final_state(const Play<shires::Game>&, std::vector<shires::Event>*);

}  // namespace lw::cli
