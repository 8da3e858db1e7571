// Learning for Python: the class `Learner`.
#include "net/learner.h"

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/tuple.h>

#include <algorithm>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "bindings/arrays.h"
#include "bindings/bindings.h"
#include "net/net.h"

namespace nb = nanobind;

namespace heckmeck {

namespace {

using learn::Learner;
using learn::Shape;

using Indices = nb::ndarray<const std::uint16_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Rows = nb::ndarray<const float, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Row = nb::ndarray<const float, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Array = nb::ndarray<nb::numpy, float>;

void make(Learner* to, int features, int seats, std::uint64_t seed, int wide) {
    check(Net::check(features, wide, seats));
    new (to) Learner(features, wide, seats, seed);
}

// The number of samples.
std::size_t check_samples(const Shape& shape, const Indices& indices, const Rows& targets, int threads) {
    const std::size_t count = indices.shape(0);
    if (count == 0 || count >= UINT32_MAX) throw std::invalid_argument("there are no samples, or too many");
    if (targets.shape(0) != count || targets.shape(1) != std::size_t(shape.seats))
        throw std::invalid_argument("every sample has a target for every seat");
    const auto wrong = [&](std::uint16_t index) { return index >= shape.features && index != kNoFeature; };
    if (std::any_of(indices.data(), indices.data() + indices.size(), wrong))
        throw std::invalid_argument("the net has no such feature");
    if (threads < 1) throw std::invalid_argument("there must be at least one thread");
    return count;
}

double epoch(Learner& learner, Indices indices, Rows targets, float rate, int batch, std::uint64_t seed, int threads) {
    const std::size_t count = check_samples(learner.shape(), indices, targets, threads);
    if (batch < 1) throw std::invalid_argument("a batch has at least one sample");
    nb::gil_scoped_release release;
    return learner.epoch(indices.data(), int(indices.shape(1)), targets.data(), count, rate, std::size_t(batch), seed, threads);
}

double loss(const Learner& learner, Indices indices, Rows targets, int threads) {
    const std::size_t count = check_samples(learner.shape(), indices, targets, threads);
    nb::gil_scoped_release release;
    return learner.loss(indices.data(), int(indices.shape(1)), targets.data(), count, threads);
}

Array copy(const Learner& learner, std::size_t from, std::size_t size, std::initializer_list<std::size_t> shape) {
    Fresh<float> part(size);
    std::copy_n(learner.net() + from, size, part.data());
    return Array(part.data(), shape, part.owner);
}

std::tuple<Array, Array, Array, Array, Array, Array> weights(const Learner& learner) {
    const Shape& shape = learner.shape();
    const std::size_t features = shape.features, wide = shape.wide, seats = shape.seats;
    return {copy(learner, shape.w1(), features * wide, {features, wide}), copy(learner, shape.b1(), wide, {wide}),
            copy(learner, shape.w2(), wide * kNarrow, {wide, kNarrow}),   copy(learner, shape.b2(), kNarrow, {kNarrow}),
            copy(learner, shape.w3(), kNarrow * seats, {kNarrow, seats}), copy(learner, shape.b3(), seats, {seats})};
}

void set_weights(Learner& learner, Rows w1, Row b1, Rows w2, Row b2, Rows w3, Row b3) {
    const Shape& shape = learner.shape();
    const std::size_t wide = shape.wide;
    if (w1.shape(0) != std::size_t(shape.features) || w1.shape(1) != wide || b1.size() != wide || w2.shape(0) != wide ||
        w2.shape(1) != kNarrow || b2.size() != kNarrow || w3.shape(0) != kNarrow || w3.shape(1) != std::size_t(shape.seats) ||
        b3.size() != std::size_t(shape.seats))
        throw std::invalid_argument("these are the weights of another net");
    std::vector<float> net(shape.size());
    float* to = net.data();
    for (const Rows* part : {&w1, &w2, &w3}) {
        to = std::copy_n(part->data(), part->size(), to);
        const Row& bias = part == &w1 ? b1 : part == &w2 ? b2 : b3;
        to = std::copy_n(bias.data(), bias.size(), to);
    }
    learner.set_net(std::move(net));
}

}  // namespace

void bind_learner(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<Learner>(module, "Learner")
        .def("__init__", &make, "features"_a, "seats"_a, "seed"_a, "wide"_a = kSlim)
        .def("epoch", &epoch, "indices"_a, "targets"_a, "rate"_a, "batch"_a = 1024, "seed"_a = 0, "threads"_a = 1)
        .def("loss", &loss, "indices"_a, "targets"_a, "threads"_a = 1)
        .def("weights", &weights)
        .def("set_weights", &set_weights, "w1"_a, "b1"_a, "w2"_a, "b2"_a, "w3"_a, "b3"_a);
}

}  // namespace heckmeck
