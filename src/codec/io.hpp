// Fields in and out. The same list of fields serves both: `io.u8(config.seats)` writes or reads.
//
// The bytes are those of cereal's portable binary archive; cereal itself occurs only in io.cpp. Only fixed-width types.
// A reader never allocates by an unchecked count: counts are compared with the bytes that remain. After the first fault
// every read gives zeros, and ok() stays false.
#pragma once

#include "base/bytes.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace lw::codec {

/// Stands for all fields there are.
inline constexpr std::uint16_t kNewest = 0xFFFF;

class Writer {
public:
    static constexpr bool kReading = false;
    /// Writes what the newest version has.
    static constexpr std::uint16_t version() { return kNewest; }

    Writer();
    ~Writer();
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    void u8(std::uint8_t v);
    void u16(std::uint16_t v);
    void u32(std::uint32_t v);
    void u64(std::uint64_t v);
    void i8(std::int8_t v) { u8(static_cast<std::uint8_t>(v)); }
    void flag(bool v) { u8(v ? 1 : 0); }
    /// An enumeration whose values are 0..last.
    template <class E>
    void value(E v, E /*last*/) {
        u8(static_cast<std::uint8_t>(v));
    }
    void text(std::string_view s, std::size_t max_bytes);
    /// A number of elements, each of which takes at least `bytes_each`.
    void count(std::uint32_t n, std::uint32_t max, std::size_t bytes_each);
    [[nodiscard]] static bool ok() { return true; }
    [[nodiscard]] base::Bytes take();

private:
    struct Archive;
    std::unique_ptr<Archive> archive_;
};

class Reader {
public:
    static constexpr bool kReading = true;

    /// `version`: the rules version that wrote the bytes; they lack the fields of later ones.
    explicit Reader(base::ByteView bytes, std::uint16_t version = kNewest);
    [[nodiscard]] std::uint16_t version() const { return version_; }
    ~Reader();
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;

    void u8(std::uint8_t& v);
    void u16(std::uint16_t& v);
    void u32(std::uint32_t& v);
    void u64(std::uint64_t& v);
    void i8(std::int8_t& v) {
        std::uint8_t raw = 0;
        u8(raw);
        v = static_cast<std::int8_t>(raw);
    }
    void flag(bool& v) {
        std::uint8_t raw = 0;
        u8(raw);
        if (raw > 1) fail();
        v = raw == 1;
    }
    template <class E>
    void value(E& v, E last) {
        std::uint8_t raw = 0;
        u8(raw);
        if (raw > static_cast<std::uint8_t>(last)) {
            fail();
            raw = 0;
        }
        v = static_cast<E>(raw);
    }
    /// Valid UTF-8 without control characters, else it fails.
    void text(std::string& s, std::size_t max_bytes);
    /// Fails and gives 0 when above `max` or more than the remaining bytes can hold.
    void count(std::uint32_t& n, std::uint32_t max, std::size_t bytes_each);

    void fail() { ok_ = false; }
    [[nodiscard]] bool ok() const { return ok_; }
    [[nodiscard]] std::size_t remaining() const;
    /// Everything was read and nothing was wrong.
    [[nodiscard]] bool finished() const { return ok_ && remaining() == 0; }

private:
    template <class T>
    void number(T& v);
    struct Archive;
    std::unique_ptr<Archive> archive_;
    std::uint16_t version_;
    bool ok_ = true;
};

}  // namespace lw::codec
