// Where apply() puts what happened.
#pragma once

#include <vector>

namespace lw::game {

/// Full information: only a game's redact() makes an event fit for a seat. A search passes a sink without a list and
/// pays nothing.
template <class Event>
class EventSink {
public:
    EventSink() = default;
    explicit EventSink(std::vector<Event>& list) : list_(&list) {}
    template <class E>
    void operator()(const E& event) {
        if (list_ != nullptr) list_->emplace_back(event);
    }

private:
    std::vector<Event>* list_ = nullptr;
};

}  // namespace lw::game
