// The backward pass: the value of every state of a turn under the best play.
#pragma once

#include "turn.h"

namespace heckmeck {

struct Values {
    double* roll;     // for every state, of rolling
    double* settle;   // for every state, of the better of stopping and rolling; one place more for `Turn::nothing`
    double* options;  // room for the options of the largest group
};

// `payoff` has an entry per ending, none below `lowest`. `reroll` is null when no weasel is left; else it is the value of rolling
// in each state once the weasel is used, which is what using it is worth (S-weasel).
using Backward = void (*)(const Turn& turn, const double* payoff, double lowest, const double* reroll, const Values& values);

// The same source for each instruction set; the two wide ones exist where HECKMECK_WIDE is defined.
namespace plain {
void backward(const Turn& turn, const double* payoff, double lowest, const double* reroll, const Values& values);
}
namespace avx2 {
void backward(const Turn& turn, const double* payoff, double lowest, const double* reroll, const Values& values);
}
namespace avx512 {
void backward(const Turn& turn, const double* payoff, double lowest, const double* reroll, const Values& values);
}

}  // namespace heckmeck
