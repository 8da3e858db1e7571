// Boards as `forecast/boards.py` writes them: rows of small numbers.
#pragma once

#include <cstddef>
#include <cstdint>

#include "dice/board.h"

namespace heckmeck {

std::size_t row_size(const Rules& rules);
Board read_board(const Rules& rules, const std::uint8_t* from);

}  // namespace heckmeck
