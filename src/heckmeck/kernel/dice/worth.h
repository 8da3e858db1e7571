// What boards between two turns are worth to the seat whose turn has just ended, as `Worth` in `solver/worth.py`.
#pragma once

#include "dice/board.h"

namespace heckmeck {

class Worth {
public:
    virtual ~Worth() = default;

    // `boards` are what the seat's turn may make of the board `before`.
    virtual void weigh(const Rules& rules, const Board& before, const Board* boards, int count, int seat, double* worths) = 0;

    // After weighing, the chance to win of every seat on one of the boards, the next seat to act first. Null if it does not say.
    virtual const float* chances(int) const { return nullptr; }
};

// The seat's worms less the mean of its rivals', each with what its specialist is worth to it: `lead` in `solver/worth.py`.
class Lead : public Worth {
public:
    void weigh(const Rules& rules, const Board& before, const Board* boards, int count, int seat, double* worths) override;
};

}  // namespace heckmeck
