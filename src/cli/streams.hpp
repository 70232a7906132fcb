// The three streams that a program is given, when something is wrong with them. streams_posix.cpp natively,
// streams_none.cpp under Node.js, which looks after them itself.
#pragma once

namespace lw::cli {

/// To be called first. Closed streams are opened on nothing, so that no file of ours takes their place and is written
/// over; writing into a pipe that nobody reads any more becomes an error.
void guard_streams();

}  // namespace lw::cli
