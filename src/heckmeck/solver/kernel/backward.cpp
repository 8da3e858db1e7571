// Compiled once per instruction set, HECKMECK_ISA naming its namespace.
#include "backward.h"

#include "chance.h"
#include "lanes.h"

namespace heckmeck {
namespace {

// The values of laying aside 1, 2, ... dice of the face in one slot, kBlock apart; the next slot begins `stride` later.
using Slot = const double*;

// The expected value of a roll of `Left` dice, each showing one of `Faces` faces, of which `Slots` are free and the others lie
// aside. `best` is the best choice among the dice already looked at. Slot by slot it asks how many dice show that face. The
// recursion is over compile-time numbers: branches on the dice left would be mispredicted too often.
template <int Faces, int Slots, int Left>
Lanes expect(Slot slot, int stride, Lanes best);

// The part of `expect` in which `Count` dice or fewer show the face of the first slot.
template <int Faces, int Slots, int Left, int Count>
inline Lanes expect_up_to(Slot slot, int stride, Lanes best) {
    Lanes now = best;
    if constexpr (Count > 0) now = larger(best, Lanes::load(slot + (Count - 1) * kBlock));
    const Lanes rest = expect<Faces - 1, Slots - 1, Left - Count>(slot + stride, stride, now);
    const Lanes term = Lanes::all(kChance.at[Faces][Left][Count]) * rest;
    if constexpr (Count == 0)
        return term;
    else
        return expect_up_to<Faces, Slots, Left, Count - 1>(slot, stride, best) + term;
}

template <int Faces, int Slots, int Left>
Lanes expect(Slot slot, int stride, Lanes best) {
    if constexpr (Slots == 0 || Left == 0)
        return best;
    else if constexpr (Faces == 1)
        return larger(best, Lanes::load(slot + (Left - 1) * kBlock));
    else
        return expect_up_to<Faces, Slots, Left, Left>(slot, stride, best);
}

using Expect = Lanes (*)(Slot, int, Lanes);

template <int Faces, int Slots>
constexpr Expect kByDice[kMaxDice + 1] = {
    expect<Faces, Slots, 0>, expect<Faces, Slots, 1>, expect<Faces, Slots, 2>, expect<Faces, Slots, 3>, expect<Faces, Slots, 4>,
    expect<Faces, Slots, 5>, expect<Faces, Slots, 6>, expect<Faces, Slots, 7>, expect<Faces, Slots, 8>, expect<Faces, Slots, 9>};

// White dice that can show any face, by free faces and dice.
constexpr const Expect* kExpect[] = {kByDice<6, 0>, kByDice<6, 1>, kByDice<6, 2>, kByDice<6, 3>,
                                     kByDice<6, 4>, kByDice<6, 5>, kByDice<6, 6>};
// White dice that can show any face but one, by the free ones among those and dice.
constexpr const Expect* kExpectOther[] = {kByDice<5, 0>, kByDice<5, 1>, kByDice<5, 2>, kByDice<5, 3>, kByDice<5, 4>, kByDice<5, 5>};

// The states of a group from one lane on, ready to roll.
struct Roll {
    const Group& group;
    int lane;
    const double* settle;
    Slot slots;
    Lanes floor;  // no choice is worth less: what using the weasel is worth, or the lowest payoff

    int stride() const { return group.white * kBlock; }

    // The golden die shows a face that makes the options of one slot these, `next` by the number of white dice; `others` are the
    // other slots.
    Lanes golden(const Index* next, Slot others) const {
        Lanes sum = Lanes::all(0);
        for (int count = 0; count <= group.white; ++count) {
            const Lanes option = Lanes::gather(settle, next + count * group.padded + lane);
            const Expect rest = kExpectOther[group.slots - 1][group.white - count];
            sum = sum + Lanes::all(kChance.at[kFaces][group.white][count]) * rest(others, stride(), larger(floor, option));
        }
        return sum;
    }

    // The expected value; a roll that fails counts as the floor.
    Lanes value() const {
        if (!group.golden_one) return kExpect[group.slots][group.white](slots, stride(), floor);
        return Lanes::all(0.5) * (golden(group.golden_one, slots) + golden(group.golden_worm, slots + stride()));
    }
};

}  // namespace

void HECKMECK_ISA::backward(const Turn& turn, const double* payoff, double lowest, const double* reroll, const Values& values) {
    values.settle[turn.nothing] = lowest;
    for (const Group* group = turn.groups; group != turn.groups + turn.group_count; ++group) {
        const int options = group->padded * group->slots * group->white;
        for (int i = 0; i < options; i += Lanes::kWidth)
            Lanes::gather(values.settle, group->next + i).store(values.options + i);
        const bool dice_left = group->white > 0 || group->golden;
        for (int lane = 0; lane < group->states; lane += Lanes::kWidth) {
            const int state = group->first + lane;
            const Lanes stop = Lanes::gather(payoff, turn.stop + state);
            Lanes roll = stop;  // with no dice left the turn stops by itself (T3)
            if (dice_left) {
                const Lanes fail = Lanes::gather(payoff, turn.fail + state);
                const Lanes floor = reroll ? Lanes::load(reroll + state) : Lanes::all(lowest);
                const Lanes stuck = reroll ? larger(fail, floor) : fail;
                const Roll rolled{*group, lane, values.settle, values.options + first_option(*group, lane), floor};
                roll = rolled.value() + Lanes::load(turn.stuck + state) * (stuck - floor);
            }
            roll.store(values.roll + state);
            larger(stop, roll).store(values.settle + state);
        }
    }
}

}  // namespace heckmeck
