// Bytes as messages from somebody else: the first byte chooses the game, then comes a table as in tables.hpp; the rest is
// tried as a feed, a request, a decision and a course. What is accepted must be safe to use and go on to others as it is.
#include "fuzz/tables.hpp"
#include "fuzz/target.hpp"
#include "isles/game.hpp"
#include "shires/game.hpp"
#include "wire/feed.hpp"
#include "wire/players.hpp"

#include <algorithm>

namespace {

using namespace lw;

template <class G>
void try_feed(const typename G::Setup& setup, base::ByteView bytes) {
    wire::Error error{};
    const auto feed = wire::decode_feed<G>(setup, bytes, error);
    fuzz::require(feed.has_value() == (error == wire::Error::none), "a refusal without an error, or an error without a refusal");
    if (!feed) return;
    for (const auto& action : G::legal(setup, feed->view)) static_cast<void>(G::check_view(setup, feed->view, action));
    const auto again = wire::decode_feed<G>(setup, wire::encode_feed(*feed), error);
    fuzz::require(again && again->view == feed->view && again->events == feed->events, "a feed is another one after it is sent on");
}

template <class G>
void try_request(const typename G::Setup& setup, base::ByteView bytes) {
    wire::Error error{};
    const auto request = wire::decode_request<G>(setup, bytes, error);
    fuzz::require(request.has_value() == (error == wire::Error::none), "a refusal without an error, or an error without a refusal");
    if (!request) return;
    fuzz::require(G::unpack(G::pack(request->action)) == request->action, "an action that no log can hold");
    static_cast<void>(G::check(setup, G::initial(setup), game::Seat(0), request->action));
}

template <class G>
void try_decision(const typename G::Setup& setup, base::ByteView bytes) {
    wire::Error error{};
    const auto decision = wire::decode_decision<G>(setup, bytes, error);
    fuzz::require(decision.has_value() == (error == wire::Error::none), "a refusal without an error, or an error without a refusal");
    if (!decision) return;
    const auto again = wire::decode_decision<G>(setup, wire::encode_decision<G>(*decision), error);
    fuzz::require(again && *again == *decision, "a decision is another one after it is sent on");
}

void try_course(base::ByteView bytes) {
    wire::Error error{};
    const auto course = wire::decode_course(bytes, error);
    fuzz::require(course.has_value() == (error == wire::Error::none), "a refusal without an error, or an error without a refusal");
    if (!course) return;
    const auto again = wire::decode_course(wire::encode_course(*course, game::kMaxSeats), error);
    fuzz::require(again && *again == *course, "a course is another one after it is sent on");
}

template <class G>
void try_all(const typename G::Config& config, base::ByteView bytes) {
    const auto setup = G::setup(config);
    try_feed<G>(setup, bytes);
    try_request<G>(setup, bytes);
    try_decision<G>(setup, bytes);
    try_course(bytes);
}

constexpr std::size_t kIslesTable = 6;
constexpr std::size_t kShiresTable = 4;

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Tape tape(data, size);
    const bool shires = (tape.byte() & 1U) != 0;
    const std::size_t head = std::min(size, 1 + (shires ? kShiresTable : kIslesTable));
    const base::ByteView message(data + head, size - head);
    if (shires) {
        try_all<shires::Game>(fuzz::shires_table_from(tape), message);
    } else {
        try_all<isles::Game>(fuzz::table_from(tape), message);
    }
    return 0;
}
