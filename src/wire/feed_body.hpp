// The bodies of feed.hpp, for the file of each game, which instantiates them once. Its `Parts` (put.hpp, take.hpp) names the
// game's messages as well: Feed, Request and Decision; finish(view) adds what follows from the rest and says whether it is all possible.
#pragma once

#include "wire/described.hpp"
#include "wire/feed.hpp"
#include "wire/message_bytes.hpp"

namespace lw::wire {

/// The Parts of a game.
template <class G>
struct PartsOf;

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

template <class G>
base::Bytes encode_decision(const agent::Decision<typename G::Action>& decision) {
    using Parts = typename PartsOf<G>::Type;
    typename Parts::Decision message;
    if (decision.action) put_one_of<Parts>(*message.mutable_action(), *decision.action);
    message.set_value(decision.value);
    for (const auto& weighed : decision.alternatives) {
        auto& one = *message.add_alternatives();
        put_one_of<Parts>(*one.mutable_action(), weighed.action);
        one.set_value(weighed.value);
    }
    return bytes_of(message);
}

template <class G>
std::optional<agent::Decision<typename G::Action>> decode_decision(const typename G::Setup& setup, base::ByteView bytes, Error& error) {
    using Parts = typename PartsOf<G>::Type;
    typename Parts::Decision message;
    error = parse(bytes, kMostDecision, message);
    if (error != Error::none) return std::nullopt;

    const Parts parts{setup};
    Take<Parts> take(parts);
    take.name_all();
    agent::Decision<typename G::Action> decision;
    if (message.has_action()) take_one_of(take, message.action(), decision.action.emplace());
    decision.value = message.value();
    for (const auto& weighed : message.alternatives()) {
        auto& one = decision.alternatives.emplace_back();
        take_one_of(take, weighed.action(), one.action);
        one.value = weighed.value();
    }
    error = take.error();
    return error == Error::none ? std::optional(std::move(decision)) : std::nullopt;
}

}  // namespace lw::wire

#define LW_WIRE_TEMPLATES(GAME)                                                                                                       \
    template lw::base::Bytes lw::wire::encode_feed<GAME>(const lw::game::Feed<GAME>&);                                                \
    template std::optional<lw::game::Feed<GAME>> lw::wire::decode_feed<GAME>(const GAME::Setup&, lw::base::ByteView, Error&);         \
    template lw::base::Bytes lw::wire::encode_request<GAME>(const Request<GAME>&);                                                    \
    template std::optional<lw::wire::Request<GAME>> lw::wire::decode_request<GAME>(const GAME::Setup&, lw::base::ByteView, Error&);   \
    template lw::base::Bytes lw::wire::encode_decision<GAME>(const lw::agent::Decision<GAME::Action>&);                               \
    template std::optional<lw::agent::Decision<GAME::Action>> lw::wire::decode_decision<GAME>(const GAME::Setup&, lw::base::ByteView, \
                                                                                              Error&);
