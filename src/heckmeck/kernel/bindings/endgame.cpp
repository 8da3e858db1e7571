// Endgames for Python: the part of the module that `heckmeck.forecast.endgame` uses.
#include "dice/endgame.h"

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <string>
#include <vector>

#include "bindings/arrays.h"
#include "bindings/bindings.h"
#include "bindings/boards.h"

namespace nb = nanobind;

namespace heckmeck {

namespace {

Board known_board(const Endgame& endgame, const Row& row, int seat) {
    const Board board = board_of(endgame.rules(), row, seat);
    if (!endgame.knows(board, seat)) check(HECKMECK_NO_BOARD);
    return board;
}

// None if there are too many boards.
std::unique_ptr<Endgame> solve_endgame(const Rules& rules, Row row, int seat, int most, double tolerance, const std::string& set) {
    const Board board = board_of(rules, row, seat);
    const Passes<double> passes = named(set).turn;
    nb::gil_scoped_release release;
    auto endgame = std::make_unique<Endgame>(rules);
    if (!endgame->explore(board, seat, most)) return nullptr;
    endgame->iterate(tolerance, passes);
    return endgame;
}

// The seat to act first.
std::vector<double> chances_on(const Endgame& endgame, Row row, int seat) {
    const double* found = endgame.chances(known_board(endgame, row, seat), seat);
    return std::vector<double>(found, found + endgame.rules().seats);
}

double chance_if_played(const Endgame& endgame, Row row, int seat, const Net* net, const std::string& set, int few, int ahead) {
    const InstructionSet& fast = named(set);
    const Board board = known_board(endgame, row, seat);
    if (!net) {
        Lead lead;
        return endgame.chance_if_played(board, seat, lead, fast.float_turn);
    }
    check(check_net(endgame.rules(), net));
    PlayedOn worth(endgame.rules(), *net, fast.forecast, fast.float_turn, ahead_of(few, ahead));
    return endgame.chance_if_played(board, seat, worth, fast.float_turn);
}

}  // namespace

void bind_endgame(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<Endgame>(module, "Endgame")
        .def_prop_ro("boards", &Endgame::size)
        .def_prop_ro("change", &Endgame::change)
        .def("chances", &chances_on, "board"_a, "seat"_a)
        .def("chance_if_played", &chance_if_played, "board"_a, "seat"_a, "net"_a.none(), "instruction_set"_a, "few"_a = 0,
             "ahead"_a = 0);
    module.def("solve_endgame", &solve_endgame, "rules"_a, "board"_a, "seat"_a, "most"_a, "tolerance"_a, "instruction_set"_a);
}

}  // namespace heckmeck
