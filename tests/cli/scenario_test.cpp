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
    const Ran ran =
        run("define start\n  board BEG4\n  hand red $n b\ncase X-1: blocks\n  for n in 1..3 7\n  use start\n"
            "  expect hand red brick $n   # a comment\n");
    EXPECT_EQ(ran.tally.failed, 1) << "'1 b' is not a hand: " << ran.out;
    const Ran good =
        run("define start\n  board BEG4\n  hand red $n brick\ncase X-1: blocks\n  for n in 1..3 7\n  use start\n"
            "  expect hand red brick $n   # a comment\n");
    EXPECT_EQ(good.tally.passed, 1) << good.out;
    const Ran bad = run("case X-1: a loop\n  for n in 1..9\n  board BEG4\n  hand red 5b\n  expect hand-size red $n\n");
    EXPECT_NE(bad.out.find("[n = 1]"), std::string::npos) << bad.out;
}

TEST(Scenario, LoopsAndBlocksThatAreNone) {
    const std::string expects = "expect turn red\n";
    for (const char* range : {"1..3x", "x1..3", "1..", "..3", "3..1", "1...3", "1..99999999999", "x", "1.5", "1..2..3", "-5"}) {
        expect_failure("seeds " + std::string(range) + "\nboard BEG4\n" + expects, "x.txt:2: '" + std::string(range) + "' is not a");
    }
    expect_failure("seeds -1..2\nboard BEG4\n" + expects, "'-1' is not a seed");
    expect_failure("for n in a..b\nboard BEG4\n" + expects, "'a..b' is not a range of values");
    expect_failure("for seed in red\nboard BEG4\n" + expects, "'red' is not a seed");
    expect_failure("seeds 1..2\nseeds 3..4\nboard BEG4\n" + expects, "'seed' has its values from another loop");
    expect_failure("for n in 1\nfor n in 2\nboard BEG4\n" + expects, "'n' has its values from another loop");
    expect_failure("seeds 1..1000000\nfor n in 1..2\nboard BEG4\n" + expects, "more than 1000000 values");
    expect_failure_of("define A\nboard BEG4\nuse A\ncase X: a\nuse A\n" + expects, "x.txt:3: 'A' uses itself");
    expect_failure_of("define A\nboard BEG4\ndefine B\nuse B\ncase X: a\nuse A\n" + expects, "x.txt:4: 'B' uses itself");
    expect_failure_of("define A\ndefine A\nboard BEG4\ncase X: a\nuse A\n" + expects, "x.txt:2: 'A' is defined twice");
}

TEST(Scenario, ACaseOfWhichALineCannotBeReadIsNotRun) {
    const Ran ran = run("case A-1: a\nuse nothing\nboard BEG4\nexpect turn red\ncase B-1: b\nboard BEG4\nexpect hand red 2l1g\n");
    EXPECT_EQ(ran.tally.failed, 1) << ran.out;
    EXPECT_EQ(ran.tally.passed, 1) << ran.out;
}

TEST(Scenario, RecipeWordsWithoutEffect) {
    const auto recipe = [](const std::string& words) { return "board island " + words + "\nexpect turn red\n"; };
    const std::string no_effect = "' has no effect with this island";
    for (const char* words :
         {"61 tokens spiral", "61 tokens beginner", "37 terrain beginner", "91 harbours fixed", "30 terrain beginner",
          "30 harbours shuffle_frame", "19 tokens beginner", "61 direction cw", "19 tokens random direction cw", "19 no-adjacent red",
          "19 no-adjacent none", "30 terrain shuffled no-adjacent same", "19 terrain beginner tokens beginner harbours fixed seed 4"}) {
        expect_failure(recipe(words), no_effect);
    }
    for (const char* words :
         {"19 seed 5 seed 6", "19 tokens random tokens random", "19 terrain shuffled terrain beginner", "19 harbours random harbours fixed",
          "19 direction cw direction cw", "19 tokens random no-adjacent red no-adjacent red"}) {
        expect_failure(recipe(words), "' is said twice");
    }
    expect_failure(recipe("19 tokens random no-adjacent red no-adjacent none"), "'no-adjacent none' goes with no other");
    expect_failure(recipe("19 tokens random no-adjacent none no-adjacent same"), "'no-adjacent none' goes with no other");
    expect_failure(recipe("19 tokns random"), "'tokns' is not an option of a recipe");
    expect_failure(recipe("19 tokens random no-adjacent blue"), "'blue' is not red, 2-12, same or none");
    for (const char* words :
         {"19", "19 seed 5", "61 tokens random harbours random seed 5", "30 direction cw tokens random", "19 direction cw",
          "19 tokens random no-adjacent red no-adjacent 2-12 no-adjacent same", "19 terrain beginner tokens beginner harbours fixed"}) {
        EXPECT_EQ(run_lines(recipe(words)).tally.passed, 1) << words << run_lines(recipe(words)).out;
    }
}

TEST(Scenario, AHarbourASide) {
    const std::string board = "board empty\nhex (0,0) hills 6\nhex (1,0) desert\n";
    expect_failure(board + "harbour (0,0) W any\nharbour (0,0) W ore\nexpect turn red\n", "the harbour (0,0) W is named twice");
    expect_failure(board + "harbour (0,0) W none\nexpect turn red\n", "a harbour is any or of a resource");
    EXPECT_EQ(run_lines(board + "harbour (0,0) W any\nharbour none\nharbour (0,0) W ore\nexpect harbour N(-1,1) = ore\n").tally.passed, 1);
    EXPECT_EQ(run_lines("board BEG\nharbour (0,-2) NW ore\nexpect turn red\n").tally.passed, 1) << "the board's own may be changed";
    expect_failure("board empty\nexpect turn red\n", "the board has no hexes");
    expect_failure(board + "harbour (0,0) E any\nexpect turn red\n", "the harbour of (0,0) is not on the coast");
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
