// landwright: the headless program (rules tests, matches between computer players, saves, a text console).
#include "cli/program.hpp"

int main(int argc, char** argv) { return lw::cli::run_program(argc, argv); }
