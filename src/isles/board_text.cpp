#include "isles/board_text.hpp"

#include "base/hash.hpp"
#include "isles/board_check.hpp"

#include <algorithm>
#include <charconv>

namespace lw::isles {

namespace {

constexpr std::string_view kHead = "isles1;";
constexpr std::string_view kTerrains = "BLWGOD";
constexpr std::string_view kTokens = "23456.89abc";  // from 2 on; 7 does not exist
constexpr std::string_view kSides = "abcdef";
constexpr std::string_view kKinds = "BLWGOA";
constexpr int kFarthest = 60;  // as far out as the topology takes hexes
constexpr int kMostRows = 2 * kFarthest + 1;

std::string row_text(const base::Bounded<Tile, kMaxHexes>& tiles, std::size_t& next, int r) {
    if (next == tiles.size() || tiles[next].hex.r != r) return {};
    int q = tiles[next].hex.q;
    std::string text = std::to_string(q);
    for (; next < tiles.size() && tiles[next].hex.r == r; ++next, ++q) {
        const Tile& tile = tiles[next];
        for (; q < tile.hex.q; ++q) text += '.';
        text += kTerrains[static_cast<std::size_t>(tile.terrain)];
        if (tile.token != 0) text += kTokens[tile.token - 2U];
    }
    return text;
}

class BoardParser {
public:
    explicit BoardParser(std::string_view text, std::size_t skipped) : text_(text), skipped_(skipped) {}

    BoardText read() {
        if (!text_.starts_with(kHead)) return fault_at(BoardTextFault::Kind::not_a_board, 0);
        at_ = kHead.size();
        if (land() && sign(';') && harbours() && sign(';') && robber()) {
            if (at_ != text_.size()) return fault_at(BoardTextFault::Kind::unknown_sign, at_);
            if (!board_errors(layout_).empty()) return fault_at(BoardTextFault::Kind::not_playable, at_);
            return {layout_, {}};
        }
        return {std::nullopt, fault_};
    }

private:
    BoardText fault_at(BoardTextFault::Kind kind, std::size_t at) { return {std::nullopt, {kind, at + skipped_}}; }
    bool fail(BoardTextFault::Kind kind, std::size_t at) {
        fault_ = {kind, at + skipped_};
        return false;
    }
    [[nodiscard]] bool ended() const { return at_ == text_.size(); }
    [[nodiscard]] bool next_is(char c) const { return !ended() && text_[at_] == c; }
    bool unexpected() { return fail(ended() ? BoardTextFault::Kind::broken_off : BoardTextFault::Kind::unknown_sign, at_); }

    bool sign(char wanted) {
        if (!next_is(wanted)) return unexpected();
        ++at_;
        return true;
    }
    /// The index of the next character in `all`.
    bool one_of(std::string_view all, std::size_t& found) {
        found = ended() || text_[at_] == '.' ? std::string_view::npos : all.find(text_[at_]);
        if (found == std::string_view::npos) return unexpected();
        ++at_;
        return true;
    }
    /// At most three digits; no leading zero, no "-0", so that a board has only one text.
    bool number(int most, int& value) {
        const std::size_t from = at_;
        const bool negative = next_is('-');
        if (negative) ++at_;
        const std::size_t digits = at_;
        value = 0;
        while (!ended() && text_[at_] >= '0' && text_[at_] <= '9' && at_ - digits < 4) value = 10 * value + (text_[at_++] - '0');
        if (at_ == digits) return ended() ? fail(BoardTextFault::Kind::broken_off, at_) : fail(BoardTextFault::Kind::bad_number, from);
        const bool longer = text_[digits] == '0' && (at_ - digits > 1 || negative);
        if (longer || value > most) return fail(BoardTextFault::Kind::bad_number, from);
        if (negative) value = -value;
        return true;
    }

    bool tile(Hex hex) {
        std::size_t terrain = 0;
        if (!one_of(kTerrains, terrain)) return false;
        if (layout_.tiles.full()) return fail(BoardTextFault::Kind::too_much, at_ - 1);
        std::size_t token = 0;
        const bool desert = static_cast<Terrain>(terrain) == Terrain::desert;
        if (!desert && !one_of(kTokens, token)) return false;
        layout_.tiles.push_back({hex, static_cast<Terrain>(terrain), static_cast<std::uint8_t>(desert ? 0 : token + 2)});
        return true;
    }
    bool row(int r) {
        int q = 0;
        if (!number(kFarthest, q) || !tile(Hex{q, r})) return false;
        while (!ended() && text_[at_] != '/' && text_[at_] != ';') {
            const std::size_t gap = at_;
            while (next_is('.')) ++at_;
            q += 1 + static_cast<int>(at_ - gap);
            if (q > kFarthest) return fail(BoardTextFault::Kind::too_much, gap);
            if (!tile(Hex{q, r})) return false;
        }
        return true;
    }
    bool land() {
        int r = 0;
        if (!number(kFarthest, r)) return false;
        for (int rows = 0; rows < kMostRows && next_is('/'); ++rows, ++r) {
            ++at_;
            const bool gap = rows > 0 && next_is('/');  // a row without land; not the first, and another follows
            if (r > kFarthest) return fail(BoardTextFault::Kind::too_much, at_ - 1);
            if (!gap && !row(r)) return false;
        }
        return layout_.tiles.empty() ? unexpected() : true;
    }
    bool hex_number(Hex& hex) {
        int index = 0;
        const std::size_t from = at_;
        if (next_is('-')) return fail(BoardTextFault::Kind::bad_number, at_);
        if (!number(999, index)) return false;
        if (index >= static_cast<int>(layout_.tiles.size())) return fail(BoardTextFault::Kind::no_such_hex, from);
        hex = layout_.tiles[static_cast<std::size_t>(index)].hex;
        return true;
    }
    bool harbours() {
        while (!ended() && text_[at_] != ';') {
            Harbour harbour;
            std::size_t side = 0;
            std::size_t kind = 0;
            if (layout_.harbours.full()) return fail(BoardTextFault::Kind::too_much, at_);
            if (!hex_number(harbour.hex) || !one_of(kSides, side) || !one_of(kKinds, kind)) return false;
            harbour.side = static_cast<Side>(side);
            harbour.kind = static_cast<HarbourKind>(kind);
            layout_.harbours.push_back(harbour);
        }
        return true;
    }
    bool robber() { return hex_number(layout_.robber); }

    std::string_view text_;
    std::size_t skipped_;
    std::size_t at_ = 0;
    Layout layout_;
    BoardTextFault fault_;
};

}  // namespace

std::string to_text(const Layout& layout) {
    auto tiles = layout.tiles;
    std::sort(tiles.begin(), tiles.end(), [](const Tile& a, const Tile& b) { return reading_order(a.hex, b.hex); });
    const auto number = [&tiles](Hex hex) {
        const auto* tile = std::find_if(tiles.begin(), tiles.end(), [hex](const Tile& t) { return t.hex == hex; });
        return std::to_string(tile - tiles.begin());
    };
    std::string text(kHead);
    text += std::to_string(int{tiles[0].hex.r});
    std::size_t next = 0;
    for (int r = tiles[0].hex.r; next < tiles.size(); ++r) text += "/" + row_text(tiles, next, r);
    text += ';';
    for (const Harbour& harbour : layout.harbours) {
        text += number(harbour.hex);
        text += kSides[static_cast<std::size_t>(harbour.side)];
        text += kKinds[static_cast<std::size_t>(harbour.kind)];
    }
    return text + ";" + number(layout.robber);
}

BoardText layout_from_text(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\n";
    const std::size_t first = std::min(text.find_first_not_of(kBlanks), text.size());
    const std::size_t last = text.find_last_not_of(kBlanks);
    return BoardParser(text.substr(first, last == std::string_view::npos ? 0 : last + 1 - first), first).read();
}

std::uint64_t seed_from_text(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc{} && end == text.data() + text.size()) return number;
    base::Hasher hash;
    hash.text(text);
    return hash.value();
}

}  // namespace lw::isles
