#include "base/rng.hpp"
#include "isles/fields.hpp"
#include "isles/search.hpp"

#include <string_view>
#include <type_traits>

namespace lw::isles::search {

namespace {

/// Mixes fields in, one word each; a short list or a set of counts is one word, too.
class Mixing {
public:
    static bool parts(const Course& /*course*/) { return true; }
    template <class T>
    void pieces(const T& table) {
        add(table.network.pieces_key);
    }
    template <class T>
    void operator()(std::string_view /*name*/, const T& field) {
        if constexpr (requires { add(word(field)); }) {
            add(word(field));
        } else {
            for (const auto& one : field) visit_fields(*this, one);
        }
    }
    [[nodiscard]] std::uint64_t value() const { return value_; }

private:
    void add(std::uint64_t v) {
        value_ += v;
        value_ = base::split_mix64(value_);
    }

    static std::uint64_t word(std::uint64_t v) { return v; }
    static std::uint64_t word(Seat v) { return v.value; }
    static std::uint64_t word(SeatSet v) { return v.bits(); }
    template <class Tag>
    static std::uint64_t word(base::Id<Tag> v) {
        return v.value;
    }
    template <class E>
    requires std::is_enum_v<E>
    static std::uint64_t word(E v) { return static_cast<std::uint64_t>(v); }
    template <class Kind>
    static std::uint64_t word(const Counts<Kind>& v) {
        return word(v.count);
    }
    template <std::size_t N>
    static std::uint64_t word(const std::array<std::uint8_t, N>& v) {
        static_assert(N <= sizeof(std::uint64_t));
        std::uint64_t out = 0;
        for (std::size_t i = 0; i < N; ++i) out |= std::uint64_t{v[i]} << (8U * i);
        return out;
    }

    std::uint64_t value_ = 0;
};

}  // namespace

template <class F>
std::uint64_t key(const BasicState<F>& state) {
    Mixing mixing;
    visit_state(mixing, state);
    return mixing.value();
}

template std::uint64_t key(const BasicState<StandardForm>&);
template std::uint64_t key(const BasicState<ExtensionForm>&);
template std::uint64_t key(const BasicState<PlayForm>&);

}  // namespace lw::isles::search
