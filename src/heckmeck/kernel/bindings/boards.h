// Boards of the dice games as Python hands them over, and how far they are played on.
#pragma once

#include <nanobind/ndarray.h>

#include <cstdint>
#include <stdexcept>

#include "bindings/arrays.h"
#include "dice/played_on.h"
#include "dice/rules.h"

namespace heckmeck {

using Row = nanobind::ndarray<const std::uint8_t, nanobind::shape<-1>, nanobind::c_contig, nanobind::device::cpu>;

inline Board board_of(const Rules& rules, const std::uint8_t* row, std::size_t size, std::int64_t seat) {
    Board board;
    check(size == row_size(rules) ? read_board(rules, row, static_cast<int>(seat), board) : HECKMECK_BOARD);
    return board;
}

inline Board board_of(const Rules& rules, const Row& row, std::int64_t seat) {
    return board_of(rules, row.data(), row.shape(0), seat);
}

inline Ahead ahead_of(int few, int turns) {
    if (few < 0 || turns < 0 || turns > kMostAhead) throw std::invalid_argument("boards are played on for 0 to 4 turns");
    return {few, turns};
}

}  // namespace heckmeck
