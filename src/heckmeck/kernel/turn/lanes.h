// A vector of numbers, one state per lane, as wide as the instruction set this file is compiled for.
//
// Only operations that give the same bits on every instruction set: no fused multiply-add.
#pragma once

#include <cstring>

#include "turn/turn.h"

#if defined(__AVX2__) || defined(__AVX512F__)
#include <immintrin.h>
#endif

namespace heckmeck {
namespace {

template <class Real>
struct Lanes;

#if defined(__AVX512F__)

template <>
struct Lanes<double> {
    static constexpr int kWidth = 8;
    __m512d v;

    static Lanes all(double x) { return {_mm512_set1_pd(x)}; }
    static Lanes load(const double* from) { return {_mm512_loadu_pd(from)}; }
    static Lanes gather(const double* from, const Index* at) {
        const __m128i narrow = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
        return {_mm512_i32gather_pd(_mm256_cvtepu16_epi32(narrow), from, sizeof(double))};
    }
    void store(double* to) const { _mm512_storeu_pd(to, v); }

    friend Lanes operator+(Lanes a, Lanes b) { return {_mm512_add_pd(a.v, b.v)}; }
    friend Lanes operator-(Lanes a, Lanes b) { return {_mm512_sub_pd(a.v, b.v)}; }
    friend Lanes operator*(Lanes a, Lanes b) { return {_mm512_mul_pd(a.v, b.v)}; }
    friend Lanes larger(Lanes a, Lanes b) { return {_mm512_max_pd(a.v, b.v)}; }
};

template <>
struct Lanes<float> {
    static constexpr int kWidth = 16;
    __m512 v;

    static Lanes all(float x) { return {_mm512_set1_ps(x)}; }
    static Lanes load(const float* from) { return {_mm512_loadu_ps(from)}; }
    static Lanes gather(const float* from, const Index* at) {
        const __m256i narrow = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(at));
        return {_mm512_i32gather_ps(_mm512_cvtepu16_epi32(narrow), from, sizeof(float))};
    }
    void store(float* to) const { _mm512_storeu_ps(to, v); }

    friend Lanes operator+(Lanes a, Lanes b) { return {_mm512_add_ps(a.v, b.v)}; }
    friend Lanes operator-(Lanes a, Lanes b) { return {_mm512_sub_ps(a.v, b.v)}; }
    friend Lanes operator*(Lanes a, Lanes b) { return {_mm512_mul_ps(a.v, b.v)}; }
    friend Lanes larger(Lanes a, Lanes b) { return {_mm512_max_ps(a.v, b.v)}; }
};

#elif defined(__AVX2__)

// One load for four places, and one for each value: faster than the gather instruction on many processors.
inline std::uint64_t four_places(const Index* at) {
    std::uint64_t places;
    std::memcpy(&places, at, sizeof places);
    return places;
}

template <>
struct Lanes<double> {
    static constexpr int kWidth = 4;
    __m256d v;

    static Lanes all(double x) { return {_mm256_set1_pd(x)}; }
    static Lanes load(const double* from) { return {_mm256_loadu_pd(from)}; }
    static Lanes gather(const double* from, const Index* at) {
        const std::uint64_t a = four_places(at);
        return {_mm256_set_pd(from[a >> 48], from[a >> 32 & 0xffff], from[a >> 16 & 0xffff], from[a & 0xffff])};
    }
    void store(double* to) const { _mm256_storeu_pd(to, v); }

    friend Lanes operator+(Lanes a, Lanes b) { return {_mm256_add_pd(a.v, b.v)}; }
    friend Lanes operator-(Lanes a, Lanes b) { return {_mm256_sub_pd(a.v, b.v)}; }
    friend Lanes operator*(Lanes a, Lanes b) { return {_mm256_mul_pd(a.v, b.v)}; }
    friend Lanes larger(Lanes a, Lanes b) { return {_mm256_max_pd(a.v, b.v)}; }
};

template <>
struct Lanes<float> {
    static constexpr int kWidth = 8;
    __m256 v;

    static Lanes all(float x) { return {_mm256_set1_ps(x)}; }
    static Lanes load(const float* from) { return {_mm256_loadu_ps(from)}; }
    static Lanes gather(const float* from, const Index* at) {
        const std::uint64_t a = four_places(at), b = four_places(at + 4);
        return {_mm256_set_ps(from[b >> 48], from[b >> 32 & 0xffff], from[b >> 16 & 0xffff], from[b & 0xffff], from[a >> 48],
                              from[a >> 32 & 0xffff], from[a >> 16 & 0xffff], from[a & 0xffff])};
    }
    void store(float* to) const { _mm256_storeu_ps(to, v); }

    friend Lanes operator+(Lanes a, Lanes b) { return {_mm256_add_ps(a.v, b.v)}; }
    friend Lanes operator-(Lanes a, Lanes b) { return {_mm256_sub_ps(a.v, b.v)}; }
    friend Lanes operator*(Lanes a, Lanes b) { return {_mm256_mul_ps(a.v, b.v)}; }
    friend Lanes larger(Lanes a, Lanes b) { return {_mm256_max_ps(a.v, b.v)}; }
};

#else

template <class Real>
struct Lanes {
    static constexpr int kWidth = 1;
    Real v;

    static Lanes all(Real x) { return {x}; }
    static Lanes load(const Real* from) { return {*from}; }
    static Lanes gather(const Real* from, const Index* at) { return {from[*at]}; }
    void store(Real* to) const { *to = v; }

    friend Lanes operator+(Lanes a, Lanes b) { return {a.v + b.v}; }
    friend Lanes operator-(Lanes a, Lanes b) { return {a.v - b.v}; }
    friend Lanes operator*(Lanes a, Lanes b) { return {a.v * b.v}; }
    friend Lanes larger(Lanes a, Lanes b) { return {a.v > b.v ? a.v : b.v}; }
};

#endif

}  // namespace
}  // namespace heckmeck
