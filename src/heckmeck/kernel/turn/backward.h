// The backward pass: the value of every state of a turn under the best play. In double precision for exact answers; in single
// precision, with twice the states side by side, for games in bulk.
#pragma once

#include "turn/turn.h"

namespace heckmeck {

template <class Real>
struct Values {
    Real* roll;    // for every state, of rolling
    Real* settle;  // for every state, of the better of stopping and rolling; and room for vectors from `Turn::nothing` on
};

// `payoff` has an entry per ending, none below `lowest`. `reroll` is null when no weasel is left; else it is the value of rolling
// in each state once the weasel is used, which is what using it is worth (S-weasel).
template <class Real>
using Backward = void (*)(const Turn& turn, const Real* payoff, Real lowest, const Real* reroll, const Values<Real>& values);

// The values of the first roll for as many of `count` payoff tables as it can do at once, which it returns, at least one. `room`
// has `kMostAtOnce` times this many numbers: one for each ending, and three for each state and for `kFour` more.
constexpr int kMostAtOnce = 8;
using BackwardMany = int (*)(const Turn& turn, const double* payoffs, int endings, int count, int weasels, double* room,
                             double* values);

// The same source for each instruction set; the two wide ones exist where HECKMECK_WIDE is defined.
namespace plain {
void backward(const Turn& turn, const double* payoff, double lowest, const double* reroll, const Values<double>& values);
void backward(const Turn& turn, const float* payoff, float lowest, const float* reroll, const Values<float>& values);
int backward_many(const Turn& turn, const double* payoffs, int endings, int count, int weasels, double* room, double* values);
}  // namespace plain
namespace avx2 {
void backward(const Turn& turn, const double* payoff, double lowest, const double* reroll, const Values<double>& values);
void backward(const Turn& turn, const float* payoff, float lowest, const float* reroll, const Values<float>& values);
int backward_many(const Turn& turn, const double* payoffs, int endings, int count, int weasels, double* room, double* values);
}  // namespace avx2
namespace avx512 {
void backward(const Turn& turn, const double* payoff, double lowest, const double* reroll, const Values<double>& values);
void backward(const Turn& turn, const float* payoff, float lowest, const float* reroll, const Values<float>& values);
int backward_many(const Turn& turn, const double* payoffs, int endings, int count, int weasels, double* room, double* values);
}  // namespace avx512

}  // namespace heckmeck
