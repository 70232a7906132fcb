// Our own computer players as a command line names them: by name, or as "net:FILE", which plays as "medium" with what the file
// has learned.
#pragma once

#include "agent/agent.hpp"
#include "base/bytes.hpp"
#include "cli/near.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace lw::cli {

/// The path in "net:FILE".
[[nodiscard]] std::optional<std::string> net_file(std::string_view seat);
/// The bytes of the file; empty when it cannot be read.
[[nodiscard]] base::Bytes read_net_file(const std::string& path);

/// Null for what agent_complaint() complains of.
template <game::Game G>
[[nodiscard]] std::unique_ptr<agent::Agent<G>> make_agent(std::string_view seat) {
    if (const auto path = net_file(seat)) {
        if constexpr (requires { agent::Traits<G>::make_with_net; }) return agent::Traits<G>::make_with_net(read_net_file(*path));
    }
    return agent::Traits<G>::make(seat);
}

/// Why nobody is called so, in a sentence, or nothing.
template <game::Game G>
[[nodiscard]] std::string agent_complaint(std::string_view seat) {
    if (const auto path = net_file(seat)) {
        return make_agent<G>(seat) ? "" : *path + " holds no net for " + std::string(G::kName) + ".";
    }
    const auto known = agent::Traits<G>::names();
    const bool found = std::find(known.begin(), known.end(), seat) != known.end();
    return found ? "" : there_is_no("computer player", seat, known);
}

}  // namespace lw::cli
