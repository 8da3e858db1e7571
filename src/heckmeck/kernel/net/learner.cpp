#include "net/learner.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <thread>
#include <utility>

namespace heckmeck {
namespace learn {
namespace {

// The fastest loops this machine can run.
const Loops& best_loops() {
#ifdef HECKMECK_WIDE
    if (__builtin_cpu_supports("avx512f")) return avx512::loops;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return avx2::loops;
#endif
    return plain::loops;
}

// A batch is cut into this many shards on any number of threads. More shards would take longer to add up.
constexpr int kShards = 4;

// splitmix64: small, and the same on every machine, which the distributions of the standard library are not.
class Luck {
public:
    explicit Luck(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }
    // From -1 to 1.
    float spread() { return float(double(next() >> 11) / double(std::uint64_t(1) << 52) - 1); }
    // Below a number that is far smaller than 2^32, so that the remainder hardly prefers any.
    std::uint32_t below(std::uint32_t end) { return std::uint32_t((next() >> 32) * end >> 32); }

private:
    std::uint64_t state_;
};

// Does all parts, each on one of the threads.
template <typename Work>
void in_parts(int threads, const Work& work) {
    const auto some = [&](int thread) {
        for (int part = thread; part < kShards; part += threads) work(part);
    };
    std::vector<std::thread> others;
    for (int thread = 1; thread < std::min(threads, kShards); ++thread) others.emplace_back(some, thread);
    some(0);
    for (std::thread& other : others) other.join();
}

std::vector<std::uint32_t> in_order(std::size_t count) {
    std::vector<std::uint32_t> order(count);
    std::iota(order.begin(), order.end(), 0);
    return order;
}

}  // namespace

Learner::Learner(int features, int wide, int seats, std::uint64_t seed) : shape_{features, wide, seats}, loops_(best_loops()) {
    net_.resize(shape_.size());
    Luck luck(seed);
    const auto fill = [&](std::size_t from, std::size_t to, int inputs) {  // He: the spread keeps its size from layer to layer
        const float most = std::sqrt(6.0f / float(inputs));
        for (std::size_t i = from; i < to; ++i) net_[i] = most * luck.spread();
    };
    fill(shape_.w1(), shape_.b1(), features);
    fill(shape_.w2(), shape_.b2(), wide);
    fill(shape_.w3(), shape_.b3(), kNarrow);
    forget();
}

double Learner::epoch(const std::uint16_t* indices, int width, const float* targets, std::size_t count, float rate,
                      std::size_t batch, std::uint64_t seed, int threads) {
    std::vector<std::uint32_t> order = in_order(count);
    Luck luck(seed);
    for (std::size_t i = count; i > 1; --i) std::swap(order[i - 1], order[luck.below(std::uint32_t(i))]);
    std::vector<std::vector<float>> gradients(kShards, std::vector<float>(shape_.size()));
    double loss = 0;
    for (std::size_t first = 0; first < count; first += batch) {
        const std::size_t size = std::min(batch, count - first);
        loss += add({indices, targets, order.data() + first, size, width}, &gradients, threads);
        step(gradients, 1.0f / float(size), rate, threads);
    }
    return loss / double(count);
}

double Learner::loss(const std::uint16_t* indices, int width, const float* targets, std::size_t count, int threads) const {
    const std::vector<std::uint32_t> order = in_order(count);
    return add({indices, targets, order.data(), count, width}, nullptr, threads) / double(count);
}

void Learner::set_net(std::vector<float> net) {
    net_ = std::move(net);
    forget();
}

// The loss of some samples. Each shard of them has a gradient of its own.
double Learner::add(const Samples& samples, std::vector<std::vector<float>>* gradients, int threads) const {
    double losses[kShards];
    in_parts(threads, [&](int part) {
        const std::size_t from = samples.count * part / kShards, to = samples.count * (part + 1) / kShards;
        const Samples shard{samples.indices, samples.targets, samples.order + from, to - from, samples.width};
        float* gradient = nullptr;
        if (gradients) {
            gradient = (*gradients)[part].data();
            std::fill_n(gradient, shape_.size(), 0.0f);
        }
        losses[part] = loops_.add(shape_, net_.data(), shard, gradient);
    });
    return std::accumulate(losses, losses + kShards, 0.0);
}

// Adds up the gradients of all shards and goes a step against them, each thread for a part of the weights.
void Learner::step(std::vector<std::vector<float>>& gradients, float scale, float rate, int threads) {
    ++steps_;
    const float mean_weight = float(1 - std::pow(0.9, steps_)), square_weight = float(1 - std::pow(0.999, steps_));
    in_parts(threads, [&](int part) {
        const std::size_t from = shape_.size() * part / kShards, to = shape_.size() * (part + 1) / kShards;
        float* sum = gradients[0].data();
        for (int shard = 1; shard < kShards; ++shard) {
            const float* more = gradients[shard].data();
            for (std::size_t i = from; i < to; ++i) sum[i] += more[i];
        }
        loops_.step(to - from, net_.data() + from, sum + from, scale,
                    {rate, mean_.data() + from, square_.data() + from, mean_weight, square_weight});
    });
}

// Adam starts afresh.
void Learner::forget() {
    steps_ = 0;
    mean_.assign(shape_.size(), 0.0f);
    square_.assign(shape_.size(), 0.0f);
}

}  // namespace learn
}  // namespace heckmeck
