// Sets of small numbers as bits.
#pragma once

#include <cstdint>

namespace heckmeck {

// The highest and the lowest of some bits, of which there is at least one.
#if defined(__GNUC__)
inline int highest_bit(std::uint64_t bits) { return 63 - __builtin_clzll(bits); }
inline int lowest_bit(std::uint64_t bits) { return __builtin_ctzll(bits); }
#else
inline int highest_bit(std::uint64_t bits) {
    int found = 63;
    while (!(bits >> found & 1)) --found;
    return found;
}
inline int lowest_bit(std::uint64_t bits) {
    int found = 0;
    while (!(bits >> found & 1)) ++found;
    return found;
}
#endif

inline int count_bits(std::uint64_t bits) {
    int found = 0;
    for (; bits; bits &= bits - 1) ++found;
    return found;
}

}  // namespace heckmeck
