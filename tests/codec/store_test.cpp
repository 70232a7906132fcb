#include "codec/save_store.hpp"
#include "match/fresh_match.hpp"

#include <gtest/gtest.h>

#include <map>
#include <optional>

namespace lw::test {
namespace {

using base::Bytes;
using codec::SaveStore;
using codec::StoreError;
using codec::WriteResult;

/// A map that can be made to fail at any write, in several ways.
class FakeStore : public codec::KeyValue {
public:
    enum class Failing { refuses, loses, halves };

    StoreError get(std::string_view key, std::string& value) override {
        if (denied) return StoreError::denied;
        const auto at = values.find(key);
        if (at == values.end()) return StoreError::missing;
        value = at->second;
        return StoreError::none;
    }
    StoreError set(std::string_view key, std::string_view value) override {
        if (denied) return StoreError::denied;
        ++writes;
        if (fail_at && writes >= *fail_at && (!once || writes == *fail_at)) {
            if (failing == Failing::refuses) return StoreError::full;
            if (failing == Failing::loses) values.erase(std::string(key));
            if (failing == Failing::halves) values.insert_or_assign(std::string(key), value.substr(0, value.size() / 2));
            return once ? StoreError::none : StoreError::failed;  // once: a lie
        }
        values.insert_or_assign(std::string(key), value);
        return StoreError::none;
    }
    StoreError remove(std::string_view key) override {
        values.erase(std::string(key));
        return StoreError::none;
    }
    StoreError list(std::vector<std::string>& keys) override {
        if (denied) return StoreError::denied;
        for (const auto& [key, value] : values) keys.push_back(key);
        return StoreError::none;
    }

    std::map<std::string, std::string, std::less<>> values;
    int writes = 0;
    std::optional<int> fail_at;
    bool once = false;
    bool denied = false;
    Failing failing = Failing::refuses;
};

Bytes save_no(int n) {
    IslesMatch match = fresh_match(1, {"random", "random"});
    match.title = "Save " + std::to_string(n);
    return codec::encode(match, static_cast<std::uint64_t>(1000 + n));
}

codec::Fault accept_all(base::ByteView save) {
    codec::Fault fault;
    (void)codec::decode<isles::Game>(save, fault);
    return fault;
}

TEST(Store, KeepsTheLastThree) {
    FakeStore fake;
    SaveStore store(fake);
    for (int n = 1; n <= 7; ++n) {
        ASSERT_EQ(store.write("autosave", save_no(n)), WriteResult::written);
        const auto loaded = store.load("autosave", accept_all);
        ASSERT_TRUE(loaded.found);
        EXPECT_FALSE(loaded.fell_back);
        EXPECT_EQ(loaded.save, save_no(n));
        EXPECT_EQ(sentence(loaded), "");
    }
    EXPECT_EQ(fake.values.size(), 4U);  // three saves and the pointer
}

/// At whichever write it fails, and however: the last good save or the new one can be read, and the next write works.
TEST(Store, NoFailureLosesAGoodSave) {
    using Failing = FakeStore::Failing;
    for (const bool once : {true, false}) {
        for (const Failing failing : {Failing::refuses, Failing::loses, Failing::halves}) {
            for (int before = 0; before <= 4; ++before) {
                for (int at = 1; at <= 2; ++at) {
                    FakeStore fake;
                    SaveStore store(fake);
                    for (int n = 1; n <= before; ++n) store.write("s", save_no(n));
                    fake.writes = 0;
                    fake.fail_at = at;
                    fake.once = once;
                    fake.failing = failing;
                    const WriteResult result = store.write("s", save_no(before + 1));
                    EXPECT_NE(result, WriteResult::written);
                    EXPECT_NE(codec::sentence(result), "");
                    fake.fail_at.reset();
                    SaveStore later(fake);  // after a reload
                    const auto loaded = later.load("s", accept_all);
                    if (before > 0) {
                        ASSERT_TRUE(loaded.found);
                        EXPECT_TRUE(loaded.save == save_no(before) || loaded.save == save_no(before + 1));
                    }
                    EXPECT_EQ(later.write("s", save_no(90)), WriteResult::written);
                    EXPECT_EQ(later.load("s", accept_all).save, save_no(90));
                    if (before > 0) {  // the one before is still there to fall back on
                        const auto second = later.load("s", [](base::ByteView save) {
                            const bool newest = Bytes(save.begin(), save.end()) == save_no(90);
                            return newest ? codec::Fault{codec::Error::damaged, 0, {}} : accept_all(save);
                        });
                        EXPECT_TRUE(second.found);
                        EXPECT_TRUE(second.fell_back);
                    }
                }
            }
        }
    }
}

TEST(Store, ABadCurrentFallsBackAndSaysSo) {
    for (const int kind : {0, 1, 2, 3}) {
        FakeStore fake;
        SaveStore store(fake);
        for (int n = 1; n <= 4; ++n) store.write("s", save_no(n));
        std::string& current = fake.values["landwright.save.s.1"];  // number 4
        if (kind == 0) current[60] = current[60] == 'A' ? 'B' : 'A';
        if (kind == 1) current = "nonsense";
        if (kind == 2) current.resize(current.size() / 2);
        if (kind == 3) fake.values.erase("landwright.save.s.1");
        const auto loaded = store.load("s", accept_all);
        ASSERT_TRUE(loaded.found);
        EXPECT_TRUE(loaded.fell_back);
        EXPECT_EQ(loaded.save, save_no(3));
        EXPECT_NE(sentence(loaded).find("older save"), std::string::npos);
        ASSERT_EQ(store.write("s", save_no(5)), WriteResult::written);
        EXPECT_EQ(store.load("s", accept_all).save, save_no(5));
        EXPECT_TRUE(std::any_of(fake.values.begin(), fake.values.end(),
                                [](const auto& entry) { return entry.second.find(base::to_base64(save_no(3))) != std::string::npos; }));
    }
}

TEST(Store, ABrokenPointerIsNotTheEnd) {
    for (const char* pointer : {"", "x", "99", "-1", "18446744073709551616"}) {
        FakeStore fake;
        SaveStore writer(fake);
        for (int n = 1; n <= 4; ++n) writer.write("s", save_no(n));
        fake.values["landwright.save.s.now"] = pointer;
        SaveStore store(fake);
        const auto loaded = store.load("s", accept_all);
        ASSERT_TRUE(loaded.found) << pointer;
        EXPECT_EQ(loaded.save, save_no(4));
        ASSERT_EQ(store.write("s", save_no(5)), WriteResult::written);
        EXPECT_EQ(store.load("s", accept_all).save, save_no(5));
    }
}

TEST(Store, RefusesBytesThatAreNoGoodSave) {
    FakeStore fake;
    SaveStore store(fake);
    store.write("s", save_no(1));
    Bytes bad = save_no(2);
    bad[50] ^= 1U;
    EXPECT_EQ(store.write("s", bad), WriteResult::not_a_good_save);
    EXPECT_EQ(store.load("s").save, save_no(1));
}

TEST(Store, TwoTabsDoNotOverwriteEachOther) {
    FakeStore fake;
    SaveStore one(fake);
    SaveStore two(fake);
    ASSERT_EQ(one.write("autosave", save_no(1)), WriteResult::written);
    ASSERT_TRUE(two.load("autosave").found);
    ASSERT_EQ(two.write("autosave", save_no(2)), WriteResult::written);
    EXPECT_TRUE(one.changed_elsewhere("autosave"));
    EXPECT_FALSE(two.changed_elsewhere("autosave"));
    EXPECT_EQ(one.write("autosave", save_no(3)), WriteResult::other_writer);
    EXPECT_EQ(two.load("autosave").save, save_no(2));
    ASSERT_TRUE(one.load("autosave").found);
    EXPECT_EQ(one.write("autosave", save_no(3)), WriteResult::written) << "what was read may be written over";
    EXPECT_EQ(two.load("autosave").save, save_no(3));
}

/// A slot as this store has written it three times, and as another game's tab may find it.
struct Written : testing::Test {
    Written() {
        for (int n = 1; n <= 3; ++n) store.write("s", save_no(n));
    }
    /// What a page loaded now would go on with.
    Bytes kept() {
        SaveStore fresh(fake);
        return fresh.load("s", accept_all).save;
    }
    std::string& text(const char* part) { return fake.values["landwright.save.s." + std::string(part)]; }

    FakeStore fake;
    SaveStore store{fake};
};

TEST_F(Written, ClearedStorageIsWrittenAnewWithRisingNumbers) {
    fake.values.clear();
    EXPECT_FALSE(store.changed_elsewhere("s"));
    ASSERT_EQ(store.write("s", save_no(4)), WriteResult::written);
    EXPECT_EQ(kept(), save_no(4));
    EXPECT_EQ(text("now"), "4");
    ASSERT_EQ(store.write("s", save_no(5)), WriteResult::written);
    EXPECT_EQ(kept(), save_no(5));
}

TEST_F(Written, AnyKeysMayBeMissing) {
    const char* parts[] = {"0", "1", "2", "now"};
    for (unsigned gone = 1; gone < 16; ++gone) {
        SCOPED_TRACE(gone);
        for (unsigned i = 0; i < 4; ++i) {
            if ((gone >> i & 1U) != 0) fake.values.erase("landwright.save.s." + std::string(parts[i]));
        }
        const int n = 10 + static_cast<int>(gone);
        ASSERT_EQ(store.write("s", save_no(n)), WriteResult::written);
        EXPECT_EQ(kept(), save_no(n));
    }
}

TEST_F(Written, ADamagedPointerIsNobodysWriting) {
    int n = 10;
    for (const char* pointer : {"", "x", "1", "2", "99", "-1", "18446744073709551615"}) {
        text("now") = pointer;
        ASSERT_EQ(store.write("s", save_no(n)), WriteResult::written) << pointer;
        EXPECT_EQ(kept(), save_no(n)) << pointer;
        ++n;
    }
}

TEST_F(Written, DamagedGenerationsAreNobodysWriting) {
    int n = 10;
    for (const char* part : {"0", "1", "2"}) {
        text(part) = "9007199254740991:AAAA";
        ASSERT_EQ(store.write("s", save_no(n)), WriteResult::written) << part;
        EXPECT_EQ(kept(), save_no(n)) << part;
        ++n;
    }
}

/// Whatever the pointer says, the next write does not go where the newest good generation is.
TEST_F(Written, AWriteAfterADamagedPointerNeverHitsTheLastGoodSave) {
    for (const char* pointer : {"", "4", "5", "6", "99", "100", "101"}) {
        FakeStore worse = fake;
        worse.values["landwright.save.s.now"] = pointer;
        SaveStore later(worse);
        ASSERT_TRUE(later.load("s", accept_all).found);
        worse.writes = 0;
        worse.fail_at = 1;
        worse.failing = FakeStore::Failing::loses;
        EXPECT_NE(later.write("s", save_no(9)), WriteResult::written);
        const std::string last = base::to_base64(save_no(3));
        EXPECT_TRUE(std::any_of(worse.values.begin(), worse.values.end(), [&last](const auto& entry) {
            return entry.second.find(last) != std::string::npos;
        })) << pointer;
    }
}

TEST_F(Written, AnotherWritersGameIsNotOverwritten) {
    SaveStore other(fake);
    ASSERT_TRUE(other.load("s").found);
    ASSERT_EQ(other.write("s", save_no(20)), WriteResult::written);
    EXPECT_TRUE(store.changed_elsewhere("s"));
    EXPECT_EQ(store.write("s", save_no(4)), WriteResult::other_writer);
    text("now").clear();  // nor when the pointer to it is gone
    EXPECT_EQ(store.write("s", save_no(4)), WriteResult::other_writer);
    EXPECT_EQ(kept(), save_no(20));
}

/// Storage was cleared, and another tab has begun a game in the slot's place: by number it is older, or the same.
TEST_F(Written, ANumberAloneDoesNotTellWhoseItIs) {
    for (int writes = 1; writes <= 4; ++writes) {
        fake.values.clear();
        SaveStore other(fake);
        for (int n = 1; n <= writes; ++n) other.write("s", save_no(30 + n));
        EXPECT_EQ(store.write("s", save_no(4)), WriteResult::other_writer) << writes;
        EXPECT_EQ(kept(), save_no(30 + writes)) << writes;
    }
}

TEST_F(Written, WhatWasNeverReadIsNotOverwritten) {
    SaveStore other(fake);
    EXPECT_FALSE(other.knows("s"));
    EXPECT_EQ(other.write("s", save_no(4)), WriteResult::other_writer);
    EXPECT_EQ(kept(), save_no(3));
}

/// The generation was written, the pointer was not: the next write is still one's own.
TEST_F(Written, AHalfFinishedWriteIsOnesOwn) {
    FakeStore empty;
    SaveStore first(empty);
    empty.fail_at = 2;
    EXPECT_EQ(first.write("s", save_no(1)), WriteResult::full);
    empty.fail_at.reset();
    EXPECT_EQ(first.write("s", save_no(2)), WriteResult::written);
    EXPECT_EQ(first.load("s", accept_all).save, save_no(2));
}

TEST_F(Written, SaysWhetherWhatItWroteIsStillThere) {
    EXPECT_TRUE(store.holds("s"));
    EXPECT_FALSE(store.holds("t"));
    text("0")[40] ^= 1;
    EXPECT_FALSE(store.holds("s"));
    store.write("s", save_no(4));
    EXPECT_TRUE(store.holds("s"));
    fake.values.erase("landwright.save.s.now");
    EXPECT_FALSE(store.holds("s"));
    fake.values.clear();
    EXPECT_FALSE(store.holds("s"));
}

TEST(Store, ListsSlotsNewestFirst) {
    FakeStore fake;
    fake.values["landwright.settings"] = "{}";  // somebody else's
    SaveStore store(fake);
    EXPECT_EQ(store.new_slot(), "game-1");
    store.write("autosave", save_no(1));
    store.write("game-1", save_no(3));
    store.write("game-2", save_no(2));
    store.write("broken", save_no(9));
    fake.values["landwright.save.broken.1"] = "1:AAAA";
    EXPECT_EQ(store.new_slot(), "game-3");
    std::vector<codec::SlotInfo> slots;
    ASSERT_EQ(store.list(slots), StoreError::none);
    ASSERT_EQ(slots.size(), 4U);
    EXPECT_EQ(slots[0].slot, "game-1");
    EXPECT_EQ(slots[0].summary.title, "Save 3");
    EXPECT_EQ(slots[1].slot, "game-2");
    EXPECT_EQ(slots[2].slot, "autosave");
    EXPECT_FALSE(slots[3].fault.ok());
    EXPECT_EQ(store.remove("game-1"), StoreError::none);
    ASSERT_EQ(store.list(slots), StoreError::none);
    EXPECT_EQ(slots.size(), 3U);
    EXPECT_EQ(store.load("game-1").store, StoreError::missing);
}

TEST(Store, DeniedStorageIsSaid) {
    FakeStore fake;
    fake.denied = true;
    SaveStore store(fake);
    EXPECT_EQ(store.write("s", save_no(1)), WriteResult::denied);
    EXPECT_EQ(store.load("s").store, StoreError::denied);
    std::vector<codec::SlotInfo> slots;
    EXPECT_EQ(store.list(slots), StoreError::denied);
    EXPECT_NE(sentence(store.load("s")), "");
}

}  // namespace
}  // namespace lw::test
