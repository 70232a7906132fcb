// The computer players of one table, who are asked and answer in bytes (wire/players.hpp): in the page by a worker, on the
// desktop by a thread. They have what they are told, a seat's view and events, and nothing else.
#pragma once

#include "base/bytes.hpp"

#include <atomic>
#include <memory>

namespace lw::players {

class Service {
public:
    Service();
    ~Service();
    Service(const Service&) = delete;
    Service& operator=(const Service&) = delete;

    /// Thinks, and answers; `stop`, set by another thread, ends the thinking. Whatever is wrong with what is asked, there is an
    /// answer: without content.
    [[nodiscard]] base::Bytes answer(base::ByteView question, const std::atomic<bool>* stop = nullptr);

private:
    class Table;
    template <class G>
    class TableOf;

    [[nodiscard]] static std::unique_ptr<Table> seat_at(const std::string& board, std::uint64_t seed);

    std::unique_ptr<Table> table_;
};

}  // namespace lw::players
