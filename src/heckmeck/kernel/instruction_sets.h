// What is compiled once per instruction set, by the name of the instruction set.
#pragma once

#include "net/forecast.h"
#include "turn/passes.h"

namespace heckmeck {

struct InstructionSet {
    const char* name;
    Passes<double> turn;
    Passes<float> float_turn;
    BackwardMany many_turns;
    Forecast forecast;
};

// The number-th that this machine can run, the fastest first; null after the last.
const InstructionSet* instruction_set(int number);
// By its name; null if the machine does not have it.
const InstructionSet* instruction_set(const char* name);

}  // namespace heckmeck
