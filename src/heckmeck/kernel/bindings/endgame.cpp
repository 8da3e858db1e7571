// Endgames for Python: the part of the module that `heckmeck.forecast.endgame` uses.
#include "dice/endgame.h"

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>

#include <memory>
#include <string>

#include "bindings/arrays.h"
#include "bindings/bindings.h"
#include "dice/net_worth.h"
#include "dice/rules.h"

namespace nb = nanobind;

namespace heckmeck {

namespace {

using Row = nb::ndarray<const std::uint8_t, nb::shape<-1>, nb::c_contig, nb::device::cpu>;

Board board_of(const Rules& rules, const Row& row, int seat) {
    Board board;
    check(row.shape(0) == row_size(rules) ? read_board(rules, row.data(), seat, board) : HECKMECK_BOARD);
    return board;
}

Board known_board(const Endgame& endgame, const Row& row, int seat) {
    const Board board = board_of(endgame.rules(), row, seat);
    if (!endgame.knows(board, seat)) check(HECKMECK_NO_BOARD);
    return board;
}

// None if there are too many boards.
std::unique_ptr<Endgame> solve_endgame(const Rules& rules, Row row, int seat, int most, double tolerance, const std::string& set) {
    if (rules.seats != 2) check(HECKMECK_ENDGAME_SEATS);
    const Board board = board_of(rules, row, seat);
    const Passes<double> passes = named(set).turn;
    nb::gil_scoped_release release;
    auto endgame = std::make_unique<Endgame>(rules);
    if (!endgame->explore(board, seat, most)) return nullptr;
    endgame->iterate(tolerance, passes);
    return endgame;
}

double chance(const Endgame& endgame, Row row, int seat) { return endgame.chance(known_board(endgame, row, seat), seat); }

double chance_if_played(const Endgame& endgame, Row row, int seat, const Net* net, const std::string& set) {
    const InstructionSet& fast = named(set);
    const Board board = known_board(endgame, row, seat);
    if (!net) {
        Lead lead;
        return endgame.chance_if_played(board, seat, lead, fast.float_turn);
    }
    check(check_net(endgame.rules(), net));
    NetWorth worth(*net, fast.forecast);
    return endgame.chance_if_played(board, seat, worth, fast.float_turn);
}

}  // namespace

void bind_endgame(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<Endgame>(module, "Endgame")
        .def_prop_ro("boards", &Endgame::size)
        .def_prop_ro("change", &Endgame::change)
        .def("chance", &chance, "board"_a, "seat"_a)
        .def("chance_if_played", &chance_if_played, "board"_a, "seat"_a, "net"_a.none(), "instruction_set"_a);
    module.def("solve_endgame", &solve_endgame, "rules"_a, "board"_a, "seat"_a, "most"_a, "tolerance"_a, "instruction_set"_a);
}

}  // namespace heckmeck
