// Tables by a few bytes: every kind of board, number of seats and setting.
#pragma once

#include "fuzz/target.hpp"
#include "isles/config.hpp"
#include "shires/config.hpp"

namespace lw::fuzz {

/// Six bytes: seats, board, and four of settings. Always valid.
[[nodiscard]] isles::Config table_from(Tape& tape);
/// Four bytes: seats, who begins, and two of settings. Always valid.
[[nodiscard]] shires::Config shires_table_from(Tape& tape);

}  // namespace lw::fuzz
