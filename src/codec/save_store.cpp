#include "codec/save_store.hpp"

#include "base/hash.hpp"
#include "base/stable_sort.hpp"
#include "codec/envelope.hpp"
#include "codec/text.hpp"

#include <algorithm>
#include <charconv>
#include <system_error>
#include <utility>

namespace lw::codec {

namespace {

constexpr std::string_view kPointer = "now";

/// The page's shell reads the numbers too, and cannot represent larger ones exactly.
constexpr std::uint64_t kMostNumber = (1ULL << 53U) - 1;

/// The whole text as a number from 1 up, else 0.
std::uint64_t number_from(std::string_view text) {
    std::uint64_t n = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
    return error == std::errc{} && end == text.data() + text.size() && n <= kMostNumber ? n : 0;
}

std::uint64_t mark_of(std::string_view text) {
    base::Hasher hash;
    hash.text(text);
    return hash.value();
}

std::string value_of(std::uint64_t number, base::ByteView save) { return std::to_string(number) + ':' + base::to_base64(save); }

WriteResult result_of(StoreError error) {
    switch (error) {
        case StoreError::none: return WriteResult::written;
        case StoreError::denied: return WriteResult::denied;
        case StoreError::full: return WriteResult::full;
        case StoreError::missing:
        case StoreError::failed: break;
    }
    return WriteResult::failed;
}

}  // namespace

SaveStore::SaveStore(KeyValue& store, std::string prefix) : store_(store), prefix_(std::move(prefix)) {}

std::string SaveStore::key(std::string_view slot, std::uint64_t number) const {
    return prefix_ + std::string(slot) + '.' + std::to_string(number % kGenerations);
}

std::string SaveStore::pointer_key(std::string_view slot) const { return prefix_ + std::string(slot) + '.' + std::string(kPointer); }

StoreError SaveStore::read_pointer(std::string_view slot, std::uint64_t& number) {
    std::string text;
    const StoreError error = store_.get(pointer_key(slot), text);
    number = error == StoreError::none ? number_from(text) : 0;
    return error;
}

StoreError SaveStore::read(const std::string& key, Generation& out) {
    out = Generation{};
    std::string text;
    const StoreError error = store_.get(key, text);
    if (error != StoreError::none) return error;
    out.mark = mark_of(text);
    const std::size_t colon = text.find(':');
    out.number = number_from(std::string_view(text).substr(0, colon));
    out.fault = colon == std::string::npos ? Fault{Error::not_a_save, 0, "no number"}
                                           : from_text(std::string_view(text).substr(colon + 1), out.save);
    Envelope envelope;
    if (out.fault.ok()) out.fault = open(out.save, envelope);
    return error;
}

/// All generations present: the one that the pointer names first, then the others, newest first. One with a
/// number above the pointer was written but never became current: it comes last.
StoreError SaveStore::read_newest(std::string_view slot, std::vector<Generation>& out, std::uint64_t& pointer) {
    out.clear();
    StoreError error = read_pointer(slot, pointer);
    if (error != StoreError::none && error != StoreError::missing) return error;
    for (std::uint64_t i = 0; i < kGenerations; ++i) {
        Generation one;
        error = read(key(slot, i), one);
        if (error == StoreError::missing) continue;
        if (error != StoreError::none) return error;
        out.push_back(std::move(one));
    }
    const std::uint64_t now = pointer;
    base::stable_sort(out, [now](const Generation& a, const Generation& b) {
        const bool beyond_a = now != 0 && a.number > now;
        const bool beyond_b = now != 0 && b.number > now;
        return beyond_a != beyond_b ? beyond_b : a.number > b.number;
    });
    return out.empty() ? StoreError::missing : StoreError::none;
}

const SaveStore::Generation* SaveStore::newest_good(const std::vector<Generation>& all) {
    const auto good = std::find_if(all.begin(), all.end(), [](const Generation& one) { return one.fault.ok(); });
    return good == all.end() ? nullptr : &*good;
}

bool SaveStore::holds(std::string_view slot) {
    const auto known = known_.find(slot);
    std::uint64_t now = 0;
    if (known == known_.end() || known->second.number == 0 || read_pointer(slot, now) != StoreError::none) return false;
    std::string text;
    return now == known->second.number && store_.get(key(slot, now), text) == StoreError::none && known->second.has(now, mark_of(text));
}

/// The number for the next write, never replacing the newest good generation; 0: another writer's game is there. Decided by
/// what a load would open now, not by the pointer alone: any key may be missing, damaged, or restored.
StoreError SaveStore::next_number(std::string_view slot, std::uint64_t& next) {
    const auto known = known_.find(slot);
    const std::uint64_t last = known == known_.end() ? 0 : known->second.number;
    next = last + 1;
    if (holds(slot)) return StoreError::none;
    std::vector<Generation> all;
    std::uint64_t pointer = 0;
    const StoreError error = read_newest(slot, all, pointer);
    if (error != StoreError::none && error != StoreError::missing) return error;
    const Generation* newest = newest_good(all);
    if (newest == nullptr) return StoreError::none;
    if (known == known_.end() || !known->second.has(newest->number, newest->mark)) {
        next = 0;
        return StoreError::none;
    }
    next = std::max(last, newest->number) + 1;
    if (next % kGenerations == newest->number % kGenerations) ++next;
    return StoreError::none;
}

WriteResult SaveStore::write(std::string_view slot, base::ByteView save) {
    Envelope envelope;
    if (!open(save, envelope).ok()) return WriteResult::not_a_good_save;
    std::uint64_t next = 0;
    if (const StoreError e = next_number(slot, next); e != StoreError::none) return result_of(e);
    if (next == 0) return WriteResult::other_writer;

    const std::string value = value_of(next, save);
    if (const StoreError e = store_.set(key(slot, next), value); e != StoreError::none) return result_of(e);
    Known& known = known_[std::string(slot)];
    known.mark(next, mark_of(value));
    std::string back;
    if (store_.get(key(slot, next), back) != StoreError::none || back != value) return WriteResult::not_verified;
    const std::string pointer = std::to_string(next);
    if (const StoreError e = store_.set(pointer_key(slot), pointer); e != StoreError::none) return result_of(e);
    if (store_.get(pointer_key(slot), back) != StoreError::none || back != pointer) return WriteResult::not_verified;
    known.number = next;
    return WriteResult::written;
}

/// Remembers what was read: only these texts may be overwritten.
void SaveStore::remember(std::string_view slot, const std::vector<Generation>& all) {
    Known known;
    for (const Generation& one : all) {
        if (one.fault.ok()) known.mark(one.number, one.mark);
    }
    if (const Generation* newest = newest_good(all)) known.number = newest->number;
    known_.insert_or_assign(std::string(slot), known);
}

LoadResult SaveStore::load(std::string_view slot, const Accept& accept) {
    LoadResult result;
    std::vector<Generation> all;
    std::uint64_t pointer = 0;
    result.store = read_newest(slot, all, pointer);
    if (result.store != StoreError::none) return result;
    remember(slot, all);
    if (pointer != 0 && all.front().number != pointer) result.fault = {Error::truncated, 0, "the current one is gone"};
    for (Generation& one : all) {
        const Fault fault = one.fault.ok() && accept ? accept(one.save) : one.fault;
        if (fault.ok()) {
            result.found = true;
            result.fell_back = !result.fault.ok();
            result.save = std::move(one.save);
            return result;
        }
        if (result.fault.ok()) result.fault = fault;
    }
    return result;
}

StoreError SaveStore::remove(std::string_view slot) {
    known_.erase(std::string(slot));
    StoreError worst = store_.remove(pointer_key(slot));
    for (std::uint64_t i = 0; i < kGenerations; ++i) {
        const StoreError error = store_.remove(key(slot, i));
        if (error != StoreError::none) worst = error;
    }
    return worst;
}

StoreError SaveStore::slots(std::vector<std::string>& out) {
    out.clear();
    std::vector<std::string> keys;
    const StoreError error = store_.list(keys);
    if (error != StoreError::none) return error;
    for (const std::string& one : keys) {
        if (!one.starts_with(prefix_)) continue;
        const std::size_t dot = one.rfind('.');
        if (dot == std::string::npos || dot <= prefix_.size()) continue;
        const std::string slot = one.substr(prefix_.size(), dot - prefix_.size());
        if (std::find(out.begin(), out.end(), slot) == out.end()) out.push_back(slot);
    }
    return StoreError::none;
}

StoreError SaveStore::list(std::vector<SlotInfo>& out) {
    out.clear();
    std::vector<std::string> names;
    const StoreError error = slots(names);
    if (error != StoreError::none) return error;
    for (const std::string& name : names) {
        SlotInfo info;
        info.slot = name;
        const LoadResult loaded = load_quietly(name, [&info](base::ByteView save) { return read_summary(save, info.summary); });
        if (loaded.store == StoreError::missing) continue;
        info.fault = loaded.found ? Fault{} : loaded.fault;
        if (loaded.store != StoreError::none) info.fault = {Error::truncated, 0, "store"};
        info.fell_back = loaded.fell_back;
        if (!loaded.found) info.summary = Summary{};
        out.push_back(std::move(info));
    }
    base::stable_sort(out, [](const SlotInfo& a, const SlotInfo& b) {
        if (a.summary.saved_at != b.summary.saved_at) return a.summary.saved_at > b.summary.saved_at;
        return a.slot < b.slot;
    });
    return StoreError::none;
}

/// A load that does not count as having read the slot.
LoadResult SaveStore::load_quietly(std::string_view slot, const Accept& accept) {
    const auto known = known_.find(slot);
    const bool had = known != known_.end();
    const Known before = had ? known->second : Known{};
    LoadResult result = load(slot, accept);
    if (had) {
        known_.insert_or_assign(std::string(slot), before);
    } else {
        known_.erase(std::string(slot));
    }
    return result;
}

std::string SaveStore::new_slot(const std::function<bool(std::string_view)>& taken) {
    std::vector<std::string> names;
    if (slots(names) != StoreError::none) names.clear();
    for (std::size_t n = 1;; ++n) {
        std::string name = "game-" + std::to_string(n);
        if (std::find(names.begin(), names.end(), name) == names.end() && !(taken && taken(name))) return name;
    }
}

bool SaveStore::changed_elsewhere(std::string_view slot) {
    std::uint64_t next = 0;
    return next_number(slot, next) == StoreError::none && next == 0;
}

std::string sentence(WriteResult result) {
    switch (result) {
        case WriteResult::written: return {};
        case WriteResult::not_a_good_save: return "The game could not be written down. It goes on without being saved.";
        case WriteResult::other_writer:
            return "The place of this game holds another one, played in another tab. It goes on here without being saved.";
        case WriteResult::denied: return "Storage is not allowed here. The game goes on without being saved.";
        case WriteResult::full: return "Storage is full. The game goes on without being saved; remove old games to make room.";
        case WriteResult::failed: return "The game could not be saved. It goes on, and the last good save is kept.";
        case WriteResult::not_verified: return "The save could not be read back. The game goes on, and the last good save is kept.";
    }
    return {};
}

std::string sentence(const LoadResult& result) {
    switch (result.store) {
        case StoreError::none: break;
        case StoreError::missing: return "There is no such saved game.";
        case StoreError::denied: return "Storage is not allowed here, so saved games cannot be read.";
        case StoreError::full:
        case StoreError::failed: return "Storage cannot be read.";
    }
    if (result.fell_back) return sentence(result.fault) + " An older save of this game was opened in its place.";
    return result.found ? std::string{} : sentence(result.fault);
}

}  // namespace lw::codec
