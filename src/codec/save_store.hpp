// Saves in a store that can fail at any moment, so that no good save is ever lost to a bad one.
//
// A slot has three generations in a ring and a pointer: "<slot>.0", "<slot>.1", "<slot>.2", "<slot>.now". A write goes to
// the oldest generation and is read back and compared; only then does the pointer move. Reading starts at the pointer and
// falls back to the older ones.
#pragma once

#include "base/bytes.hpp"
#include "codec/error.hpp"
#include "codec/summary.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace lw::codec {

enum class StoreError : std::uint8_t {
    none,
    missing,  ///< no such key (or slot)
    denied,   ///< no storage here: private window, settings, permissions
    full,     ///< quota
    failed,   ///< anything else
};

/// Local storage, a folder, or a test's map. Keys: ASCII letters, digits, '-', '_', '.'. Values: ASCII text.
/// Nothing throws.
class KeyValue {
public:
    virtual ~KeyValue() = default;
    virtual StoreError get(std::string_view key, std::string& value) = 0;
    virtual StoreError set(std::string_view key, std::string_view value) = 0;
    virtual StoreError remove(std::string_view key) = 0;  ///< `none` also when it did not exist
    virtual StoreError list(std::vector<std::string>& keys) = 0;
};

enum class WriteResult : std::uint8_t {
    written,
    not_a_good_save,  ///< the bytes given do not pass their own envelope
    other_writer,     ///< the slot holds a game that was neither read nor written here
    denied,
    full,
    failed,
    not_verified,  ///< what was read back differs
};

/// For the person at the screen; empty for `written`.
[[nodiscard]] std::string sentence(WriteResult result);

struct LoadResult {
    StoreError store = StoreError::none;  ///< `missing` when there is no such slot
    Fault fault;                          ///< of the newest generation, when it was not accepted
    bool found = false;
    bool fell_back = false;  ///< an older generation was loaded: say so
    base::Bytes save;
};
/// What to say about it; empty when all is well.
[[nodiscard]] std::string sentence(const LoadResult& result);

struct SlotInfo {
    std::string slot;
    Summary summary;
    Fault fault;  ///< when no generation can be read; the summary is empty then
    bool fell_back = false;
};

class SaveStore {
public:
    static constexpr std::string_view kAutosave = "autosave";

    /// All keys begin with `prefix` ("landwright.save.").
    explicit SaveStore(KeyValue& store, std::string prefix = "landwright.save.");

    /// Overwrites only what was read or written here, or is missing or damaged.
    WriteResult write(std::string_view slot, base::ByteView save);

    /// `accept` decodes fully and says what is wrong; the first generation it accepts is returned.
    using Accept = std::function<Fault(base::ByteView)>;
    LoadResult load(std::string_view slot, const Accept& accept = {});

    StoreError remove(std::string_view slot);
    /// All slots, the newest first.
    StoreError list(std::vector<SlotInfo>& out);
    /// A slot name that is neither in use nor `taken`: "game-1", "game-2", ...
    [[nodiscard]] std::string new_slot(const std::function<bool(std::string_view)>& taken = {});
    /// Whether the slot holds a game that was neither read nor written here: another tab has written it.
    [[nodiscard]] bool changed_elsewhere(std::string_view slot);
    /// Whether the slot was ever read or written here.
    [[nodiscard]] bool knows(std::string_view slot) const { return known_.find(slot) != known_.end(); }
    /// Whether what was read or written here last is still there: storage may be cleared at any moment.
    [[nodiscard]] bool holds(std::string_view slot);

private:
    static constexpr std::uint64_t kGenerations = 3;

    struct Generation {
        std::uint64_t number = 0;  ///< rises with each write of the slot; 0 = none
        std::uint64_t mark = 0;    ///< of the text it was read from
        base::Bytes save;
        Fault fault;
    };
    /// What was read or written here of a slot.
    struct Known {
        std::uint64_t number = 0;                         ///< of the newest
        std::array<std::uint64_t, kGenerations> marks{};  ///< of the texts, by their place in the ring
        void mark(std::uint64_t generation, std::uint64_t text) { marks[generation % kGenerations] = text; }
        [[nodiscard]] bool has(std::uint64_t generation, std::uint64_t text) const { return marks[generation % kGenerations] == text; }
    };
    [[nodiscard]] std::string key(std::string_view slot, std::uint64_t number) const;
    [[nodiscard]] std::string pointer_key(std::string_view slot) const;
    StoreError read_pointer(std::string_view slot, std::uint64_t& number);
    StoreError read(const std::string& key, Generation& out);
    StoreError read_newest(std::string_view slot, std::vector<Generation>& out, std::uint64_t& pointer);
    StoreError next_number(std::string_view slot, std::uint64_t& next);
    void remember(std::string_view slot, const std::vector<Generation>& all);
    static const Generation* newest_good(const std::vector<Generation>& all);
    StoreError slots(std::vector<std::string>& out);
    LoadResult load_quietly(std::string_view slot, const Accept& accept);

    KeyValue& store_;
    std::string prefix_;
    std::map<std::string, Known, std::less<>> known_;
};

}  // namespace lw::codec
