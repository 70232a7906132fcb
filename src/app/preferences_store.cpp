#include "app/preferences_store.hpp"

#include "draw/palette.hpp"
#include "game/name.hpp"
#include "game/seat.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

namespace lw::app {
namespace {

std::optional<int> number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// Sets `target` when the text is the number of one of its first `count` enumerators.
template <class E>
void read_enum(std::string_view text, int count, E& target) {
    if (const auto value = number(text); value && *value >= 0 && *value < count) target = static_cast<E>(*value);
}

/// "colour controller agent name"; the name comes last, since it may contain blanks.
std::optional<game::Player> player_from(std::string_view text) {
    std::vector<std::string_view> words;
    while (words.size() < 3) {
        const std::size_t end = text.find(' ');
        if (end == std::string_view::npos) return std::nullopt;
        words.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    const auto colour = number(words[0]);
    const auto controller = number(words[1]);
    if (!colour || *colour < 0 || *colour >= static_cast<int>(draw::kPlayerColors) || !controller || text.empty()) return std::nullopt;
    return game::Player{.name = std::string(text),
                        .colour = static_cast<std::uint8_t>(*colour),
                        .controller = *controller == 1 ? game::Controller::computer : game::Controller::human,
                        .agent = std::string(words[2])};
}

void read_line(std::string_view key, std::string_view value, Stored& stored) {
    ui::Preferences& p = stored.preferences;
    if (key == "theme") {
        draw::ThemeKind kind{};
        const auto chosen = number(value);
        read_enum(value, 3, kind);
        if (chosen && *chosen >= 0 && *chosen < 3) p.theme = kind;
    } else if (key == "scale") {
        if (const auto percent = number(value)) p.scale = static_cast<float>(std::clamp(*percent, 75, 200)) / 100.0F;
    } else if (key == "motion") {
        read_enum(value, 3, p.motion);
    } else if (key == "speed") {
        read_enum(value, 3, p.speed);
    } else if (key == "confirm") {
        read_enum(value, 3, p.confirm);
    } else if (key == "hints") {
        p.show_hints = value != "0";
    } else if (key == "pips") {
        p.show_pips = value != "0";
    } else if (key == "handover") {
        p.hand_over_open = value == "1";
    } else if (key == "player" && stored.last_players.size() < game::kMaxSeats) {
        if (auto player = player_from(value)) stored.last_players.push_back(std::move(*player));
    }
}

}  // namespace

std::string to_text(const Stored& stored) {
    const ui::Preferences& p = stored.preferences;
    std::string text;
    const auto line = [&text](std::string_view key, const std::string& value) { text.append(key).append(" ").append(value).append("\n"); };
    if (p.theme) line("theme", std::to_string(static_cast<int>(*p.theme)));
    line("scale", std::to_string(static_cast<int>(p.scale * 100 + 0.5F)));
    line("motion", std::to_string(static_cast<int>(p.motion)));
    line("speed", std::to_string(static_cast<int>(p.speed)));
    line("confirm", std::to_string(static_cast<int>(p.confirm)));
    line("hints", p.show_hints ? "1" : "0");
    line("pips", p.show_pips ? "1" : "0");
    line("handover", p.hand_over_open ? "1" : "0");
    for (const game::Player& player : stored.last_players) {
        line("player", std::to_string(player.colour) + (player.controller == game::Controller::computer ? " 1 " : " 0 ") + player.agent +
                           " " + player.name);
    }
    return text;
}

Stored stored_from_text(std::string_view text) {
    Stored stored;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::size_t gap = line.find(' ');
        if (gap != std::string_view::npos) read_line(line.substr(0, gap), line.substr(gap + 1), stored);
    }
    game::tell_apart(stored.last_players);
    return stored;
}

}  // namespace lw::app
