// The two passes over a turn, of one instruction set.
#pragma once

#include "turn/backward.h"
#include "turn/forward.h"

namespace heckmeck {

template <class Real>
struct Passes {
    Backward<Real> backward;
    Forward<Real> forward;
};

}  // namespace heckmeck
