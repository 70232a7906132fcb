#include "app/memory_platform.hpp"

#include "app/platform.hpp"

#include <map>

namespace {

std::map<std::string, std::string, std::less<>>& stored() {
    static std::map<std::string, std::string, std::less<>> texts;
    return texts;
}

}  // namespace

namespace lw::test {

void forget_stored() { stored().clear(); }

}  // namespace lw::test

namespace lw::app::platform {

std::optional<std::string> load(std::string_view key) {
    const auto found = stored().find(key);
    if (found == stored().end()) return std::nullopt;
    return found->second;
}

StoreError store(std::string_view key, std::string_view value) {
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

bool owns_storage() { return true; }
std::uint64_t unix_time() { return 1'795'000'000; }
std::string local_time(std::uint64_t /*unix_seconds*/) { return "27 Nov, 23:57"; }

}  // namespace lw::app::platform
