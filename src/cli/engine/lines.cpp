#include "cli/engine/lines.hpp"

#include <istream>

namespace lw::cli {

LineRead read_line(std::istream& in, std::size_t most, std::string& line) {
    line.clear();
    bool any = false;
    bool fits = true;
    for (int c = in.get(); c != std::istream::traits_type::eof(); c = in.get()) {
        any = true;
        if (c == '\n') break;
        fits = fits && line.size() < most;
        if (fits) line += static_cast<char>(c);
    }
    if (!any) return LineRead::none;
    if (!fits) return LineRead::too_long;
    if (line.ends_with('\r')) line.pop_back();
    return LineRead::whole;
}

}  // namespace lw::cli
