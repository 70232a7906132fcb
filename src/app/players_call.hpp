// One thing asked of the computer players, who are in a worker or a thread (platform.hpp) and may arrive late, die, or not answer at
// all: then it is asked again, a few times.
#pragma once

#include "base/bytes.hpp"

#include <cstdint>
#include <functional>
#include <optional>

namespace lw::app {

class PlayersCall {
public:
    /// What to ask, under this number; called anew each time it is asked.
    using Write = std::function<base::Bytes(std::uint32_t number)>;

    PlayersCall() = default;
    PlayersCall(const PlayersCall&) = delete;
    PlayersCall& operator=(const PlayersCall&) = delete;
    /// Whoever still thinks about it is dismissed.
    ~PlayersCall();

    /// In place of what was asked before. `now`: app clock, seconds.
    void ask(Write write, double now);
    /// The answer is no longer wanted.
    void drop();
    /// True once it is answered, or nobody could be brought to answer.
    bool done(double now);
    /// What was answered; nothing when nobody did, or could not read what was asked.
    [[nodiscard]] const std::optional<base::Bytes>& content() const { return content_; }

    /// Asked, and not yet done.
    [[nodiscard]] bool pending() const { return pending_; }
    /// And nobody is there to answer, since they could not be loaded.
    [[nodiscard]] bool missing() const;

private:
    void ask_once(double now);
    void listen();
    void watch(double now);

    Write write_;
    bool pending_ = false;
    std::optional<base::Bytes> content_;
    std::uint32_t number_ = 0;  ///< under which it was asked last
    int asked_ = 0;             ///< how often
    double since_ = 0;          ///< when it was asked last
    std::uint32_t life_ = 0;    ///< of the players who were asked
};

}  // namespace lw::app
