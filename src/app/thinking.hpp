// The computer players of a game as the app has them: it asks, goes on, and finds the answer some time later.
#pragma once

#include "agent/decision.hpp"
#include "app/players_call.hpp"
#include "isles/game.hpp"
#include "match/session.hpp"
#include "shires/game.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace lw::app {

template <class G>
class Thinking {
public:
    using Session = match::Session<G>;
    using Decision = agent::Decision<typename G::Action>;

    /// The seed is the players' own, different from that of board and chance.
    explicit Thinking(std::uint64_t seed) : seed_(seed) {}

    /// What a player of this level does at `seat` as the session stands; null until it is known: ask again. It stays known
    /// until the session changes. A decision without an action = it wants nothing, or nobody could be brought to answer.
    /// `now`: app clock, seconds.
    [[nodiscard]] const Decision* decide(const Session& session, game::Seat seat, std::string_view level, double now);
    /// The answer to the last question is no longer wanted.
    void drop();
    /// A question is open.
    [[nodiscard]] bool pending() const { return call_.pending(); }
    /// And nobody is there to answer it, since they could not be loaded.
    [[nodiscard]] bool missing() const { return call_.missing(); }

private:
    struct Wanted {
        game::Seat seat;
        std::string level;
        std::uint32_t state_no = 0;

        friend bool operator==(const Wanted&, const Wanted&) = default;
    };

    [[nodiscard]] base::Bytes question(const Session& session, std::uint32_t number);
    [[nodiscard]] Decision answered(const Session& session) const;

    std::uint64_t seed_;
    std::optional<Wanted> wanted_;
    PlayersCall call_;
    std::optional<Decision> decision_;  ///< to what is wanted, once it is known
    std::uint32_t life_ = 0;            ///< of the players who were told about this game
    bool seated_ = false;               ///< they know the table
    std::map<std::pair<std::uint8_t, std::string>, game::Told> told_;
};

// Instantiated once, in thinking.cpp.
extern template class Thinking<isles::Game>;
extern template class Thinking<shires::Game>;

}  // namespace lw::app
