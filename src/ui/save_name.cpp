#include "ui/save_name.hpp"

#include "game/name.hpp"
#include "ui/text.hpp"

namespace lw::ui {

void ask_save_name(const Frame& f, std::string_view id, const std::string& value, std::string_view problem) {
    f.emit(AskText{std::string(id), std::string(say(Text::saves_save_as_ask)), value, game::kMaxTitleLetters, std::string(problem)});
}

void take_save_name(const Frame& f, const ScreenModel& screen, std::string_view id, const std::string& usual) {
    if (!screen.answer || screen.answer->first != id) return;
    const std::string name = game::tidy_title(screen.answer->second);
    if (name.empty())
        ask_save_name(f, id, usual, say(Text::saves_save_as_blank));
    else
        f.emit(SaveAs{name});
}

}  // namespace lw::ui
