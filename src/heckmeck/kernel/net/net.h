// The learned evaluator: features to 128 to 32 units to a chance for every seat.
//
// net.cpp is compiled once per instruction set, so the same holds here as in turn.h.
#pragma once

#include <cstdint>

namespace heckmeck {

using Feature = std::uint16_t;
constexpr int kNoFeature = 65535;

constexpr int kFirstUnits = 128;
constexpr int kSecondUnits = 32;
constexpr int kOutputs = 16;  // one for every seat, and zeros that make a whole vector

// Rows as in NumPy: [features][first], [first][second], [second][outputs]. In cache lines of their own.
struct Net {
    int seats;
    const float *first_weights, *first_bias;
    const float *second_weights, *second_bias;
    const float *output_weights, *output_bias;
};

// The chances of the seats on some boards, the seat to act first: `count` rows of `seats`. Boards have `width` places for features
// each; the sums of the first layer are made for `reference` and changed for each board by what is different there.
using Forecast = void (*)(const Net& net, const Feature* reference, const Feature* boards, int width, int count, float* chances);

namespace plain {
void forecast(const Net& net, const Feature* reference, const Feature* boards, int width, int count, float* chances);
}
namespace avx2 {
void forecast(const Net& net, const Feature* reference, const Feature* boards, int width, int count, float* chances);
}
namespace avx512 {
void forecast(const Net& net, const Feature* reference, const Feature* boards, int width, int count, float* chances);
}

}  // namespace heckmeck
