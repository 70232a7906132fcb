#include "agent/shires/detail/hard.hpp"

#include "agent/shires/detail/look_ahead.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace lw::agent {

using namespace shires;

namespace {

/// How many turns are looked on from.
constexpr std::size_t kCandidates = 8;
/// With so few tiles left the game is played to its end.
constexpr int kEndInSight = 4;
/// Turns looked at for each candidate, on the average, when nothing else bounds the search.
constexpr std::uint32_t kUsualTurns = 90;

/// A turn that may be the best one.
struct Candidate {
    Branch branch;
    float sum = 0;  ///< of the chances at once and after each line
    int count = 1;

    [[nodiscard]] float value() const { return sum / static_cast<float>(count); }
};
using Candidates = std::vector<Candidate>;

/// Puts the first `among` in order, the best first.
void sort(Candidates& candidates, std::size_t among) {
    std::stable_sort(candidates.begin(), candidates.begin() + static_cast<std::ptrdiff_t>(among),
                     [](const Candidate& a, const Candidate& b) { return a.value() > b.value(); });
}

constexpr std::uint32_t half(std::uint32_t count) { return (count + 1) / 2; }

std::uint32_t rounds(std::uint32_t candidates) {
    std::uint32_t count = 0;
    for (; candidates > 1; candidates = half(candidates)) ++count;
    return count;
}

/// Round by round the better half of the candidates stays, and is looked at along more lines: the same for all, so that luck favours none.
class Comparison {
public:
    Comparison(const ShiresNet& net, const Setup& setup, const View& view, Candidates& candidates, const Budget& budget)
        : look_ahead_(net, setup, view.table), view_(view), candidates_(candidates), meter_(budget) {
        // As far as the seat's own next turn: what it prepares shows only then.
        turns_ = view.table.pile_size <= kEndInSight ? view.table.pile_size : setup.config.seats;
    }

    void run(std::uint32_t looks, base::Rng& rng) {
        const auto all = static_cast<std::uint32_t>(candidates_.size());
        for (std::uint32_t left = all; left > 1; left = half(left)) {
            const std::uint32_t count = looks / rounds(all) / left;
            if (count == 0) continue;
            TileLines lines(view_.table.pile, count, rng);
            for (std::uint32_t i = 0; i < count && look(left, lines.next());) ++i;
            sort(candidates_, left);
        }
    }

private:
    /// Counts the line only if there is time to look along it from each candidate.
    bool look(std::size_t left, const TileLine& line) {
        std::array<float, kCandidates> chances{};
        for (std::size_t i = 0; i < left; ++i) {
            if (!meter_.next()) return false;
            chances[i] = look_ahead_.after(candidates_[i].branch, line, turns_)[view_.viewer.index()];
        }
        for (std::size_t i = 0; i < left; ++i) {
            candidates_[i].sum += chances[i];
            ++candidates_[i].count;
        }
        return true;
    }

    LookAhead look_ahead_;
    const View& view_;
    Candidates& candidates_;
    Meter meter_;
    int turns_ = 0;
};

class Hard final : public Agent<shires::Game> {
public:
    explicit Hard(std::shared_ptr<const ShiresNet> net) : net_(std::move(net)) {}

    void observe(const Setup& /*setup*/, std::span<const Event> /*events*/, bool /*anew*/) override {}

    Decision<Action> choose(const Setup& setup, const View& view, base::Rng& rng, const Budget& budget) override {
        Candidates candidates = likely(setup, view);
        if (view.table.pile_size > 0) {
            const auto usual = static_cast<std::uint32_t>(candidates.size()) * kUsualTurns / setup.config.seats;
            Comparison(*net_, setup, view, candidates, budget).run(budget.iterations != 0 ? budget.iterations : usual, rng);
        }
        return decision(view.table.phase, candidates);
    }

private:
    /// What looks best at once, the best first.
    [[nodiscard]] Candidates likely(const Setup& setup, const View& view) const {
        Candidates out;
        for_each_turn(*net_, setup, view.table, every_place, [&](const Turn& turn) {
            const float chance = turn.chances[view.viewer.index()];
            if (out.size() == kCandidates) {
                if (chance <= out.back().value()) return;
                out.pop_back();
            }
            out.push_back({{turn, {}}, chance});
            sort(out, out.size());
        });
        return out;
    }

    /// The first candidate. Alternatives are all that were looked at, each action once.
    static Decision<Action> decision(Phase phase, const Candidates& candidates) {
        Decision<Action> out;
        for (const Candidate& candidate : candidates) {
            const Turn& turn = candidate.branch.turn;
            const Action& action = phase == Phase::tile ? turn.place : turn.follower;
            const auto same = [&action](const Weighed<Action>& one) { return one.action == action; };
            if (std::any_of(out.alternatives.begin(), out.alternatives.end(), same)) continue;
            out.alternatives.push_back({action, value_of_chance(candidate.value())});
        }
        if (out.alternatives.empty()) return out;
        out.action = out.alternatives.front().action;
        out.value = out.alternatives.front().value;
        return out;
    }

    std::shared_ptr<const ShiresNet> net_;
};

}  // namespace

std::unique_ptr<Agent<shires::Game>> make_hard_shires(std::shared_ptr<const ShiresNet> net) {
    return std::make_unique<Hard>(std::move(net));
}

}  // namespace lw::agent
