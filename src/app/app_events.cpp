#include "app/app.hpp"
#include "app/platform.hpp"

#include <type_traits>
#include <utility>

namespace lw::app {
namespace {

template <class... Fs>
struct Overloaded : Fs... {
    using Fs::operator()...;
};
template <class... Fs>
Overloaded(Fs...) -> Overloaded<Fs...>;

}  // namespace

bool App::handle_events() {
    bool any = false;
    while (auto event = platform::poll()) {
        any = true;
        std::visit(Overloaded{
                       [this](platform::TextAnswer& answer) {
                           screen_.answer = {std::move(answer.id), std::move(answer.text)};
                       },
                       [this](platform::FilePicked& file) { imported(file.bytes); },
                       [this](platform::FileRefused& file) { notify(std::move(file.why), true); },
                       [this](platform::TextCopied& copied) { notify(std::move(copied.said), false); },
                       [this](platform::MirrorPressed& press) { mirror_.activate(std::move(press.id)); },
                       [this](platform::ContextLost&) {
                           gpu_lost_ = true;
                           device_.forget();
                           window_.forget_gpu_objects();
                       },
                       [this](platform::ContextRestored&) {
                           std::string error;
                           gpu_lost_ = !device_.create(error);
                           window_.make_gpu_objects();
                           if (!error.empty()) notify(error, true);
                       },
                       [this](platform::Hidden&) {
                           keeping_.hurry();
                           away_ = true;
                           live_.with([](auto& table) {
                               using G = typename std::decay_t<decltype(table)>::Game;
                               if (G::kSecrets && table.model().humans.count() > 1) table.host.put_down();
                           });
                           // In a game that is not over, whoever comes back to the page sees what everybody may.
                           replayed_.with([](auto& table) {
                               using G = typename std::decay_t<decltype(table)>::Game;
                               if (G::kSecrets && !table.model().replay->ended) table.host->look({});
                           });
                       },
                       [this](platform::Shown&) { come_back(); },
                       [this](platform::StorageGained&) { keeping_.gained(); },
                       [this](platform::StorageLost&) { keeping_.lost(); },
                       [this](platform::PictureMade& picture) { picture_told(picture.ok); },
                       [this](platform::LinkOpened& link) { take_link(link.fragment); },
                       [this](platform::Wheel& wheel) { window_.turn_wheel(wheel.at, wheel.points, wheel.zooms); },
                       [this](platform::Key& key) { window_.key(key.name, key.down); },
                       [](platform::CameBack&) {},  // every event causes frames anyway
                       [this](platform::SystemSettingsChanged&) { screen_.system = platform::system_settings(); },
                   },
                   *event);
        // One press at a time: the next one finds the screen that this one makes.
        if (std::holds_alternative<platform::MirrorPressed>(*event) || screen_.answer) break;
    }
    return any;
}

/// The time away does not count: no clock ran, and no notice was read.
void App::come_back() {
    away_ = false;
    if (screen_.notice && screen_.notice->until > 0) screen_.notice->until = now_ + kNoticeSeconds;
}

void App::imported(const std::string& bytes) {
    Loaded loaded = Library::from_file(bytes);
    if (!loaded.match) return notify(loaded.message, true);
    if (screen_.screen == ui::ScreenId::replay) carry_out(ui::Back{});
    take_up(std::move(loaded), library_.new_slot());
}

}  // namespace lw::app
