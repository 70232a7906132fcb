#include "codec/payload.hpp"

#include "codec/envelope.hpp"
#include "codec/text.hpp"
#include "game/name.hpp"

namespace lw::codec {

namespace {

constexpr std::size_t kMaxAgent = 32;  // bytes of a computer player's name
constexpr std::size_t kRecordBytes = 9;
constexpr std::size_t kPlayerBytes = 6;  // with empty texts
constexpr auto kMaxRecords = static_cast<std::uint32_t>(kMaxSaveSize / kRecordBytes);

template <class Io, class P>
void player(Io& io, P& one) {
    io.text(one.name, game::kMaxNameBytes);
    io.u8(one.colour);
    io.value(one.controller, game::Controller::computer);
    io.text(one.agent, kMaxAgent);
}

template <class Io, class S>
void heading(Io& io, S& summary) {
    io.text(summary.title, kMaxTitle);
    io.u64(summary.saved_at);
    io.u16(summary.turn);
    io.flag(summary.over);
}

}  // namespace

void put_summary(Writer& io, const Summary& summary) {
    heading(io, summary);
    io.count(static_cast<std::uint32_t>(summary.players.size()), game::kMaxSeats, kPlayerBytes);
    for (const game::Player& one : summary.players) player(io, one);
}

void get_summary(Reader& io, Summary& summary) {
    heading(io, summary);
    std::uint32_t count = 0;
    io.count(count, game::kMaxSeats, kPlayerBytes);
    summary.players.resize(count);
    for (game::Player& one : summary.players) {
        player(io, one);
        if (one.colour >= game::kMaxSeats) io.fail();
    }
    if (io.ok()) game::tell_apart(summary.players);
}

void put_log(Writer& io, const std::vector<match::Record>& log) {
    io.count(static_cast<std::uint32_t>(log.size()), kMaxRecords, kRecordBytes);
    for (const match::Record& one : log) {
        io.u8(one.actor);
        io.u64(one.packed);
    }
}

void get_log(Reader& io, std::vector<match::Record>& log) {
    std::uint32_t count = 0;
    io.count(count, kMaxRecords, kRecordBytes);
    log.resize(count);
    for (match::Record& one : log) {
        io.u8(one.actor);
        io.u64(one.packed);
    }
}

Fault read_summary(base::ByteView save, Summary& out) {
    Envelope envelope;
    Fault fault = open(save, envelope);
    if (!fault.ok()) return fault;
    Reader io(envelope.payload);
    out = Summary{};
    out.game = envelope.game;
    get_summary(io, out);
    if (!io.ok()) fault.error = Error::damaged;
    return fault;
}

namespace {

/// Editors and mail put a byte-order mark before a text, and some write two bytes per letter.
std::string without_marks(std::string_view text) {
    constexpr std::string_view kUtf8 = "\xEF\xBB\xBF";
    constexpr std::string_view kLittle = "\xFF\xFE";
    constexpr std::string_view kBig = "\xFE\xFF";
    if (text.starts_with(kUtf8)) return std::string(text.substr(kUtf8.size()));
    if (!text.starts_with(kLittle) && !text.starts_with(kBig)) return std::string(text);
    const std::size_t letter = text.starts_with(kLittle) ? 0 : 1;
    std::string plain;
    for (std::size_t i = 2; i + 1 < text.size(); i += 2) {
        const bool ascii = text[i + 1 - letter] == '\0';
        plain.push_back(ascii ? text[i + letter] : '?');  // '?' is in no save
    }
    return plain;
}

}  // namespace

std::string to_text(base::ByteView save, bool wrapped) {
    const std::string text = base::to_base64(save);
    if (!wrapped) return text;
    constexpr std::size_t kLine = 72;
    std::string out;
    for (std::size_t i = 0; i < text.size(); i += kLine) {
        out += text.substr(i, kLine);
        out += '\n';
    }
    return out;
}

Fault from_text(std::string_view text, base::Bytes& save) {
    save.clear();
    if (text.size() > 4 * kMaxSaveSize) return {Error::too_large, 0, {}};
    const std::string plain = without_marks(text);
    if (plain.empty() || !base::from_base64(plain, save)) return {Error::not_a_save, 0, "not base64"};
    return {};
}

}  // namespace lw::codec
