// The browser: everything goes through the object `Module.host` of web/host.js. Strings cross as UTF-8 pointers.
#include "app/platform.hpp"

#include <emscripten.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

// clang-format off
EM_JS(char*, lw_host_text, (const char* verb, const char* argument), {
    const text = Module.host.text(UTF8ToString(verb), UTF8ToString(argument));
    if (text === null) return 0;
    const size = lengthBytesUTF8(text) + 1;
    const pointer = _malloc(size);
    stringToUTF8(text, pointer, size);
    return pointer;
});
EM_JS(double, lw_host_number, (const char* verb), { return Module.host.number(UTF8ToString(verb)); });
EM_JS(int, lw_host_store, (const char* key, const char* value), {
    return Module.host.storage.store(UTF8ToString(key), UTF8ToString(value));
});
EM_JS(void, lw_host_ask, (const char* id, const char* title, const char* value, int max, const char* problem), {
    Module.host.entry.ask(UTF8ToString(id), UTF8ToString(title), UTF8ToString(value), max, UTF8ToString(problem));
});
EM_JS(void, lw_host_copy, (const char* text, const char* said), {
    Module.host.files.copy(UTF8ToString(text), UTF8ToString(said));
});
EM_JS(void, lw_host_save_file, (const char* name, const char* bytes, int size), {
    Module.host.files.save(UTF8ToString(name), HEAPU8.slice(bytes, bytes + size));
});
EM_JS(void, lw_host_save_picture, (const char* name, int width, int height, const unsigned char* rgba), {
    Module.host.files.savePicture(UTF8ToString(name), width, height, HEAPU8.slice(rgba, rgba + width * height * 4));
});
EM_JS(int, lw_host_take, (), { return Module.host.take(); });
EM_JS(int, lw_host_file, (char** bytes), {
    const file = Module.host.file;
    const pointer = _malloc(file.length + 1);
    HEAPU8.set(file, pointer);
    HEAPU32[bytes >> 2] = pointer;
    return file.length;
});
EM_JS(void, lw_host_control, (const char* id, const char* label, const char* reason, int flags, float x, float y, float w, float h), {
    Module.host.mirror.add(UTF8ToString(id), UTF8ToString(label), UTF8ToString(reason), flags, x, y, w, h);
});
EM_JS(void, lw_host_mirror_end, (const char* status), { Module.host.mirror.end(UTF8ToString(status)); });
EM_JS(void, lw_host_say, (const char* line, int urgent), { Module.host.mirror.say(UTF8ToString(line), urgent !== 0); });
EM_JS(double, lw_host_text_width, (const char* run, int serif, int weight, float pixels), {
    return Module.host.letters.width(UTF8ToString(run), serif !== 0, weight, pixels);
});
// `facts`: width, height, left, top, coloured.
EM_JS(unsigned char*, lw_host_text_picture, (const char* run, int serif, int weight, float pixels, unsigned ink, int* facts), {
    const made = Module.host.letters.picture(UTF8ToString(run), serif !== 0, weight, pixels, ink >>> 0);
    const pointer = _malloc(made.rgba.length);
    HEAPU8.set(made.rgba, pointer);
    HEAP32.set([made.width, made.height, made.left, made.top, made.coloured ? 1 : 0], facts >> 2);
    return pointer;
});
EM_JS(void, lw_host_ask_players, (const unsigned char* bytes, int size), { Module.host.players.ask(HEAPU8.slice(bytes, bytes + size)); });
// Below 0: there is none.
EM_JS(int, lw_host_players_answer, (unsigned char** bytes), {
    const answer = Module.host.players.take();
    if (answer === null) return -1;
    const pointer = _malloc(answer.length + 1);
    HEAPU8.set(answer, pointer);
    HEAPU32[bytes >> 2] = pointer;
    return answer.length;
});
EM_JS(void, lw_host_rest, (double seconds), { Module.host.rest.begin(seconds); });
EM_JS(void, lw_host_frame, (int calls), { Module.host.countFrame(calls); });
// clang-format on

/// Something happened, or the time has come: the loop resumes.
extern "C" EMSCRIPTEN_KEEPALIVE void lw_wake() { emscripten_resume_main_loop(); }

namespace {
void (*answered_step)(void*) = nullptr;
void* answered_self = nullptr;
}  // namespace

/// The players have news.
extern "C" EMSCRIPTEN_KEEPALIVE void lw_answered() {
    if (answered_step != nullptr) answered_step(answered_self);
}

namespace lw::app::platform {
namespace {

/// Takes over a string that JS made.
std::optional<std::string> taken(char* text) {
    if (text == nullptr) return std::nullopt;
    std::string copy(text);
    std::free(text);
    return copy;
}

std::optional<std::string> host_text(const char* verb, std::string_view argument = {}) {
    return taken(lw_host_text(verb, std::string(argument).c_str()));
}

// The numbers of web/host.js: kinds of events.
enum HostEvent {
    none,
    text_answer,
    file_picked,
    mirror_pressed,
    context_lost,
    context_restored,
    hidden,
    system_settings_changed,
    link_opened,
    picture_made,
    picture_failed,
    storage_gained,
    storage_lost,
    shown,
    text_copied,
    file_refused,
    wheel,
    key,
    came_back
};

float host_float(const char* verb) { return static_cast<float>(lw_host_number(verb)); }

}  // namespace

std::optional<std::string> load(std::string_view key) { return host_text("load", key); }

StoreError store(std::string_view key, std::string_view value) {
    return static_cast<StoreError>(lw_host_store(std::string(key).c_str(), std::string(value).c_str()));
}

void erase(std::string_view key) { taken(lw_host_text("erase", std::string(key).c_str())); }

std::vector<std::string> keys() {
    std::vector<std::string> list;
    const std::string joined = host_text("keys").value_or("");
    for (std::size_t from = 0; from < joined.size();) {
        const std::size_t to = std::min(joined.find('\n', from), joined.size());
        list.push_back(joined.substr(from, to - from));
        from = to + 1;
    }
    return list;
}

bool owns_storage() { return lw_host_number("ownsStorage") != 0; }
void show_trouble(std::string_view sentence, bool elsewhere) {
    taken(lw_host_text(elsewhere ? "troubleElsewhere" : "trouble", std::string(sentence).c_str()));
}
void ask_to_persist() { taken(lw_host_text("persist", "")); }
void warn_on_leaving(bool on) { taken(lw_host_text("warnOnLeaving", on ? "yes" : "")); }

void ask_text(std::string_view id, std::string_view title, std::string_view value, int max_length, std::string_view problem) {
    lw_host_ask(std::string(id).c_str(), std::string(title).c_str(), std::string(value).c_str(), max_length, std::string(problem).c_str());
}
void text_taken() { taken(lw_host_text("textTaken", "")); }
void pick_file() { taken(lw_host_text("pickFile", "")); }
void save_file(std::string_view name, std::string_view bytes) {
    lw_host_save_file(std::string(name).c_str(), bytes.data(), static_cast<int>(bytes.size()));
}
void save_picture(std::string_view name, int width, int height, const std::vector<std::uint8_t>& rgba) {
    lw_host_save_picture(std::string(name).c_str(), width, height, rgba.data());
}
std::string page_address() { return host_text("pageAddress").value_or(""); }
std::string fragment() { return host_text("fragment").value_or(""); }
void clear_fragment() { taken(lw_host_text("clearFragment", "")); }
void copy_text(std::string_view text, std::string_view said) { lw_host_copy(std::string(text).c_str(), std::string(said).c_str()); }

std::optional<Event> poll() {
    switch (static_cast<HostEvent>(lw_host_take())) {
        case text_answer: {
            std::string id = host_text("answerId").value_or("");
            return TextAnswer{std::move(id), host_text("answerText").value_or("")};
        }
        case file_picked: {
            char* bytes = nullptr;
            const int size = lw_host_file(&bytes);
            std::string content(bytes, static_cast<std::size_t>(size));
            std::free(bytes);
            return FilePicked{std::move(content)};
        }
        case mirror_pressed: return MirrorPressed{host_text("pressedId").value_or("")};
        case context_lost: return ContextLost{};
        case context_restored: return ContextRestored{};
        case hidden: return Hidden{};
        case system_settings_changed: return SystemSettingsChanged{};
        case shown: return Shown{};
        case storage_gained: return StorageGained{};
        case storage_lost: return StorageLost{};
        case picture_made: return PictureMade{true};
        case picture_failed: return PictureMade{false};
        case text_copied: return TextCopied{host_text("told").value_or("")};
        case file_refused: return FileRefused{host_text("told").value_or("")};
        case wheel:
            return Wheel{{host_float("wheelX"), host_float("wheelY")}, host_float("wheelPoints"), lw_host_number("wheelZooms") != 0};
        case came_back: return CameBack{};
        case key: return Key{host_text("keyName").value_or(""), lw_host_number("keyDown") != 0};
        case link_opened: return LinkOpened{host_text("openedLink").value_or("")};
        case none: break;
    }
    return std::nullopt;
}

ui::SystemSettings system_settings() {
    const auto bits = static_cast<unsigned>(lw_host_number("systemSettings"));
    return {.reduced_motion = (bits & 1U) != 0,
            .more_contrast = (bits & 2U) != 0,
            .dark = (bits & 4U) != 0,
            .text_scale = static_cast<float>(lw_host_number("textScale"))};
}
bool coarse_pointer() { return lw_host_number("coarsePointer") != 0; }

std::uint64_t random_seed() {
    const auto high = static_cast<std::uint64_t>(lw_host_number("random32"));
    const auto low = static_cast<std::uint64_t>(lw_host_number("random32"));
    return (high << 32U) | low;
}

std::uint64_t unix_time() { return static_cast<std::uint64_t>(lw_host_number("unixTime")); }
std::string local_time(std::uint64_t unix_seconds) { return host_text("localTime", std::to_string(unix_seconds)).value_or(""); }
float pixel_ratio() { return static_cast<float>(lw_host_number("pixelRatio")); }

void publish(const ui::Mirror& mirror, const std::vector<ui::Mirror::Line>& lines) {
    static std::vector<ui::Control> shown;
    static std::string status;
    if (mirror.controls() != shown || mirror.status() != status) {
        shown = mirror.controls();
        status = mirror.status();
        for (const ui::Control& c : shown) {
            const int flags = static_cast<int>(c.kind) | (c.enabled ? 8 : 0) | (c.on ? 16 : 0) | (c.asks_text ? 32 : 0) | (c.next ? 64 : 0);
            lw_host_control(c.id.c_str(), c.label.c_str(), c.reason.c_str(), flags, c.rect.x, c.rect.y, c.rect.w, c.rect.h);
        }
        lw_host_mirror_end(status.c_str());
    }
    for (const auto& line : lines) lw_host_say(line.text.c_str(), line.urgent ? 1 : 0);
}

std::optional<float> text_width(std::string_view run, const SystemFont& font) {
    return static_cast<float>(lw_host_text_width(std::string(run).c_str(), font.serif ? 1 : 0, font.weight, font.pixels));
}

std::optional<SystemText> text_picture(std::string_view run, const SystemFont& font, draw::Color ink) {
    const unsigned rgb = (unsigned{ink.r} << 16U) | (unsigned{ink.g} << 8U) | unsigned{ink.b};
    std::array<int, 5> facts{};
    unsigned char* const bytes =
        lw_host_text_picture(std::string(run).c_str(), font.serif ? 1 : 0, font.weight, font.pixels, rgb, facts.data());
    SystemText text{facts[0], facts[1], facts[2], facts[3], facts[4] != 0, {}};
    text.rgba.assign(bytes, bytes + static_cast<std::size_t>(text.width) * static_cast<std::size_t>(text.height) * 4);
    std::free(bytes);
    return text;
}

PlayersAre players() { return static_cast<PlayersAre>(lw_host_number("playersAre")); }
std::uint32_t players_life() { return static_cast<std::uint32_t>(lw_host_number("playersLife")); }
void ask_players(base::ByteView question) { lw_host_ask_players(question.data(), static_cast<int>(question.size())); }
std::optional<base::Bytes> players_answer() {
    unsigned char* bytes = nullptr;
    const int size = lw_host_players_answer(&bytes);
    if (size < 0) return std::nullopt;
    base::Bytes answer(bytes, bytes + size);
    std::free(bytes);
    return answer;
}
void dismiss_players() { taken(lw_host_text("dismissPlayers", "")); }

void set_title(std::string_view title) { taken(lw_host_text("setTitle", std::string(title).c_str())); }
void set_private(bool on) { taken(lw_host_text("private", on ? "yes" : "")); }
bool covered() { return lw_host_number("covered") != 0; }
void set_theme(std::string_view name) { taken(lw_host_text("setTheme", std::string(name).c_str())); }
void ready() { taken(lw_host_text("ready", "")); }
void refused(std::string_view sentence) { taken(lw_host_text("refused", std::string(sentence).c_str())); }
void count_frame(int draw_calls) { lw_host_frame(draw_calls); }
void forget_lines() { taken(lw_host_text("forgetLines", "")); }

void run(double (*step)(void* self), void (*answered)(void* self), void* self) {
    answered_step = answered;
    answered_self = self;
    constexpr double kSoon = 0.02;  // seconds; stopping for less is not worth it
    static double (*loop_step)(void*) = nullptr;
    loop_step = step;
    emscripten_set_main_loop_arg(
        [](void* argument) {
            const double rest = loop_step(argument);
            if (rest < 0) return emscripten_cancel_main_loop();
            if (rest <= kSoon) return;
            emscripten_pause_main_loop();
            lw_host_rest(rest);
        },
        self, 0, 1);
}

}  // namespace lw::app::platform
