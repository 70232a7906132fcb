#include "app/keeping.hpp"

#include "app/platform.hpp"

#include <utility>

namespace lw::app {
namespace {

constexpr double kLookSeconds = 5;  ///< between two checks that everything is stored

constexpr std::string_view kGained = "This tab keeps the games now.";
constexpr std::string_view kAgain = "The game is stored again.";
constexpr std::string_view kParted = "Another tab has played this game on. Its game and this one are both among the saved games.";
constexpr std::string_view kOutdated = "The game goes on as the other tab left it.";

void add(std::string& text, std::string_view sentence) {
    if (!text.empty()) text += ' ';
    text += sentence;
}

}  // namespace

Keeping::Keeping(Library& library) : library_(library), owner_(platform::owns_storage()), trouble_(trouble_now()) {}

std::string Keeping::trouble_now() const { return owner_ ? library_.problem() : std::string(kKeptElsewhere); }

bool Keeping::left_behind(const PlayedGame& played) {
    return !played.slot.empty() && !library_.unkept(played.slot) && library_.played_elsewhere(played.slot);
}

void Keeping::store_all(const PlayedGame& played) {
    if (!played.slot.empty() && !outdated_ && !library_.holds(played.slot)) played.store();
    library_.try_again(played.slot);
}

std::string Keeping::look(double now, const PlayedGame& played) {
    const bool gained = std::exchange(gained_, false);
    const bool due = owner_ && (gained || now >= next_look_);
    if (now >= next_look_) next_look_ = now + kLookSeconds;
    if (due) outdated_ = left_behind(played);
    if (due) store_all(played);

    std::string said;
    if (gained) add(said, kGained);
    if (outdated_) add(said, kOutdated);
    if (library_.take_parted()) add(said, kParted);
    const std::string before = std::exchange(trouble_, trouble_now());
    if (!gained && !before.empty() && trouble_.empty()) add(said, kAgain);
    return said;
}

}  // namespace lw::app
