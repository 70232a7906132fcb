#include "cli/scenario/runner.hpp"

#include "cli/files.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/scenario/stage.hpp"
#include "cli/scenario/words.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>

namespace lw::cli {

namespace {

std::string with_values(std::string text, const std::vector<std::pair<std::string, std::string>>& bound) {
    for (const auto& [name, value] : bound) {
        const std::string mark = "$" + name;
        for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + value.size())) {
            text.replace(at, mark.size(), value);
        }
    }
    return text;
}

std::uint64_t seed_of(const std::vector<std::pair<std::string, std::string>>& bound) {
    for (const auto& [name, value] : bound) {
        int seed = 0;
        if (name == "seed" && to_number(value, seed)) return static_cast<std::uint64_t>(seed);
    }
    return 1;
}

std::string where(const std::string& file, int line) { return file + ":" + std::to_string(line) + ": "; }

/// One run of a case with its loop variables bound.
class Run {
public:
    Run(const std::string& file, const Case& one, Shares& shares) : file_(file), case_(one), shares_(shares) {}

    std::string all(std::size_t depth) {
        if (depth == case_.loops.size()) return single();
        for (const auto& value : case_.loops[depth].values) {
            bound_.emplace_back(case_.loops[depth].name, value);
            std::string wrong = all(depth + 1);
            bound_.pop_back();
            if (!wrong.empty()) return wrong;
        }
        return {};
    }

private:
    std::string single() {
        const auto stage = make_stage(case_.game, seed_of(bound_), shares_);
        for (std::size_t i = 0; i < case_.lines.size(); ++i) {
            const Line& line = case_.lines[i];
            try {
                stage->run(line.number, bound(line.text), [this, i] { return hash_of_first(i); });
            } catch (const Failure& failure) {
                return where(file_, line.number) + failure.text + binding() + "\n    in: " + line.text;
            }
        }
        try {
            stage->close();
        } catch (const Failure& failure) {
            return where(file_, case_.line) + failure.text + binding();
        }
        return {};
    }

    /// The position after the first lines, played anew; lines that only expect are left out.
    std::uint64_t hash_of_first(std::size_t lines) {
        const auto stage = make_stage(case_.game, seed_of(bound_), shares_);
        for (std::size_t i = 0; i < lines; ++i) {
            const Line& line = case_.lines[i];
            if (!line.text.starts_with("expect ")) stage->run(line.number, bound(line.text), [] { return std::uint64_t{0}; });
        }
        return stage->hash();
    }

    [[nodiscard]] std::string bound(const std::string& text) const { return bound_.empty() ? text : with_values(text, bound_); }

    [[nodiscard]] std::string binding() const {
        std::string text;
        for (const auto& [name, value] : bound_) text += " [" + name + " = " + value + "]";
        return text;
    }

    const std::string& file_;
    const Case& case_;
    Shares& shares_;
    std::vector<std::pair<std::string, std::string>> bound_;
};

std::string judge_shares(const std::string& file, const Shares& shares) {
    for (const auto& [line, share] : shares) {
        const double found = static_cast<double>(share.hits) / static_cast<double>(share.runs);
        if (found >= share.least && found <= share.most) continue;
        return where(file, line) + "it happened in " + std::to_string(share.hits) + " of " + std::to_string(share.runs) + " runs";
    }
    return {};
}

}  // namespace

std::string run_case(const std::string& file, const Case& one) {
    if (one.lines.empty()) return where(file, one.line) + "the case is empty";
    const auto checks = [](const Line& line) { return line.text.starts_with("expect ") || line.text.find(':') != std::string::npos; };
    if (std::none_of(one.lines.begin(), one.lines.end(), checks)) return where(file, one.line) + "the case checks nothing";
    Shares shares;
    std::string wrong = Run(file, one, shares).all(0);
    return wrong.empty() ? judge_shares(file, shares) : wrong;
}

Tally run_script(const std::string& file, const std::string& text, bool each, std::ostream& out) {
    const Script script = parse_script(file, text);
    Tally tally;
    for (const auto& error : script.errors) out << error << '\n';
    tally.failed += static_cast<int>(script.errors.size());
    if (script.cases.empty() && script.errors.empty()) {
        out << file << ": there is no case in this file\n";
        ++tally.failed;
    }
    for (const Case& one : script.cases) {
        const std::string wrong = run_case(file, one);
        ++(wrong.empty() ? tally.passed : tally.failed);
        if (!wrong.empty()) {
            out << "FAILED " << one.id << " (" << one.title << ")\n  " << wrong << '\n';
        } else if (each) {
            out << "passed " << one.id << " (" << one.title << ")\n";
        }
    }
    return tally;
}

bool run_scenarios(const std::vector<std::string>& paths, bool each, std::ostream& out) {
    Tally total;
    for (const auto& path : paths) {
        const FileList list = files_of(path, ".txt", true);
        if (!list.why.empty()) out << path << ": " << list.why << '\n';
        total.failed += list.why.empty() ? 0 : 1;
        for (const auto& file : list.files) {
            const FileRead text = read_text(file);
            Tally tally;
            if (text) {
                tally = run_script(file, *text, each, out);
            } else {
                out << file << ": " << text.why() << '\n';
                tally.failed = 1;
            }
            total.passed += tally.passed;
            total.failed += tally.failed;
        }
    }
    out << total.passed << " passed, " << total.failed << " failed\n";
    return total.failed == 0 && total.passed > 0;
}

}  // namespace lw::cli
