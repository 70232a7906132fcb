#include "agent/detail/net_file.hpp"

#include "agent/detail/nets.hpp"

#include <string>

namespace lw::agent {

base::ByteView built_in_net(std::string_view name) {
    const std::string_view bytes = lw::nets::find("assets/nets/" + std::string(name) + ".net");
    return {reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
}

}  // namespace lw::agent
