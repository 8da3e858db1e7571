// Compiled once per instruction set, HECKMECK_ISA naming its namespace. The loops are written for the compiler to vectorise: a row
// times a number is added to a row, and no sum runs along a row.
#include "learn.h"

#include <algorithm>
#include <cmath>

namespace heckmeck {
namespace learn {
namespace {

template <int Size>
inline void add_row(float* to, const float* row) {
    for (int i = 0; i < Size; ++i) to[i] += row[i];
}

template <int Size>
inline void add_times(float* to, float factor, const float* row) {
    for (int i = 0; i < Size; ++i) to[i] += factor * row[i];
}

template <int Size>
inline void rectify(float* row) {
    for (int i = 0; i < Size; ++i) row[i] = row[i] > 0 ? row[i] : 0;
}

// No gradient passes a unit that gave nothing.
template <int Size>
inline void block(float* gradient, const float* output) {
    for (int i = 0; i < Size; ++i) gradient[i] = output[i] > 0 ? gradient[i] : 0;
}

// One sample on its way through the net and back.
class Pass {
public:
    Pass(const Shape& shape, const float* net) : shape_(shape), net_(net) {
        for (int i = 0; i < kWide; ++i)
            for (int j = 0; j < kNarrow; ++j) across_[j * kWide + i] = net[shape.w2() + i * kNarrow + j];
    }

    // Gives the cross-entropy against the target.
    double forward(const std::uint16_t* indices, int active, const float* target) {
        std::copy_n(net_ + shape_.b1(), kWide, wide_);
        for (int k = 0; k < active; ++k) add_row<kWide>(wide_, net_ + shape_.w1() + indices[k] * std::size_t(kWide));
        rectify<kWide>(wide_);
        std::copy_n(net_ + shape_.b2(), kNarrow, narrow_);
        for (int i = 0; i < kWide; ++i)
            if (wide_[i] > 0) add_times<kNarrow>(narrow_, wide_[i], net_ + shape_.w2() + i * kNarrow);
        rectify<kNarrow>(narrow_);
        std::copy_n(net_ + shape_.b3(), shape_.seats, chance_);
        for (int i = 0; i < kNarrow; ++i)
            for (int r = 0; r < shape_.seats; ++r) chance_[r] += narrow_[i] * net_[shape_.w3() + i * shape_.seats + r];
        return softmax(target);
    }

    // Adds the gradient of the sample that went forward last.
    void backward(const std::uint16_t* indices, int active, const float* target, float* gradient) {
        float error[kMostSeats], narrow[kNarrow], wide[kWide] = {};
        for (int r = 0; r < shape_.seats; ++r) error[r] = chance_[r] - target[r];
        for (int r = 0; r < shape_.seats; ++r) gradient[shape_.b3() + r] += error[r];
        for (int i = 0; i < kNarrow; ++i) {
            const std::size_t row = shape_.w3() + i * shape_.seats;
            narrow[i] = 0;
            for (int r = 0; r < shape_.seats; ++r) narrow[i] += error[r] * net_[row + r];
            for (int r = 0; r < shape_.seats; ++r) gradient[row + r] += narrow_[i] * error[r];
        }
        block<kNarrow>(narrow, narrow_);
        add_row<kNarrow>(gradient + shape_.b2(), narrow);
        for (int i = 0; i < kWide; ++i)
            if (wide_[i] > 0) add_times<kNarrow>(gradient + shape_.w2() + i * kNarrow, wide_[i], narrow);
        for (int j = 0; j < kNarrow; ++j)
            if (narrow[j] != 0) add_times<kWide>(wide, narrow[j], across_ + j * kWide);
        block<kWide>(wide, wide_);
        add_row<kWide>(gradient + shape_.b1(), wide);
        for (int k = 0; k < active; ++k) add_row<kWide>(gradient + shape_.w1() + indices[k] * std::size_t(kWide), wide);
    }

private:
    double softmax(const float* target) {
        const float highest = *std::max_element(chance_, chance_ + shape_.seats);
        float sum = 0, loss = 0;
        for (int r = 0; r < shape_.seats; ++r) {
            loss -= target[r] * (chance_[r] - highest);
            chance_[r] = std::exp(chance_[r] - highest);
            sum += chance_[r];
        }
        const float log_sum = std::log(sum);
        for (int r = 0; r < shape_.seats; ++r) {
            loss += target[r] * log_sum;
            chance_[r] /= sum;
        }
        return loss;
    }

    const Shape& shape_;
    const float* net_;
    alignas(64) float wide_[kWide];
    alignas(64) float narrow_[kNarrow];
    alignas(64) float across_[kNarrow * kWide];  // w2 with rows and columns swapped, for the way back
    float chance_[kMostSeats];
};

double add(const Shape& shape, const float* net, const Samples& samples, float* gradient) {
    Pass pass(shape, net);
    double loss = 0;
    for (std::size_t i = 0; i < samples.count; ++i) {
        const std::uint16_t* indices = samples.indices + std::size_t(samples.order[i]) * samples.width;
        const float* target = samples.targets + std::size_t(samples.order[i]) * shape.seats;
        const int active = int(std::find(indices, indices + samples.width, kPadding) - indices);
        loss += pass.forward(indices, active, target);
        if (gradient) pass.backward(indices, active, target, gradient);
    }
    return loss;
}

void step(std::size_t size, float* net, const float* gradient, float scale, const Adam& adam) {
    constexpr float kMean = 0.9f, kSquare = 0.999f, kTiny = 1e-8f;
    float *mean = adam.mean, *square = adam.square;
    const float rate = adam.rate / adam.mean_weight, weight = 1 / adam.square_weight;
    for (std::size_t i = 0; i < size; ++i) {
        const float slope = scale * gradient[i];
        mean[i] = kMean * mean[i] + (1 - kMean) * slope;
        square[i] = kSquare * square[i] + (1 - kSquare) * slope * slope;
        net[i] -= rate * mean[i] / (std::sqrt(square[i] * weight) + kTiny);
    }
}

}  // namespace

const Loops HECKMECK_ISA::loops = {add, step};

}  // namespace learn
}  // namespace heckmeck
