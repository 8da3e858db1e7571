// Compiled once per instruction set, HECKMECK_ISA naming its namespace.
#include "turn/backward.h"

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

// White dice that can show any face, by free faces and dice.
template <class Real>
constexpr const Expect<Real>* kExpect[] = {kByDice<Real, 6, 0>, kByDice<Real, 6, 1>, kByDice<Real, 6, 2>, kByDice<Real, 6, 3>,
                                           kByDice<Real, 6, 4>, kByDice<Real, 6, 5>, kByDice<Real, 6, 6>};
// White dice that can show any face but one, by the free ones among those and dice.
template <class Real>
constexpr const Expect<Real>* kExpectOther[] = {kByDice<Real, 5, 0>, kByDice<Real, 5, 1>, kByDice<Real, 5, 2>,
                                                kByDice<Real, 5, 3>, kByDice<Real, 5, 4>, kByDice<Real, 5, 5>};

// The states of a group from one lane on, ready to roll.
template <class Real>
struct Roll {
    const Group& group;
    int lane;
    const Real* settle;
    Slot<Real> slots;
    Lanes<Real> floor;  // no choice is worth less: what using the weasel is worth, or the lowest payoff

    // The golden die shows a face that makes the options of one slot these, `next` by the number of white dice; `others` are the
    // other slots.
    Lanes<Real> golden(const Index* next, Slot<Real> others) const {
        Lanes<Real> sum = Lanes<Real>::all(0);
        for (int count = 0; count <= group.white; ++count) {
            const Lanes<Real> option = Lanes<Real>::gather(settle, next + count * group.padded + lane);
            const Expect<Real> rest = kExpectOther<Real>[group.slots - 1][group.white - count];
            const Lanes<Real> chance = Lanes<Real>::all(static_cast<Real>(kChance.at[kFaces][group.white][count]));
            sum = sum + chance * rest(others, group.white, larger(floor, option));
        }
        return sum;
    }

    // The expected value; a roll that fails counts as the floor.
    Lanes<Real> value() const {
        if (!group.golden_one) return kExpect<Real>[group.slots][group.white](slots, group.white, floor);
        return Lanes<Real>::all(Real{0.5}) * (golden(group.golden_one, slots) + golden(group.golden_worm, slots + group.white));
    }
};

template <class Real>
void pass(const Turn& turn, const Real* stuck_chance, const Real* payoff, Real lowest, const Real* reroll,
          const Values<Real>& values) {
    using L = Lanes<Real>;
    values.settle[turn.nothing] = lowest;
    L options[kFaces * kMaxDice];
    for (const Group* group = turn.groups; group != turn.groups + turn.group_count; ++group) {
        const bool dice_left = group->white > 0 || group->golden;
        for (int lane = 0; lane < group->states; lane += L::kWidth) {
            const int state = group->first + lane;
            const Index* next = group->next + first_option(*group, lane);
            for (int at = 0; at < group->slots * group->white; ++at) options[at] = L::gather(values.settle, next + at * kBlock);
            const L stop = L::gather(payoff, turn.stop + state);
            L roll = stop;  // with no dice left the turn stops by itself (T3)
            if (dice_left) {
                const L fail = L::gather(payoff, turn.fail + state);
                const L floor = reroll ? L::load(reroll + state) : L::all(lowest);
                const L stuck = reroll ? larger(fail, floor) : fail;
                const Roll<Real> rolled{*group, lane, values.settle, options, floor};
                roll = rolled.value() + L::load(stuck_chance + state) * (stuck - floor);
            }
            roll.store(values.roll + state);
            larger(stop, roll).store(values.settle + state);
        }
    }
}

}  // namespace

void HECKMECK_ISA::backward(const Turn& turn, const double* payoff, double lowest, const double* reroll,
                            const Values<double>& values) {
    pass(turn, turn.stuck, payoff, lowest, reroll, values);
}

void HECKMECK_ISA::backward(const Turn& turn, const float* payoff, float lowest, const float* reroll, const Values<float>& values) {
    pass(turn, turn.float_stuck, payoff, lowest, reroll, values);
}

}  // namespace heckmeck
