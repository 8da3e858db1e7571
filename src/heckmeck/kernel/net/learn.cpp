// Compiled once per instruction set, HECKMECK_ISA naming its namespace.
#include "net/learn.h"

#include <algorithm>
#include <cmath>

#include "net/float_lanes.h"

namespace heckmeck {
namespace learn {
namespace {

// `Size` floats to which rows are added, in registers as long as it takes.
template <int Size>
struct Row {
    static constexpr int kWidth = FloatLanes::kWidth, kParts = Size / kWidth;
    FloatLanes part[kParts];

    explicit Row(const float* from) {
        for (int i = 0; i < kParts; ++i) part[i] = FloatLanes::load(from + i * kWidth);
    }
    void add(const float* row) {
        for (int i = 0; i < kParts; ++i) part[i] = part[i] + FloatLanes::load(row + i * kWidth);
    }
    void add(float factor, const float* row) {
        const FloatLanes times = FloatLanes::all(factor);
        for (int i = 0; i < kParts; ++i) part[i] = multiply_add(times, FloatLanes::load(row + i * kWidth), part[i]);
    }
    void store(float* to) const {
        for (int i = 0; i < kParts; ++i) part[i].store(to + i * kWidth);
    }
};

// Wide rows are added in pieces of this size, which fit into the registers.
constexpr int kPiece = 64;

// The units of a row that give something: no other counts on the way forward, and nothing passes any other on the way back. A list
// of them costs less than a branch at each of them.
template <int Size>
struct Lively {
    int count = 0;
    int unit[Size];

    explicit Lively(const float* row) {
        for (int i = 0; i < Size; ++i) {
            unit[count] = i;
            count += row[i] > 0;
        }
    }
    const int* begin() const { return unit; }
    const int* end() const { return unit + count; }
};

// One sample on its way through the net and back.
template <int Wide>
class Pass {
public:
    Pass(const Shape& shape, const float* net) : shape_(shape), net_(net) {
        for (int i = 0; i < Wide; ++i)
            for (int j = 0; j < kNarrow; ++j) across_[j * Wide + i] = net[shape.w2() + i * kNarrow + j];
    }

    // Gives the cross-entropy against the target.
    double forward(const std::uint16_t* indices, int active, const float* target) {
        for (int from = 0; from < Wide; from += kPiece) {
            Row<kPiece> sum(net_ + shape_.b1() + from);
            for (int k = 0; k < active; ++k) sum.add(net_ + feature(indices[k]) + from);
            sum.store(wide_ + from);
        }
        Row<kNarrow> sum(net_ + shape_.b2());
        for (int i : Lively<Wide>(wide_)) sum.add(wide_[i], net_ + shape_.w2() + i * kNarrow);
        sum.store(narrow_);
        std::copy_n(net_ + shape_.b3(), shape_.seats, chance_);
        for (int i : Lively<kNarrow>(narrow_))
            for (int r = 0; r < shape_.seats; ++r) chance_[r] += narrow_[i] * net_[shape_.w3() + i * shape_.seats + r];
        return softmax(target);
    }

    // Adds the gradient of the sample that went forward last.
    void backward(const std::uint16_t* indices, int active, const float* target, float* gradient) const {
        float error[kMostSeats], narrow[kNarrow] = {}, wide[Wide] = {};
        for (int r = 0; r < shape_.seats; ++r) error[r] = chance_[r] - target[r];
        for (int r = 0; r < shape_.seats; ++r) gradient[shape_.b3() + r] += error[r];
        const Lively<kNarrow> lively(narrow_);
        for (int i : lively) {
            const std::size_t row = shape_.w3() + i * shape_.seats;
            for (int r = 0; r < shape_.seats; ++r) narrow[i] += error[r] * net_[row + r];
            for (int r = 0; r < shape_.seats; ++r) gradient[row + r] += narrow_[i] * error[r];
        }
        for (int i = 0; i < kNarrow; ++i) gradient[shape_.b2() + i] += narrow[i];
        for (int i : Lively<Wide>(wide_)) {
            Row<kNarrow> sum(gradient + shape_.w2() + i * kNarrow);
            sum.add(wide_[i], narrow);
            sum.store(gradient + shape_.w2() + i * kNarrow);
        }
        for (int from = 0; from < Wide; from += kPiece) {
            Row<kPiece> sum(wide + from);
            for (int i : lively) sum.add(narrow[i], across_ + i * Wide + from);
            sum.store(wide + from);
        }
        for (int i = 0; i < Wide; ++i) wide[i] = wide_[i] > 0 ? wide[i] : 0;
        add_wide(wide, gradient + shape_.b1());
        for (int k = 0; k < active; ++k) add_wide(wide, gradient + feature(indices[k]));
    }

private:
    std::size_t feature(std::uint16_t index) const { return shape_.w1() + index * std::size_t(Wide); }

    static void add_wide(const float* row, float* to) {
        for (int i = 0; i < Wide; ++i) to[i] += row[i];
    }

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
    alignas(64) float wide_[Wide];  // before it is rectified, like the next
    alignas(64) float narrow_[kNarrow];
    alignas(64) float across_[kNarrow * Wide];  // w2 with rows and columns swapped, for the way back
    float chance_[kMostSeats];
};

template <int Wide>
double add_by(const Shape& shape, const float* net, const Samples& samples, float* gradient) {
    Pass<Wide> pass(shape, net);
    double loss = 0;
    for (std::size_t i = 0; i < samples.count; ++i) {
        const std::uint16_t* indices = samples.indices + std::size_t(samples.order[i]) * samples.width;
        const float* target = samples.targets + std::size_t(samples.order[i]) * shape.seats;
        const int active = int(std::find(indices, indices + samples.width, kNoFeature) - indices);
        loss += pass.forward(indices, active, target);
        if (gradient) pass.backward(indices, active, target, gradient);
    }
    return loss;
}

double add(const Shape& shape, const float* net, const Samples& samples, float* gradient) {
    return (shape.wide == kSlim ? add_by<kSlim> : add_by<kBroad>)(shape, net, samples, gradient);
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
