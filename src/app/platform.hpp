// All that differs between a browser tab and a desktop window. One implementation each, platform_web.cpp and
// platform_desktop.cpp; nothing else in the program knows which it is.
#pragma once

#include "base/bytes.hpp"
#include "draw/types.hpp"
#include "ui/mirror.hpp"
#include "ui/preferences.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace lw::app::platform {

// --- small texts that outlive the program (local storage; files in the user's data folder) --------------------------
enum class StoreError : std::uint8_t { none, denied, full };

[[nodiscard]] std::optional<std::string> load(std::string_view key);
[[nodiscard]] StoreError store(std::string_view key, std::string_view value);
void erase(std::string_view key);
[[nodiscard]] std::vector<std::string> keys();
/// False in a second tab with the same games: it must not write. StorageGained and StorageLost report changes.
[[nodiscard]] bool owns_storage();
/// Shown beside the canvas until the next call; empty = nothing. `elsewhere`: people can move the storage to this tab there.
void show_trouble(std::string_view sentence, bool elsewhere);
/// Asks, once, that the storage not be cleared when space is short.
void ask_to_persist();
/// Whoever closes the page is asked first: something is in memory only.
void warn_on_leaving(bool on);

// --- things that are asked for and come back later, through poll() --------------------------------------------------
/// `problem`: why the answer given will not do; empty the first time. max_length: letters.
void ask_text(std::string_view id, std::string_view title, std::string_view value, int max_length, std::string_view problem);
/// The answer was looked at, and unless ask_text was called since, it is accepted: the field goes.
void text_taken();
void pick_file();
void save_file(std::string_view name, std::string_view bytes);
/// TextCopied brings `said` back once the text is in the clipboard. Where it cannot be put there it is shown, to be copied by hand.
void copy_text(std::string_view text, std::string_view said);
/// Rows of RGBA bytes from the top, as a PNG file. PictureMade says how it went.
void save_picture(std::string_view name, int width, int height, const std::vector<std::uint8_t>& rgba);

struct TextAnswer {
    std::string id;
    std::string text;
};  ///< of ask_text; not sent when it was cancelled
struct FilePicked {
    std::string bytes;
};  ///< by pick_file, or dropped on the page
struct FileRefused {
    std::string why;
};  ///< a sentence: it could not be read at all
struct TextCopied {
    std::string said;
};  ///< of copy_text
struct MirrorPressed {
    std::string id;
};  ///< a DOM button of the mirror
struct ContextLost {};
struct ContextRestored {};
struct Hidden {};  ///< the page is no longer seen: hide hands, store
struct Shown {};   ///< it is again
struct SystemSettingsChanged {};
struct PictureMade {
    bool ok = true;
};                        ///< and handed to the browser to be saved
struct StorageGained {};  ///< this tab may write from now on
struct StorageLost {};
struct LinkOpened {
    std::string fragment;
};  ///< the fragment of the address changed while the page was open
struct Wheel {
    draw::Vec2 at;
    float points = 0;
    bool zooms = false;
};                   ///< as Window::turn_wheel() takes it
struct CameBack {};  ///< the page comes from the browser's back/forward cache: draw again
struct Key {
    std::string name;
    bool down = false;
};  ///< as Window::key() takes it
using Event = std::variant<TextAnswer, FilePicked, FileRefused, TextCopied, MirrorPressed, ContextLost, ContextRestored, Hidden,
                           SystemSettingsChanged, PictureMade, LinkOpened, StorageGained, StorageLost, Shown, Wheel, Key, CameBack>;
/// The oldest event not yet reported, or nothing.
[[nodiscard]] std::optional<Event> poll();

// --- the page's address ---------------------------------------------------------------------------------------------
/// Without fragment; empty where the program has none.
[[nodiscard]] std::string page_address();
/// What followed '#' at the start; empty = nothing.
[[nodiscard]] std::string fragment();
/// The fragment is dealt with: reloading the page does not bring it again.
void clear_fragment();

// --- facts ----------------------------------------------------------------------------------------------------------
[[nodiscard]] ui::SystemSettings system_settings();
/// The device's main pointer is a finger.
[[nodiscard]] bool coarse_pointer();
[[nodiscard]] std::uint64_t random_seed();  ///< from the system's entropy
[[nodiscard]] std::uint64_t unix_time();    ///< seconds
/// As the user would write it: "27 Nov, 23:57".
[[nodiscard]] std::string local_time(std::uint64_t unix_seconds);
/// Physical pixels per point.
[[nodiscard]] float pixel_ratio();

// --- letters that our typefaces lack, set by the system -----------------------------------------------------------------
/// How a run is to look. Pixels: of the em.
struct SystemFont {
    bool serif = false;
    int weight = 400;
    float pixels = 0;
};
/// Rows of RGBA bytes from the top, straight alpha.
struct SystemText {
    int width = 0;
    int height = 0;
    int left = 0;  ///< offset from the start of the baseline, pixels
    int top = 0;
    bool coloured = false;  ///< with emoji: the rest is in the ink; otherwise all is white
    std::vector<std::uint8_t> rgba;
};
/// Pixels; nothing where the system sets no text for us.
[[nodiscard]] std::optional<float> text_width(std::string_view run, const SystemFont& font);
[[nodiscard]] std::optional<SystemText> text_picture(std::string_view run, const SystemFont& font, draw::Color ink);

// --- the computer players, who think beside the program (players/service.hpp) -----------------------------------------
enum class PlayersAre : std::uint8_t {
    coming,   ///< not here yet: questions wait for them
    beside,   ///< in a worker or a thread of their own
    within,   ///< in the program's own thread, which stands still while they think
    missing,  ///< they could not be loaded; the platform keeps trying
};
[[nodiscard]] PlayersAre players();
/// Rises when those who knew what they had been told are gone, and open questions with them.
[[nodiscard]] std::uint32_t players_life();
void ask_players(base::ByteView question);
/// The oldest answer not yet taken, or nothing.
[[nodiscard]] std::optional<base::Bytes> players_answer();
/// Whatever they think about is given up; others take their seats.
void dismiss_players();

// --- shown beside the canvas ----------------------------------------------------------------------------------------
/// Called after every drawn frame; only changes reach the DOM.
void publish(const ui::Mirror& mirror, const std::vector<ui::Mirror::Line>& lines);
void set_title(std::string_view title);
/// The colours of what lies over the canvas: "light", "dark", "contrast".
void set_theme(std::string_view name);
/// The first frame is on the screen: the loading card goes.
void ready();
/// The program cannot start; `sentence` says why.
void refused(std::string_view sentence);
/// Whether the picture has something that only one of several people may see: it must be covered when the page hides.
void set_private(bool on);
/// Something of the platform's own lies over the game: a text being typed, a card.
[[nodiscard]] bool covered();
/// Counts a drawn frame, for tests of the idle page.
void count_frame(int draw_calls);
/// Another seat looks at the screen now: lines said to the previous one must not stay in the DOM.
void forget_lines();

/// Calls step(self) again and again, at most once per screen refresh. It says how long it may rest (rest.hpp); below 0 it was
/// the last one, and run() returns. In a browser run() never returns: the loop ends. answered(self)
/// is called between two steps of a browser when players_answer() has something: moves that nobody waits to see need not wait for
/// the screen either.
void run(double (*step)(void* self), void (*answered)(void* self), void* self);

}  // namespace lw::app::platform
