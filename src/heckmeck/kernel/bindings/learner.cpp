// The part of the Python module that learns: the class `Learner`.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/tuple.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>
#include <thread>
#include <tuple>
#include <vector>

#include "bindings/bindings.h"
#include "net/learn.h"

namespace nb = nanobind;

namespace heckmeck {
namespace learn {
namespace {

using Indices = nb::ndarray<const std::uint16_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Rows = nb::ndarray<const float, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Row = nb::ndarray<const float, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Array = nb::ndarray<nb::numpy, float>;

// The fastest loops this machine can run.
const Loops& best_loops() {
#ifdef HECKMECK_WIDE
    if (__builtin_cpu_supports("avx512f")) return avx512::loops;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return avx2::loops;
#endif
    return plain::loops;
}

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

// A net that learns.
class Learner {
public:
    Learner(int features, int seats, std::uint64_t seed)
        : shape_{features, seats}, loops_(best_loops()) {
        if (features < 1 || features >= kPadding) throw std::invalid_argument("a net has between 1 and 65534 features");
        if (seats < 2 || seats > kMostSeats) throw std::invalid_argument("a net has two to seven seats");
        net_.resize(shape_.size());
        Luck luck(seed);
        const auto fill = [&](std::size_t from, std::size_t to, int inputs) {  // He: the spread keeps its size from layer to layer
            const float most = std::sqrt(6.0f / float(inputs));
            for (std::size_t i = from; i < to; ++i) net_[i] = most * luck.spread();
        };
        fill(shape_.w1(), shape_.b1(), features);
        fill(shape_.w2(), shape_.b2(), kWide);
        fill(shape_.w3(), shape_.b3(), kNarrow);
        forget();
    }

    double epoch(Indices indices, Rows targets, float rate, int batch, std::uint64_t seed, int threads) {
        const std::size_t count = check(indices, targets, threads);
        if (batch < 1) throw std::invalid_argument("a batch has at least one sample");
        nb::gil_scoped_release release;
        std::vector<std::uint32_t> order = in_order(count);
        Luck luck(seed);
        for (std::size_t i = count; i > 1; --i) std::swap(order[i - 1], order[luck.below(std::uint32_t(i))]);
        std::vector<std::vector<float>> gradients(threads, std::vector<float>(shape_.size()));
        double loss = 0;
        for (std::size_t first = 0; first < count; first += batch) {
            const std::size_t size = std::min<std::size_t>(batch, count - first);
            for (std::vector<float>& gradient : gradients) std::fill(gradient.begin(), gradient.end(), 0.0f);
            loss += add({indices.data(), targets.data(), order.data() + first, size, int(indices.shape(1))}, &gradients, threads);
            for (int part = 1; part < threads; ++part)
                for (std::size_t i = 0; i < shape_.size(); ++i) gradients[0][i] += gradients[part][i];
            step(gradients[0], 1.0f / float(size), rate);
        }
        return loss / double(count);
    }

    double loss(Indices indices, Rows targets, int threads) const {
        const std::size_t count = check(indices, targets, threads);
        nb::gil_scoped_release release;
        const std::vector<std::uint32_t> order = in_order(count);
        return add({indices.data(), targets.data(), order.data(), count, int(indices.shape(1))}, nullptr, threads) / double(count);
    }

    std::tuple<Array, Array, Array, Array, Array, Array> weights() const {
        const std::size_t features = shape_.features, seats = shape_.seats;
        return {copy(shape_.w1(), {features, kWide}),  copy(shape_.b1(), {kWide}),  copy(shape_.w2(), {kWide, kNarrow}),
                copy(shape_.b2(), {kNarrow}),          copy(shape_.w3(), {kNarrow, seats}), copy(shape_.b3(), {seats})};
    }

    void set_weights(Rows w1, Row b1, Rows w2, Row b2, Rows w3, Row b3) {
        if (w1.shape(0) != std::size_t(shape_.features) || w1.shape(1) != kWide || b1.size() != kWide || w2.shape(0) != kWide ||
            w2.shape(1) != kNarrow || b2.size() != kNarrow || w3.shape(0) != kNarrow || w3.shape(1) != std::size_t(shape_.seats) ||
            b3.size() != std::size_t(shape_.seats))
            throw std::invalid_argument("these are the weights of another net");
        float* to = net_.data();
        for (const Rows* part : {&w1, &w2, &w3}) {
            to = std::copy_n(part->data(), part->size(), to);
            const Row& bias = part == &w1 ? b1 : part == &w2 ? b2 : b3;
            to = std::copy_n(bias.data(), bias.size(), to);
        }
        forget();
    }

private:
    static std::vector<std::uint32_t> in_order(std::size_t count) {
        std::vector<std::uint32_t> order(count);
        std::iota(order.begin(), order.end(), 0);
        return order;
    }

    // The number of samples.
    std::size_t check(const Indices& indices, const Rows& targets, int threads) const {
        const std::size_t count = indices.shape(0);
        if (count == 0 || count >= UINT32_MAX) throw std::invalid_argument("there are no samples, or too many");
        if (targets.shape(0) != count || targets.shape(1) != std::size_t(shape_.seats))
            throw std::invalid_argument("every sample has a target for every seat");
        const auto wrong = [this](std::uint16_t index) { return index >= shape_.features && index != kPadding; };
        if (std::any_of(indices.data(), indices.data() + indices.size(), wrong))
            throw std::invalid_argument("the net has no such feature");
        if (threads < 1) throw std::invalid_argument("at least one thread works");
        return count;
    }

    // The loss of some samples, each thread taking a part of them and adding to a gradient of its own.
    double add(const Samples& samples, std::vector<std::vector<float>>* gradients, int threads) const {
        std::vector<double> losses(threads);
        const auto work = [&](int part) {
            const std::size_t from = samples.count * part / threads, to = samples.count * (part + 1) / threads;
            const Samples share{samples.indices, samples.targets, samples.order + from, to - from, samples.width};
            losses[part] = loops_.add(shape_, net_.data(), share, gradients ? (*gradients)[part].data() : nullptr);
        };
        std::vector<std::thread> others;
        for (int part = 1; part < threads; ++part) others.emplace_back(work, part);
        work(0);
        for (std::thread& other : others) other.join();
        return std::accumulate(losses.begin(), losses.end(), 0.0);
    }

    void step(const std::vector<float>& gradient, float scale, float rate) {
        ++steps_;
        const float mean_weight = float(1 - std::pow(0.9, steps_)), square_weight = float(1 - std::pow(0.999, steps_));
        loops_.step(shape_.size(), net_.data(), gradient.data(), scale,
                    {rate, mean_.data(), square_.data(), mean_weight, square_weight});
    }

    // Adam begins anew.
    void forget() {
        steps_ = 0;
        mean_.assign(shape_.size(), 0.0f);
        square_.assign(shape_.size(), 0.0f);
    }

    Array copy(std::size_t from, std::initializer_list<std::size_t> shape) const {
        const std::size_t size = std::accumulate(shape.begin(), shape.end(), std::size_t(1), std::multiplies<>());
        float* data = new float[size];
        nb::capsule owner(data, [](void* owned) noexcept { delete[] static_cast<float*>(owned); });
        std::copy_n(net_.data() + from, size, data);
        return Array(data, shape, owner);
    }

    Shape shape_;
    const Loops& loops_;
    std::vector<float> net_, mean_, square_;
    int steps_ = 0;
};

}  // namespace
}  // namespace learn

void bind_learner(nb::module_& module) {
    using namespace nb::literals;
    using learn::Learner;
    nb::class_<Learner>(module, "Learner")
        .def(nb::init<int, int, std::uint64_t>(), "features"_a, "seats"_a, "seed"_a)
        .def("epoch", &Learner::epoch, "indices"_a, "targets"_a, "rate"_a, "batch"_a = 1024, "seed"_a = 0, "threads"_a = 1)
        .def("loss", &Learner::loss, "indices"_a, "targets"_a, "threads"_a = 1)
        .def("weights", &Learner::weights)
        .def("set_weights", &Learner::set_weights, "w1"_a, "b1"_a, "w2"_a, "b2"_a, "w3"_a, "b3"_a);
}

}  // namespace heckmeck
