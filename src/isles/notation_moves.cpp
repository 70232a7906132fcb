// Actions and events in words: their descriptions say which.
#include "isles/described.hpp"
#include "isles/notation.hpp"

namespace lw::isles {

namespace {

/// How the values in actions and events are written, read and named.
struct Spelling {
    const Setup& setup;

    template <class Tag>
    [[nodiscard]] std::string text(base::Id<Tag> place) const {
        return to_text(setup, place);
    }
    [[nodiscard]] static std::string text(Seat seat) { return game::to_text(seat); }
    [[nodiscard]] static std::string text(SeatSet seats) { return game::to_text(seats); }
    [[nodiscard]] static std::string text(const Resources& cards) { return to_text(cards); }
    [[nodiscard]] static std::string_view text(Resource resource) { return name_of(resource); }
    [[nodiscard]] static std::string_view text(DevCard card) { return name_of(card); }
    [[nodiscard]] static std::string_view text(Part part) { return name_of(part); }
    /// "?" stands for what the reader of a redacted event may not know.
    template <class T>
    [[nodiscard]] static std::string_view text(const std::optional<T>& known) {
        return known ? text(*known) : std::string_view("?");
    }

    [[nodiscard]] bool read(std::string_view text, HexId& out) const { return (out = hex_from_text(setup, text)).valid(); }
    [[nodiscard]] bool read(std::string_view text, VertexId& out) const { return (out = vertex_from_text(setup, text)).valid(); }
    [[nodiscard]] bool read(std::string_view text, EdgeId& out) const { return (out = edge_from_text(setup, text)).valid(); }
    [[nodiscard]] static bool read(std::string_view text, Seat& out) { return game::read_seat(text, out); }
    [[nodiscard]] static bool read(std::string_view text, SeatSet& out) { return game::read_seats(text, out); }
    [[nodiscard]] static bool read(std::string_view text, Resources& out) { return game::put_read(resources_from_text(text), out); }
    [[nodiscard]] static bool read(std::string_view text, Resource& out) { return game::put_read(resource_from_text(text), out); }
    [[nodiscard]] static bool read(std::string_view text, DevCard& out) { return game::put_read(dev_card_from_text(text), out); }

    static constexpr std::string_view type(std::type_identity<Seat>) { return "seat"; }
    static constexpr std::string_view type(std::type_identity<SeatSet>) { return "seats"; }
    static constexpr std::string_view type(std::type_identity<Resources>) { return "cards"; }
    template <class T>
    static constexpr std::string_view type(std::type_identity<T>) {
        return "word";
    }
};

}  // namespace

std::string to_text(const Setup& setup, const Action& action) { return game::text_described(action, Spelling{setup}); }

std::optional<Action> action_from_text(const Setup& setup, std::string_view text) {
    return game::read_described(text, Spelling{setup}, Of<Action>{});
}

std::string to_text(const Setup& setup, const Event& event) { return game::text_described(event, Spelling{setup}); }

const std::vector<game::Form>& action_forms() { return game::forms_described<Spelling>(Of<Action>{}); }
const std::vector<game::Form>& event_forms() { return game::forms_described<Spelling>(Of<Event>{}); }

}  // namespace lw::isles
