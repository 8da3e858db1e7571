// What is compiled once per instruction set, by the name of the instruction set.
#pragma once

#include <string>
#include <vector>

#include "turn/backward.h"
#include "net/net.h"

namespace heckmeck {

std::vector<std::string> instruction_sets();  // that this machine can run, fastest first

struct InstructionSet {
    Backward<double> backward;
    Backward<float> float_backward;
    Forecast forecast;
};

// Throws std::invalid_argument if the machine does not have it.
InstructionSet instruction_set(const std::string& name);

}  // namespace heckmeck
