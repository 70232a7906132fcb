// The runner on files of Shires: what it refuses to understand, and that a wrong expectation fails.
#include "cli/scenario_run.hpp"

namespace lw::cli {
namespace {

const std::string kCase = "game shires\ncase X-1: a case\nP1: M (0,1) r2 +c:D\nP2: U (1,0) r1 +r:L\n";

/// The lines after two turns: P1 has a city of two tiles with a pennant, P2 a road of two.
Ran run_lines(const std::string& lines) { return run(kCase + lines); }
void expect_failure(const std::string& lines, const std::string& words) { expect_failure_of(kCase + lines, words); }

TEST(ShiresScenario, RightAndWrongExpectations) {
    EXPECT_EQ(run_lines("expect score 0/0\nexpect city at (0,1) c:D tiles 2 pennants 1 followers P1:1\n").tally.passed, 1);
    expect_failure("expect score 1/0\n", "x.txt:5: the score is 0/0, expected 1/0");
    expect_failure("expect city at (0,1) c:D tiles 3\n", "is 2, expected 3");
    expect_failure("expect features roads 1 (1 complete)\n", "complete roads is 0");
    expect_failure("expect spots r:L\n", "where a follower may stand");
    expect_failure("expect final 5/2\n", "the total is 3/2");
    expect_failure("expect winner red\n", "the phase is draw, expected over");
}

TEST(ShiresScenario, TurnsAndWhatTheyComplete) {
    EXPECT_EQ(run_lines("P1: E (-1,1) r1 => completes city tiles 3 pennants 1 followers red:1 worth 8 to red\n").tally.passed, 1);
    EXPECT_EQ(run_lines("P1: E (-1,1) r1 +c:R => refused feature occupied\nexpect turn P1\nexpect left E 5\n").tally.passed, 1);
    expect_failure("P1: E (-1,1) r1 => completes nothing\n", "also scored: city");
    expect_failure("P1: E (-1,1) r1 => completes city worth 6\n", "no such score");
    expect_failure("strict\nP1: E (-1,1) r1\n", "also scored: city");
    expect_failure("P1: E (-1,1) r0\n", "refused: edge_mismatch");
    expect_failure("P1: E (-1,1) r0 => refused occupied\n", "in place of occupied");
    expect_failure("P1: E (-1,1) r1 => refused\n", "accepted, but it should be refused");
    expect_failure("P1 draws E: no place\n", "the tile has a place");
    expect_failure("pile V\nP1: E (-1,1) r1\n", "the tile in hand is V");
}

TEST(ShiresScenario, MalformedLinesFailWithTheirPlace) {
    expect_failure("flurb 3\nexpect turn red\n", "x.txt:5: 'flurb' is not understood");
    expect_failure("expect flurb\n", "is nothing that can be expected");
    expect_failure("expect turn pink\n", "no seat called 'pink'");
    expect_failure("expect turn red blue\n", "nothing more was expected here");
    expect_failure("P1: fly\n", "is not an action");
    expect_failure("P1: E (0,2) r4\n", "is not a rotation");
    expect_failure("P1: Z (0,2) r0\n", "is not an action");
    expect_failure("tile E (9,9) r0\nexpect placed 4\n", "cannot lie there: not_adjacent");
    expect_failure("follower P2 c:D at (0,1)\n", "a follower on this tile already");
    expect_failure("seats 3\nexpect turn red\n", "must come before the position");
    expect_failure("set followers 9\nexpect turn red\n", "there is no such table");
}

TEST(ShiresScenario, TheGameIsNamedInTheFileOrTheCase) {
    const std::string shires = "P1: U (1,0) r1\n";
    const std::string isles = "board BEG4\nexpect turn red\n";
    std::ostringstream out;
    const Tally tally =
        run_script("x.txt", "game shires\ncase A: a\n" + shires + "case B: b\ngame isles\n" + isles + "case C: c\n" + shires, false, out);
    EXPECT_EQ(tally.passed, 3) << out.str();
    EXPECT_EQ(run_script("x.txt", "game chess\ncase A: a\n" + isles, false, out).failed, 1);
}

}  // namespace
}  // namespace lw::cli
