// The bodies of feed.hpp, for the file of each game, which instantiates them once. Its `Parts` (put.hpp, take.hpp) names the
// game's messages as well: Feed and Request; finish(view) adds what follows from the rest and says whether it is all possible.
#pragma once

#include "wire/described.hpp"
#include "wire/feed.hpp"

#include <google/protobuf/message_lite.h>

namespace lw::wire {

/// The Parts of a game.
template <class G>
struct PartsOf;

inline base::Bytes bytes_of(const google::protobuf::MessageLite& message) {
    base::Bytes bytes(message.ByteSizeLong());
    message.SerializeToArray(bytes.data(), static_cast<int>(bytes.size()));
    return bytes;
}

inline Error parse(base::ByteView bytes, std::size_t most, google::protobuf::MessageLite& out) {
    if (bytes.size() > most) return Error::too_large;
    return out.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())) ? Error::none : Error::malformed;
}

template <class G>
base::Bytes encode_feed(const game::Feed<G>& feed) {
    using Parts = typename PartsOf<G>::Type;
    typename Parts::Feed message;
    Put<Parts>::fill(*message.mutable_view(), feed.view);
    for (const auto& event : feed.events) put_one_of<Parts>(*message.add_events(), event);
    message.set_anew(feed.anew);
    return bytes_of(message);
}

template <class G>
std::optional<game::Feed<G>> decode_feed(const typename G::Setup& setup, base::ByteView bytes, Error& error) {
    using Parts = typename PartsOf<G>::Type;
    typename Parts::Feed message;
    error = parse(bytes, kMostFeed, message);
    if (error == Error::none && !message.has_view()) error = Error::missing;
    if (error != Error::none) return std::nullopt;

    const Parts parts{setup};
    Take<Parts> take(parts);
    game::Feed<G> feed;
    take.read(message.view(), feed.view);
    feed.events.reserve(static_cast<std::size_t>(message.events_size()));
    for (const auto& event : message.events()) take_one_of(take, event, feed.events.emplace_back());
    feed.anew = message.anew();
    if (take.error() == Error::none) take.fail(parts.finish(feed.view));
    error = take.error();
    return error == Error::none ? std::optional(std::move(feed)) : std::nullopt;
}

template <class G>
base::Bytes encode_request(const Request<G>& request) {
    using Parts = typename PartsOf<G>::Type;
    typename Parts::Request message;
    message.set_state_no(request.state_no);
    put_one_of<Parts>(*message.mutable_action(), request.action);
    return bytes_of(message);
}

template <class G>
std::optional<Request<G>> decode_request(const typename G::Setup& setup, base::ByteView bytes, Error& error) {
    using Parts = typename PartsOf<G>::Type;
    typename Parts::Request message;
    error = parse(bytes, kMostRequest, message);
    if (error != Error::none) return std::nullopt;

    const Parts parts{setup};
    Take<Parts> take(parts);
    take.name_all();
    Request<G> request{{}, message.state_no()};
    take_one_of(take, message.action(), request.action);
    error = take.error();
    return error == Error::none ? std::optional(std::move(request)) : std::nullopt;
}

}  // namespace lw::wire

#define LW_WIRE_TEMPLATES(GAME)                                                                                               \
    template lw::base::Bytes lw::wire::encode_feed<GAME>(const lw::game::Feed<GAME>&);                                        \
    template std::optional<lw::game::Feed<GAME>> lw::wire::decode_feed<GAME>(const GAME::Setup&, lw::base::ByteView, Error&); \
    template lw::base::Bytes lw::wire::encode_request<GAME>(const Request<GAME>&);                                            \
    template std::optional<lw::wire::Request<GAME>> lw::wire::decode_request<GAME>(const GAME::Setup&, lw::base::ByteView, Error&);
