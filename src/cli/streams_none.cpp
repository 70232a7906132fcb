#include "cli/streams.hpp"

namespace lw::cli {

void guard_streams() {}

}  // namespace lw::cli
