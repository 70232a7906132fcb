#include "codec/io.hpp"

#include "codec/utf8.hpp"

#include <cereal/cereal.hpp>

#include <concepts>

namespace lw::codec {

// Our own archives over bytes, since the page has neither streams nor exceptions. They write what cereal's portable binary
// archive writes: a 1 that says "little-endian", then the numbers.
namespace archive {

constexpr std::uint8_t kLowestFirst = 1;

class Output : public cereal::OutputArchive<Output> {
public:
    Output() : cereal::OutputArchive<Output>(this), bytes{kLowestFirst} {}

    base::Bytes bytes;
};

class Input : public cereal::InputArchive<Input> {
public:
    explicit Input(base::ByteView bytes) : cereal::InputArchive<Input>(this), left(bytes) {}

    base::ByteView left;
};

template <std::unsigned_integral T>
void CEREAL_SAVE_FUNCTION_NAME(Output& out, const T& v) {
    for (std::size_t i = 0; i < sizeof(T); ++i) out.bytes.push_back(static_cast<std::uint8_t>(v >> (8 * i)));
}

/// Requires that enough bytes are left.
template <std::unsigned_integral T>
void CEREAL_LOAD_FUNCTION_NAME(Input& in, T& v) {
    v = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i) v = static_cast<T>(v | static_cast<T>(T{in.left[i]} << (8 * i)));
    in.left = in.left.subspan(sizeof(T));
}

}  // namespace archive

struct Writer::Archive : archive::Output {};
struct Reader::Archive : archive::Input {
    using Input::Input;
};

Writer::Writer() : archive_(std::make_unique<Archive>()) {}
Writer::~Writer() = default;

void Writer::u8(std::uint8_t v) { (*archive_)(v); }
void Writer::u16(std::uint16_t v) { (*archive_)(v); }
void Writer::u32(std::uint32_t v) { (*archive_)(v); }
void Writer::u64(std::uint64_t v) { (*archive_)(v); }

void Writer::text(std::string_view s, std::size_t max_bytes) {
    const std::string clean = clean_utf8(s, max_bytes);
    u16(static_cast<std::uint16_t>(clean.size()));
    for (const char c : clean) u8(static_cast<std::uint8_t>(c));
}

void Writer::count(std::uint32_t n, std::uint32_t /*max*/, std::size_t /*bytes_each*/) { u32(n); }

base::Bytes Writer::take() { return std::move(archive_->bytes); }

Reader::Reader(base::ByteView bytes, std::uint16_t version) : archive_(std::make_unique<Archive>(bytes)), version_(version) {
    std::uint8_t order = 0;
    number(order);
    if (order != archive::kLowestFirst) fail();
}
Reader::~Reader() = default;

template <class T>
void Reader::number(T& v) {
    v = 0;
    if (remaining() < sizeof(T)) fail();
    if (ok_) (*archive_)(v);
}

void Reader::u8(std::uint8_t& v) { number(v); }
void Reader::u16(std::uint16_t& v) { number(v); }
void Reader::u32(std::uint32_t& v) { number(v); }
void Reader::u64(std::uint64_t& v) { number(v); }

void Reader::text(std::string& s, std::size_t max_bytes) {
    std::uint16_t size = 0;
    u16(size);
    s.clear();
    if (size > max_bytes || size > remaining()) {
        fail();
        return;
    }
    for (std::uint16_t i = 0; i < size; ++i) {
        std::uint8_t c = 0;
        u8(c);
        s.push_back(static_cast<char>(c));
    }
    if (clean_utf8(s, max_bytes) == s) return;
    s.clear();
    fail();
}

void Reader::count(std::uint32_t& n, std::uint32_t max, std::size_t bytes_each) {
    u32(n);
    if (n <= max && n <= remaining() / bytes_each) return;
    n = 0;
    fail();
}

std::size_t Reader::remaining() const { return archive_->left.size(); }

}  // namespace lw::codec
