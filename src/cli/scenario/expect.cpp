#include "cli/scenario/expect.hpp"

#include "cli/scenario/failure.hpp"

namespace lw::cli {

const Expectations& expectations() {
    static const Expectations kAll = [] {
        Expectations all;
        add_position_expectations(all);
        add_turn_expectations(all);
        add_legal_expectations(all);
        add_board_expectations(all);
        add_graph_expectations(all);
        add_event_expectations(all);
        add_view_expectations(all);
        return all;
    }();
    return kAll;
}

void same(std::string_view what, const std::string& found, const std::string& wanted) {
    if (found != wanted) throw Failure(std::string(what) + " is " + found + ", expected " + wanted);
}

void same(std::string_view what, int found, int wanted) { same(what, std::to_string(found), std::to_string(wanted)); }

}  // namespace lw::cli
