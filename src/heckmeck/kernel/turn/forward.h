// The forward pass: the chance of every ending when the rest of a turn is played by the values of the backward pass.
#pragma once

#include <vector>

#include "turn/graph.h"

namespace heckmeck {

// What the backward pass found, once or, with a weasel, twice.
template <class Real>
struct Solved {
    const Real* payoff;
    const Real* roll[2];    // by weasels left
    const Real* settle[2];  // by weasels left
};

// Rolls in the state `from` with `weasels` left (0 or 1) and adds up the chances of the endings, `endings` having an entry for
// each. A choice must beat every choice before it by more than `tolerance`: stopping comes before rolling; letting a failed roll
// stand and laying aside, the highest face first, come before the weasel.
//
// With a `grain` it is quicker and nearly exact: of states that are rolled in with less than this chance, only as many are followed
// as stand for all of them, each with the chance of a grain.
template <class Real>
void forward(const Graph& graph, const Solved<Real>& solved, Index from, int weasels, double tolerance, double* endings,
             double grain = 0);

}  // namespace heckmeck
