#include "cli/scenario/expect.hpp"

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

}  // namespace lw::cli
