// How often each choice of a roll is taken, for as many rolls as a vector has lanes.
#pragma once

#include "turn/chance.h"
#include "turn/lanes.h"

namespace heckmeck {
namespace {

// Laying aside some dice of a face.
template <class Real>
struct Choice {
    Lanes<Real> value;
    Lanes<Real> bar;    // what another choice must be better than, to be taken instead of this one
    Lanes<Real> taken;  // how often, so far
};

// A roll of `Left` dice, each showing one of `Faces` faces, of which `Slots` are free, comes with a `weight`. Choices stand slot by
// slot as for `expect`. Among the dice already looked at, the best choice has a `bar`. Adds the weight to the choices that are
// better, and returns the rest of it, which stays with the choice from before.
template <class Real, int Faces, int Slots, int Left>
Lanes<Real> keep(Choice<Real>* slot, int stride, Lanes<Real> bar, Lanes<Real> weight);

// The part of `keep` in which `Count` dice or fewer show the face of the first slot.
template <class Real, int Faces, int Slots, int Left, int Count>
inline Lanes<Real> keep_up_to(Choice<Real>* slot, int stride, Lanes<Real> bar, Lanes<Real> weight) {
    using L = Lanes<Real>;
    const L part = weight * L::all(static_cast<Real>(kChance.at[Faces][Left][Count]));
    if constexpr (Count == 0) {
        return keep<Real, Faces - 1, Slots - 1, Left>(slot + stride, stride, bar, part);
    } else {
        Choice<Real>& choice = slot[Count - 1];
        const L now = pick(choice.value, bar, choice.bar, bar);
        const L rest = keep<Real, Faces - 1, Slots - 1, Left - Count>(slot + stride, stride, now, part);
        choice.taken = choice.taken + pick(choice.value, bar, rest, L::all(0));
        return keep_up_to<Real, Faces, Slots, Left, Count - 1>(slot, stride, bar, weight) +
               pick(choice.value, bar, L::all(0), rest);
    }
}

template <class Real, int Faces, int Slots, int Left>
Lanes<Real> keep(Choice<Real>* slot, int stride, Lanes<Real> bar, Lanes<Real> weight) {
    using L = Lanes<Real>;
    if constexpr (Slots == 0 || Left == 0) {
        return weight;
    } else if constexpr (Faces == 1) {
        Choice<Real>& choice = slot[Left - 1];
        choice.taken = choice.taken + pick(choice.value, bar, weight, L::all(0));
        return pick(choice.value, bar, L::all(0), weight);
    } else {
        return keep_up_to<Real, Faces, Slots, Left, Left>(slot, stride, bar, weight);
    }
}

template <class Real>
using Keep = Lanes<Real> (*)(Choice<Real>*, int, Lanes<Real>, Lanes<Real>);

template <class Real, int Faces, int Slots>
constexpr Keep<Real> kKeepByDice[kMaxDice + 1] = {
    keep<Real, Faces, Slots, 0>, keep<Real, Faces, Slots, 1>, keep<Real, Faces, Slots, 2>, keep<Real, Faces, Slots, 3>,
    keep<Real, Faces, Slots, 4>, keep<Real, Faces, Slots, 5>, keep<Real, Faces, Slots, 6>, keep<Real, Faces, Slots, 7>,
    keep<Real, Faces, Slots, 8>, keep<Real, Faces, Slots, 9>};

// As `kExpect`, `kExpectOther` and `kExpectLast`.
template <class Real>
constexpr const Keep<Real>* kKeep[] = {kKeepByDice<Real, 6, 0>, kKeepByDice<Real, 6, 1>, kKeepByDice<Real, 6, 2>,
                                       kKeepByDice<Real, 6, 3>, kKeepByDice<Real, 6, 4>, kKeepByDice<Real, 6, 5>};
template <class Real>
constexpr const Keep<Real>* kKeepOther[] = {kKeepByDice<Real, 5, 0>, kKeepByDice<Real, 5, 1>, kKeepByDice<Real, 5, 2>,
                                            kKeepByDice<Real, 5, 3>, kKeepByDice<Real, 5, 4>, kKeepByDice<Real, 5, 5>};
template <class Real>
constexpr const Keep<Real>* kKeepLast = kKeepByDice<Real, 3, 3>;

}  // namespace
}  // namespace heckmeck
