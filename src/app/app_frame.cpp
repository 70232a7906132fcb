#include "app/app.hpp"
#include "app/platform.hpp"
#include "isles/generate.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <string_view>
#include <type_traits>
#include <utility>

namespace lw::app {
namespace {

/// The table whose board is behind the title.
const ui::AnyConfig& title_table() {
    static const ui::AnyConfig table = [] {
        isles::Config config;
        config.layout = isles::beginner_layout();
        return config;
    }();
    return table;
}

draw::ThemeKind theme_for(const ui::Preferences& wanted, const ui::SystemSettings& system) {
    if (wanted.theme) return *wanted.theme;
    if (system.more_contrast) return draw::ThemeKind::contrast;
    return system.dark ? draw::ThemeKind::dark : draw::ThemeKind::light;
}

/// Whoever has larger letters on all pages has them here too; the preference comes on top.
float scale_for(const ui::Preferences& wanted, const ui::SystemSettings& system) {
    return std::clamp(wanted.scale * system.text_scale, 0.75F, 2.0F);
}

bool still_for(const ui::Preferences& wanted, const ui::SystemSettings& system) {
    if (wanted.motion == ui::Motion::system) return system.reduced_motion;
    return wanted.motion == ui::Motion::none;
}

draw::SeaStyle sea_for(draw::ThemeKind theme) {
    if (theme == draw::ThemeKind::contrast) return draw::SeaStyle::contrast;
    return theme == draw::ThemeKind::dark ? draw::SeaStyle::dark : draw::SeaStyle::light;
}

}  // namespace

ui::Frame App::make_frame(double now) {
    ui::Frame frame;
    frame.size = window_.size();
    frame.scale = ui::usable_scale(frame.size, scale_for(screen_.preferences, screen_.system));
    frame.form = ui::form_for(frame.size, frame.scale);
    frame.now = now;
    frame.theme_kind = theme_for(screen_.preferences, screen_.system);
    frame.theme = &draw::theme(frame.theme_kind);
    frame.still = still_for(screen_.preferences, screen_.system);
    frame.touch = window_.touch();
    frame.gesture = window_.gesture();
    frame.wheel = window_.wheel();
    frame.icon = [this](draw::Image image, draw::Paint paint, float height) {
        const gfx::UiImage made = device_.ui_image(image, paint, height);
        return ui::IconTexture{made.texture, made.uv0, made.uv1, made.size};
    };
    frame.foreign = &letters_;
    frame.kit = &kit_;
    frame.mirror = &mirror_;
    frame.intents = &intents_;
    frame.wants_frame = &wants_frame_;
    frame.wakes_at = &wakes_at_;
    return frame;
}

/// As many slices as fit into a frame; true when there is a new glyph atlas.
bool App::prepare_letters(float pixel_ratio, float scale) {
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::milliseconds kShare{12};
    const Clock::time_point since = Clock::now();
    bool other = false;
    do other |= kit_.prepare_fonts(pixel_ratio, scale);
    while (kit_.fonts().lacking() && Clock::now() - since < kShare);
    return other;
}

/// A step of what letters need before a frame; false while there are more.
bool App::letters_stand(float pixel_ratio, float scale) {
    if (std::exchange(letters_are_new_, false)) {
        window_.renew_font_texture();
        return false;
    }
    letters_are_new_ = prepare_letters(pixel_ratio, scale);
    return !letters_are_new_ && kit_.fonts().ready();
}

void App::draw(double now) {
    --frames_due_;
    wants_frame_ = false;
    wakes_at_ = kNever;
    ui::Frame frame = make_frame(now);
    const float ratio = platform::pixel_ratio();
    if (!letters_stand(ratio, frame.scale)) {
        wants_frame_ = true;
        return;
    }
    device_.begin_frame(ratio);
    letters_.begin_frame(ratio);
    window_.frame_begins();
    mirror_.begin_frame();
    kit_.begin(frame);
    watch_viewer();
    watch_theme(frame.theme_kind);
    draw_board(frame);
    draw_screens(frame);
    kit_.end(frame);
    window_.frame_ends();
    const bool answered = std::exchange(screen_.answer, {}).has_value();
    wants_frame_ |= device_.wants_frame() || kit_.fonts().lacking();
    platform::publish(mirror_, mirror_.take_lines());
    platform::count_frame(device_.stats().draw_calls);
    // The first frames, in which pictures are still missing, are not shown.
    if (first_frame_ && !device_.wants_frame() && !kit_.fonts().lacking()) {
        first_frame_ = false;
        platform::ready();
    }
    carry_out();
    if (answered) platform::text_taken();
}

void App::draw_board(const ui::Frame& frame) {
    const draw::Vec2 pixels = window_.pixels();
    const gfx::Viewport viewport{static_cast<int>(pixels.x), static_cast<int>(pixels.y), platform::pixel_ratio()};
    draw::Picture picture;
    draw::Camera camera;
    camera.window = frame.size;
    picture.sea = sea_for(frame.theme_kind);
    const bool previewed = screen_.screen == ui::ScreenId::title || screen_.screen == ui::ScreenId::link;
    if (previewed && preview_rect_.w > 0) {
        preview_.show(screen_.link ? screen_.link->config : title_table());
        if (preview_.bounds().w > 0) {
            camera.fit(preview_.bounds(), preview_rect_);
            picture = preview_.picture(camera.hex_radius(), frame.theme_kind);
        }
    }
    with_shown([&](auto& table) {
        using G = typename std::decay_t<decltype(table)>::Game;
        if (G::kSecrets && table.model().hand_off.valid()) return;
        picture = board(frame, table.model(), screen_, table.screen);
        camera = table.screen.camera;
    });
    device_.draw(picture, camera, viewport);
}

template <class Shown>
void App::draw_table(ui::Frame& frame, Shown& table) {
    const auto& model = table.model();
    draw_screen(frame, model, screen_, table.screen);
    // In play the last lines are public; a replay may be at any step.
    if (model.hand_off.valid()) {
        ui::draw_hand_off(frame, model,
                          model.replay ? std::vector<ui::Rich>{} : ScreenTraits<typename Shown::Game>::public_lines(model, 6));
    }
    if (std::exchange(table.screen.keys_wanted, false)) {
        ui::set_game_keys(shell_, ScreenTraits<typename Shown::Game>::keys(model.replay.has_value()));
        ui::open_keys(shell_);
    }
}

void App::draw_screens(ui::Frame& frame) {
    with_shown([&](auto& table) { draw_table(frame, table); });
    const draw::Rect free = ui::draw_shell(frame, screen_, shell_);
    if (free != preview_rect_) {
        preview_rect_ = free;
        wants_frame_ = true;
    }
}

/// Another viewer, or another game: nothing that was said to the previous one stays on the page.
void App::watch_viewer() {
    game::Seat eyes = game::kSpectator;
    bool secret = false;
    std::string title = "Landwright";
    with_shown([&]<template <class> class Shown, class G>(const Shown<G>& table) {
        const auto& model = table.model();
        if (G::kSecrets) eyes = model.view.viewer;
        secret = G::kSecrets && eyes.valid() && model.humans.count() > 1 && !(model.replay && model.replay->ended);
        title = table.title() + " - Landwright";
    });
    if (eyes != eyes_) {
        eyes_ = eyes;
        platform::forget_lines();
    }
    if (secret != private_) platform::set_private(private_ = secret);
    if (title != title_shown_) {
        title_shown_ = std::move(title);
        platform::set_title(title_shown_);
    }
}

void App::watch_theme(draw::ThemeKind shown) {
    if (std::exchange(theme_shown_, shown) == shown) return;
    constexpr std::array<std::string_view, 3> kNames{"light", "dark", "contrast"};
    platform::set_theme(kNames[static_cast<std::size_t>(shown)]);
}

}  // namespace lw::app
