// The desktop: small texts are files in the user's data folder, dialogs are the console's, there is no DOM.
#include "app/platform.hpp"
#include "base/letters.hpp"
#include "gfx/image.hpp"

#include <SDL.h>

#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <queue>
#include <random>

namespace lw::app::platform {
namespace {

namespace fs = std::filesystem;

std::queue<Event> events;

const fs::path& folder() {
    static const fs::path path = [] {
        char* pref = SDL_GetPrefPath("", "landwright");
        fs::path result = pref != nullptr ? fs::path(pref) : fs::path("landwright-data");
        SDL_free(pref);
        std::error_code ignored;
        fs::create_directories(result, ignored);
        return result;
    }();
    return path;
}

/// Keys hold letters, digits, dots and dashes only; anything else becomes a dash.
fs::path file_of(std::string_view key) {
    std::string name(key);
    for (char& c : name) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-';
        if (!plain) c = '-';
    }
    return folder() / (name + ".txt");
}

std::optional<std::string> read_file(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(in), {});
}

bool write_file(const fs::path& path, std::string_view bytes) {
    std::ofstream out(path, std::ios::binary | std::ios::trunc);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out.flush();
    return out.good();
}

/// Into the user's data folder; the console says where, or that it failed.
bool saved(std::string_view name, std::string_view bytes) {
    const fs::path path = folder() / fs::path(name);
    const bool ok = write_file(path, bytes);
    std::printf("%s %s\n", ok ? "Saved" : "Could not write", path.string().c_str());
    return ok;
}

}  // namespace

std::optional<std::string> load(std::string_view key) { return read_file(file_of(key)); }

StoreError store(std::string_view key, std::string_view value) {
    const fs::path target = file_of(key);
    const fs::path beside = target.string() + ".new";
    std::error_code error;
    if (!write_file(beside, value)) return StoreError::full;
    fs::rename(beside, target, error);
    return error ? StoreError::denied : StoreError::none;
}

void erase(std::string_view key) {
    std::error_code ignored;
    fs::remove(file_of(key), ignored);
}

std::vector<std::string> keys() {
    std::vector<std::string> list;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder(), ignored)) {
        if (entry.path().extension() == ".txt") list.push_back(entry.path().stem().string());
    }
    return list;
}

bool owns_storage() { return true; }
void show_trouble(std::string_view sentence, bool /*elsewhere*/) {
    std::printf("%.*s\n", static_cast<int>(sentence.size()), sentence.data());
}
void ask_to_persist() {}
void warn_on_leaving(bool) {}

/// The desktop program is for development: a line from the terminal that started it.
void ask_text(std::string_view id, std::string_view title, std::string_view value, int max_length, std::string_view problem) {
    if (!problem.empty()) std::printf("%.*s\n", static_cast<int>(problem.size()), problem.data());
    std::printf("%.*s [%.*s]: ", static_cast<int>(title.size()), title.data(), static_cast<int>(value.size()), value.data());
    std::fflush(stdout);
    std::string line;
    for (int c = std::getchar(); c != EOF && c != '\n'; c = std::getchar()) line.push_back(static_cast<char>(c));
    if (!line.empty())
        events.push(TextAnswer{std::string(id), std::string(base::first_letters(line, static_cast<std::size_t>(max_length)))});
}
void text_taken() {}

void pick_file() {
    if (auto bytes = read_file(folder() / "import.landwright")) {
        events.push(FilePicked{std::move(*bytes)});
    } else {
        std::printf("Put the save at %s first.\n", (folder() / "import.landwright").string().c_str());
    }
}

void save_file(std::string_view name, std::string_view bytes) { static_cast<void>(saved(name, bytes)); }

void copy_text(std::string_view text, std::string_view said) {
    if (SDL_SetClipboardText(std::string(text).c_str()) == 0) {
        events.push(TextCopied{std::string(said)});
    } else {
        std::printf("%.*s\n", static_cast<int>(text.size()), text.data());
    }
}

void save_picture(std::string_view name, int width, int height, const std::vector<std::uint8_t>& rgba) {
    const std::vector<std::uint8_t> png = gfx::to_png({width, height, rgba});
    events.push(PictureMade{!png.empty() && saved(name, {reinterpret_cast<const char*>(png.data()), png.size()})});
}

/// Links belong to the page; what is copied here is to be appended to its address.
std::string page_address() { return {}; }
std::string fragment() { return {}; }
void clear_fragment() {}

std::optional<Event> poll() {
    if (events.empty()) return std::nullopt;
    Event next = std::move(events.front());
    events.pop();
    return next;
}

ui::SystemSettings system_settings() { return {}; }
bool coarse_pointer() { return false; }

std::uint64_t random_seed() {
    std::random_device device;
    return (static_cast<std::uint64_t>(device()) << 32U) | device();
}

std::uint64_t unix_time() { return static_cast<std::uint64_t>(std::time(nullptr)); }

std::string local_time(std::uint64_t unix_seconds) {
    const auto time = static_cast<std::time_t>(unix_seconds);
    char text[32] = "";
    if (const std::tm* parts = std::localtime(&time)) std::strftime(text, sizeof text, "%d %b, %H:%M", parts);
    return text;
}

float pixel_ratio() {
    SDL_Window* window = SDL_GL_GetCurrentWindow();
    int points = 1;
    int pixels = 1;
    SDL_GetWindowSize(window, &points, nullptr);
    SDL_GL_GetDrawableSize(window, &pixels, nullptr);
    return points > 0 ? static_cast<float>(pixels) / static_cast<float>(points) : 1.0F;
}

void publish(const ui::Mirror&, const std::vector<ui::Mirror::Line>&) {}
void set_title(std::string_view title) { SDL_SetWindowTitle(SDL_GL_GetCurrentWindow(), std::string(title).c_str()); }
/// For development, boxes will do.
std::optional<float> text_width(std::string_view /*run*/, const SystemFont& /*font*/) { return std::nullopt; }
std::optional<SystemText> text_picture(std::string_view /*run*/, const SystemFont& /*font*/, draw::Color /*ink*/) { return std::nullopt; }

void set_theme(std::string_view /*name*/) {}
void ready() {}
void refused(std::string_view sentence) { std::fprintf(stderr, "%.*s\n", static_cast<int>(sentence.size()), sentence.data()); }
void set_private(bool) {}
bool covered() { return false; }
void count_frame(int) {}
void forget_lines() {}

/// An answer wakes the loop (platform_desktop_players.cpp), and the next step takes it.
void run(double (*step)(void* self), void (* /*answered*/)(void* self), void* self) {
    constexpr double kPicture = 0.012;
    constexpr double kLongest = 3600;
    for (double rest = step(self); rest >= 0; rest = step(self)) {
        if (events.empty()) SDL_WaitEventTimeout(nullptr, static_cast<int>(std::clamp(rest, kPicture, kLongest) * 1000));
    }
}

}  // namespace lw::app::platform
