// The platform's small texts in memory, for the parts of the app that store something.
#pragma once

#include <map>
#include <string>

namespace lw::test {

/// All texts by key, which a test may damage.
std::map<std::string, std::string, std::less<>>& stored();
/// Starts over: nothing is stored, and everything can be.
void forget_stored();
/// Whether this tab may write.
void own_storage(bool owns);
/// Whether there is room.
void fill_storage(bool full);

}  // namespace lw::test
