// Actions and events described (game/described.hpp): codes, words and fields, once. Codes are never renumbered, never
// reused for another kind: saves hold them.
#pragma once

#include "game/described.hpp"
#include "isles/action.hpp"
#include "isles/event.hpp"

namespace lw::isles {

using game::choice;
using game::count;
using game::described;
using game::field;
using game::number;
template <class T>
using Of = std::type_identity<T>;

/// Limits of a count of cards in an action, and its bits.
inline constexpr unsigned kCountBits = 5;
inline constexpr int kMostCount = 31;
inline constexpr unsigned kDieBits = 3;

// --- actions of a seat -------------------------------------------------------------------------------------------------
constexpr auto describe(Of<BuildSettlement>) { return described<1>("settle {at}", field("at", &BuildSettlement::at)); }
constexpr auto describe(Of<BuildRoad>) { return described<2>("road {at}", field("at", &BuildRoad::at)); }
constexpr auto describe(Of<BuildCity>) { return described<3>("city {at}", field("at", &BuildCity::at)); }
constexpr auto describe(Of<BuyDevCard>) { return described<4>("buy"); }
constexpr auto describe(Of<Roll>) { return described<5>("roll"); }
constexpr auto describe(Of<EndTurn>) { return described<6>("end"); }
constexpr auto describe(Of<Discard>) { return described<7>("discard {cards}", field("cards", &Discard::cards)); }
constexpr auto describe(Of<MoveRobber>) { return described<8>("robber {to}", field("to", &MoveRobber::to)); }
constexpr auto describe(Of<Rob>) { return described<9>("rob {victim}", field("victim", &Rob::victim)); }
constexpr auto describe(Of<PlayKnight>) { return described<10>("knight"); }
constexpr auto describe(Of<PlayRoadBuilding>) { return described<11>("roads"); }
constexpr auto describe(Of<PlayYearOfPlenty>) { return described<12>("plenty {take}", field("take", &PlayYearOfPlenty::take)); }
constexpr auto describe(Of<PlayMonopoly>) { return described<13>("monopoly {resource}", field("resource", &PlayMonopoly::resource)); }
constexpr auto describe(Of<SkipFreeRoad>) { return described<14>("skip"); }
constexpr auto describe(Of<BankTrade>) {
    return described<15>("bank {count} {give} {take}", field("give", &BankTrade::give),
                         number("count", &BankTrade::count, kCountBits, 0, kMostCount), field("take", &BankTrade::take));
}
constexpr auto describe(Of<MakeOffer>) {
    return described<16>("offer {give} for {want} to {to}", field("give", &MakeOffer::give), field("want", &MakeOffer::want),
                         field("to", &MakeOffer::to));
}
constexpr auto describe(Of<WithdrawOffer>) { return described<17>("withdraw"); }
constexpr auto describe(Of<AcceptOffer>) { return described<18>("accept {from}", field("from", &AcceptOffer::from)); }
constexpr auto describe(Of<DeclineOffer>) { return described<19>("decline {from}", field("from", &DeclineOffer::from)); }
constexpr auto describe(Of<ConfirmTrade>) { return described<20>("confirm {with}", field("with", &ConfirmTrade::with)); }

// --- actions of nature -------------------------------------------------------------------------------------------------
constexpr auto describe(Of<FirstPlayer>) { return described<21>("first {seat}", field("seat", &FirstPlayer::seat)); }
constexpr auto describe(Of<Dice>) {
    return described<22>("dice {a} {b}", number("a", &Dice::a, kDieBits, 1, 6), number("b", &Dice::b, kDieBits, 1, 6));
}
constexpr auto describe(Of<StolenResource>) { return described<23>("stolen {resource}", field("resource", &StolenResource::resource)); }
constexpr auto describe(Of<DrawnDevCard>) { return described<24>("drawn {card}", field("card", &DrawnDevCard::card)); }

// --- events ------------------------------------------------------------------------------------------------------------
constexpr auto describe(Of<Began>) { return described("began {first}", field("first", &Began::first)); }
constexpr auto describe(Of<TurnBegan>) {
    return described("turn {turn} of {seat}", count("turn", &TurnBegan::turn), field("seat", &TurnBegan::seat));
}
constexpr auto describe(Of<Settled>) {
    return described("settled {seat} {at} {free}", field("seat", &Settled::seat), field("at", &Settled::at),
                     choice("free", &Settled::paid, "free", ""));
}
constexpr auto describe(Of<RoadBuilt>) {
    return described("road-built {seat} {at} {free}", field("seat", &RoadBuilt::seat), field("at", &RoadBuilt::at),
                     choice("free", &RoadBuilt::paid, "free", ""));
}
constexpr auto describe(Of<CityBuilt>) {
    return described("city-built {seat} {at}", field("seat", &CityBuilt::seat), field("at", &CityBuilt::at));
}
constexpr auto describe(Of<Rolled>) {
    return described("rolled {seat} {a} {b}", field("seat", &Rolled::seat), count("a", &Rolled::a), count("b", &Rolled::b));
}
constexpr auto describe(Of<Produced>) {
    return described("produced {seat} {cards}", field("seat", &Produced::seat), field("cards", &Produced::cards));
}
constexpr auto describe(Of<NothingProduced>) { return described("nothing-produced {number}", count("number", &NothingProduced::number)); }
constexpr auto describe(Of<BankShort>) {
    return described("bank-short {resource} {seats} {partly}", field("resource", &BankShort::resource), field("seats", &BankShort::seats),
                     choice("partly", &BankShort::partly, "", "partly"));
}
constexpr auto describe(Of<DiscardDue>) {
    return described("discard-due {seat} {count}", field("seat", &DiscardDue::seat), count("count", &DiscardDue::count));
}
constexpr auto describe(Of<DiscardChosen>) { return described("discard-chosen {seat}", field("seat", &DiscardChosen::seat)); }
constexpr auto describe(Of<Discarded>) {
    return described("discarded {seat} {cards}", field("seat", &Discarded::seat), field("cards", &Discarded::cards));
}
constexpr auto describe(Of<RobberMoved>) {
    return described("robber-moved {seat} {from} to {to}", field("seat", &RobberMoved::seat), field("from", &RobberMoved::from),
                     field("to", &RobberMoved::to));
}
constexpr auto describe(Of<Stole>) {
    return described("stole {thief} from {victim} {resource}", field("thief", &Stole::thief), field("victim", &Stole::victim),
                     field("resource", &Stole::resource));
}
constexpr auto describe(Of<NothingStolen>) {
    return described("nothing-stolen {thief} from {victim}", field("thief", &NothingStolen::thief),
                     field("victim", &NothingStolen::victim));
}
constexpr auto describe(Of<DevCardBought>) {
    return described("card-bought {seat} {card}", field("seat", &DevCardBought::seat), field("card", &DevCardBought::card));
}
constexpr auto describe(Of<DevCardPlayed>) {
    return described("card-played {seat} {card}", field("seat", &DevCardPlayed::seat), field("card", &DevCardPlayed::card));
}
constexpr auto describe(Of<PlentyTaken>) {
    return described("plenty-taken {seat} {cards}", field("seat", &PlentyTaken::seat), field("cards", &PlentyTaken::cards));
}
constexpr auto describe(Of<Monopolised>) {
    return described("monopolised {seat} from {from} {count} {resource}", field("seat", &Monopolised::seat),
                     field("from", &Monopolised::from), count("count", &Monopolised::count), field("resource", &Monopolised::resource));
}
constexpr auto describe(Of<FreeRoadLapsed>) { return described("free-road-lapsed {seat}", field("seat", &FreeRoadLapsed::seat)); }
constexpr auto describe(Of<BankTraded>) {
    return described("bank-traded {seat} {count} {give} {take}", field("seat", &BankTraded::seat), count("count", &BankTraded::count),
                     field("give", &BankTraded::give), field("take", &BankTraded::take));
}
constexpr auto describe(Of<OfferMade>) {
    return described("offer-made {seat} {give} for {want} to {to}", field("seat", &OfferMade::seat), field("give", &OfferMade::give),
                     field("want", &OfferMade::want), field("to", &OfferMade::to));
}
constexpr auto describe(Of<OfferClosed>) {
    return described("offer-closed {seat} {how}", field("seat", &OfferClosed::seat),
                     choice("how", &OfferClosed::lapsed, "withdrawn", "lapsed"));
}
constexpr auto describe(Of<OfferAccepted>) {
    return described("offer-accepted {seat} from {from}", field("seat", &OfferAccepted::seat), field("from", &OfferAccepted::from));
}
constexpr auto describe(Of<OfferDeclined>) {
    return described("offer-declined {seat} from {from}", field("seat", &OfferDeclined::seat), field("from", &OfferDeclined::from));
}
constexpr auto describe(Of<Traded>) {
    return described("traded {a} {from_a} for {from_b} with {b}", field("a", &Traded::a), field("from_a", &Traded::from_a),
                     field("from_b", &Traded::from_b), field("b", &Traded::b));
}
constexpr auto describe(Of<LongestRoadMoved>) {
    return described("longest-road {from} to {to} {length}", field("from", &LongestRoadMoved::from), field("to", &LongestRoadMoved::to),
                     count("length", &LongestRoadMoved::length));
}
constexpr auto describe(Of<LargestArmyMoved>) {
    return described("largest-army {from} to {to} {knights}", field("from", &LargestArmyMoved::from), field("to", &LargestArmyMoved::to),
                     count("knights", &LargestArmyMoved::knights));
}
constexpr auto describe(Of<TurnEnded>) { return described("turn-ended {seat}", field("seat", &TurnEnded::seat)); }
constexpr auto describe(Of<PlacementSkipped>) { return described("placement-skipped {seat}", field("seat", &PlacementSkipped::seat)); }
constexpr auto describe(Of<GameEnded>) { return described("game-ended {winners}", field("winners", &GameEnded::winners)); }
constexpr auto describe(Of<PartBegan>) {
    return described("part-began {seat} {part}", field("seat", &PartBegan::seat), field("part", &PartBegan::part));
}
constexpr auto describe(Of<PointsRevealed>) {
    return described("points-revealed {seat} {cards}", field("seat", &PointsRevealed::seat), count("cards", &PointsRevealed::cards));
}

}  // namespace lw::isles
