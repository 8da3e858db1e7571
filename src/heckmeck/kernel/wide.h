// The registers of the wide instruction sets.
#pragma once

#if defined(__AVX2__) || defined(__AVX512F__)
#include <immintrin.h>
#endif

namespace heckmeck {
namespace {

// Last before returning to code that is not compiled for them. As long as their upper halves hold anything, all of that is slow,
// and the compiler clears them too seldom.
[[maybe_unused]] inline void leave_wide_registers() {
#if defined(__AVX2__) || defined(__AVX512F__)
    _mm256_zeroupper();
#endif
}

}  // namespace
}  // namespace heckmeck
