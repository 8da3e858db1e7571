// Turns for Python: solved for a payoff table.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "bindings/bindings.h"
#include "instruction_sets.h"
#include "turn/tree.h"

namespace nb = nanobind;

namespace heckmeck {

namespace {

using Table = nb::ndarray<const double, nb::shape<-1, kEndings>, nb::c_contig, nb::device::cpu>;
using Tables = nb::ndarray<const double, nb::shape<-1, -1, kEndings>, nb::c_contig, nb::device::cpu>;
using Array = nb::ndarray<nb::numpy, double>;

Dice dice_of(int white, bool golden, std::size_t rows) {
    if (white < 1 || white > kMaxDice || white + golden > kMaxDice) throw std::invalid_argument("a turn has one to nine dice");
    if (rows != 1 && rows != 2) throw std::invalid_argument("a payoff table has one row, or two with bratworms");
    return {white, golden, rows == 2};
}

int layer(const Tree<double>& tree, bool weasel) {
    if (weasel && !tree.weasel()) throw std::invalid_argument("solved without a weasel");
    return weasel;
}

double roll(const Tree<double>& tree, int faces, int white, bool golden, int total, bool bratworm, bool weasel) {
    return tree.roll(tree.graph().find({faces, white, golden, total, bratworm}), layer(tree, weasel));
}

double settle(const Tree<double>& tree, int faces, int white, bool golden, int total, bool bratworm, bool weasel) {
    return tree.settle(tree.graph().find({faces, white, golden, total, bratworm}), layer(tree, weasel));
}

Array endings(const Tree<double>& tree, int faces, int white, bool golden, int total, bool bratworm, bool weasel, double tolerance) {
    const Index from = tree.graph().find({faces, white, golden, total, bratworm});
    const int left = layer(tree, weasel);
    const std::size_t rows = tree.rows(), columns = kEndings;
    double* chances = new double[rows * columns]();
    nb::capsule owner(chances, [](void* data) noexcept { delete[] static_cast<double*>(data); });
    {
        nb::gil_scoped_release release;
        tree.add_endings(from, left, tolerance, chances);
    }
    return Array(chances, {rows, columns}, owner);
}

Tree<double> solve(int white, bool golden, bool weasel, Table payoff, const std::string& isa) {
    const Dice dice = dice_of(white, golden, payoff.shape(0));
    const Backward<double> backward = instruction_set(isa).backward;
    nb::gil_scoped_release release;
    Tree<double> tree(dice, weasel, backward);
    tree.solve(payoff.data());
    return tree;
}

Array start_values(int white, bool golden, bool weasel, Tables payoffs, const std::string& isa) {
    const Dice dice = dice_of(white, golden, payoffs.shape(1));
    const Backward<double> backward = instruction_set(isa).backward;
    const std::size_t count = payoffs.shape(0), size = payoffs.shape(1) * kEndings;
    double* values = new double[count];
    nb::capsule owner(values, [](void* data) noexcept { delete[] static_cast<double*>(data); });
    {
        nb::gil_scoped_release release;
        Tree<double> tree(dice, weasel, backward);
        for (std::size_t i = 0; i < count; ++i) {
            tree.solve(payoffs.data() + i * size);
            values[i] = tree.roll(tree.graph().start(), weasel);
        }
    }
    return Array(values, {count}, owner);
}

}  // namespace

void bind_turn(nb::module_& module) {
    using namespace nb::literals;
    module.def("instruction_sets", &instruction_sets);
    module.def("solve", &solve, "white"_a, "golden"_a, "weasel"_a, "payoff"_a, "instruction_set"_a);
    module.def("start_values", &start_values, "white"_a, "golden"_a, "weasel"_a, "payoffs"_a, "instruction_set"_a);
    nb::class_<Tree<double>>(module, "Tree")
        .def("roll", &roll, "faces"_a, "white"_a, "golden"_a, "total"_a, "bratworm"_a, "weasel"_a)
        .def("settle", &settle, "faces"_a, "white"_a, "golden"_a, "total"_a, "bratworm"_a, "weasel"_a)
        .def("endings", &endings, "faces"_a, "white"_a, "golden"_a, "total"_a, "bratworm"_a, "weasel"_a, "tolerance"_a);
}

}  // namespace heckmeck
