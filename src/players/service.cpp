#include "players/service.hpp"

#include "agent/course.hpp"
#include "agent/mind.hpp"
#include "registry/games.hpp"
#include "wire/feed.hpp"
#include "wire/players.hpp"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace lw::players {

class Service::Table {
public:
    virtual ~Table() = default;
    /// The decision as bytes; nothing when the feed does not fit the table.
    virtual std::optional<base::Bytes> think(const wire::Question& question) = 0;
};

template <class G>
class Service::TableOf final : public Table {
public:
    TableOf(const typename G::Config& config, std::uint64_t seed) : setup_(G::setup(config)), seed_(seed) {}

    std::optional<base::Bytes> think(const wire::Question& question) override {
        wire::Error error{};
        const auto feed = wire::decode_feed<G>(setup_, question.feed, error);
        if (!feed || feed->view.viewer != question.seat) return std::nullopt;
        return wire::encode_decision<G>(mind(question).think(setup_, *feed, question.budget));
    }

private:
    /// One for each seat and level that was asked for: a person may be given a hint by another than decides in overtime.
    agent::Mind<G>& mind(const wire::Question& question) {
        const auto [found, _] =
            minds_.try_emplace({question.seat.value, question.level}, std::string_view(question.level), seed_, question.seat);
        return found->second;
    }

    typename G::Setup setup_;
    std::uint64_t seed_;
    std::map<std::pair<std::uint8_t, std::string>, agent::Mind<G>> minds_;
};

Service::Service() = default;
Service::~Service() = default;

std::unique_ptr<Service::Table> Service::seat_at(const std::string& board, std::uint64_t seed) {
    codec::Fault fault;
    const auto shared = registry::read_link(board, fault);
    if (!shared) return nullptr;
    return std::visit(
        [seed]<class G>(const codec::Shared<G>& one) -> std::unique_ptr<Table> { return std::make_unique<TableOf<G>>(one.config, seed); },
        *shared);
}

namespace {

template <class G>
std::vector<agent::MadeMove<G>> moves_of(const match::Session<G>& session) {
    std::vector<agent::MadeMove<G>> moves;
    for (const auto& record : match::standing_moves(session.log()))
        moves.push_back({record.nature() ? game::kNature : game::Actor(record.seat()), *G::unpack(record.packed)});
    return moves;
}

/// Nothing when the bytes are no game that is over.
std::optional<base::Bytes> course_of(base::ByteView save) {
    codec::Fault fault;
    const auto saved = registry::decode(save, fault);
    if (!saved) return std::nullopt;
    return std::visit(
        []<class G>(const match::Match<G>& match) -> std::optional<base::Bytes> {
            const auto& session = match.session;
            if (!session.over()) return std::nullopt;
            const typename G::State begin = session.base() ? *session.base() : G::initial(session.setup());
            const agent::Course course = agent::course_of<G>(session.setup(), begin, moves_of(session));
            return wire::encode_course(course, G::seat_count(session.config()));
        },
        saved->match);
}

}  // namespace

base::Bytes Service::answer(base::ByteView bytes, const std::atomic<bool>* stop) {
    wire::Error error{};
    auto question = wire::decode_question(bytes, error);
    if (!question) {
        const auto study = wire::decode_study(bytes, error);
        return study ? wire::encode_answer({study->number, course_of(study->game)}) : wire::encode_answer({});
    }
    if (question->table) table_ = seat_at(question->table->board, question->table->seed);
    question->budget.stop = stop;
    return wire::encode_answer({question->number, table_ ? table_->think(*question) : std::nullopt});
}

}  // namespace lw::players
