// A message as bytes and back.
#pragma once

#include "base/bytes.hpp"
#include "wire/error.hpp"

#include <google/protobuf/message_lite.h>

#include <cstddef>

namespace lw::wire {

inline base::Bytes bytes_of(const google::protobuf::MessageLite& message) {
    base::Bytes bytes(message.ByteSizeLong());
    message.SerializeToArray(bytes.data(), static_cast<int>(bytes.size()));
    return bytes;
}

inline Error parse(base::ByteView bytes, std::size_t most, google::protobuf::MessageLite& out) {
    if (bytes.size() > most) return Error::too_large;
    return out.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())) ? Error::none : Error::malformed;
}

}  // namespace lw::wire
