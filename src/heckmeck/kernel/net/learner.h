// A net that learns by Adam, with as many threads as it is given. They change nothing but the time: a batch is always cut into the
// same shards, whose gradients are added in the same order.
#pragma once

#include <cstdint>
#include <vector>

#include "net/learn.h"

namespace heckmeck {
namespace learn {

class Learner {
public:
    // Begins with He's random weights.
    Learner(int features, int wide, int seats, std::uint64_t seed);

    // Goes through the samples once in random order, and gives the mean cross-entropy met on the way.
    double epoch(const std::uint16_t* indices, int width, const float* targets, std::size_t count, float rate, std::size_t batch,
                 std::uint64_t seed, int threads);
    // The mean cross-entropy of samples from which nothing is learnt.
    double loss(const std::uint16_t* indices, int width, const float* targets, std::size_t count, int threads) const;

    const Shape& shape() const { return shape_; }
    const float* net() const { return net_.data(); }
    // Continues from other numbers; Adam forgets what it remembered.
    void set_net(std::vector<float> net);

private:
    double add(const Samples& samples, std::vector<std::vector<float>>* gradients, int threads) const;
    void step(std::vector<std::vector<float>>& gradients, float scale, float rate, int threads);
    void forget();

    Shape shape_;
    const Loops& loops_;
    std::vector<float> net_, mean_, square_;
    int steps_ = 0;
};

}  // namespace learn
}  // namespace heckmeck
