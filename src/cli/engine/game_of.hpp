// One game for the engine. What a game provides, found by its types: its JSON (config_json.hpp, notation_json.hpp,
// state_json.hpp), its hash (position_hash.hpp), the lines of its records (golden/table_text.hpp), its scenarios
// (scenario/visit.hpp).
#pragma once

#include "cli/engine/desk.hpp"
#include "cli/engine/request_game.hpp"
#include "cli/engine/request_look.hpp"
#include "cli/engine/request_move.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/scenario/visit.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lw::cli {

/// A request about the game in progress (docs/engine.md) and what answers it.
template <class G>
struct DeskRequest {
    std::string_view name;
    Json (*answer)(Match<G>& match, Fields& fields);
};

template <class G>
inline constexpr std::array kDeskRequests{
    DeskRequest<G>{"save", request::save<G>},   DeskRequest<G>{"config", request::config<G>},
    DeskRequest<G>{"act", request::act<G>},     DeskRequest<G>{"check", request::check<G>},
    DeskRequest<G>{"draw", request::draw<G>},   DeskRequest<G>{"undo", request::undo<G>},
    DeskRequest<G>{"back", request::back<G>},   DeskRequest<G>{"state", request::state<G>},
    DeskRequest<G>{"view", request::view<G>},   DeskRequest<G>{"events", request::events<G>},
    DeskRequest<G>{"legal", request::legal<G>}, DeskRequest<G>{"chances", request::chances<G>},
    DeskRequest<G>{"bot", request::bot<G>},
};

template <class G>
class DeskOf final : public Desk {
public:
    explicit DeskOf(Match<G> match) : match_(std::move(match)) {}

    [[nodiscard]] Json position() const override { return position_json(match_.session); }

    [[nodiscard]] Json answer(std::string_view name, Fields& fields) override {
        const auto named = [name](const DeskRequest<G>& one) { return one.name == name; };
        return std::find_if(kDeskRequests<G>.begin(), kDeskRequests<G>.end(), named)->answer(match_, fields);
    }

private:
    Match<G> match_;
};

template <class G>
class EngineGameOf final : public EngineGame {
public:
    [[nodiscard]] std::string_view name() const override { return G::kName; }
    [[nodiscard]] int rules_version() const override { return G::kRulesVersion; }
    [[nodiscard]] std::vector<std::string_view> agents() const override { return agent::Traits<G>::names(); }
    [[nodiscard]] std::vector<std::string_view> requests() const override {
        std::vector<std::string_view> names;
        for (const DeskRequest<G>& one : kDeskRequests<G>) names.push_back(one.name);
        return names;
    }

    [[nodiscard]] std::unique_ptr<Desk> begin(Fields& fields) const override {
        typename G::Config config;
        read_config(fields, config);
        const std::uint64_t seed = chance_seed(fields);
        fields.end();
        return desk(Session<G>::start(config, seed, ChanceBy::caller));
    }

    [[nodiscard]] std::unique_ptr<Desk> from_save(base::ByteView save, codec::Fault& fault) const override {
        auto saved = codec::decode<G>(save, fault);
        if (!saved) return nullptr;
        saved->match.session.chance_by(ChanceBy::caller);
        return std::make_unique<DeskOf<G>>(std::move(saved->match));
    }

    [[nodiscard]] std::unique_ptr<Desk> from_play(const std::string& text, std::uint64_t seed) const override {
        const Play<G> play = read_record<G>(text);
        auto session = Session<G>::start(play.config, seed, ChanceBy::caller);
        for (const auto& move : play.moves) static_cast<void>(session.place(move.first, move.second));
        return desk(std::move(session));
    }

    [[nodiscard]] std::unique_ptr<Desk> from_case(const Case& one, std::uint64_t seed) const override {
        std::optional<Session<G>> session;
        std::string broken;
        const auto begin = [&](const auto& setup, const auto& state) {
            broken = G::check_invariants(G::setup(setup.config), state);
            if (broken.empty()) session = Session<G>::start_from(setup.config, state, base::Rng(seed), ChanceBy::caller);
        };
        const std::string wrong = visit_position<G>("scenario", one, begin);
        if (!wrong.empty()) throw Failure(wrong);
        if (!session) throw Failure("the position cannot occur with these cards or tiles: " + broken);
        return desk(std::move(*session));
    }

private:
    using ChanceBy = match::ChanceBy;

    static std::unique_ptr<Desk> desk(Session<G> session) {
        std::vector<game::Player> players;
        for (const game::Seat seat : session.seats()) {
            game::Player player;
            player.name = "Seat " + std::to_string(int{seat.value});
            player.colour = seat.value;
            players.push_back(player);
        }
        return std::make_unique<DeskOf<G>>(Match<G>{std::move(session), std::move(players), "engine"});
    }
};

}  // namespace lw::cli
