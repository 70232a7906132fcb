#include "app/storage.hpp"

#include "app/platform.hpp"

namespace lw::app {

codec::StoreError PlatformStore::get(std::string_view key, std::string& value) {
    auto text = platform::load(key);
    if (!text) return codec::StoreError::missing;
    value = std::move(*text);
    return codec::StoreError::none;
}

codec::StoreError PlatformStore::set(std::string_view key, std::string_view value) {
    if (!platform::owns_storage()) return codec::StoreError::denied;
    switch (platform::store(key, value)) {
        case platform::StoreError::none: return codec::StoreError::none;
        case platform::StoreError::denied: return codec::StoreError::denied;
        case platform::StoreError::full: return codec::StoreError::full;
    }
    return codec::StoreError::failed;
}

codec::StoreError PlatformStore::remove(std::string_view key) {
    if (!platform::owns_storage()) return codec::StoreError::denied;
    platform::erase(key);
    return codec::StoreError::none;
}

codec::StoreError PlatformStore::list(std::vector<std::string>& keys) {
    keys = platform::keys();
    return codec::StoreError::none;
}

}  // namespace lw::app
