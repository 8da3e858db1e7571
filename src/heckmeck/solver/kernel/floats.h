// A vector of floats as wide as the instruction set this file is compiled for, and rows of them kept in registers.
//
// Multiplying and adding may be fused: not every instruction set gives the same bits.
#pragma once

#if defined(__AVX2__) || defined(__AVX512F__)
#include <immintrin.h>
#endif

namespace heckmeck {
namespace {

#if defined(__AVX512F__)

struct Floats {
    static constexpr int kWidth = 16;
    __m512 v;

    static Floats all(float x) { return {_mm512_set1_ps(x)}; }
    static Floats load(const float* from) { return {_mm512_loadu_ps(from)}; }
    void store(float* to) const { _mm512_storeu_ps(to, v); }
};
inline Floats operator+(Floats a, Floats b) { return {_mm512_add_ps(a.v, b.v)}; }
inline Floats plus_times(Floats sum, Floats a, Floats b) { return {_mm512_fmadd_ps(a.v, b.v, sum.v)}; }

#elif defined(__AVX2__)

struct Floats {
    static constexpr int kWidth = 8;
    __m256 v;

    static Floats all(float x) { return {_mm256_set1_ps(x)}; }
    static Floats load(const float* from) { return {_mm256_loadu_ps(from)}; }
    void store(float* to) const { _mm256_storeu_ps(to, v); }
};
inline Floats operator+(Floats a, Floats b) { return {_mm256_add_ps(a.v, b.v)}; }
inline Floats plus_times(Floats sum, Floats a, Floats b) { return {_mm256_fmadd_ps(a.v, b.v, sum.v)}; }

#else

// Four at a time, which compilers turn into whatever the machine has.
struct Floats {
    static constexpr int kWidth = 4;
    float v[4];

    static Floats all(float x) { return {{x, x, x, x}}; }
    static Floats load(const float* from) { return {{from[0], from[1], from[2], from[3]}}; }
    void store(float* to) const {
        for (int i = 0; i < 4; ++i) to[i] = v[i];
    }
};
inline Floats operator+(Floats a, Floats b) { return {{a.v[0] + b.v[0], a.v[1] + b.v[1], a.v[2] + b.v[2], a.v[3] + b.v[3]}}; }
inline Floats plus_times(Floats sum, Floats a, Floats b) {
    return {{sum.v[0] + a.v[0] * b.v[0], sum.v[1] + a.v[1] * b.v[1], sum.v[2] + a.v[2] * b.v[2], sum.v[3] + a.v[3] * b.v[3]}};
}

#endif

// `Size` floats to which rows are added, in registers as long as it takes.
template <int Size>
struct Row {
    static constexpr int kParts = Size / Floats::kWidth;
    Floats part[kParts];

    explicit Row(const float* from) {
        for (int i = 0; i < kParts; ++i) part[i] = Floats::load(from + i * Floats::kWidth);
    }
    void add(const float* row) {
        for (int i = 0; i < kParts; ++i) part[i] = part[i] + Floats::load(row + i * Floats::kWidth);
    }
    void add(float factor, const float* row) {
        const Floats times = Floats::all(factor);
        for (int i = 0; i < kParts; ++i) part[i] = plus_times(part[i], times, Floats::load(row + i * Floats::kWidth));
    }
    void store(float* to) const {
        for (int i = 0; i < kParts; ++i) part[i].store(to + i * Floats::kWidth);
    }
};

}  // namespace
}  // namespace heckmeck
