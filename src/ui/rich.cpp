#include "ui/rich.hpp"

#include <algorithm>
#include <cstddef>

namespace lw::ui {

Rich& Rich::text(std::string_view words) {
    runs_.push_back({Run::Kind::text, std::string(words)});
    return *this;
}

Rich& Rich::bold(std::string_view words) {
    runs_.push_back({Run::Kind::bold, std::string(words)});
    return *this;
}

Rich& Rich::icon(draw::Image image, int times, draw::Paint paint) {
    for (int i = 0; i < times; ++i) runs_.push_back({Run::Kind::icon, {}, image, paint});
    return *this;
}

Rich& Rich::shape(std::uint8_t colour) {
    Run run;
    run.kind = Run::Kind::shape;
    run.colour = colour;
    runs_.push_back(std::move(run));
    return *this;
}

Rich& Rich::line_break() {
    Run run;
    run.kind = Run::Kind::line_break;
    runs_.push_back(std::move(run));
    return *this;
}

Rich& Rich::add(const Rich& other) {
    runs_.insert(runs_.end(), other.runs_.begin(), other.runs_.end());
    return *this;
}

Rich& Rich::add(Run run) {
    runs_.push_back(std::move(run));
    return *this;
}

Rich Rich::fill(std::string_view pattern, const std::vector<std::pair<std::string_view, Rich>>& parts) {
    Rich out;
    bool bold = false;
    std::string words;
    const auto flush = [&] {
        if (words.empty()) return;
        if (bold)
            out.bold(words);
        else
            out.text(words);
        words.clear();
    };
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char c = pattern[i];
        const std::size_t close = c == '{' ? pattern.find('}', i) : std::string_view::npos;
        if (c == '*') {
            flush();
            bold = !bold;
        } else if (close != std::string_view::npos) {
            const std::string_view name = pattern.substr(i + 1, close - i - 1);
            const auto part = std::find_if(parts.begin(), parts.end(), [&](const auto& p) { return p.first == name; });
            if (part != parts.end()) {
                flush();
                for (Run run : part->second.runs()) {
                    if (bold && run.kind == Run::Kind::text) run.kind = Run::Kind::bold;
                    out.runs_.push_back(std::move(run));
                }
            }
            i = close;
        } else {
            words += c;
        }
    }
    flush();
    return out;
}

std::string Rich::plain() const {
    std::string out;
    for (const Run& run : runs_) {
        switch (run.kind) {
            case Run::Kind::text:
            case Run::Kind::bold: out += run.text; break;
            case Run::Kind::icon: {
                const std::string_view name = icon_name(run.image);
                if (name.empty()) break;
                if (!out.empty() && out.back() != ' ') out += ' ';
                out += name;
                break;
            }
            case Run::Kind::shape: break;
            case Run::Kind::line_break: out += ' '; break;
        }
    }
    return out;
}

std::string_view icon_name(draw::Image image) {
    using draw::Image;
    switch (image) {
        case Image::icon_brick: return "brick";
        case Image::icon_lumber: return "lumber";
        case Image::icon_wool: return "wool";
        case Image::icon_grain: return "grain";
        case Image::icon_ore: return "ore";
        case Image::icon_unknown_card: return "card";
        case Image::icon_unknown_development: return "development card";
        case Image::icon_knight: return "knight";
        case Image::icon_victory_point: return "point";
        default: return {};
    }
}

}  // namespace lw::ui
