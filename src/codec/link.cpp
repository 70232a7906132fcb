#include "codec/link.hpp"

#include <algorithm>

namespace lw::codec {

namespace {

constexpr std::size_t kHeadBytes = 4;
constexpr std::size_t kSumBytes = 4;

std::uint32_t sum_of(std::string_view game, base::ByteView bytes) {
    const base::ByteView name(reinterpret_cast<const std::uint8_t*>(game.data()), game.size());
    return base::crc32(bytes, base::crc32(name));
}

/// RFC 4648, section 5, without padding: nothing in it needs escaping in an address.
std::string to_url_text(base::ByteView bytes) {
    std::string text = base::to_base64(bytes);
    text.erase(std::find(text.begin(), text.end(), '='), text.end());
    std::replace(text.begin(), text.end(), '+', '-');
    std::replace(text.begin(), text.end(), '/', '_');
    return text;
}

bool from_url_text(std::string_view text, base::Bytes& out) {
    const auto is_letter = [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    if (!std::all_of(text.begin(), text.end(), is_letter)) return false;
    std::string plain(text);
    std::replace(plain.begin(), plain.end(), '-', '+');
    std::replace(plain.begin(), plain.end(), '_', '/');
    plain.append((4 - plain.size() % 4) % 4, '=');
    return base::from_base64(plain, out);
}

bool is_name(std::string_view game) {
    const auto is_small = [](char c) { return c >= 'a' && c <= 'z'; };
    return !game.empty() && game.size() <= kMaxGameName && std::all_of(game.begin(), game.end(), is_small);
}

}  // namespace

std::string seal_link(const Link& link) {
    base::ByteWriter out;
    out.u8(kLinkVersion);
    out.u8(static_cast<std::uint8_t>(link.kind));
    out.u16(link.rules_version);
    out.raw(link.content);
    out.u32(sum_of(link.game, out.bytes()));
    return link.game + "=" + to_url_text(out.bytes());
}

Fault open_link(std::string_view fragment, Link& out) {
    if (fragment.starts_with('#')) fragment.remove_prefix(1);
    const std::size_t sign = fragment.find('=');
    if (sign == std::string_view::npos || !is_name(fragment.substr(0, sign))) return {Error::not_a_save, 0, {}};
    if (fragment.size() > kMaxLink) return {Error::too_large, 0, {}};
    out.game = fragment.substr(0, sign);
    base::Bytes bytes;
    if (!from_url_text(fragment.substr(sign + 1), bytes)) return {Error::truncated, 0, "base64url"};
    if (bytes.size() < kHeadBytes + kSumBytes) return {Error::truncated, 0, {}};
    const base::ByteView all(bytes);
    const base::ByteView body = all.first(all.size() - kSumBytes);
    if (base::ByteReader(all.last(kSumBytes)).u32() != sum_of(out.game, body)) return {Error::checksum, 0, {}};
    base::ByteReader in(body);
    const std::uint8_t version = in.u8();
    const std::uint8_t kind = in.u8();
    out.rules_version = in.u16();
    if (version > kLinkVersion) return {Error::newer_version, 0, "link " + std::to_string(version)};
    const bool known = kind == static_cast<std::uint8_t>(LinkKind::board) || kind == static_cast<std::uint8_t>(LinkKind::game);
    if (version == 0 || !known) return {Error::damaged, 0, "kind " + std::to_string(kind)};
    out.kind = static_cast<LinkKind>(kind);
    const base::ByteView content = in.raw(in.remaining());
    out.content.assign(content.begin(), content.end());
    return {};
}

std::string link_sentence(const Fault& fault) {
    switch (fault.error) {
        case Error::none: return "The link is in order.";
        case Error::not_a_save: return "This address carries no board and no game of Landwright.";
        case Error::truncated: return "The link is incomplete: part of it was lost on the way.";
        case Error::too_large: return "The link is too long to be one of Landwright.";
        case Error::checksum: return "The link is damaged: some of its characters have changed on the way.";
        case Error::newer_version: return "The link was made by a newer version. Reload the page to get it.";
        case Error::other_game: return "The link is of a game that is not available here.";
        case Error::damaged: return "The link is damaged: its content makes no sense.";
        case Error::illegal_move:
            return "The game in the link cannot be shown: move " + std::to_string(fault.index + 1) + " is not allowed by the rules.";
    }
    return "The link cannot be read.";
}

}  // namespace lw::codec
