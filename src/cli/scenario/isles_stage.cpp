// The lines of a scenario of Isles.
#include "cli/scenario/board.hpp"
#include "cli/scenario/expect.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/scenario/play.hpp"
#include "cli/scenario/position.hpp"
#include "cli/scenario/stage.hpp"
#include "cli/scenario/visit.hpp"

namespace lw::cli {

namespace {

void expect_line(World& world, Words& words) {
    const std::string what = words.next("what is expected");
    const auto found = expectations().find(what);
    if (found == expectations().end()) throw Failure("'" + what + "' is nothing that can be expected");
    found->second(world, words);
    words.end();
}

void run_line(World& world, const std::string& text) {
    std::string rest;
    if (const auto seat = world.acting_seat(text, rest)) return seat_line(world, *seat, rest, false);
    Words words(text);
    const std::string verb = words.next("a word");
    if (verb == "expect") return expect_line(world, words);
    if (verb == "ask") {
        const std::string asked = words.rest();
        const auto seat = world.acting_seat(asked, rest);
        if (!seat) throw Failure("'ask' is followed by 'SEAT: ACTION'");
        return seat_line(world, *seat, rest, true);
    }
    if (nature_line(world, verb, words) || board_line(world, verb, words) || position_line(world, verb, words)) return;
    throw Failure("'" + verb + "' is not understood");
}

class IslesStage : public Stage {
public:
    IslesStage(std::uint64_t seed, Shares& shares) : world_(seed, shares) {}

    void run(int number, const std::string& text, const std::function<std::uint64_t()>& hash_again) override {
        world_.line = number;
        world_.hash_again = hash_again;
        run_line(world_, text);
    }
    void close() override { world_.quiet(); }
    std::uint64_t hash() override { return isles::hash(world_.ready()); }

private:
    World world_;
};

}  // namespace

std::unique_ptr<Stage> isles_stage(std::uint64_t seed, Shares& shares) { return std::make_unique<IslesStage>(seed, shares); }

template <>
std::string visit_position<isles::Game>(const std::string& file, const Case& one,
                                        const std::function<void(const isles::Setup&, const isles::State&)>& visitor) {
    Shares shares;
    const auto world = std::make_unique<World>(1, shares);
    std::string wrong = run_without_expectations(file, one, [&world](const std::string& text) { run_line(*world, text); });
    if (!wrong.empty()) return wrong;
    const isles::State& state = world->ready();
    visitor(world->setup(), state);
    return {};
}

}  // namespace lw::cli
