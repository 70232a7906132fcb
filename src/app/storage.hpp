// The platform's small texts in the form that the save store needs.
#pragma once

#include "codec/save_store.hpp"

namespace lw::app {

/// A second tab (platform::owns_storage() false) reads but never writes.
class PlatformStore final : public codec::KeyValue {
public:
    codec::StoreError get(std::string_view key, std::string& value) override;
    codec::StoreError set(std::string_view key, std::string_view value) override;
    codec::StoreError remove(std::string_view key) override;
    codec::StoreError list(std::vector<std::string>& keys) override;
};

}  // namespace lw::app
