// The three standard streams, when something is wrong with them. streams_posix.cpp natively,
// streams_none.cpp under Node.js, which looks after them itself.
#pragma once

namespace lw::cli {

/// To be called first. Closed streams are opened on /dev/null, so that no file of ours takes their place and is
/// overwritten; writing into a pipe that nobody reads any more becomes an error.
void guard_streams();

}  // namespace lw::cli
