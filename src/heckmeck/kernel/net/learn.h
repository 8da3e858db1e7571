// How a net learns by gradient: the part that takes time. Its numbers lie in one array, and so do its gradient and what Adam
// remembers.
#pragma once

#include <cstddef>
#include <cstdint>

#include "net/shape.h"

namespace heckmeck {
namespace learn {

// Where the parts of a net begin in its array: w1[features][wide], b1, w2[wide][kNarrow], b2, w3[kNarrow][seats], b3.
struct Shape {
    int features, wide, seats;

    std::size_t w1() const { return 0; }
    std::size_t b1() const { return std::size_t(features) * wide; }
    std::size_t w2() const { return b1() + wide; }
    std::size_t b2() const { return w2() + std::size_t(wide) * kNarrow; }
    std::size_t w3() const { return b2() + kNarrow; }
    std::size_t b3() const { return w3() + kNarrow * seats; }
    std::size_t size() const { return b3() + seats; }
};

// Some samples, by their place in `indices` and `targets`.
struct Samples {
    const std::uint16_t* indices;  // a row of `width` each
    const float* targets;          // a row of a number per seat each
    const std::uint32_t* order;
    std::size_t count;
    int width;
};

// What Adam needs for a step: its rate, its memory of gradients and of their squares, and the sums of weights in both.
struct Adam {
    float rate;
    float *mean, *square;
    float mean_weight, square_weight;
};

// The loops for one instruction set.
struct Loops {
    // The sum of the samples' cross-entropies; their gradients are added to `gradient`, unless it is null.
    double (*add)(const Shape& shape, const float* net, const Samples& samples, float* gradient);
    // A step of Adam against `scale` times the gradient.
    void (*step)(std::size_t size, float* net, const float* gradient, float scale, const Adam& adam);
};

// The same source for each instruction set; the two wide ones exist where HECKMECK_WIDE is defined.
namespace plain {
extern const Loops loops;
}
namespace avx2 {
extern const Loops loops;
}
namespace avx512 {
extern const Loops loops;
}

}  // namespace learn
}  // namespace heckmeck
