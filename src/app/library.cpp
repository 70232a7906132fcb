#include "app/library.hpp"

#include "codec/save.hpp"

#include <utility>

namespace lw::app {
namespace {

constexpr std::string_view kNotStored = "not stored";
constexpr int kFinishedKept = 10;

base::ByteView bytes_of(std::string_view text) { return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}; }

std::optional<ui::GameKind> kind_of(std::string_view game) {
    if (game == isles::Game::kName) return ui::GameKind::isles;
    if (game == shires::Game::kName) return ui::GameKind::shires;
    return std::nullopt;
}

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

ui::SaveInfo shown(codec::SlotInfo slot) {
    ui::SaveInfo info;
    info.slot = std::move(slot.slot);
    info.problem = slot.fault.ok() ? "" : codec::sentence(slot.fault);
    info.title = slot.fault.ok() ? slot.summary.title : info.slot;
    if (slot.summary.saved_at != 0) info.saved = platform::local_time(slot.summary.saved_at);
    info.players = std::move(slot.summary.players);
    info.game = kind_of(slot.summary.game);
    return info;
}

}  // namespace

std::string Noted::value() {
    if (set_) return *set_;
    if (auto stored = platform::load(key_)) seen_ = std::move(stored);
    return seen_.value_or("");
}

void Noted::set(std::string_view text) {
    set_ = text;
    refresh();
}

/// A failure does no harm here: writing the games tells people what is wrong.
void Noted::refresh() {
    const auto& text = set_ ? set_ : seen_;
    if (!text || !platform::owns_storage()) return;
    const auto stored = platform::load(key_);
    if (set_ ? stored != set_ : !stored) static_cast<void>(platform::store(key_, *text));
}

std::vector<ui::SaveInfo> Library::list() {
    std::vector<codec::SlotInfo> slots;
    static_cast<void>(saves_.list(slots));
    std::vector<ui::SaveInfo> infos;
    for (const auto& [slot, unkept] : unkept_) {
        codec::SlotInfo info;
        info.slot = slot;
        info.fault = codec::read_summary(unkept.save, info.summary);
        infos.push_back(shown(std::move(info)));
        infos.back().saved = kNotStored;
    }
    for (codec::SlotInfo& slot : slots) {
        if (!unkept_.contains(slot.slot)) infos.push_back(shown(std::move(slot)));
    }
    return infos;
}

Loaded Library::load(std::string_view slot) {
    if (const auto unkept = unkept_.find(slot); unkept != unkept_.end()) return decoded(unkept->second.save);
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

std::string Library::keep(std::string& slot, const base::Bytes& save) {
    const std::string before = slot;
    std::string problem = store(slot, save);
    unkept_.erase(before);
    if (!problem.empty()) unkept_.insert_or_assign(slot, Unkept{save, problem});
    return problem;
}

std::string Library::store(std::string& slot, const base::Bytes& save) {
    if (!platform::owns_storage()) return std::string(kKeptElsewhere);
    codec::WriteResult result = saves_.write(slot, save);
    if (result == codec::WriteResult::other_writer) {
        part(slot);
        result = saves_.write(slot, save);
    }
    if (result == codec::WriteResult::written) {
        for (Noted* noted : {&current_, &open_, &preferences_}) noted->refresh();
    }
    return codec::sentence(result);
}

/// Both games stay: the one in memory goes on under another name.
void Library::part(std::string& slot) {
    parted_ = parted_ || saves_.knows(slot);  // else two tabs have merely picked the same name by chance
    const std::string before = std::exchange(slot, new_slot());
    for (Noted* noted : {&current_, &open_}) {
        if (noted->value() == before) noted->set(slot);
    }
}

void Library::try_again(std::string_view played) {
    std::vector<std::string> slots;
    for (const auto& [slot, unkept] : unkept_) {
        if (slot != played) slots.push_back(slot);
    }
    for (std::string& slot : slots) {
        const base::Bytes save = unkept_.find(slot)->second.save;
        static_cast<void>(keep(slot, save));
    }
    for (Noted* noted : {&current_, &open_, &preferences_}) noted->refresh();
}

std::string Library::new_slot() {
    return saves_.new_slot([this](std::string_view slot) { return unkept_.contains(slot); });
}

bool Library::remove(std::string_view slot) {
    const auto unkept = unkept_.find(slot);
    const bool in_memory = unkept != unkept_.end();
    if (in_memory) unkept_.erase(unkept);
    if (saves_.remove(slot) != codec::StoreError::none && !in_memory) return false;
    if (current() == slot) set_current("");
    return true;
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
