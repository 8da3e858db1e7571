#include "dice/solved_turn.h"

namespace heckmeck {

template <class Real>
void SolvedTurn<Real>::solve(const Weighing& weighing, Specialist held, bool whole) {
    const bool with_start = whole || held == kGoldenDie;
    solve(weighing, held == kWeasel ? kEightDiceAndWeasel : kEightDice, with_start);
    if (held != kGoldenDie) return;
    const Real without = value();
    solve(weighing, kWithGolden, with_start);
    if (beats(without, value())) kind_ = kEightDice;
}

template <class Real>
void SolvedTurn<Real>::solve(const Weighing& weighing, Kind kind, bool with_start) {
    std::unique_ptr<Tree<Real>>& tree = trees_[kind];
    if (!tree) {
        const bool golden = kind == kWithGolden;
        const Dice dice{kWhiteDice + (golden && rules_.plain_golden_die), golden && !rules_.plain_golden_die, rules_.bratworms > 0};
        tree = std::make_unique<Tree<Real>>(dice, kind == kEightDiceAndWeasel, passes_);
    }
    tree->solve(weighing.payoff(), with_start);
    tolerance_ = kTolerance * static_cast<Real>(weighing.largest());
    kind_ = kind;
}

template class SolvedTurn<double>;
template class SolvedTurn<float>;

}  // namespace heckmeck
