// The runner itself: what it refuses to understand, and that a wrong expectation fails.
#include "cli/scenario_run.hpp"

namespace lw::cli {
namespace {

/// The text with one case round the lines.
Ran run_lines(const std::string& lines) { return run("case X-1: a case\n" + lines); }
void expect_failure(const std::string& lines, const std::string& words) { expect_failure_of("case X-1: a case\n" + lines, words); }

TEST(Scenario, RightAndWrongExpectations) {
    EXPECT_EQ(run_lines("board BEG4\nexpect hand red 2l1g\n").tally.passed, 1);
    expect_failure("board BEG4\nexpect hand red 2l\n", "x.txt:3: the hand of red is 2l1g, expected 2l");
    expect_failure("board BEG4\nexpect points red 3\n", "x.txt:3:");
    expect_failure("board BEG4\nexpect legal red end = 2\n", "x.txt:3:");
}

TEST(Scenario, AcceptedAndRefused) {
    EXPECT_EQ(run_lines("board BEG4\nred: buy => refused cannot_afford\n").tally.passed, 1);
    EXPECT_EQ(run_lines("board BEG4\nred: buy => refused\n").tally.passed, 1);
    expect_failure("board BEG4\nred: buy\n", "x.txt:3: refused: cannot_afford");
    expect_failure("board BEG4\nred: buy => refused deck_empty\n", "in place of deck_empty");
    expect_failure("board BEG4\nred: end => refused\n", "accepted, but it should be refused");
    expect_failure("board BEG4\nred: end => refused nonsense\n", "is not a reason");
}

TEST(Scenario, MalformedLinesFailWithTheirPlace) {
    expect_failure("board BEG4\nflurb 3\nexpect turn red\n", "x.txt:3: 'flurb' is not understood");
    expect_failure("board BEG4\nexpect flurb\n", "x.txt:3: 'flurb' is nothing that can be expected");
    expect_failure("board BEG4\nexpect turn red blue\n", "x.txt:3: nothing more was expected here");
    expect_failure("board BEG4\nexpect turn pink\n", "no seat called 'pink'");
    expect_failure("board BEG4\nred: fly away\n", "is not an action");
    expect_failure("board BEG4\nsettlement red N(9,9)\nexpect turn red\n", "is not on this board");
    expect_failure("board BEG4\nhand red 3x\nexpect turn red\n", "x.txt:3:");
    expect_failure("board BEG4\nroad red N(0,0) N(0,1)\nexpect turn red\n", "are not joined by an edge");
    expect_failure("board BEG4\nhand red 1b\nboard BEG\nexpect turn red\n", "must come before the position");
    expect_failure("board BEG4\nset flurb on\nexpect turn red\n", "is not a setting");
    expect_failure("board island 19 seed\nexpect turn red\n", "x.txt:2:");
}

TEST(Scenario, FilesThatAreNoScenarios) {
    EXPECT_EQ(run("").tally.failed, 1);
    EXPECT_EQ(run("# nothing\n").tally.failed, 1);
    EXPECT_EQ(run("expect turn red\n").tally.failed, 1);
    EXPECT_EQ(run("case X-1\nexpect turn red\n").tally.failed, 1);
    EXPECT_EQ(run("case X-1: a\nexpect turn red\ncase X-1: b\nexpect turn red\n").tally.failed, 1);
    EXPECT_EQ(run("case X-1: nothing in it\n").tally.failed, 1);
    EXPECT_EQ(run("case X-1: nothing looked at\nboard BEG4\n").tally.failed, 1);
    EXPECT_EQ(run("case X-1: a\nuse nothing\nexpect turn red\n").tally.failed, 1);
    std::ostringstream out;
    EXPECT_FALSE(run_scenarios({"no-such-file.txt"}, false, out));
    EXPECT_NE(out.str().find("0 passed, 1 failed\n"), std::string::npos);
}

TEST(Scenario, BlocksAndLoops) {
    const Ran ran = run("define start\n  board BEG4\n  hand red $n b\ncase X-1: blocks\n  for n in 1..3 7\n  use start\n"
                        "  expect hand red brick $n   # a comment\n");
    EXPECT_EQ(ran.tally.failed, 1) << "'1 b' is not a hand: " << ran.out;
    const Ran good = run("define start\n  board BEG4\n  hand red $n brick\ncase X-1: blocks\n  for n in 1..3 7\n  use start\n"
                         "  expect hand red brick $n   # a comment\n");
    EXPECT_EQ(good.tally.passed, 1) << good.out;
    const Ran bad = run("case X-1: a loop\n  for n in 1..9\n  board BEG4\n  hand red 5b\n  expect hand-size red $n\n");
    EXPECT_NE(bad.out.find("[n = 1]"), std::string::npos) << bad.out;
}

TEST(Scenario, SharesAreJudgedOverAllRuns) {
    const std::string lines = "seeds 1..600\nboard BEG4\nturn red before-roll\nred: roll\n";
    EXPECT_EQ(run_lines(lines + "expect share 10..24 percent rolled red 3\n").tally.passed, 1);
    EXPECT_EQ(run_lines(lines + "expect share 40..60 percent rolled red 3\n").tally.failed, 1);
}

TEST(Scenario, AnyPositionCanBeStated) {
    const Ran ran = run_lines(
        "seats 5\nboard empty\nhex (0,0) hills 6\nhex (1,0) desert\nhex (0,1) wool 12\nharbour (0,0) NW ore\nnames A B C D E\n"
        "turn C\nsettlement A N(0,0)\nroads A N(0,0) S(0,-1)\nbank 3b\nleft A roads 2\nlength B 7\nlongest-road B\nknights D 3\n"
        "cards C 2 knight, monopoly\nbought C vp\nrobber (0,1)\nrolled 2 6\noffer A 1b for 1o to C\nhand A 2b\n"
        "expect bank 3b\nexpect longest-road B\nexpect largest-army D\nexpect points D 2\nexpect left A roads 2\nexpect supply 5b\n"
        "expect harbour S(0,-1) = ore\nexpect turn C\nexpect offer A 1b for 1o to C\nexpect dice 2 6\nexpect legal C has decline A\n");
    EXPECT_EQ(ran.tally.passed, 1) << ran.out;
}

}  // namespace
}  // namespace lw::cli
