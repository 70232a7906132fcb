// The namespaces of the games in the interface: `isles::` and `shires::` are their screens here, and whatever a screen does not
// name itself is found in the rules of the game (`isles::Screen` is of the interface, `isles::State` of the rules).
#pragma once

namespace lw::isles {}
namespace lw::shires {}

namespace lw::ui {

namespace isles {
using namespace lw::isles;
}
namespace shires {
using namespace lw::shires;
}

}  // namespace lw::ui
