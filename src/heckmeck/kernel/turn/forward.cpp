#include "turn/forward.h"

#include <algorithm>
#include <limits>

#include "turn/chance.h"

namespace heckmeck {

namespace {

// One pass over all states with the same number of weasels left.
template <class Real>
class Pass {
public:
    Pass(const Graph& graph, const Solved<Real>& solved, int weasels, double tolerance, double* endings, double grain)
        : turn_(graph.turn()),
          solved_(solved),
          weasels_(weasels),
          tolerance_(static_cast<Real>(tolerance)),
          endings_(endings),
          grain_(grain),
          gathered_(grain / 2),
          stuck_(graph.size()),
          reroll_(graph.size() + 1),
          arriving_(graph.size() + 2) {}

    // Takes the chance to roll in each state, whatever that is worth; leaves the chance to have used the weasel there.
    void run(std::vector<double>& rolling) {
        for (int at = turn_.group_count - 1; at >= 0; --at) {
            const Group& group = turn_.groups[at];
            for (int lane = 0; lane < group.states; ++lane) {
                const int state = group.first + lane;
                const double chance = gather(rolling[state] + settle(group, state));
                rolling[state] = 0;
                if (!(chance > 0)) continue;
                roll(group, lane, chance);
                endings_[turn_.fail[state]] += arriving_[stuck_];
                rolling[state] = arriving_[reroll_];
                arriving_[stuck_] = arriving_[reroll_] = 0;
            }
        }
    }

private:
    static constexpr Real kNothing = std::numeric_limits<Real>::lowest();  // below every payoff: nothing to choose yet

    // Laying aside some dice, and what becomes of it: the number of the state reached, or one of the two places after the last one.
    struct Option {
        Real value;
        int to;
    };

    bool beats(Real value, Real before) const { return value > before + tolerance_; }

    // Chances below the grain are gathered until they make up one.
    double gather(double chance) {
        if (chance >= grain_) return chance;
        gathered_ += chance;
        if (gathered_ < grain_) return 0;
        gathered_ -= grain_;
        return grain_;
    }

    // Stop or roll (T3)? Returns the chance to roll.
    double settle(const Group& group, int state) {
        const Real stop = solved_.payoff[turn_.stop[state]];
        const bool dice_left = group.white > 0 || group.golden;
        if (dice_left && beats(solved_.roll[weasels_][state], stop)) return arriving_[state];
        endings_[turn_.stop[state]] += arriving_[state];
        return 0;
    }

    void roll(const Group& group, int lane, double chance) {
        const int state = group.first + lane;
        const Option none{kNothing, or_reroll(state, solved_.payoff[turn_.fail[state]], stuck_)};
        const Index* next = group.next + first_option(group, lane);
        for (int slot = 0; slot < group.slots; ++slot) {
            options_[slot][0] = none;
            for (int count = 1; count <= group.white; ++count, next += kBlock) options_[slot][count] = option(state, *next);
        }
        if (!group.golden_one) {
            walk_all(group, chance, none);
            return;
        }
        roll_golden(group, lane, group.slots - 1, group.golden_one, chance / 2, none);
        roll_golden(group, lane, 0, group.golden_worm, chance / 2, none);
    }

    // The golden die shows a face that makes the options of this slot those in `next`.
    void roll_golden(const Group& group, int lane, int slot, const Index* next, double chance, const Option& none) {
        Option white[kMaxDice + 1];
        for (int count = 0; count <= group.white; ++count) {
            const Index to = next[count * group.padded + lane];
            white[count] = options_[slot][count];
            options_[slot][count] = to == turn_.nothing ? none : option(group.first + lane, to);
        }
        walk_all(group, chance, none);
        for (int count = 0; count <= group.white; ++count) options_[slot][count] = white[count];
    }

    Option option(int state, Index to) const {
        const Real value = solved_.settle[weasels_][to];
        return {value, or_reroll(state, value, to)};
    }

    // Where the best of a roll leads, or the use of the weasel if that is better still.
    int or_reroll(int state, Real value, int to) const {
        return weasels_ > 0 && beats(solved_.roll[0][state], value) ? reroll_ : to;
    }

    void walk_all(const Group& group, double chance, const Option& none) {
        find_most(group);
        switch (group.slots) {
            case 0: return walk<0>(0, kFaces, group.white, chance, &none);
            case 1: return walk<1>(0, kFaces, group.white, chance, &none);
            case 2: return walk<2>(0, kFaces, group.white, chance, &none);
            case 3: return walk<3>(0, kFaces, group.white, chance, &none);
            case 4: return walk<4>(0, kFaces, group.white, chance, &none);
            case 5: return walk<5>(0, kFaces, group.white, chance, &none);
            case 6: return walk<6>(0, kFaces, group.white, chance, &none);
        }
    }

    void find_most(const Group& group) {
        for (int slot = group.slots - 1; slot >= 0; --slot) {
            Real most = kNothing;
            for (int left = 0; left <= group.white; ++left) {
                most = std::max(most, options_[slot][left].value);
                most_[slot][left] = slot + 1 < group.slots ? std::max(most, most_[slot + 1][left]) : most;
            }
        }
    }

    // Slot by slot, how many of the dice left show its face?
    template <int Slots>
    void walk(int slot, int faces, int left, double chance, const Option* best) {
        const double* chances = kChance.at[faces][left];
        if constexpr (Slots == 0) {
            arriving_[best->to] += chance;
        } else if (!beats(most_[slot][left], best->value)) {
            arriving_[best->to] += chance;  // whatever the dice left show, nothing better comes
        } else if constexpr (Slots == 1) {
            double rest = 0;  // added up here, because adding to one place of memory again and again is slow
            for (int count = faces == 1 ? left : 0; count <= left; ++count) {
                const Option& here = options_[slot][count];
                const bool better = beats(here.value, best->value);
                arriving_[here.to] += better ? chance * chances[count] : 0;
                rest += better ? 0 : chance * chances[count];
            }
            arriving_[best->to] += rest;
        } else {
            for (int count = 0; count <= left; ++count) {
                const Option* here = &options_[slot][count];
                walk<Slots - 1>(slot + 1, faces - 1, left - count, chance * chances[count],
                                beats(here->value, best->value) ? here : best);
            }
        }
    }

    const Turn turn_;
    const Solved<Real> solved_;
    const int weasels_;
    const Real tolerance_;
    double* const endings_;
    const double grain_;
    double gathered_;
    const int stuck_;   // the place in `arriving_` of failed rolls
    const int reroll_;  // and of rolls to be rolled again
    std::vector<double> arriving_;
    // Of the state that is rolling:
    Option options_[kFaces][kMaxDice + 1];  // by slot and how many white dice show its face
    Real most_[kFaces][kMaxDice + 1];       // the largest value from a slot on, by the dice left
};

}  // namespace

template <class Real>
void forward(const Graph& graph, const Solved<Real>& solved, Index from, int weasels, double tolerance, double* endings,
             double grain) {
    std::vector<double> rolling(graph.size());
    rolling[from] = 1;
    for (int left = weasels; left >= 0; --left) Pass<Real>(graph, solved, left, tolerance, endings, grain).run(rolling);
}

template void forward(const Graph&, const Solved<double>&, Index, int, double, double*, double);
template void forward(const Graph&, const Solved<float>&, Index, int, double, double*, double);

}  // namespace heckmeck
