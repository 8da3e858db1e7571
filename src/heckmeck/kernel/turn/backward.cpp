// Compiled once per instruction set, HECKMECK_ISA naming its namespace.
#include "turn/backward.h"

#include "turn/expect.h"
#include "wide.h"

namespace heckmeck {
namespace {

constexpr int kThree = kFaces / 2;

// The values of the choices of an opening by slot and count; a count of 0 is no choice, unless the golden die shows the face.
template <class Real>
using First = const Lanes<Real> (*)[kMaxDice + 1];

// One turn, with a state in each lane.
template <class Real>
struct OneTurn {
    using L = Lanes<Real>;
    static constexpr int kStates = L::kWidth, kNumbers = 1;  // looked at together, and for each

    static L from(const Real* values, const Index* at, bool in_fours) {
        return in_fours ? L::fours(values, at) : L::gather(values, at);
    }
    static L chance(const Real* chances) { return L::load(chances); }

    // The start is the same in all lanes of the choices.
    static L open(const Turn& turn, First<Real> first, Slot<Real> last, int stride) {
        Real value[kThree][kMaxDice + 1], best[kBlock], sums[kBlock], lanes[L::kWidth];
        for (int slot = 0; slot < kThree; ++slot) {
            for (int count = 0; count <= stride; ++count) {
                first[slot][count].store(lanes);
                value[slot][count] = lanes[0];
            }
        }
        L sum[kBlock / L::kWidth];
        for (L& part : sum) part = L::all(0);
        for (const Opening* opening = turn.openings; opening != turn.openings + turn.opening_count; ++opening) {
            const int parts = (opening->lanes + L::kWidth - 1) / L::kWidth;
            for (int lane = 0; lane < parts * L::kWidth; ++lane) {
                const Real one = value[0][opening->count[0][lane]], two = value[1][opening->count[1][lane]];
                const Real three = value[2][opening->count[2][lane]], higher = one > two ? one : two;
                best[lane] = higher > three ? higher : three;
            }
            for (int part = 0; part < parts; ++part) {
                const L rest = kExpectLast<Real>[opening->left](last, stride, L::load(best + part* L::kWidth));
                sum[part] = sum[part] + L::load(chances(*opening, Real{}) + part * L::kWidth) * rest;
            }
        }
        for (int part = 0; part < kBlock / L::kWidth; ++part) sum[part].store(sums + part * L::kWidth);
        for (int lane = 1; lane < kBlock; ++lane) sums[0] += sums[lane];
        return L::all(sums[0]);
    }
};

// The same state of many turns, one in each lane. It does the same sums in the same order.
template <class Real>
struct ManyTurns {
    using L = Lanes<Real>;
    static constexpr int kStates = 1, kNumbers = L::kWidth;

    static L from(const Real* values, const Index* at, bool) { return L::load(values + *at * kNumbers); }
    static L chance(const Real* chances) { return L::all(*chances); }

    static L open(const Turn& turn, First<Real> first, Slot<Real> last, int stride) {
        L sums[kBlock];
        for (L& sum : sums) sum = L::all(0);
        for (const Opening* opening = turn.openings; opening != turn.openings + turn.opening_count; ++opening) {
            for (int lane = 0; lane < opening->lanes; ++lane) {
                const Real chance = chances(*opening, Real{})[lane];
                const L higher = larger(first[0][opening->count[0][lane]], first[1][opening->count[1][lane]]);
                const L best = larger(higher, first[2][opening->count[2][lane]]);
                sums[lane] = sums[lane] + L::all(chance) * kExpectLast<Real>[opening->left](last, stride, best);
            }
        }
        for (int lane = 1; lane < kBlock; ++lane) sums[0] = sums[0] + sums[lane];
        return sums[0];
    }
};

// The states of a group from one lane on, ready to roll.
template <class Real, class Way>
struct Roll {
    using L = Lanes<Real>;
    const Turn& turn;
    const Group& group;
    int lane;
    const Real* settle;
    Slot<Real> slots;
    L floor;  // no choice is worth less: what using the weasel is worth, or the lowest payoff

    // The golden die shows a face that makes the options of one slot these, `next` by the number of white dice; `others` are the
    // other slots.
    L golden(const Index* next, Slot<Real> others) const {
        L option[kMaxDice + 1];
        for (int count = 0; count <= group.white; ++count)
            option[count] = larger(floor, Way::from(settle, next + count * group.padded + lane, group.in_fours));
        if (group.slots == kFaces) return open(option, others);
        L sum = L::all(0);
        for (int count = 0; count <= group.white; ++count) {
            const Expect<Real> rest = kExpectOther<Real>[group.slots - 1][group.white - count];
            const L chance = L::all(static_cast<Real>(kChance.at[kFaces][group.white][count]));
            sum = sum + chance * rest(others, group.white, option[count]);
        }
        return sum;
    }

    // With all faces free; `option` is the first slot if it is not the first of `others`.
    L open(const L* option, Slot<Real> others) const {
        L first[kThree][kMaxDice + 1];
        for (int slot = 0; slot < kThree; ++slot) {
            first[slot][0] = option && slot == 0 ? option[0] : floor;
            for (int count = 1; count <= group.white; ++count)
                first[slot][count] = option && slot == 0 ? option[count] : larger(floor, others[count - 1]);
            if (!option || slot > 0) others += group.white;
        }
        return Way::open(turn, first, others, group.white);
    }

    // The expected value; a roll that fails counts as the floor.
    L value() const {
        if (group.golden_one)
            return L::all(Real{0.5}) * (golden(group.golden_one, slots) + golden(group.golden_worm, slots + group.white));
        if (group.slots == kFaces) return open(nullptr, slots);
        return kExpect<Real>[group.slots][group.white](slots, group.white, floor);
    }
};

template <class Real, class Way>
void pass(const Turn& turn, const Real* stuck_chance, const Real* payoff, Lanes<Real> lowest, const Real* reroll,
          const Values<Real>& values) {
    using L = Lanes<Real>;
    for (int at = 0; at < kFour; at += Way::kStates) lowest.store(values.settle + (turn.nothing + at) * Way::kNumbers);
    L options[kFaces * kMaxDice];
    for (const Group* group = turn.groups; group != turn.groups + turn.group_count; ++group) {
        const bool dice_left = group->white > 0 || group->golden;
        for (int lane = 0; lane < group->states; lane += Way::kStates) {
            const int state = group->first + lane, place = state * Way::kNumbers;
            if (Way::kStates == 1 && !turn.real[state]) continue;
            const Index* next = group->next + first_option(*group, lane);
            for (int at = 0; at < group->slots * group->white; ++at)
                options[at] = Way::from(values.settle, next + at * kBlock, group->in_fours);
            const L stop = Way::from(payoff, turn.stop + state, group->in_fours);
            L roll = stop;  // with no dice left the turn stops by itself (T3)
            if (dice_left) {
                const L fail = Way::from(payoff, turn.fail + state, false);
                const L floor = reroll ? L::load(reroll + place) : lowest;
                const L stuck = reroll ? larger(fail, floor) : fail;
                const Roll<Real, Way> rolled{turn, *group, lane, values.settle, options, floor};
                roll = rolled.value() + Way::chance(stuck_chance + state) * (stuck - floor);
            }
            roll.store(values.roll + place);
            larger(stop, roll).store(values.settle + place);
        }
    }
}

}  // namespace

void HECKMECK_ISA::backward(const Turn& turn, const double* payoff, double lowest, const double* reroll,
                            const Values<double>& values) {
    pass<double, OneTurn<double>>(turn, turn.stuck, payoff, Lanes<double>::all(lowest), reroll, values);
    leave_wide_registers();
}

void HECKMECK_ISA::backward(const Turn& turn, const float* payoff, float lowest, const float* reroll, const Values<float>& values) {
    pass<float, OneTurn<float>>(turn, turn.float_stuck, payoff, Lanes<float>::all(lowest), reroll, values);
    leave_wide_registers();
}

int HECKMECK_ISA::backward_many(const Turn& turn, const double* payoffs, int endings, int count, int weasels, double* room,
                                double* values) {
    using L = Lanes<double>;
    constexpr int kMany = L::kWidth;
    double* const payoff = room;
    double* const settle = payoff + endings * kMany;
    double* const roll[2] = {settle + (turn.nothing + kFour) * kMany, settle + (2 * turn.nothing + kFour) * kMany};
    const int many = count < kMany ? count : kMany;
    L lowest = L::all(0);
    for (int ending = 0; ending < endings; ++ending) {
        for (int at = 0; at < kMany; ++at) payoff[ending * kMany + at] = payoffs[(at < many ? at : 0) * endings + ending];
        const L here = L::load(payoff + ending * kMany);
        lowest = ending == 0 ? here : pick(lowest, here, here, lowest);
    }
    for (int left = 0; left <= weasels; ++left)
        pass<double, ManyTurns<double>>(turn, turn.stuck, payoff, lowest, left > 0 ? roll[0] : nullptr, {roll[left], settle});
    for (int at = 0; at < many; ++at) values[at] = roll[weasels][turn.groups[turn.group_count - 1].first * kMany + at];
    leave_wide_registers();
    return many;
}

}  // namespace heckmeck
