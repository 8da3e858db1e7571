// Plays every turn exactly for what the board after it is worth, as `TurnSolver` in `players/dice_bots.py`, but in single
// precision.
#pragma once

#include "dice/solved_turn.h"

namespace heckmeck {

class SolvedPlayer {
public:
    SolvedPlayer(const Rules& rules, Worth& worth, Passes<float> passes)
        : rules_(rules), worth_(worth), weighing_(rules, worth), turn_(rules, passes) {}

    // A turn begins. Only if it is solved as a `whole` may `forecast` and `expect` be asked.
    void begin(const Table& table, bool whole);
    void look(const Board& board, int seat) { solve(board, seat, true); }  // at a turn as a whole, without playing it

    // The chance to win of every seat, the acting one first, if the turn just begun is played in the best way.
    void forecast(float* chances) const;
    // The mean over its endings of what somebody else makes of the boards, in the order in which they were weighed.
    double expect(const double* worths) const;

    bool rolls_golden() { return turn_.golden(); }
    int choose(const Rolled& rolled, bool weasel);
    void laid_aside(int face, int count, bool with_golden) { at_ = after(face, count, with_golden); }
    int whose_bratworm(unsigned rivals, const State& hand);
    bool stops(const State&) { return !turn_.beats(tree().roll(at_, weasel_), tree().stop(at_)); }
    int which_portion(Portions portions) { return weighing_.portion(earned(), portions); }
    int which_answer(const Claimed*, int, int portion) { return weighing_.answer(earned(), portion); }

private:
    const Tree<float>& tree() const { return turn_.tree(); }
    bool earned() const { return tree().graph().state(at_).bratworm; }
    void solve(const Board& board, int seat, bool whole);
    Index after(int face, int count, bool with_golden) const;

    const Rules& rules_;
    Worth& worth_;
    Weighing weighing_;
    SolvedTurn<float> turn_;
    // The turn that is played:
    const Table* table_ = nullptr;
    Index at_ = 0;  // the state after the last laying-aside
    bool weasel_ = false;
};

}  // namespace heckmeck
