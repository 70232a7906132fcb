// The lines of a scenario of Shires.
#include "cli/scenario/stage.hpp"

#include "cli/scenario/failure.hpp"
#include "cli/scenario/shires/expect.hpp"
#include "cli/scenario/shires/play.hpp"
#include "cli/scenario/shires/position.hpp"
#include "cli/scenario/visit.hpp"

namespace lw::cli {

namespace shires_script {

void expect_line(World& world, Words& words) {
    static const Expectations kAll = [] {
        Expectations all;
        add_player_expectations(all);
        add_turn_expectations(all);
        add_tile_expectations(all);
        add_feature_expectations(all);
        add_legal_expectations(all);
        add_final_expectations(all);
        add_event_expectations(all);
        return all;
    }();
    const std::string what = words.next("what is expected");
    const auto found = kAll.find(what);
    if (found == kAll.end()) throw Failure("'" + what + "' is nothing that can be expected");
    found->second(world, words);
    words.end();
}

namespace {

void run_line(World& world, const std::string& text) {
    Words words(text);
    const std::string verb = words.next("a word");
    if (verb == "expect") return expect_line(world, words);
    std::string rest;
    if (const auto seat = world.acting_seat(text, rest)) return seat_line(world, *seat, rest, false);
    if (verb == "ask") {
        const std::string asked = text.substr(text.find("ask") + 3);
        const auto seat = world.acting_seat(asked, rest);
        if (!seat) throw Failure("'ask' is followed by 'SEAT: ACTION'");
        return seat_line(world, *seat, rest, true);
    }
    if (nature_line(world, verb, words) || table_line(world, verb, words) || position_line(world, verb, words)) return;
    if (seat_line_without_colon(world, text)) return;
    throw Failure("'" + verb + "' is not understood");
}

class ShiresStage : public Stage {
public:
    ShiresStage(std::uint64_t seed, Shares& shares) : world_(seed, shares) {}

    void run(int number, const std::string& text, const std::function<std::uint64_t()>& hash_again) override {
        world_.line = number;
        world_.hash_again = hash_again;
        run_line(world_, text);
    }
    void close() override { world_.ready(); }
    std::uint64_t hash() override { return shires::hash(world_.ready()); }

private:
    World world_;
};

}  // namespace
}  // namespace shires_script

std::unique_ptr<Stage> shires_stage(std::uint64_t seed, Shares& shares) {
    return std::make_unique<shires_script::ShiresStage>(seed, shares);
}

template <>
std::string visit_position<shires::Game>(const std::string& file, const Case& one,
                                         const std::function<void(const shires::Setup&, const shires::State&)>& visitor) {
    Shares shares;
    const auto world = std::make_unique<shires_script::World>(1, shares);
    std::string wrong = run_without_expectations(file, one, [&world](const std::string& text) { shires_script::run_line(*world, text); });
    if (!wrong.empty()) return wrong;
    const shires::State& state = world->ready();
    visitor(world->setup(), state);
    return {};
}

}  // namespace lw::cli
