// Plays every turn exactly for what the board after it is worth, as `TurnSolver` in `players/dice_bots.py`.
#pragma once

#include <memory>

#include "tree.h"
#include "weighing.h"

namespace heckmeck {

class SolvedPlayer {
public:
    SolvedPlayer(const Rules& rules, Evaluator& evaluator, Backward backward)
        : rules_(rules), evaluator_(evaluator), weighing_(rules, evaluator), backward_(backward) {}

    // A turn begins. Only if it is solved as a `whole`, `forecast` may be asked.
    void begin(const Table& table, bool whole);

    // The chance to win of every seat, the acting one first, if the turn just begun is played in the best way.
    void forecast(float* chances) const;

    bool rolls_golden();
    int choose(const Rolled& rolled, bool weasel);
    void laid_aside(int face, int count, bool with_golden) { at_ = after(face, count, with_golden); }
    int whose_bratworm(unsigned rivals, const State& hand);
    bool stops(const State&) { return !beats(tree_->roll(at_, weasel_), tree_->stop(at_)); }
    int which_portion(Portions portions) { return weighing_.portion(earned(), portions); }
    int which_answer(const Claimed*, int, int portion) { return weighing_.answer(earned(), portion); }

private:
    enum TreeKind { kEightDice, kEightDiceAndWeasel, kWithGolden };
    static constexpr double kTolerance = 1e-13;  // as in `solver/solution.py`

    void solve(TreeKind kind, bool with_start);
    void use(TreeKind kind);  // that is solved
    bool beats(double value, double before) const { return value > before + tolerance_; }
    bool earned() const { return tree_->graph().state(at_).bratworm; }
    Index after(int face, int count, bool with_golden) const;

    const Rules& rules_;
    Evaluator& evaluator_;
    Weighing weighing_;
    Backward backward_;
    std::unique_ptr<Tree> trees_[3];
    // The turn that is played:
    const Table* table_ = nullptr;
    TreeKind kind_ = kEightDice;
    const Tree* tree_ = nullptr;
    double tolerance_ = 0;
    Index at_ = 0;  // the state after the last laying-aside
    bool weasel_ = false;
};

}  // namespace heckmeck
