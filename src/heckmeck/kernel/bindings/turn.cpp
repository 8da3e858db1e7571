// Turns for Python: solved for a payoff table.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <string>
#include <vector>

#include "bindings/arrays.h"
#include "bindings/bindings.h"
#include "turn/tree.h"

namespace nb = nanobind;

namespace heckmeck {

namespace {

using Table = nb::ndarray<const double, nb::shape<-1, kEndings>, nb::c_contig, nb::device::cpu>;
using Tables = nb::ndarray<const double, nb::shape<-1, -1, kEndings>, nb::c_contig, nb::device::cpu>;
using Array = nb::ndarray<nb::numpy, double>;

std::vector<std::string> instruction_sets() {
    std::vector<std::string> names;
    for (int number = 0; const InstructionSet* set = instruction_set(number); ++number) names.push_back(set->name);
    return names;
}

Dice dice_of(int white, bool golden, std::size_t rows) {
    Dice dice;
    check(make_dice(white, golden, rows, dice));
    return dice;
}

Index find(const Tree<double>& tree, const State& state, bool weasel) {
    Index found;
    check(tree.find(state, weasel, found));
    return found;
}

double roll(const Tree<double>& tree, int faces, int white, bool golden, int total, bool bratworm, bool weasel) {
    return tree.roll(find(tree, {faces, white, golden, total, bratworm}, weasel), weasel);
}

double settle(const Tree<double>& tree, int faces, int white, bool golden, int total, bool bratworm, bool weasel) {
    return tree.settle(find(tree, {faces, white, golden, total, bratworm}, weasel), weasel);
}

Array endings(const Tree<double>& tree, int faces, int white, bool golden, int total, bool bratworm, bool weasel,
              double tolerance) {
    const Index from = find(tree, {faces, white, golden, total, bratworm}, weasel);
    const std::size_t rows = tree.rows(), columns = kEndings;
    Fresh<double> chances(rows * columns);
    {
        nb::gil_scoped_release release;
        tree.add_endings(from, weasel, tolerance, chances.data());
    }
    return Array(chances.data(), {rows, columns}, chances.owner);
}

Tree<double> solve(int white, bool golden, bool weasel, Table payoff, const std::string& set) {
    const Dice dice = dice_of(white, golden, payoff.shape(0));
    const Passes<double> passes = named(set).turn;
    nb::gil_scoped_release release;
    Tree<double> tree(dice, weasel, passes);
    tree.solve(payoff.data());
    return tree;
}

Array start_values(int white, bool golden, bool weasel, Tables payoffs, const std::string& set) {
    const Dice dice = dice_of(white, golden, payoffs.shape(1));
    const BackwardMany many_turns = named(set).many_turns;
    const std::size_t count = payoffs.shape(0), size = payoffs.shape(1) * kEndings;
    Fresh<double> values(count);
    {
        nb::gil_scoped_release release;
        const Turn turn = graph_of(dice).turn();
        const int endings = static_cast<int>(size);
        const Room<double> room(kMostAtOnce * (endings + 3 * (turn.nothing + kFour)));
        for (std::size_t at = 0; at < count;) {
            const int left = static_cast<int>(std::min<std::size_t>(count - at, kMostAtOnce));
            at += many_turns(turn, payoffs.data() + at * size, endings, left, weasel, room.data(), values.data() + at);
        }
    }
    return Array(values.data(), {count}, values.owner);
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
