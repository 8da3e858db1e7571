// The expected value of a roll, for as many rolls as a vector has lanes.
#pragma once

#include "turn/chance.h"
#include "turn/lanes.h"

namespace heckmeck {
namespace {

// The values of laying aside 1, 2, ... dice of the face in one slot; the next slot begins `stride` later.
template <class Real>
using Slot = const Lanes<Real>*;

// The expected value of a roll of `Left` dice, each showing one of `Faces` faces, of which `Slots` are free and the others lie
// aside. `best` is the best choice among the dice already looked at. Slot by slot it asks how many dice show that face. The
// recursion is over compile-time numbers: branches on the dice left would be mispredicted too often.
template <class Real, int Faces, int Slots, int Left>
Lanes<Real> expect(Slot<Real> slot, int stride, Lanes<Real> best);

// The part of `expect` in which `Count` dice or fewer show the face of the first slot.
template <class Real, int Faces, int Slots, int Left, int Count>
inline Lanes<Real> expect_up_to(Slot<Real> slot, int stride, Lanes<Real> best) {
    Lanes<Real> now = best;
    if constexpr (Count > 0) now = larger(best, slot[Count - 1]);
    const Lanes<Real> rest = expect<Real, Faces - 1, Slots - 1, Left - Count>(slot + stride, stride, now);
    const Lanes<Real> term = Lanes<Real>::all(static_cast<Real>(kChance.at[Faces][Left][Count])) * rest;
    if constexpr (Count == 0)
        return term;
    else
        return expect_up_to<Real, Faces, Slots, Left, Count - 1>(slot, stride, best) + term;
}

template <class Real, int Faces, int Slots, int Left>
Lanes<Real> expect(Slot<Real> slot, int stride, Lanes<Real> best) {
    if constexpr (Slots == 0 || Left == 0)
        return best;
    else if constexpr (Faces == 1)
        return larger(best, slot[Left - 1]);
    else
        return expect_up_to<Real, Faces, Slots, Left, Left>(slot, stride, best);
}

template <class Real>
using Expect = Lanes<Real> (*)(Slot<Real>, int, Lanes<Real>);

template <class Real, int Faces, int Slots>
constexpr Expect<Real> kByDice[kMaxDice + 1] = {
    expect<Real, Faces, Slots, 0>, expect<Real, Faces, Slots, 1>, expect<Real, Faces, Slots, 2>, expect<Real, Faces, Slots, 3>,
    expect<Real, Faces, Slots, 4>, expect<Real, Faces, Slots, 5>, expect<Real, Faces, Slots, 6>, expect<Real, Faces, Slots, 7>,
    expect<Real, Faces, Slots, 8>, expect<Real, Faces, Slots, 9>};

// White dice that can show any face, by free faces and dice. With all faces free, see `Opening`.
template <class Real>
constexpr const Expect<Real>* kExpect[] = {kByDice<Real, 6, 0>, kByDice<Real, 6, 1>, kByDice<Real, 6, 2>,
                                           kByDice<Real, 6, 3>, kByDice<Real, 6, 4>, kByDice<Real, 6, 5>};
// White dice that can show any face but one, by the free ones among those and dice.
template <class Real>
constexpr const Expect<Real>* kExpectOther[] = {kByDice<Real, 5, 0>, kByDice<Real, 5, 1>, kByDice<Real, 5, 2>, kByDice<Real, 5, 3>,
                                                kByDice<Real, 5, 4>};
// White dice that show one of three free faces, by dice.
template <class Real>
constexpr const Expect<Real>* kExpectLast = kByDice<Real, 3, 3>;

}  // namespace
}  // namespace heckmeck
