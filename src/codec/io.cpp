#include "codec/io.hpp"

#include "codec/utf8.hpp"

#include <cereal/archives/portable_binary.hpp>

#include <sstream>
#include <streambuf>

namespace lw::codec {

namespace {

/// Reads straight from memory, and knows how much is left.
class MemoryBuffer : public std::streambuf {
public:
    explicit MemoryBuffer(base::ByteView bytes) {
        // A stream buffer wants pointers to non-const; it only ever reads through them.
        char* begin = const_cast<char*>(reinterpret_cast<const char*>(bytes.data()));
        setg(begin, begin, begin + bytes.size());
    }
    [[nodiscard]] std::size_t remaining() const { return static_cast<std::size_t>(egptr() - gptr()); }
};

}  // namespace

struct Writer::Archive {
    std::ostringstream stream{std::ios::binary};
    cereal::PortableBinaryOutputArchive cereal{stream, cereal::PortableBinaryOutputArchive::Options::LittleEndian()};
};

Writer::Writer() : archive_(std::make_unique<Archive>()) {}
Writer::~Writer() = default;

void Writer::u8(std::uint8_t v) { archive_->cereal(v); }
void Writer::u16(std::uint16_t v) { archive_->cereal(v); }
void Writer::u32(std::uint32_t v) { archive_->cereal(v); }
void Writer::u64(std::uint64_t v) { archive_->cereal(v); }

void Writer::text(std::string_view s, std::size_t max_bytes) {
    const std::string clean = clean_utf8(s, max_bytes);
    u16(static_cast<std::uint16_t>(clean.size()));
    for (const char c : clean) u8(static_cast<std::uint8_t>(c));
}

void Writer::count(std::uint32_t n, std::uint32_t /*max*/, std::size_t /*bytes_each*/) { u32(n); }

base::Bytes Writer::take() {
    const std::string bytes = archive_->stream.str();
    return {bytes.begin(), bytes.end()};
}

struct Reader::Archive {
    explicit Archive(base::ByteView bytes) : buffer(bytes), stream(&buffer) {}

    MemoryBuffer buffer;
    std::istream stream;
    std::unique_ptr<cereal::PortableBinaryInputArchive> cereal;
};

Reader::Reader(base::ByteView bytes, std::uint16_t version) : archive_(std::make_unique<Archive>(bytes)), version_(version) {
    try {
        if (!bytes.empty() && bytes[0] == 1) {  // the archive begins with its byte order: always little-endian here
            archive_->cereal = std::make_unique<cereal::PortableBinaryInputArchive>(archive_->stream);
        }
    } catch (...) {
        archive_->cereal.reset();
    }
    if (archive_->cereal == nullptr) fail();
}
Reader::~Reader() = default;

/// Whatever cereal may throw ends here.
template <class T>
void Reader::number(T& v) {
    v = 0;
    if (!ok_) return;
    if (remaining() < sizeof(T)) {
        fail();
        return;
    }
    try {
        archive_->cereal->operator()(v);
    } catch (...) {
        v = 0;
        fail();
    }
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

std::size_t Reader::remaining() const { return archive_->buffer.remaining(); }

}  // namespace lw::codec
