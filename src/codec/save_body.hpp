// The definitions of save.hpp's templates; included only by it.
#pragma once

#include "codec/io.hpp"
#include "codec/payload.hpp"
#include "codec/save.hpp"

#include <utility>

namespace lw::codec {

namespace detail {

template <game::Game G>
base::Bytes payload_of(const match::Match<G>& match, std::uint64_t saved_at, bool with_log) {
    const auto& session = match.session;
    Writer io;
    Summary summary{std::string(G::kName), match.title, saved_at, G::turn(session.state()), session.over(), match.players};
    put_summary(io, summary);
    Format<G>::config(io, session.config());
    for (const std::uint64_t word : session.rng().words()) io.u64(word);
    const auto* base = with_log ? (session.base() ? &*session.base() : nullptr) : &session.state();
    io.flag(base != nullptr);
    if (base != nullptr) Format<G>::state(io, session.setup(), *base);
    put_log(io, with_log ? session.log() : std::vector<match::Record>{});
    Format<G>::state(io, session.setup(), session.state());
    return io.take();
}

/// What is in the payload, before any of it is trusted.
template <game::Game G>
struct Content {
    Summary summary;
    typename G::Config config{};
    base::Rng::Words words{};
    std::optional<typename G::State> base;
    std::vector<match::Record> log;
    typename G::State last{};
};

template <game::Game G>
bool read_content(base::ByteView payload, std::uint16_t version, Content<G>& out) {
    Reader io(payload, version);
    get_summary(io, out.summary);
    Format<G>::config(io, out.config);
    for (std::uint64_t& word : out.words) io.u64(word);
    if (!io.ok() || !G::valid(out.config)) return false;
    if (static_cast<int>(out.summary.players.size()) != G::seat_count(out.config)) return false;
    const typename G::Setup setup = G::setup(out.config);
    bool has_base = false;
    io.flag(has_base);
    if (has_base) Format<G>::state(io, setup, out.base.emplace());
    get_log(io, out.log);
    Format<G>::state(io, setup, out.last);
    if (!io.finished()) return false;
    if (out.base && !G::check_invariants(setup, *out.base).empty()) return false;
    return G::check_invariants(setup, out.last).empty();
}

template <game::Game G>
std::optional<match::Session<G>> play(const Content<G>& content, bool older_rules, Fault& fault, bool& from_snapshot) {
    using Session = match::Session<G>;
    const base::Rng rng = base::Rng::from_words(content.words);
    match::ReplayError<G> error;
    auto session = Session::resume(content.config, content.base, content.log, rng, error, match::ChanceBy::caller);
    const bool same = session && G::hash(session->state()) == G::hash(content.last);
    if (same) {
        session->chance_by(match::ChanceBy::session);
        return session;
    }
    if (older_rules) {
        from_snapshot = true;
        return Session::start_from(content.config, content.last, rng);
    }
    fault.error = session ? Error::damaged : Error::illegal_move;
    fault.index = error.index;
    if (session) fault.detail = "the moves lead to another position";
    return std::nullopt;
}

}  // namespace detail

template <game::Game G>
base::Bytes encode(const match::Match<G>& match, std::uint64_t saved_at) {
    base::Bytes payload = detail::payload_of(match, saved_at, true);
    if (payload.size() + kEnvelopeSize > kMaxSaveSize) payload = detail::payload_of(match, saved_at, false);
    return seal(G::kName, G::kRulesVersion, payload);
}

template <game::Game G>
std::optional<Saved<G>> decode(base::ByteView save, Fault& fault) {
    Envelope envelope;
    fault = open(save, envelope);
    if (!fault.ok()) return std::nullopt;
    if (envelope.game != G::kName)
        fault.error = Error::other_game;
    else if (envelope.rules_version > G::kRulesVersion)
        fault.error = Error::newer_version;
    else if (envelope.rules_version == 0)
        fault.error = Error::damaged;
    if (!fault.ok()) return std::nullopt;
    detail::Content<G> content;
    if (!detail::read_content<G>(envelope.payload, envelope.rules_version, content)) {
        fault.error = Error::damaged;
        return std::nullopt;
    }
    bool from_snapshot = false;
    auto session = detail::play<G>(content, envelope.rules_version < G::kRulesVersion, fault, from_snapshot);
    if (!session) return std::nullopt;
    return Saved<G>{match::Match<G>{std::move(*session), std::move(content.summary.players), std::move(content.summary.title)},
                    content.summary.saved_at, from_snapshot};
}

}  // namespace lw::codec
