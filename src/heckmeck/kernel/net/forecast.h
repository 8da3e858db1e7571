// What a net says of some boards.
//
// forecast.cpp is compiled once per instruction set, so the same holds here as in turn/turn.h.
#pragma once

#include "net/shape.h"

namespace heckmeck {

constexpr int kOutputs = 16;  // one for every seat, and zeros that make a whole vector

// The numbers of a net where they are. Rows as in NumPy: [features][wide], [wide][narrow], [narrow][outputs]. In cache lines of
// their own.
struct NetNumbers {
    int seats;
    int wide;  // kSlim or kBroad
    const float *w1, *b1;
    const float *w2, *b2;
    const float *w3, *b3;
};

// The chances of the seats on some boards, the seat to act first: `count` rows of `seats`. Boards have `width` places for features
// each; the sums of the first layer are made for `reference` and changed for each board by what is different there.
using Forecast = void (*)(const NetNumbers& net, const Feature* reference, const Feature* boards, int width, int count,
                          float* chances);

namespace plain {
void forecast(const NetNumbers& net, const Feature* reference, const Feature* boards, int width, int count, float* chances);
}
namespace avx2 {
void forecast(const NetNumbers& net, const Feature* reference, const Feature* boards, int width, int count, float* chances);
}
namespace avx512 {
void forecast(const NetNumbers& net, const Feature* reference, const Feature* boards, int width, int count, float* chances);
}

}  // namespace heckmeck
