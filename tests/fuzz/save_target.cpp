// Any bytes at the save decoder. The envelope's checksum would stop nearly all of them, so each input is tried as it
// is, with a right checksum put in, and as text. What is accepted must be a whole game that saves to a save again.
#include "codec/envelope.hpp"
#include "codec/text.hpp"
#include "fuzz/target.hpp"
#include "registry/games.hpp"

#include <string_view>

namespace {

using namespace lw;

/// What was read is whole, and is the same when it is saved and read again.
template <class G>
void try_match(const match::Match<G>& match, const registry::AnySaved& saved) {
    const std::string broken = G::check_invariants(match.session.setup(), match.session.state());
    fuzz::require(broken.empty(), "a loaded game with a broken invariant: " + broken);
    const base::Bytes again = registry::encode(saved.match, saved.saved_at);
    codec::Fault fault;
    const auto reread = registry::decode(again, fault);
    fuzz::require(reread.has_value(), "a loaded game cannot be saved and loaded again");
    const auto* other = std::get_if<match::Match<G>>(&reread->match);
    fuzz::require(other != nullptr && other->session.state() == match.session.state(), "a loaded game is another one after saving it");
    fuzz::require(registry::encode(reread->match, reread->saved_at) == again, "saving twice gives different bytes");
}

void try_save(base::ByteView bytes) {
    codec::Fault fault;
    const auto saved = registry::decode(bytes, fault);
    fuzz::require(saved.has_value() == fault.ok(), "a refusal without a fault, or a fault without a refusal");
    if (!saved) {
        fuzz::require(!codec::sentence(fault).empty(), "a fault without a sentence");
        return;
    }
    std::visit([&](const auto& match) { try_match(match, *saved); }, saved->match);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    try_save({data, size});
    base::Bytes sealed(data, data + size);
    codec::reseal(sealed);
    try_save(sealed);
    base::Bytes from_text;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (codec::from_text(text, from_text).ok()) try_save(from_text);
    return 0;
}
