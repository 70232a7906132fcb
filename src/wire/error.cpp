#include "wire/error.hpp"

namespace lw::wire {

std::string_view name_of(Error error) {
    switch (error) {
        case Error::none: return "none";
        case Error::too_large: return "too_large";
        case Error::malformed: return "malformed";
        case Error::missing: return "missing";
        case Error::out_of_range: return "out_of_range";
        case Error::incoherent: return "incoherent";
    }
    return "?";
}

}  // namespace lw::wire
