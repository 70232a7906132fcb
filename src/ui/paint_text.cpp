#include "ui/paint.hpp"
#include "ui/set_text.hpp"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>

namespace lw::ui {

namespace {

Color colour_of(const Frame& f, const TextStyle& style) {
    if (style.color) return *style.color;
    return style.soft ? f.theme->ink2 : f.theme->ink;
}

float start(Rect r, float width, Align align) {
    if (align == Align::centre) return r.x + (r.w - width) / 2;
    return align == Align::right ? r.right() - width : r.x;
}

// A paragraph is cut into pieces that stay on one line: words and icons, each with the space before it.
struct Piece {
    const Run* run = nullptr;
    std::string_view words;
    float width = 0;
    float space = 0;  ///< before it, unless it begins a line
    bool breaks = false;
    bool goes_on = false;  ///< the rest of a word that is too long for a line: may begin one
};

struct Row {
    std::size_t first = 0;
    std::size_t last = 0;
    float width = 0;
};

TextStyle of_run(const TextStyle& style, const Run& run) {
    TextStyle s = style;
    if (run.kind == Run::Kind::bold && style.face == Typeface::regular) s.face = Typeface::bold;
    return s;
}

float icon_size(const Frame& f, const TextStyle& style) { return std::round(f.px(style.size * 1.25F)); }

float run_width(const Frame& f, const TextStyle& style, const Run& run) {
    if (run.kind == Run::Kind::shape) return f.px(style.size * 1.05F);
    return icon_size(f, style) + f.px(1.5F);
}

/// A word too long for any line goes on in the next, wherever the break falls.
void pieces_of_word(const SetText& set, const Run& run, std::string_view word, float line, float space, std::vector<Piece>& out) {
    float wide = set.width(word);
    bool goes_on = false;
    while (wide > line + 0.5F) {
        const std::string_view first = set.beginning(word, line, {}, 1);
        if (first.size() == word.size()) break;
        out.push_back({&run, first, set.width(first), space, false, goes_on});
        word.remove_prefix(first.size());
        wide = set.width(word);
        space = 0;
        goes_on = true;
    }
    out.push_back({&run, word, wide, space, false, goes_on});
}

void pieces_of_words(const Frame& f, const TextStyle& style, const Run& run, float line, std::vector<Piece>& out, float& space) {
    const SetText set(f, of_run(style, run), run.text);
    const float blank = set.width(" ");
    const std::string_view all = run.text;
    std::size_t at = 0;
    while (at < all.size()) {
        if (all[at] == '\n') {
            out.push_back({&run, {}, 0, 0, true});
            space = 0;
            ++at;
        } else if (all[at] == ' ') {
            space += blank;
            ++at;
        } else {
            const std::size_t end = std::min(all.find_first_of(" \n", at), all.size());
            pieces_of_word(set, run, all.substr(at, end - at), line, space, out);
            space = 0;
            at = end;
        }
    }
}

/// For lines `line` wide.
std::vector<Piece> pieces_of(const Frame& f, const TextStyle& style, const Rich& words, float line) {
    std::vector<Piece> out;
    float space = 0;
    for (const Run& run : words.runs()) {
        switch (run.kind) {
            case Run::Kind::text:
            case Run::Kind::bold: pieces_of_words(f, style, run, line, out, space); break;
            case Run::Kind::line_break:
                out.push_back({&run, {}, 0, 0, true});
                space = 0;
                break;
            case Run::Kind::icon:
            case Run::Kind::shape:
                out.push_back({&run, {}, run_width(f, style, run), space, false});
                space = 0;
                break;
        }
    }
    return out;
}

/// True when a line may end before this piece: after a space, or between icons.
bool may_break(const std::vector<Piece>& pieces, std::size_t i) {
    if (i == 0 || pieces[i].space > 0 || pieces[i].goes_on) return true;
    return pieces[i].words.empty() && pieces[i - 1].words.empty();
}

std::vector<Row> rows_of(const std::vector<Piece>& pieces, float width) {
    std::vector<Row> out;
    Row now;
    for (std::size_t i = 0; i < pieces.size();) {
        if (pieces[i].breaks) {
            now.last = i;
            out.push_back(now);
            now = {i + 1, i + 1, 0};
            ++i;
            continue;
        }
        // What belongs together up to the next possible break.
        std::size_t end = i + 1;
        float together = pieces[i].width;
        while (end < pieces.size() && !pieces[end].breaks && !may_break(pieces, end)) together += pieces[end++].width;
        const float space = now.last > now.first ? pieces[i].space : 0;
        if (now.last > now.first && now.width + space + together > width + 0.5F) {
            out.push_back(now);
            now = {i, i, 0};
            continue;
        }
        now.width += space + together;
        now.last = end;
        i = end;
    }
    if (now.last > now.first || out.empty()) out.push_back(now);
    return out;
}

void draw_picture(const Frame& f, const TextStyle& style, const Piece& piece, Vec2 at, float height) {
    const Run& run = *piece.run;
    const Vec2 centre{at.x + piece.width / 2, at.y + height / 2};
    if (run.kind == Run::Kind::shape) return player_shape(f, {centre.x - f.px(1), centre.y}, f.px(style.size * 0.86F), run.colour);
    const bool mono = draw::info(run.image).coloring == draw::Coloring::mono;
    icon(f, run.image, centre, icon_size(f, style), mono ? std::optional(colour_of(f, style)) : std::nullopt, run.paint);
}

void draw_words(const Frame& f, const TextStyle& style, const Run& run, std::string_view words, Vec2 at, float height) {
    const TextStyle s = of_run(style, run);
    // A bold word in secondary text is the name of a thing: it is set in the first ink.
    const Color color = run.kind == Run::Kind::bold && !s.color ? f.theme->ink : colour_of(f, s);
    SetText(f, s, run.text).draw(at.x, at.y + height / 2, color, words);
}

/// Consecutive words of one run are drawn as one, so that spaces come out even.
std::size_t end_of_stretch(const std::vector<Piece>& pieces, std::size_t i, std::size_t last) {
    std::size_t end = i + 1;
    while (end < last && pieces[end].run == pieces[i].run && !pieces[end].words.empty()) ++end;
    return end;
}

void draw_row(const Frame& f, const TextStyle& style, const std::vector<Piece>& pieces, const Row& row, Rect r, Align align) {
    float x = start(r, row.width, align);
    for (std::size_t i = row.first; i < row.last;) {
        if (i > row.first) x += pieces[i].space;
        if (pieces[i].words.empty()) {
            draw_picture(f, style, pieces[i], {x, r.y}, r.h);
            x += pieces[i++].width;
            continue;
        }
        const std::size_t end = end_of_stretch(pieces, i, row.last);
        const char* first = pieces[i].words.data();
        const char* after = pieces[end - 1].words.data() + pieces[end - 1].words.size();
        draw_words(f, style, *pieces[i].run, {first, static_cast<std::size_t>(after - first)}, {x, r.y}, r.h);
        x += pieces[i].width;
        for (std::size_t k = i + 1; k < end; ++k) x += pieces[k].space + pieces[k].width;
        i = end;
    }
}

/// The widest words are cut, icons stay: a name may be as long as the line.
Rich rich_cut(const Frame& f, float room, const Rich& words, const TextStyle& style) {
    const float over = rich_width(f, words, style) - room;
    if (over <= 0.75F) return words;
    std::size_t widest = 0;
    float width = 0;
    for (std::size_t i = 0; i < words.runs().size(); ++i) {
        const Run& run = words.runs()[i];
        const float wide = SetText(f, of_run(style, run), run.text).width(run.text);
        if (wide > width) {
            width = wide;
            widest = i;
        }
    }
    Rich out;
    for (std::size_t i = 0; i < words.runs().size(); ++i) {
        Run run = words.runs()[i];
        if (i == widest) run.text = SetText(f, of_run(style, run), run.text).cut(run.text, std::max(width - over, 0.0F));
        out.add(std::move(run));
    }
    return out;
}

}  // namespace

float text_width(const Frame& f, std::string_view words, const TextStyle& style) { return SetText(f, style, words).width(words); }

float line_height(const Frame& f, const TextStyle& style) { return std::round(f.px(style.size * 1.36F)); }

void text(const Frame& f, Rect r, std::string_view words, const TextStyle& style, Align align) {
    const SetText set(f, style, words);
    const float width = set.width(words);
    if (width <= r.w + 0.75F) return set.draw(start(r, width, align), r.centre().y, colour_of(f, style), words);
    if (f.cut_texts != nullptr) f.cut_texts->emplace_back(words);
    const std::string shorter = set.cut(words, r.w);
    set.draw(start(r, set.width(shorter), align), r.centre().y, colour_of(f, style), shorter);
}

void text_fit(const Frame& f, Rect r, std::string_view words, TextStyle style, Align align) {
    const float width = text_width(f, words, style);
    if (width > r.w && width > 0) style.size = std::max(style.size * r.w / width, 12.5F);
    text(f, r, words, style, align);
}

std::string with_name(const Frame& f, Text words, std::string_view name, float width, const TextStyle& style) {
    std::string whole = filled(words, {{"name", name}});
    const float over = text_width(f, whole, style) - width;
    if (over <= 0) return whole;
    const SetText set(f, style, name);
    return filled(words, {{"name", set.cut(name, std::max(set.width(name) - over, 0.0F))}});
}

float paragraph(const Frame& f, Vec2 at, float width, const Rich& words, const TextStyle& style, Align align) {
    const auto pieces = pieces_of(f, style, words, width);
    const float high = line_height(f, style);
    float y = at.y;
    for (const Row& row : rows_of(pieces, width)) {
        draw_row(f, style, pieces, row, {at.x, y, width, high}, align);
        y += high;
    }
    return y - at.y;
}

float paragraph_height(const Frame& f, float width, const Rich& words, const TextStyle& style) {
    return line_height(f, style) * static_cast<float>(rows_of(pieces_of(f, style, words, width), width).size());
}

float rich_line(const Frame& f, Rect r, const Rich& whole, const TextStyle& style, Align align) {
    const Rich words = rich_cut(f, r.w, whole, style);
    const auto pieces = pieces_of(f, style, words, FLT_MAX);
    const auto all = rows_of(pieces, FLT_MAX);
    draw_row(f, style, pieces, all.front(), r, align);
    if (f.cut_texts != nullptr && !(words == whole)) f.cut_texts->push_back(whole.plain());
    return all.front().width;
}

float rich_width(const Frame& f, const Rich& words, const TextStyle& style) {
    float widest = 0;
    for (const Row& row : rows_of(pieces_of(f, style, words, FLT_MAX), FLT_MAX)) widest = std::max(widest, row.width);
    return widest;
}

}  // namespace lw::ui
