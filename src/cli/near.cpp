#include "cli/near.hpp"

#include <algorithm>
#include <cstddef>

namespace lw::cli {

namespace {

constexpr std::size_t kMostCompared = 32;  // bytes of a name: the work grows with the product of both lengths

/// Edit distance: letters to change, leave out, insert or swap with their neighbours.
std::size_t changes(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> now(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        now[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U)});
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) now[j] = std::min(now[j], before[j - 2] + 1);
        }
        before.swap(last);
        last.swap(now);
    }
    return last[b.size()];
}

constexpr std::size_t kFar = kMostCompared;

/// How far the word is from the name; a prefix of it counts as one wrong letter.
std::size_t distance(std::string_view word, std::string_view name) {
    if (word.empty() || word.size() > kMostCompared || name.size() > kMostCompared) return kFar;
    if (word.size() >= 3 && name.starts_with(word)) return 1;
    const std::size_t count = changes(word, name);
    return count <= std::max<std::size_t>(1, name.size() / 3) ? count : kFar;
}

}  // namespace

std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& names) {
    std::string found;
    std::size_t best = kFar - 1;
    for (const std::string_view name : names) best = std::min(best, distance(word, name));
    for (const std::string_view name : names) {
        if (distance(word, name) == best) found += (found.empty() ? "'" : " or '") + std::string(name) + "'";
    }
    return found.empty() ? "" : " Did you mean " + found + "?";
}

std::string there_is_no(std::string_view kind, std::string_view word, const std::vector<std::string_view>& names) {
    return "There is no " + std::string(kind) + " '" + std::string(word) + "'." + did_you_mean(word, names) + " There are " +
           listed(names) + ".";
}

std::string listed(const std::vector<std::string_view>& names) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += i + 1 == names.size() ? " and " : ", ";
        text += names[i];
    }
    return text;
}

}  // namespace lw::cli
