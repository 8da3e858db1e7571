// The Python module `heckmeck.solver._kernel`; its types are in `_kernel.pyi`.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "backward.h"
#include "bulk_bindings.h"
#include "forward.h"
#include "graph.h"

namespace nb = nanobind;

namespace heckmeck {

void bind_learn(nb::module_& module);

namespace {

using Table = nb::ndarray<const double, nb::shape<-1, kEndings>, nb::c_contig, nb::device::cpu>;
using Tables = nb::ndarray<const double, nb::shape<-1, -1, kEndings>, nb::c_contig, nb::device::cpu>;
using Array = nb::ndarray<nb::numpy, double>;

// The backward pass for this instruction set, null if the machine does not have it.
Backward find_backward(const std::string& name) {
#ifdef HECKMECK_WIDE
    if (name == "avx512" && __builtin_cpu_supports("avx512f")) return avx512::backward;
    if (name == "avx2" && __builtin_cpu_supports("avx2")) return avx2::backward;
#endif
    return name == "plain" ? plain::backward : nullptr;
}

Backward backward_for(const std::string& name) {
    const Backward backward = find_backward(name);
    if (!backward) throw std::invalid_argument("this machine has no instruction set " + name);
    return backward;
}

// Fastest first.
std::vector<std::string> instruction_sets() {
    std::vector<std::string> names;
    for (const char* name : {"avx512", "avx2", "plain"})
        if (find_backward(name)) names.push_back(name);
    return names;
}

Dice dice_of(int white, bool golden, std::size_t rows) {
    if (white < 1 || white > kMaxDice || white + golden > kMaxDice) throw std::invalid_argument("a turn has one to nine dice");
    if (rows != 1 && rows != 2) throw std::invalid_argument("a payoff table has one row, or two with bratworms");
    return {white, golden, rows == 2};
}

// Room for numbers, as wide vectors like it: whole blocks, each in a cache line of its own, not filled with zeros first.
class Room {
public:
    explicit Room(int size = 0) : blocks_(new Block[size / kBlock + 1]) {}
    double* data() const { return blocks_[0].at; }

private:
    struct alignas(64) Block {
        double at[kBlock];
    };
    std::unique_ptr<Block[]> blocks_;
};

// A turn solved for one payoff table at a time.
class Tree {
public:
    Tree(const Dice& dice, bool weasel, Backward backward)
        : graph_(graph_of(dice)), rows_(dice.bratworms ? 2 : 1), weasels_(weasel), backward_(backward),
          options_(graph_.most_options()) {
        for (int left = 0; left <= weasels_; ++left) {
            roll_[left] = Room(graph_.size());
            settle_[left] = Room(graph_.size() + 1);
        }
    }

    void solve(const double* payoff) {
        payoff_.assign(payoff, payoff + rows_ * kEndings);
        const double lowest = *std::min_element(payoff_.begin(), payoff_.end());
        for (int left = 0; left <= weasels_; ++left) {
            const double* reroll = left > 0 ? roll_[0].data() : nullptr;
            backward_(graph_.turn(), payoff_.data(), lowest, reroll, {roll_[left].data(), settle_[left].data(), options_.data()});
        }
    }

    double start_value() const { return roll_[weasels_].data()[graph_.start()]; }

    double roll(int faces, int white, bool golden, int total, bool bratworm, bool weasel) const {
        return roll_[layer(weasel)].data()[graph_.find({faces, white, golden, total, bratworm})];
    }

    double settle(int faces, int white, bool golden, int total, bool bratworm, bool weasel) const {
        return settle_[layer(weasel)].data()[graph_.find({faces, white, golden, total, bratworm})];
    }

    Array endings(int faces, int white, bool golden, int total, bool bratworm, bool weasel, double tolerance) const {
        const Index from = graph_.find({faces, white, golden, total, bratworm});
        const int left = layer(weasel);
        const std::size_t size = rows_ * kEndings;
        double* chances = new double[size]();
        nb::capsule owner(chances, [](void* data) noexcept { delete[] static_cast<double*>(data); });
        {
            nb::gil_scoped_release release;
            const Solved solved{payoff_.data(), {roll_[0].data(), roll_[1].data()}, {settle_[0].data(), settle_[1].data()}};
            forward(graph_, solved, from, left, tolerance, chances);
        }
        return Array(chances, {static_cast<std::size_t>(rows_), static_cast<std::size_t>(kEndings)}, owner);
    }

private:
    int layer(bool weasel) const {
        if (weasel && weasels_ == 0) throw std::invalid_argument("solved without a weasel");
        return weasel;
    }

    const Graph& graph_;
    int rows_;
    int weasels_;
    Backward backward_;
    Room options_;
    Room roll_[2];    // by weasels left
    Room settle_[2];  // by weasels left
    std::vector<double> payoff_;
};

Tree solve(int white, bool golden, bool weasel, Table payoff, const std::string& instruction_set) {
    const Dice dice = dice_of(white, golden, payoff.shape(0));
    const Backward backward = backward_for(instruction_set);
    nb::gil_scoped_release release;
    Tree tree(dice, weasel, backward);
    tree.solve(payoff.data());
    return tree;
}

Array start_values(int white, bool golden, bool weasel, Tables payoffs, const std::string& instruction_set) {
    const Dice dice = dice_of(white, golden, payoffs.shape(1));
    const Backward backward = backward_for(instruction_set);
    const std::size_t count = payoffs.shape(0), size = payoffs.shape(1) * kEndings;
    double* values = new double[count];
    nb::capsule owner(values, [](void* data) noexcept { delete[] static_cast<double*>(data); });
    {
        nb::gil_scoped_release release;
        Tree tree(dice, weasel, backward);
        for (std::size_t i = 0; i < count; ++i) {
            tree.solve(payoffs.data() + i * size);
            values[i] = tree.start_value();
        }
    }
    return Array(values, {count}, owner);
}

}  // namespace

}  // namespace heckmeck

NB_MODULE(_kernel, module) {
    using namespace heckmeck;
    using namespace nb::literals;
    module.doc() = "The exact turn solver's core, and learning an evaluator.";
    module.def("instruction_sets", &instruction_sets);
    module.def("solve", &solve, "white"_a, "golden"_a, "weasel"_a, "payoff"_a, "instruction_set"_a);
    module.def("start_values", &start_values, "white"_a, "golden"_a, "weasel"_a, "payoffs"_a, "instruction_set"_a);
    nb::class_<Tree>(module, "Tree")
        .def("roll", &Tree::roll, "faces"_a, "white"_a, "golden"_a, "total"_a, "bratworm"_a, "weasel"_a)
        .def("settle", &Tree::settle, "faces"_a, "white"_a, "golden"_a, "total"_a, "bratworm"_a, "weasel"_a)
        .def("endings", &Tree::endings, "faces"_a, "white"_a, "golden"_a, "total"_a, "bratworm"_a, "weasel"_a, "tolerance"_a);
    bind_bulk(module);
    bind_learn(module);
}
