// No exception leaves the C interface.
#pragma once

#include <new>

#include "c/heckmeck.h"
#include "instruction_sets.h"

namespace heckmeck {

inline const InstructionSet& fastest() { return *instruction_set(0); }

// Does some work that gives an error or none. All that the kernel can throw is that memory has run out; where the compiler knows
// no exceptions, that ends the program.
template <class Work>
int guarded(const Work& work) {
#ifdef __cpp_exceptions
    try {
        return work();
    } catch (const std::bad_alloc&) {
        return HECKMECK_NO_MEMORY;
    }
#else
    return work();
#endif
}

}  // namespace heckmeck
