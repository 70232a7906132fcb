// The games' namespaces inside the interface: `isles::` and `shires::` are their screens here, and any name the screens do not
// define is looked up in the game's rules (`isles::Screen` belongs to the interface, `isles::State` to the rules).
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
