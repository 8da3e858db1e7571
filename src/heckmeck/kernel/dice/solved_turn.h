// A turn solved for what its endings are worth, with what the seat brings to it: a golden die, a weasel, a canned worm.
#pragma once

#include <memory>

#include "dice/weighing.h"
#include "turn/tree.h"

namespace heckmeck {

template <class Real>
class SolvedTurn {
public:
    SolvedTurn(const Rules& rules, Passes<Real> passes) : rules_(rules), passes_(passes) {}

    // For a seat that holds this. The golden die joins the turn unless that is worse (S-gold). What it is worth as a `whole`, and
    // its endings, may only be asked if it was solved as one.
    void solve(const Weighing& weighing, Specialist held, bool whole);
    void solve_again(const Weighing& weighing) { solve(weighing, kind_, false); }  // the same dice for other endings

    const Tree<Real>& tree() const { return *trees_[kind_]; }
    bool golden() const { return kind_ == kWithGolden; }
    bool weasel() const { return kind_ == kEightDiceAndWeasel; }
    bool beats(Real value, Real before) const { return value > before + tolerance_; }

    Real value() const { return tree().roll(tree().graph().start(), weasel()); }
    void add_endings(double* endings) const { tree().add_endings(tree().graph().start(), weasel(), tolerance_, endings); }

private:
    enum Kind { kEightDice, kEightDiceAndWeasel, kWithGolden };
    // As in `solver/solution.py`: differences this small, against the largest payoff, are rounding.
    static constexpr Real kTolerance = static_cast<Real>(sizeof(Real) == sizeof(double) ? 1e-13 : 1e-6);

    void solve(const Weighing& weighing, Kind kind, bool with_start);

    const Rules& rules_;
    Passes<Real> passes_;
    std::unique_ptr<Tree<Real>> trees_[3];
    Kind kind_ = kEightDice;
    Real tolerance_ = 0;
};

}  // namespace heckmeck
