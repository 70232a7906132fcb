// The definitions of link.hpp's templates; included only by it.
#pragma once

#include "codec/io.hpp"
#include "codec/link.hpp"
#include "codec/moves.hpp"
#include "codec/payload.hpp"
#include "match/replayer.hpp"

#include <utility>
#include <vector>

namespace lw::codec {

namespace detail {

inline constexpr std::uint32_t kMaxLinkMoves = 20000;  ///< a move takes at least a byte: more do not fit

template <game::Game G>
std::string sealed(LinkKind kind, Writer& io) {
    return seal_link({std::string(G::kName), kind, G::kRulesVersion, io.take()});
}

template <game::Game G>
std::optional<match::Match<G>> linked_game(Reader& io, const typename G::Config& config, Fault& fault) {
    Summary summary;
    get_summary(io, summary);
    std::uint32_t moves = 0;
    io.count(moves, kMaxLinkMoves, 1);
    base::Bytes packed(io.ok() ? io.remaining() : 0);
    for (std::uint8_t& byte : packed) io.u8(byte);
    std::vector<match::Record> log;
    const bool seated = static_cast<int>(summary.players.size()) == G::seat_count(config);
    if (!io.ok() || !seated || !unpack_moves(packed, moves, log)) {
        fault.error = Error::damaged;
        return std::nullopt;
    }
    match::ReplayError<G> error;
    auto session = match::Session<G>::resume(config, std::nullopt, log, base::Rng(0), error, match::ChanceBy::caller);
    if (!session || !session->over()) {
        fault.error = session ? Error::damaged : Error::illegal_move;
        fault.index = error.index;
        return std::nullopt;
    }
    return match::Match<G>{std::move(*session), std::move(summary.players), std::move(summary.title)};
}

}  // namespace detail

template <game::Game G>
std::string board_link(const typename G::Config& config) {
    Writer io;
    Format<G>::config(io, config);
    return detail::sealed<G>(LinkKind::board, io);
}

template <game::Game G>
std::optional<std::string> game_link(const match::Match<G>& match) {
    const auto& session = match.session;
    if (!session.over() || session.base()) return std::nullopt;
    const std::vector<match::Record> moves = match::standing_moves(session.log());
    const base::Bytes packed = pack_moves(moves);
    if (packed.size() > kMaxLink || moves.size() > detail::kMaxLinkMoves) return std::nullopt;
    Writer io;
    Format<G>::config(io, session.config());
    put_summary(io, {std::string(G::kName), match.title, 0, G::turn(session.state()), true, match.players});
    io.count(static_cast<std::uint32_t>(moves.size()), detail::kMaxLinkMoves, 1);
    for (const std::uint8_t byte : packed) io.u8(byte);
    std::string link = detail::sealed<G>(LinkKind::game, io);
    if (link.size() > kMaxLink) return std::nullopt;
    return link;
}

template <game::Game G>
std::optional<Shared<G>> read_link(const Link& link, Fault& fault) {
    fault = {};
    if (link.game != G::kName)
        fault.error = Error::other_game;
    else if (link.rules_version > G::kRulesVersion)
        fault.error = Error::newer_version;
    else if (link.rules_version == 0)
        fault.error = Error::damaged;
    if (!fault.ok()) return std::nullopt;
    Reader io(link.content, link.rules_version);
    Shared<G> shared;
    Format<G>::config(io, shared.config);
    const bool whole = link.kind == LinkKind::game;
    if (!io.ok() || !G::valid(shared.config) || (!whole && !io.finished())) {
        fault.error = Error::damaged;
        return std::nullopt;
    }
    if (whole) {
        shared.game = detail::linked_game<G>(io, shared.config, fault);
        if (!shared.game) return std::nullopt;
    }
    return shared;
}

}  // namespace lw::codec
