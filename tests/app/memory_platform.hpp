// The platform's small texts in memory, for what of the app stores something.
#pragma once

namespace lw::test {

void forget_stored();

}  // namespace lw::test
