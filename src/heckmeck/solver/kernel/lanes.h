// A vector of doubles, one state per lane, as wide as the instruction set this file is compiled for.
//
// Only operations that give the same bits on every instruction set: no fused multiply-add.
#pragma once

#include <cstring>

#include "turn.h"

#if defined(__AVX2__) || defined(__AVX512F__)
#include <immintrin.h>
#endif

namespace heckmeck {
namespace {

#if defined(__AVX512F__)

struct Lanes {
    static constexpr int kWidth = 8;
    __m512d v;

    static Lanes all(double x) { return {_mm512_set1_pd(x)}; }
    static Lanes load(const double* from) { return {_mm512_loadu_pd(from)}; }
    static Lanes gather(const double* from, const Index* at) {
        const __m128i narrow = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
        return {_mm512_i32gather_pd(_mm256_cvtepu16_epi32(narrow), from, sizeof(double))};
    }
    void store(double* to) const { _mm512_storeu_pd(to, v); }
};
inline Lanes operator+(Lanes a, Lanes b) { return {_mm512_add_pd(a.v, b.v)}; }
inline Lanes operator-(Lanes a, Lanes b) { return {_mm512_sub_pd(a.v, b.v)}; }
inline Lanes operator*(Lanes a, Lanes b) { return {_mm512_mul_pd(a.v, b.v)}; }
inline Lanes larger(Lanes a, Lanes b) { return {_mm512_max_pd(a.v, b.v)}; }

#elif defined(__AVX2__)

struct Lanes {
    static constexpr int kWidth = 4;
    __m256d v;

    static Lanes all(double x) { return {_mm256_set1_pd(x)}; }
    static Lanes load(const double* from) { return {_mm256_loadu_pd(from)}; }
    static Lanes gather(const double* from, const Index* at) {
        // One load for the four places, and four for the values: faster than the gather instruction on many processors.
        std::uint64_t places;
        std::memcpy(&places, at, sizeof places);
        return {_mm256_set_pd(from[places >> 48], from[places >> 32 & 0xffff], from[places >> 16 & 0xffff], from[places & 0xffff])};
    }
    void store(double* to) const { _mm256_storeu_pd(to, v); }
};
inline Lanes operator+(Lanes a, Lanes b) { return {_mm256_add_pd(a.v, b.v)}; }
inline Lanes operator-(Lanes a, Lanes b) { return {_mm256_sub_pd(a.v, b.v)}; }
inline Lanes operator*(Lanes a, Lanes b) { return {_mm256_mul_pd(a.v, b.v)}; }
inline Lanes larger(Lanes a, Lanes b) { return {_mm256_max_pd(a.v, b.v)}; }

#else

struct Lanes {
    static constexpr int kWidth = 1;
    double v;

    static Lanes all(double x) { return {x}; }
    static Lanes load(const double* from) { return {*from}; }
    static Lanes gather(const double* from, const Index* at) { return {from[*at]}; }
    void store(double* to) const { *to = v; }
};
inline Lanes operator+(Lanes a, Lanes b) { return {a.v + b.v}; }
inline Lanes operator-(Lanes a, Lanes b) { return {a.v - b.v}; }
inline Lanes operator*(Lanes a, Lanes b) { return {a.v * b.v}; }
inline Lanes larger(Lanes a, Lanes b) { return {a.v > b.v ? a.v : b.v}; }

#endif

}  // namespace
}  // namespace heckmeck
