// A vector of floats as wide as the instruction set this file is compiled for. Unlike `Lanes` it may round once for a product and a
// sum, so instruction sets agree but for rounding.
#pragma once

#if defined(__AVX2__) || defined(__AVX512F__)
#include <immintrin.h>
#endif

namespace heckmeck {
namespace {

#if defined(__AVX512F__)

struct FloatLanes {
    static constexpr int kWidth = 16;
    __m512 v;

    static FloatLanes all(float x) { return {_mm512_set1_ps(x)}; }
    static FloatLanes load(const float* from) { return {_mm512_loadu_ps(from)}; }
    void store(float* to) const { _mm512_storeu_ps(to, v); }
};
inline FloatLanes operator+(FloatLanes a, FloatLanes b) { return {_mm512_add_ps(a.v, b.v)}; }
inline FloatLanes operator-(FloatLanes a, FloatLanes b) { return {_mm512_sub_ps(a.v, b.v)}; }
inline FloatLanes larger(FloatLanes a, FloatLanes b) { return {_mm512_max_ps(a.v, b.v)}; }
inline FloatLanes multiply_add(FloatLanes a, FloatLanes b, FloatLanes sum) { return {_mm512_fmadd_ps(a.v, b.v, sum.v)}; }

#elif defined(__AVX2__)

struct FloatLanes {
    static constexpr int kWidth = 8;
    __m256 v;

    static FloatLanes all(float x) { return {_mm256_set1_ps(x)}; }
    static FloatLanes load(const float* from) { return {_mm256_loadu_ps(from)}; }
    void store(float* to) const { _mm256_storeu_ps(to, v); }
};
inline FloatLanes operator+(FloatLanes a, FloatLanes b) { return {_mm256_add_ps(a.v, b.v)}; }
inline FloatLanes operator-(FloatLanes a, FloatLanes b) { return {_mm256_sub_ps(a.v, b.v)}; }
inline FloatLanes larger(FloatLanes a, FloatLanes b) { return {_mm256_max_ps(a.v, b.v)}; }
inline FloatLanes multiply_add(FloatLanes a, FloatLanes b, FloatLanes sum) { return {_mm256_fmadd_ps(a.v, b.v, sum.v)}; }

#else

struct FloatLanes {
    static constexpr int kWidth = 1;
    float v;

    static FloatLanes all(float x) { return {x}; }
    static FloatLanes load(const float* from) { return {*from}; }
    void store(float* to) const { *to = v; }
};
inline FloatLanes operator+(FloatLanes a, FloatLanes b) { return {a.v + b.v}; }
inline FloatLanes operator-(FloatLanes a, FloatLanes b) { return {a.v - b.v}; }
inline FloatLanes larger(FloatLanes a, FloatLanes b) { return {a.v > b.v ? a.v : b.v}; }
inline FloatLanes multiply_add(FloatLanes a, FloatLanes b, FloatLanes sum) { return {a.v * b.v + sum.v}; }

#endif

}  // namespace
}  // namespace heckmeck
