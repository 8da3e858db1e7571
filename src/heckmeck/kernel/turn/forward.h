// The forward pass: the chance of every ending when the rest of a turn is played by the values of the backward pass.
#pragma once

#include "turn/turn.h"

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
// stand and laying aside, the highest face first, come before the weasel. `room` is for two numbers for every state and for
// `kBlock` more, all zero.
template <class Real>
using Forward = void (*)(const Turn& turn, const Solved<Real>& solved, Index from, int weasels, Real tolerance, Real* room,
                         double* endings);

// The same source for each instruction set; the two wide ones exist where HECKMECK_WIDE is defined.
namespace plain {
void forward(const Turn& turn, const Solved<double>& solved, Index from, int weasels, double tolerance, double* room,
             double* endings);
void forward(const Turn& turn, const Solved<float>& solved, Index from, int weasels, float tolerance, float* room, double* endings);
}  // namespace plain
namespace avx2 {
void forward(const Turn& turn, const Solved<double>& solved, Index from, int weasels, double tolerance, double* room,
             double* endings);
void forward(const Turn& turn, const Solved<float>& solved, Index from, int weasels, float tolerance, float* room, double* endings);
}  // namespace avx2
namespace avx512 {
void forward(const Turn& turn, const Solved<double>& solved, Index from, int weasels, double tolerance, double* room,
             double* endings);
void forward(const Turn& turn, const Solved<float>& solved, Index from, int weasels, float tolerance, float* room, double* endings);
}  // namespace avx512

}  // namespace heckmeck
