// Endgames for Python: the part of `heckmeck.kernel._kernel` that `heckmeck.forecast.endgame` uses.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>

#include <memory>
#include <stdexcept>
#include <string>

#include "dice/features.h"
#include "dice/rows.h"
#include "dice/endgame.h"
#include "bindings/bindings.h"
#include "dice/net_worth.h"
#include "instruction_sets.h"

namespace nb = nanobind;

namespace heckmeck {

namespace {

using Row = nb::ndarray<const std::uint8_t, nb::shape<-1>, nb::c_contig, nb::device::cpu>;

Board board_of(const Rules& rules, const Row& row, int seat) {
    if (row.shape(0) != row_size(rules)) throw std::invalid_argument("not a board of this game");
    if (seat < 0 || seat >= rules.seats) throw std::invalid_argument("no such seat");
    return read_board(rules, row.data());
}

// None if there are too many boards.
std::unique_ptr<Endgame> solve_endgame(const Rules& rules, Row row, int seat, int most, double tolerance, const std::string& isa) {
    if (rules.seats != 2) throw std::invalid_argument("endgames are solved for two players");
    const Board board = board_of(rules, row, seat);
    const Backward<double> backward = instruction_set(isa).backward;
    nb::gil_scoped_release release;
    auto endgame = std::make_unique<Endgame>(rules);
    if (!endgame->explore(board, seat, most)) return nullptr;
    endgame->iterate(tolerance, backward);
    return endgame;
}

double chance(const Endgame& endgame, Row row, int seat) {
    return endgame.chance(board_of(endgame.rules(), row, seat), seat);
}

double chance_if_played(const Endgame& endgame, Row row, int seat, const NetRoom* net, const std::string& isa) {
    const InstructionSet set = instruction_set(isa);
    const Board board = board_of(endgame.rules(), row, seat);
    if (!net) {
        Lead lead;
        return endgame.chance_if_played(board, seat, lead, set.float_backward);
    }
    if (net->features() != feature_count(endgame.rules()) || net->net().seats != endgame.rules().seats)
        throw std::invalid_argument("a net for another game or number of players");
    Forecaster forecaster(net->net(), set.forecast);
    return endgame.chance_if_played(board, seat, forecaster, set.float_backward);
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
