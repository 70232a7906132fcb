// The module of the page's worker: a question in, its answer out (web/players/module.js).
#include "players/service.hpp"

#include <emscripten.h>

#include <cstddef>
#include <cstdint>

namespace {

lw::base::Bytes& last() {
    static lw::base::Bytes bytes;
    return bytes;
}

}  // namespace

/// The size of the answer, which stands at lw_players_last() until the next call.
extern "C" EMSCRIPTEN_KEEPALIVE std::size_t lw_players_answer(const std::uint8_t* question, std::size_t size) {
    static lw::players::Service service;
    last() = service.answer({question, size});
    return last().size();
}

extern "C" EMSCRIPTEN_KEEPALIVE const std::uint8_t* lw_players_last() { return last().data(); }
