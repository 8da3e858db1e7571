// Compiled once per instruction set, HECKMECK_ISA naming its namespace.
#include "turn/forward.h"

#include <float.h>

#include "turn/keep.h"
#include "wide.h"

namespace heckmeck {
namespace {

constexpr int kThree = kFaces / 2;
constexpr int kMostChoices = kFaces * kMaxDice;

constexpr double lowest_of(double) { return -DBL_MAX; }
constexpr float lowest_of(float) { return -FLT_MAX; }

// One pass over all states with the same number of weasels left. A block of states is rolled in at once, whatever the lanes, so
// that chances are added up in the same order on every instruction set.
template <class Real>
class Pass {
    using L = Lanes<Real>;
    static constexpr int kWidth = L::kWidth, kParts = kBlock / kWidth;
    static constexpr Real kNothing = lowest_of(Real{});  // below every payoff: nothing to choose yet

public:
    Pass(const Turn& turn, const Solved<Real>& solved, int weasels, Real tolerance, Real* arriving, Real* rolling, double* endings)
        : turn_(turn),
          payoff_(solved.payoff),
          roll_(solved.roll[weasels]),
          settle_(solved.settle[weasels]),
          reroll_(weasels > 0 ? solved.roll[0] : nullptr),
          tolerance_(tolerance),
          arriving_(arriving),
          rolling_(rolling),
          endings_(endings) {}

    // Takes the chance to roll in each state, whatever that is worth; leaves the chance to have used the weasel there.
    void run() {
        for (const Group* group = turn_.groups + turn_.group_count; group-- != turn_.groups;)
            for (int lane = 0; lane < group->states; lane += kBlock) {
                if (!settle(*group, lane)) continue;
                if (group->slots == kFaces && !group->golden_one)
                    open(*group);
                else
                    roll(*group, lane);
            }
        for (const double chance : failing_[0]) endings_[2 * kTotals] += chance;
        for (const double chance : failing_[1])
            if (chance > 0) endings_[kEndings + 2 * kTotals] += chance;
    }

private:
    // Stop or roll (T3)? Says whether any state of the block rolls, and leaves the chances in `rolling_`.
    bool settle(const Group& group, int lane) {
        const bool dice_left = group.white > 0 || group.golden;
        const int first = group.first + lane;
        bool rolls = false, stops = false;
        Real stopping[kBlock];
        for (int at = 0; at < kBlock; at += kWidth) {
            const L here = L::load(arriving_ + first + at), zero = L::all(0);
            const L stop =
                group.in_fours ? L::fours(payoff_, turn_.stop + first + at) : L::gather(payoff_, turn_.stop + first + at);
            const L bar = dice_left ? stop + L::all(tolerance_) : L::load(roll_ + first + at);
            const L on = pick(L::load(roll_ + first + at), bar, here, zero) + L::load(rolling_ + first + at);
            const L off = pick(L::load(roll_ + first + at), bar, zero, here);
            on.store(rolling_ + first + at);
            off.store(stopping + at);
            rolls = rolls || on.any();
            stops = stops || off.any();
        }
        for (int at = 0; stops && at < kBlock; ++at) endings_[turn_.stop[first + at]] += stopping[at];
        return rolls;
    }

    // A roll, each lane a state.
    void roll(const Group& group, int block) {
        const int count = group.slots * group.white, first = group.first + block;
        const Index* next = group.next + first_option(group, block);
        Choice<Real> choices[kMostChoices];
        bool flows[kMostChoices] = {};  // many choices are never the best
        for (int at = 0; at < kBlock; at += kWidth) {
            const L chance = L::load(rolling_ + first + at);
            const L again = reroll_ ? L::load(reroll_ + first + at) : L::all(kNothing);
            L rerolled = L::all(0);
            // What is taken, or the weasel if that is better still.
            const auto take = [&](L taken, L bar) {
                if (!reroll_) return taken;
                rerolled = rerolled + pick(again, bar, taken, L::all(0));
                return pick(again, bar, L::all(0), taken);
            };
            for (int number = 0; number < count; ++number) {
                const Index* to = next + number * kBlock + at;
                const L value = group.in_fours ? L::fours(settle_, to) : L::gather(settle_, to);
                choices[number] = {value, value + L::all(tolerance_), L::all(0)};
            }
            L stuck = L::all(0);
            if (!group.golden_one) {
                stuck = kKeep<Real>[group.slots][group.white](choices, group.white, L::all(kNothing), chance);
            } else {
                const L half = L::all(Real{0.5}) * chance;
                stuck = roll_golden(group, block + at, group.golden_one, choices, -tolerance_, half, flow_ + kMostChoices, take) +
                        roll_golden(group, block + at, group.golden_worm, choices + group.white, tolerance_, half,
                                    flow_ + kMostChoices + kMaxDice + 1, take);
            }
            for (int number = 0; number < count; ++number) {
                const L taken = take(choices[number].taken, choices[number].bar);
                taken.store(flow_[number] + at);
                flows[number] = flows[number] || taken.any();
            }
            const L fail = L::gather(payoff_, turn_.fail + first + at);
            take(stuck, fail + L::all(tolerance_)).store(stuck_ + at);
            rerolled.store(rolling_ + first + at);
        }
        for (int number = 0; number < count; ++number)
            if (flows[number]) arrive(group, block, next + number * kBlock, flow_[number]);
        for (int number = 0; group.golden_one && number <= group.white; ++number) {
            const int row = kMostChoices + number;
            arrive(group, block, group.golden_one + number * group.padded + block, flow_[row]);
            arrive(group, block, group.golden_worm + number * group.padded + block, flow_[row + kMaxDice + 1]);
        }
        for (int at = 0; at < kBlock; ++at) failing_[turn_.fail[first + at] / kEndings][at] += stuck_[at];
    }

    // The golden die shows a face that makes the options of one slot those in `next`; `others` are the other slots. If its slot is
    // the last one, its choices must beat the others; if it is the first one, the others must beat them: that is the `margin`.
    // Returns what is left to failing.
    template <class Take>
    L roll_golden(const Group& group, int lane, const Index* next, Choice<Real>* others, Real margin, L chance,
                  Real (*flow)[kBlock], const Take& take) {
        L stuck = L::all(0);
        for (int count = 0; count <= group.white; ++count) {
            Real values[kWidth], there[kWidth];
            for (int at = 0; at < kWidth; ++at) {
                const Index to = next[count * group.padded + lane + at];
                values[at] = to == turn_.nothing ? kNothing : settle_[to];
                there[at] = to == turn_.nothing ? 0 : 1;
            }
            const L value = L::load(values);
            const L part = chance * L::all(static_cast<Real>(kChance.at[kFaces][group.white][count]));
            const Keep<Real> rest = kKeepOther<Real>[group.slots - 1][group.white - count];
            const L kept = rest(others, group.white, value + L::all(margin), part);
            stuck = stuck + (L::all(1) - L::load(there)) * kept;
            take(L::load(there) * kept, value + L::all(tolerance_)).store(flow[count] + lane % kBlock);
        }
        return stuck;
    }

    // The start, each lane a way that the dice show three of the faces.
    void open(const Group& group) {
        const Real chance = rolling_[group.first];
        const int white = group.white, last = kThree * white;
        Real value[kMostChoices + 1], taken[kMostChoices + 1] = {};  // the one after the last is to fail
        Choice<Real> choices[kParts][kMostChoices / 2];
        for (int number = 0; number < group.slots * white; ++number) {
            value[number] = settle_[group.next[number * kBlock]];
            const L all = L::all(value[number]);
            for (int part = 0; number >= last && part < kParts; ++part)
                choices[part][number - last] = {all, all + L::all(tolerance_), L::all(0)};
        }
        value[group.slots * white] = kNothing;
        for (const Opening* opening = turn_.openings; opening != turn_.openings + turn_.opening_count; ++opening) {
            const int parts = (opening->lanes + kWidth - 1) / kWidth;
            int best[kBlock];
            Real bars[kBlock], weights[kBlock];
            for (int at = 0; at < parts * kWidth; ++at) {
                best[at] = group.slots * white;
                bars[at] = kNothing;
                for (int slot = 0; slot < kThree; ++slot) {
                    const int count = opening->count[slot][at];
                    const int number = count ? slot * white + count - 1 : group.slots * white;
                    const bool better = value[number] > bars[at];
                    best[at] = better ? number : best[at];
                    bars[at] = better ? value[number] + tolerance_ : bars[at];
                }
                weights[at] = chance * chances(*opening, Real{})[at];
            }
            for (int part = 0; part < parts; ++part) {
                const L bar = L::load(bars + part * kWidth), weight = L::load(weights + part * kWidth);
                kKeepLast<Real>[opening->left](choices[part], white, bar, weight).store(weights + part * kWidth);
            }
            for (int at = 0; at < opening->lanes; ++at) taken[best[at]] += weights[at];
        }
        for (int number = last; number < group.slots * white; ++number) {
            for (int part = 0; part < kParts; ++part) choices[part][number - last].taken.store(stuck_ + part * kWidth);
            for (const Real some : stuck_) taken[number] += some;
        }
        rolling_[group.first] = 0;
        value[group.slots * white] = payoff_[turn_.fail[group.first]];
        for (int number = 0; number <= group.slots * white; ++number) {
            if (reroll_ && reroll_[group.first] > value[number] + tolerance_)
                rolling_[group.first] += taken[number];
            else if (number == group.slots * white)
                endings_[turn_.fail[group.first]] += taken[number];
            else
                arriving_[group.next[number * kBlock]] += taken[number];
        }
    }

    void arrive(const Group& group, int block, const Index* to, const Real* flow) {
        const int states = group.states - block < kBlock ? group.states - block : kBlock;
        if (!group.in_fours) {
            for (int at = 0; at < states; ++at) arriving_[to[at]] += flow[at];
            return;
        }
        for (int at = 0; at < states; at += kFour) {
            Real* four = arriving_ + to[at];
            Real sum[kFour];  // all read before one is written: the compiler adds them at once
            for (int lane = 0; lane < kFour; ++lane) sum[lane] = four[lane] + flow[at + lane];
            for (int lane = 0; lane < kFour; ++lane) four[lane] = sum[lane];
        }
    }

    const Turn& turn_;
    const Real* const payoff_;
    const Real* const roll_;
    const Real* const settle_;
    const Real* const reroll_;
    const Real tolerance_;
    Real* const arriving_;
    Real* const rolling_;
    double* const endings_;
    double failing_[2][kBlock] = {};  // by bratworm: adding to one place again and again would be slow
    // Of the block that is rolling, by choice, those of the golden die after the others:
    alignas(64) Real flow_[kMostChoices + 2 * (kMaxDice + 1)][kBlock];
    alignas(64) Real stuck_[kBlock];
};

template <class Real>
void all_passes(const Turn& turn, const Solved<Real>& solved, Index from, int weasels, Real tolerance, Real* room,
                double* endings) {
    Real* const arriving = room;
    Real* const rolling = room + turn.nothing + kBlock;
    rolling[from] = 1;
    for (int left = weasels; left >= 0; --left) {
        Pass<Real>(turn, solved, left, tolerance, arriving, rolling, endings).run();
        for (int at = 0; left > 0 && at < turn.nothing + kBlock; ++at) arriving[at] = 0;
    }
}

}  // namespace

void HECKMECK_ISA::forward(const Turn& turn, const Solved<double>& solved, Index from, int weasels, double tolerance, double* room,
                           double* endings) {
    all_passes(turn, solved, from, weasels, tolerance, room, endings);
    leave_wide_registers();
}

void HECKMECK_ISA::forward(const Turn& turn, const Solved<float>& solved, Index from, int weasels, float tolerance, float* room,
                           double* endings) {
    all_passes(turn, solved, from, weasels, tolerance, room, endings);
    leave_wide_registers();
}

}  // namespace heckmeck
