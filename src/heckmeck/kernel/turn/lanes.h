// A vector of numbers, one state per lane, as wide as the instruction set this file is compiled for.
//
// Only operations that give the same bits on every instruction set: no fused multiply-add. `gather` takes each lane from a place of
// its own; `fours` knows that four lanes lie side by side. `any` is true if a lane is above zero. `pick` is the third number where
// the first is larger than the second, else the fourth.
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

#if defined(__AVX2__) || defined(__AVX512F__)

// One load for four places, and one for each value: faster than the gather instruction on many processors.
inline std::uint64_t four_places(const Index* at) {
    std::uint64_t places;
    std::memcpy(&places, at, sizeof places);
    return places;
}

inline __m256d gathered(const double* from, const Index* at) {
    const std::uint64_t a = four_places(at);
    return _mm256_set_pd(from[a >> 48], from[a >> 32 & 0xffff], from[a >> 16 & 0xffff], from[a & 0xffff]);
}

inline __m256 gathered(const float* from, const Index* at) {
    const std::uint64_t a = four_places(at), b = four_places(at + 4);
    return _mm256_set_ps(from[b >> 48], from[b >> 32 & 0xffff], from[b >> 16 & 0xffff], from[b & 0xffff], from[a >> 48],
                         from[a >> 32 & 0xffff], from[a >> 16 & 0xffff], from[a & 0xffff]);
}

#endif

#if defined(__AVX512F__)

template <>
struct Lanes<double> {
    static constexpr int kWidth = 8;
    __m512d v;

    static Lanes all(double x) { return {_mm512_set1_pd(x)}; }
    static Lanes load(const double* from) { return {_mm512_loadu_pd(from)}; }
    static Lanes gather(const double* from, const Index* at) {
        return {_mm512_insertf64x4(_mm512_castpd256_pd512(gathered(from, at)), gathered(from, at + 4), 1)};
    }
    static Lanes fours(const double* from, const Index* at) {
        const __m512d low = _mm512_castpd256_pd512(_mm256_loadu_pd(from + at[0]));
        return {_mm512_insertf64x4(low, _mm256_loadu_pd(from + at[4]), 1)};
    }
    void store(double* to) const { _mm512_storeu_pd(to, v); }
    bool any() const { return _mm512_cmp_pd_mask(v, _mm512_setzero_pd(), _CMP_GT_OQ); }

    friend Lanes operator+(Lanes a, Lanes b) { return {_mm512_add_pd(a.v, b.v)}; }
    friend Lanes operator-(Lanes a, Lanes b) { return {_mm512_sub_pd(a.v, b.v)}; }
    friend Lanes operator*(Lanes a, Lanes b) { return {_mm512_mul_pd(a.v, b.v)}; }
    friend Lanes larger(Lanes a, Lanes b) { return {_mm512_max_pd(a.v, b.v)}; }
    friend Lanes pick(Lanes a, Lanes b, Lanes then, Lanes otherwise) {
        return {_mm512_mask_blend_pd(_mm512_cmp_pd_mask(a.v, b.v, _CMP_GT_OQ), otherwise.v, then.v)};
    }
};

template <>
struct Lanes<float> {
    static constexpr int kWidth = 16;
    __m512 v;

    static Lanes all(float x) { return {_mm512_set1_ps(x)}; }
    static Lanes load(const float* from) { return {_mm512_loadu_ps(from)}; }
    static Lanes gather(const float* from, const Index* at) {
        const __m512d low = _mm512_castps_pd(_mm512_castps256_ps512(gathered(from, at)));
        return {_mm512_castpd_ps(_mm512_insertf64x4(low, _mm256_castps_pd(gathered(from, at + 8)), 1))};
    }
    static Lanes fours(const float* from, const Index* at) {
        __m512 all = _mm512_castps128_ps512(_mm_loadu_ps(from + at[0]));
        all = _mm512_insertf32x4(all, _mm_loadu_ps(from + at[4]), 1);
        all = _mm512_insertf32x4(all, _mm_loadu_ps(from + at[8]), 2);
        return {_mm512_insertf32x4(all, _mm_loadu_ps(from + at[12]), 3)};
    }
    void store(float* to) const { _mm512_storeu_ps(to, v); }
    bool any() const { return _mm512_cmp_ps_mask(v, _mm512_setzero_ps(), _CMP_GT_OQ); }

    friend Lanes operator+(Lanes a, Lanes b) { return {_mm512_add_ps(a.v, b.v)}; }
    friend Lanes operator-(Lanes a, Lanes b) { return {_mm512_sub_ps(a.v, b.v)}; }
    friend Lanes operator*(Lanes a, Lanes b) { return {_mm512_mul_ps(a.v, b.v)}; }
    friend Lanes larger(Lanes a, Lanes b) { return {_mm512_max_ps(a.v, b.v)}; }
    friend Lanes pick(Lanes a, Lanes b, Lanes then, Lanes otherwise) {
        return {_mm512_mask_blend_ps(_mm512_cmp_ps_mask(a.v, b.v, _CMP_GT_OQ), otherwise.v, then.v)};
    }
};

#elif defined(__AVX2__)

template <>
struct Lanes<double> {
    static constexpr int kWidth = 4;
    __m256d v;

    static Lanes all(double x) { return {_mm256_set1_pd(x)}; }
    static Lanes load(const double* from) { return {_mm256_loadu_pd(from)}; }
    static Lanes gather(const double* from, const Index* at) { return {gathered(from, at)}; }
    static Lanes fours(const double* from, const Index* at) { return load(from + at[0]); }
    void store(double* to) const { _mm256_storeu_pd(to, v); }
    bool any() const { return _mm256_movemask_pd(_mm256_cmp_pd(v, _mm256_setzero_pd(), _CMP_GT_OQ)); }

    friend Lanes operator+(Lanes a, Lanes b) { return {_mm256_add_pd(a.v, b.v)}; }
    friend Lanes operator-(Lanes a, Lanes b) { return {_mm256_sub_pd(a.v, b.v)}; }
    friend Lanes operator*(Lanes a, Lanes b) { return {_mm256_mul_pd(a.v, b.v)}; }
    friend Lanes larger(Lanes a, Lanes b) { return {_mm256_max_pd(a.v, b.v)}; }
    friend Lanes pick(Lanes a, Lanes b, Lanes then, Lanes otherwise) {
        return {_mm256_blendv_pd(otherwise.v, then.v, _mm256_cmp_pd(a.v, b.v, _CMP_GT_OQ))};
    }
};

template <>
struct Lanes<float> {
    static constexpr int kWidth = 8;
    __m256 v;

    static Lanes all(float x) { return {_mm256_set1_ps(x)}; }
    static Lanes load(const float* from) { return {_mm256_loadu_ps(from)}; }
    static Lanes gather(const float* from, const Index* at) { return {gathered(from, at)}; }
    static Lanes fours(const float* from, const Index* at) {
        return {_mm256_insertf128_ps(_mm256_castps128_ps256(_mm_loadu_ps(from + at[0])), _mm_loadu_ps(from + at[4]), 1)};
    }
    void store(float* to) const { _mm256_storeu_ps(to, v); }
    bool any() const { return _mm256_movemask_ps(_mm256_cmp_ps(v, _mm256_setzero_ps(), _CMP_GT_OQ)); }

    friend Lanes operator+(Lanes a, Lanes b) { return {_mm256_add_ps(a.v, b.v)}; }
    friend Lanes operator-(Lanes a, Lanes b) { return {_mm256_sub_ps(a.v, b.v)}; }
    friend Lanes operator*(Lanes a, Lanes b) { return {_mm256_mul_ps(a.v, b.v)}; }
    friend Lanes larger(Lanes a, Lanes b) { return {_mm256_max_ps(a.v, b.v)}; }
    friend Lanes pick(Lanes a, Lanes b, Lanes then, Lanes otherwise) {
        return {_mm256_blendv_ps(otherwise.v, then.v, _mm256_cmp_ps(a.v, b.v, _CMP_GT_OQ))};
    }
};

#else

template <class Real>
struct Lanes {
    static constexpr int kWidth = 1;
    Real v;

    static Lanes all(Real x) { return {x}; }
    static Lanes load(const Real* from) { return {*from}; }
    static Lanes gather(const Real* from, const Index* at) { return {from[*at]}; }
    static Lanes fours(const Real* from, const Index* at) { return gather(from, at); }
    void store(Real* to) const { *to = v; }
    bool any() const { return v > 0; }

    friend Lanes operator+(Lanes a, Lanes b) { return {a.v + b.v}; }
    friend Lanes operator-(Lanes a, Lanes b) { return {a.v - b.v}; }
    friend Lanes operator*(Lanes a, Lanes b) { return {a.v * b.v}; }
    friend Lanes larger(Lanes a, Lanes b) { return {a.v > b.v ? a.v : b.v}; }
    friend Lanes pick(Lanes a, Lanes b, Lanes then, Lanes otherwise) { return a.v > b.v ? then : otherwise; }
};

#endif

}  // namespace
}  // namespace heckmeck
