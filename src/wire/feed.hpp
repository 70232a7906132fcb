// What passes between page, worker and server, as bytes: a feed to each viewer, a request or a player's decision back. The schemas are
// isles.proto and shires.proto. Nothing throws; impossible content is refused with an error.
#pragma once

#include "agent/decision.hpp"
#include "base/bytes.hpp"
#include "game/feed.hpp"
#include "wire/error.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace lw::wire {

/// The most bytes accepted. All events of a random eight-player game take 60 KB.
inline constexpr std::size_t kMostFeed = std::size_t{1} << 20U;
inline constexpr std::size_t kMostRequest = 256;
/// A few hundred actions weighed.
inline constexpr std::size_t kMostDecision = std::size_t{64} << 10U;

/// What a seat wants to do, and the number of the view it chose on.
template <class G>
struct Request {
    typename G::Action action;
    std::uint32_t state_no = 0;
};

template <class G>
[[nodiscard]] base::Bytes encode_feed(const game::Feed<G>& feed);
/// `setup` is the table's, which the receiver has; seats and places are checked against it.
template <class G>
[[nodiscard]] std::optional<game::Feed<G>> decode_feed(const typename G::Setup& setup, base::ByteView bytes, Error& error);

template <class G>
[[nodiscard]] base::Bytes encode_request(const Request<G>& request);
/// Does not ask whether the rules allow it now: that is for the session to answer.
template <class G>
[[nodiscard]] std::optional<Request<G>> decode_request(const typename G::Setup& setup, base::ByteView bytes, Error& error);

template <class G>
[[nodiscard]] base::Bytes encode_decision(const agent::Decision<typename G::Action>& decision);
/// As decode_request: whether the rules allow it is another question.
template <class G>
[[nodiscard]] std::optional<agent::Decision<typename G::Action>> decode_decision(const typename G::Setup& setup, base::ByteView bytes,
                                                                                 Error& error);

}  // namespace lw::wire
