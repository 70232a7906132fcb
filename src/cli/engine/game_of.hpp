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

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace lw::cli {

template <class G>
class DeskOf final : public Desk {
public:
    explicit DeskOf(match::Match<G> match) : match_(std::move(match)) {}

    [[nodiscard]] Json position() const override { return position_json(match_.session); }

    Json config(Fields& fields) override { return request::config(match_.session, fields); }
    Json save(Fields& fields) override { return request::save(match_, fields); }

    Json act(Fields& fields) override { return request::act(match_.session, fields); }
    Json check(Fields& fields) override { return request::check(match_.session, fields); }
    Json draw(Fields& fields) override { return request::draw(match_.session, fields); }
    Json undo(Fields& fields) override { return request::undo(match_.session, fields); }
    Json back(Fields& fields) override { return request::back(match_.session, fields); }

    Json state(Fields& fields) override { return request::state(match_.session, fields); }
    Json view(Fields& fields) override { return request::view(match_.session, fields); }
    Json events(Fields& fields) override { return request::events(match_.session, fields); }
    Json legal(Fields& fields) override { return request::legal(match_.session, fields); }
    Json chances(Fields& fields) override { return request::chances(match_.session, fields); }
    Json bot(Fields& fields) override { return request::bot(match_.session, fields); }

private:
    match::Match<G> match_;
};

template <class G>
class EngineGameOf final : public EngineGame {
public:
    [[nodiscard]] std::string_view name() const override { return G::kName; }
    [[nodiscard]] int rules_version() const override { return G::kRulesVersion; }
    [[nodiscard]] std::vector<std::string_view> agents() const override { return agent::Traits<G>::names(); }

    [[nodiscard]] std::unique_ptr<Desk> begin(Fields& fields) const override {
        typename G::Config config;
        read_config(fields, config);
        const std::uint64_t seed = chance_seed(fields);
        fields.end();
        return desk(Session::start(config, seed, ChanceBy::caller));
    }

    [[nodiscard]] std::unique_ptr<Desk> from_save(base::ByteView save, codec::Fault& fault) const override {
        auto saved = codec::decode<G>(save, fault);
        if (!saved) return nullptr;
        saved->match.session.chance_by(ChanceBy::caller);
        return std::make_unique<DeskOf<G>>(std::move(saved->match));
    }

    [[nodiscard]] std::unique_ptr<Desk> from_play(const std::string& text, std::uint64_t seed) const override {
        const Play<G> play = read_record<G>(text);
        auto session = Session::start(play.config, seed, ChanceBy::caller);
        for (const auto& move : play.moves) static_cast<void>(session.place(move.first, move.second));
        return desk(std::move(session));
    }

    [[nodiscard]] std::unique_ptr<Desk> from_case(const Case& one, std::uint64_t seed) const override {
        std::optional<Session> session;
        std::string broken;
        const auto begin = [&](const auto& setup, const auto& state) {
            broken = G::check_invariants(G::setup(setup.config), state);
            if (broken.empty()) session = Session::start_from(setup.config, state, base::Rng(seed), ChanceBy::caller);
        };
        const std::string wrong = visit_position<G>("scenario", one, begin);
        if (!wrong.empty()) throw Failure(wrong);
        if (!session) throw Failure("the position cannot occur with these cards or tiles: " + broken);
        return desk(std::move(*session));
    }

private:
    using Session = match::Session<G>;
    using ChanceBy = match::ChanceBy;

    static std::unique_ptr<Desk> desk(Session session) {
        std::vector<game::Player> players;
        for (const game::Seat seat : session.seats()) {
            game::Player player;
            player.name = "Seat " + std::to_string(int{seat.value});
            player.colour = seat.value;
            players.push_back(player);
        }
        return std::make_unique<DeskOf<G>>(match::Match<G>{std::move(session), std::move(players), "engine"});
    }
};

}  // namespace lw::cli
