// Dice games and boards as plain numbers, the way other languages write them; what makes no sense is refused.
#pragma once

#include <cstddef>
#include <cstdint>

#include "dice/board.h"
#include "errors.h"

namespace heckmeck {

// Specialists come in pairs: which one, and the portion it stands on at the start. `turn_over` is a number of `TurnOver`.
heckmeck_error make_rules(int seats, const int* portions, std::size_t portion_count, const int* specialists,
                          std::size_t specialist_count, int bratworms, bool any_lower, int turn_over, bool plain_golden_die,
                          Rules& rules);

// A row of a board: where each portion is (0 face up, 1 turned over, then 18 places for the stack of each seat, bottom to top),
// where each specialist is (0 out of the game, the portion it stands on, or 37 and the seat that holds it), every seat's bratworms,
// and the supply.
std::size_t row_size(const Rules& rules);
heckmeck_error read_board(const Rules& rules, const std::uint8_t* from, int seat, Board& board);  // with this seat to act

}  // namespace heckmeck
