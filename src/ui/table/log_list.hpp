// Where the lines of a log stand. Each is wrapped once for a width, and of a long list only those in sight are looked at.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lw::ui::table {

class LogList {
public:
    /// What the positions depend on besides the lines: when it changes, all are laid out again.
    struct Terms {
        float width = 0;  ///< points
        float scale = 0;
        std::uint32_t letters = 0;  ///< FontBook::generation()
        std::uint32_t events = 0;   ///< GameModelOf::generation
        int filter = 0;
        friend bool operator==(const Terms&, const Terms&) = default;
    };
    struct Item {
        float top = 0;  ///< points below the list's top
        float high = 0;
        std::size_t entry = 0;
        int round = -1;  ///< the heading of that round; -1: a line
    };

    /// Places what was not there before: `place(list, entry)` calls line() for every new entry that is shown.
    template <class Place>
    void update(const Terms& terms, std::size_t entries, Place place) {
        if (terms != terms_ || entries < placed_) begin_anew(terms);
        for (; placed_ < entries; ++placed_) place(*this, placed_);
    }
    /// A line `high` points high; before it the heading of its round, where that differs from the previous line's and
    /// `heading` is above 0, or else `gap`, where the turn differs.
    void line(std::size_t entry, float high, int round, int turn, float heading, float gap);

    [[nodiscard]] float height() const { return height_; }
    /// Those that cross the stretch, in points below the list's top.
    [[nodiscard]] std::span<const Item> between(float from, float to) const;

private:
    void begin_anew(const Terms& terms);
    void add(const Item& item);

    Terms terms_;
    std::vector<Item> items_;
    std::size_t placed_ = 0;
    float height_ = 0;
    int round_ = -1;
    int turn_ = -1;
};

}  // namespace lw::ui::table
