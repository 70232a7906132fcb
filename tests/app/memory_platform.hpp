// The platform's small texts in memory, for what of the app stores something.
#pragma once

#include <map>
#include <string>

namespace lw::test {

/// All texts by key, as a test may damage them.
std::map<std::string, std::string, std::less<>>& stored();
/// Nothing is stored, and everything can be.
void forget_stored();
/// Whether this tab may write.
void own_storage(bool owns);
/// Whether there is room.
void fill_storage(bool full);

}  // namespace lw::test
