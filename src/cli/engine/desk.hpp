// A game on the engine's desk and the games that can be put there, whichever they are: all that engine.cpp knows of a game.
#pragma once

#include "base/bytes.hpp"
#include "cli/engine/json.hpp"
#include "cli/scenario/script.hpp"
#include "codec/error.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace lw::cli {

/// The game in progress.
class Desk {
public:
    virtual ~Desk() = default;
    /// {"state_no", "hash", "to_act"}
    [[nodiscard]] virtual Json position() const = 0;
    /// Answers one of EngineGame::requests(): takes its fields, refuses what is left over and returns the reply's. Where it
    /// throws EngineError nothing has changed.
    [[nodiscard]] virtual Json answer(std::string_view name, Fields& fields) = 0;
};

/// A game that the engine can play.
class EngineGame {
public:
    virtual ~EngineGame() = default;
    [[nodiscard]] virtual std::string_view name() const = 0;
    [[nodiscard]] virtual int rules_version() const = 0;
    /// The names of its computer players.
    [[nodiscard]] virtual std::vector<std::string_view> agents() const = 0;
    /// What can be asked about a game in progress; the same for every game.
    [[nodiscard]] virtual std::vector<std::string_view> requests() const = 0;

    /// From the fields of "new", all of which it takes. Throws EngineError.
    [[nodiscard]] virtual std::unique_ptr<Desk> begin(Fields& fields) const = 0;
    /// From a save of this game. Null, with `fault` saying why, when it cannot be read.
    [[nodiscard]] virtual std::unique_ptr<Desk> from_save(base::ByteView save, codec::Fault& fault) const = 0;
    /// From the text of a record of this game. Throws Failure.
    [[nodiscard]] virtual std::unique_ptr<Desk> from_play(const std::string& text, std::uint64_t seed) const = 0;
    /// From a scenario case of this game. Throws Failure.
    [[nodiscard]] virtual std::unique_ptr<Desk> from_case(const Case& one, std::uint64_t seed) const = 0;
};

/// The games of the registry; "new" begins the first when it names none.
[[nodiscard]] std::vector<const EngineGame*> engine_games();

}  // namespace lw::cli
