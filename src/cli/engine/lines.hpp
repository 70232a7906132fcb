// Lines of bounded length from a stream.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>

namespace lw::cli {

enum class LineRead : unsigned char {
    whole,
    too_long,  ///< the line was read to its end and thrown away
    none,      ///< the input has ended
};

/// Reads up to the next line feed, or the end of the input; a carriage return before it is dropped. Never holds more
/// than `most` bytes.
LineRead read_line(std::istream& in, std::size_t most, std::string& line);

}  // namespace lw::cli
