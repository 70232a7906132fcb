#include "app/library.hpp"

#include "codec/save.hpp"

#include <utility>

namespace lw::app {
namespace {

constexpr std::string_view kCurrentKey = "current";
constexpr std::string_view kOpenKey = "open";
constexpr int kFinishedKept = 10;

base::ByteView bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// Without storage there is nothing to go on with; write() tells the players so.
void note(std::string_view key, std::string_view slot) {
    if (platform::owns_storage()) static_cast<void>(platform::store(key, slot));
}

std::optional<ui::GameKind> kind_of(std::string_view game) {
    if (game == isles::Game::kName) return ui::GameKind::isles;
    if (game == shires::Game::kName) return ui::GameKind::shires;
    return std::nullopt;
}

std::string noted(std::string_view key) { return platform::load(key).value_or(""); }

Loaded decoded(base::ByteView save) {
    codec::Fault fault;
    auto any = registry::decode(save, fault);
    if (!any) return {std::nullopt, codec::sentence(fault)};
    Loaded loaded{std::move(any->match), {}};
    if (any->from_snapshot) {
        loaded.message = "This game was saved by an older version. It goes on from where it stood; its earlier moves cannot be shown.";
    }
    return loaded;
}

}  // namespace

std::string Library::current() const { return noted(kCurrentKey); }
void Library::set_current(std::string_view slot) { note(kCurrentKey, slot); }
std::string Library::open() const { return noted(kOpenKey); }
void Library::set_open(std::string_view slot) { note(kOpenKey, slot); }

std::vector<ui::SaveInfo> Library::list() {
    std::vector<codec::SlotInfo> slots;
    static_cast<void>(saves_.list(slots));
    std::vector<ui::SaveInfo> infos;
    for (codec::SlotInfo& slot : slots) {
        ui::SaveInfo info;
        info.slot = slot.slot;
        info.problem = slot.fault.ok() ? "" : codec::sentence(slot.fault);
        info.title = slot.fault.ok() ? slot.summary.title : slot.slot;
        if (slot.summary.saved_at != 0) info.saved = platform::local_time(slot.summary.saved_at);
        info.players = std::move(slot.summary.players);
        info.game = kind_of(slot.summary.game);
        infos.push_back(std::move(info));
    }
    return infos;
}

Loaded Library::load(std::string_view slot) {
    const codec::LoadResult result = saves_.load(slot, [](base::ByteView save) {
        codec::Fault fault;
        static_cast<void>(registry::decode(save, fault));
        return fault;
    });
    if (!result.found) return {std::nullopt, codec::sentence(result)};
    Loaded loaded = decoded(result.save);
    if (loaded.message.empty()) loaded.message = codec::sentence(result);
    return loaded;
}

std::string Library::keep(std::string_view slot, const base::Bytes& save) {
    if (!platform::owns_storage()) {
        return "Landwright is open in another tab. This tab stores nothing; the game goes on in memory.";
    }
    return codec::sentence(saves_.write(slot, save));
}

void Library::remove(std::string_view slot) {
    static_cast<void>(saves_.remove(slot));
    if (current() == slot) platform::erase(kCurrentKey);
}

void Library::prune_finished() {
    std::vector<codec::SlotInfo> slots;
    static_cast<void>(saves_.list(slots));
    int finished = 0;
    for (const codec::SlotInfo& slot : slots) {
        if (slot.fault.ok() && slot.summary.over && ++finished > kFinishedKept) static_cast<void>(saves_.remove(slot.slot));
    }
}

Loaded Library::from_file(std::string_view bytes) {
    Loaded binary = decoded(bytes_of(bytes));
    if (binary.match) return binary;
    base::Bytes save;
    const codec::Fault fault = codec::from_text(bytes, save);
    if (!fault.ok()) return binary;
    return decoded(save);
}

}  // namespace lw::app
