#include "agent/course.hpp"

#include "agent/detail/value_net.hpp"
#include "agent/isles/traits.hpp"
#include "agent/shires/traits.hpp"

#include <utility>

namespace lw::agent {

namespace {

using net::add;

template <class G>
class CourseWriter {
public:
    CourseWriter(const typename G::Setup& setup, const typename G::State& begin)
        : setup_(setup), state_(begin), judge_(Traits<G>::judge(setup)) {
        end_step();
    }

    /// A step is a seat's move and the chance that it makes due, as in a replay.
    void take(const MadeMove<G>& move) {
        if (move.actor.nature()) return take_chance(move.action);
        if (moved_) end_step();
        const bool completes = Traits<G>::half_done(state_);
        step_.mover = move.actor.seat();
        carry_out(state_, move.actor, move.action, typename G::EventSink(events_));
        moved_ = true;
        if (completes) course_.back().chances = judge_(state_);
    }

    [[nodiscard]] Course course() && {
        if (moved_) end_step();
        return std::move(course_);
    }

private:
    void take_chance(const typename G::Action& outcome) {
        add(step_.luck, mean_of_outcomes(), -1);
        carry_out(state_, game::kNature, outcome, typename G::EventSink(events_));
        add(step_.luck, judge_(state_), 1);
        moved_ = true;
    }
    void end_step() {
        step_.turn = G::turn(state_);
        step_.events = static_cast<std::uint32_t>(events_.size());
        step_.chances = judge_(state_);
        course_.push_back(std::exchange(step_, {}));
        moved_ = false;
    }

    void carry_out(typename G::State& state, game::Actor actor, const typename G::Action& action, typename G::EventSink sink) const {
        G::apply(setup_, state, actor, action, sink);
    }
    [[nodiscard]] Chances mean_of_outcomes() const {
        typename G::ChanceList outcomes;
        G::chances(setup_, state_, outcomes);
        float weights = 0;
        Chances sum{};
        for (const auto& outcome : outcomes) {
            typename G::State next = state_;
            carry_out(next, game::kNature, outcome.action, {});
            const auto weight = static_cast<float>(outcome.weight);
            add(sum, judge_(next), weight);
            weights += weight;
        }
        for (float& chance : sum) chance /= weights;
        return sum;
    }

    const typename G::Setup& setup_;
    typename G::State state_;
    Judge<G> judge_;
    std::vector<typename G::Event> events_;
    CourseStep step_;
    Course course_;
    bool moved_ = false;  ///< since the last step's end
};

}  // namespace

template <game::Game G>
Course course_of(const typename G::Setup& setup, const typename G::State& begin, std::span<const MadeMove<G>> moves) {
    CourseWriter<G> writer(setup, begin);
    for (const MadeMove<G>& move : moves) writer.take(move);
    return std::move(writer).course();
}

template Course course_of<isles::Game>(const isles::Setup&, const isles::State&, std::span<const MadeMove<isles::Game>>);
template Course course_of<shires::Game>(const shires::Setup&, const shires::State&, std::span<const MadeMove<shires::Game>>);

}  // namespace lw::agent
