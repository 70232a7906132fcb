#include "app/memory_platform.hpp"

#include "app/platform.hpp"

namespace lw::test {
namespace {
bool owner = true;
bool full = false;
}  // namespace

std::map<std::string, std::string, std::less<>>& stored() {
    static std::map<std::string, std::string, std::less<>> texts;
    return texts;
}

void forget_stored() {
    stored().clear();
    owner = true;
    full = false;
}

void own_storage(bool owns) { owner = owns; }
void fill_storage(bool filled) { full = filled; }

}  // namespace lw::test

namespace lw::app::platform {

using test::stored;

std::optional<std::string> load(std::string_view key) {
    const auto found = stored().find(key);
    if (found == stored().end()) return std::nullopt;
    return found->second;
}

StoreError store(std::string_view key, std::string_view value) {
    if (test::full) return StoreError::full;
    stored()[std::string(key)] = value;
    return StoreError::none;
}

void erase(std::string_view key) {
    if (const auto found = stored().find(key); found != stored().end()) stored().erase(found);
}

std::vector<std::string> keys() {
    std::vector<std::string> all;
    for (const auto& [key, value] : stored()) all.push_back(key);
    return all;
}

bool owns_storage() { return test::owner; }
std::uint64_t unix_time() { return 1'795'000'000; }
std::string local_time(std::uint64_t /*unix_seconds*/) { return "27 Nov, 23:57"; }

}  // namespace lw::app::platform
