#include "cli/scenario/script.hpp"

#include "cli/scenario/failure.hpp"
#include "cli/scenario/stage.hpp"
#include "cli/scenario/words.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <utility>

namespace lw::cli {

namespace {

/// Limits that keep the work in proportion to the text: a definition may use another many times, and a range may be long.
constexpr std::size_t kMostValues = 1'000'000;             ///< in all loops of a file
constexpr std::size_t kMostLines = 10'000;                 ///< in a case or a definition
constexpr std::size_t kMostUsed = std::size_t{16} << 20U;  ///< bytes brought in by `use`

std::string_view without_comment(std::string_view line) {
    if (!line.empty() && line.front() == '#') return {};
    for (const std::string_view mark : {" #", "\t#"}) {
        line = line.substr(0, line.find(mark));
    }
    return trimmed(line);
}

/// "1..10" counts up; everything else stands for itself.
void add_values(std::vector<std::string>& values, const std::string& word, std::size_t room) {
    const std::size_t dots = word.find("..");
    if (dots == std::string::npos) {
        if (values.size() >= room) throw Failure("the loops of a file have more than " + std::to_string(kMostValues) + " values");
        values.push_back(word);
        return;
    }
    int first = 0;
    int last = 0;
    const bool numbers =
        to_number(std::string_view(word).substr(0, dots), first) && to_number(std::string_view(word).substr(dots + 2), last);
    if (!numbers || last < first) throw Failure("'" + word + "' is not a range of values");
    const auto count = static_cast<std::size_t>(std::int64_t{last} - first + 1);
    if (count > room - std::min(room, values.size())) {
        throw Failure("the loops of a file have more than " + std::to_string(kMostValues) + " values");
    }
    for (std::int64_t i = first; i <= last; ++i) values.push_back(std::to_string(i));
}

void require_seeds(const Loop& loop) {
    for (const std::string& value : loop.values) {
        int seed = 0;
        if (!to_number(value, seed) || seed < 0) throw Failure("'" + value + "' is not a seed");
    }
}

Loop parse_loop(Words& words, bool seeds, std::size_t room) {
    Loop loop;
    loop.name = seeds ? "seed" : words.next("a name");
    if (!seeds) words.require("in");
    while (!words.empty()) add_values(loop.values, words.next("a value"), room);
    if (loop.values.empty()) throw Failure("a loop needs values");
    if (loop.name == "seed") require_seeds(loop);
    return loop;
}

class Parser {
public:
    Parser(std::string_view file, Script& out) : out_(out) { out_.file = file; }

    void line(int number, std::string_view raw) {
        const std::string_view text = without_comment(trimmed(raw));
        if (text.empty()) return;
        try {
            understand(number, text);
        } catch (const Failure& failure) {
            error(number, failure.text);
        }
    }
    /// A case with an unreadable line left out would be a different case: it is not run.
    void end() {
        std::erase_if(out_.cases, [this](const Case& one) { return unread_.contains(one.line); });
    }

private:
    void understand(int number, std::string_view text) {
        Words words(text);
        const std::string first = words.next("a word");
        if (first == "case") return start_case(number, words.rest());
        if (first == "define") return start_block(words);
        if (first == "game") return game(words);
        if (current_ == nullptr) throw Failure("'" + std::string(text) + "' stands before the first case");
        if (first == "use") return use_block(words);
        if (first == "for" || first == "seeds") {
            if (in_block_) throw Failure("a loop belongs to a case, not to a definition");
            return add_loop(parse_loop(words, first == "seeds", kMostValues - values_));
        }
        add_line({number, std::string(text)});
    }

    void add_loop(Loop loop) {
        for (const Loop& other : current_->loops) {
            if (other.name == loop.name) throw Failure("'" + loop.name + "' has its values from another loop already");
        }
        values_ += loop.values.size();
        current_->loops.push_back(std::move(loop));
    }

    void add_line(Line line) {
        if (current_->lines.size() >= kMostLines) {
            throw Failure("a case or definition has at most " + std::to_string(kMostLines) + " lines");
        }
        current_->lines.push_back(std::move(line));
    }

    /// Before the first case: for all of them; in a case: for that one.
    void game(Words& words) {
        const std::string name = words.next("a game");
        words.end();
        if (!has_stage(name)) throw Failure("there is no game called '" + name + "'");
        if (in_block_) throw Failure("a game belongs to a file or a case, not to a definition");
        if (current_ != nullptr && !current_->lines.empty()) throw Failure("the game must come before the other lines of a case");
        (current_ == nullptr ? game_ : current_->game) = name;
    }

    void start_case(int number, const std::string& rest) {
        const std::size_t colon = rest.find(':');
        Case one;
        one.game = game_;
        one.id = trimmed(std::string_view(rest).substr(0, colon));
        one.title = colon == std::string::npos ? "" : trimmed(std::string_view(rest).substr(colon + 1));
        one.line = number;
        out_.cases.push_back(one);
        current_ = &out_.cases.back();
        in_block_ = false;
        if (one.id.empty() || one.title.empty() || one.id.find(' ') != std::string::npos) {
            throw Failure("a case is written as 'case ID: title in words'");
        }
        if (!ids_.insert(one.id).second) throw Failure("the case " + one.id + " is in this file twice");
    }

    void start_block(Words& words) {
        const std::string name = words.next("a name");
        words.end();
        const bool is_new = !blocks_.contains(name);
        in_block_ = true;
        current_ = &blocks_[name];
        if (!is_new) throw Failure("'" + name + "' is defined twice");
    }

    void use_block(Words& words) {
        const std::string name = words.next("a name");
        words.end();
        const auto found = blocks_.find(name);
        if (found == blocks_.end()) throw Failure("nothing is defined as '" + name + "'");
        if (&found->second == current_) throw Failure("'" + name + "' uses itself");
        for (const Line& one : found->second.lines) {
            used_ += one.text.size() + sizeof(Line);
            if (used_ > kMostUsed) throw Failure("the definitions of a file are used too often");
            add_line(one);
        }
    }

    void error(int number, const std::string& what) {
        out_.errors.push_back(out_.file + ":" + std::to_string(number) + ": " + what);
        if (current_ != nullptr && !in_block_) unread_.insert(current_->line);
    }

    Script& out_;
    std::map<std::string, Case> blocks_;
    std::string game_ = "isles";
    Case* current_ = nullptr;
    bool in_block_ = false;
    std::set<std::string> ids_;
    std::set<int> unread_;    ///< first lines of the cases that have an unreadable line
    std::size_t values_ = 0;  ///< in all loops
    std::size_t used_ = 0;    ///< bytes of lines brought in by definitions
};

}  // namespace

Script parse_script(std::string_view file, std::string_view text) {
    Script script;
    Parser parser(file, script);
    int number = 0;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        parser.line(++number, text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    parser.end();
    return script;
}

}  // namespace lw::cli
