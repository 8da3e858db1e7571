#include "dice/rows.h"

namespace heckmeck {

std::size_t row_size(const Rules& rules) { return rules.portion_count + rules.specialists + rules.seats + 1; }

Board read_board(const Rules& rules, const std::uint8_t* from) {
    Board board{};
    for (Specialist& held : board.held) held = kNoSpecialist;
    for (Portions left = rules.portions; left; left &= left - 1, ++from) {
        const int portion = lowest_bit(left);
        if (*from == 0) board.face_up |= one_portion(portion);
        if (*from == 1) board.face_down |= one_portion(portion);
        if (*from < 2) continue;
        Stack& stack = board.stacks[(*from - 2) / kMaxPortions % kMaxSeats];
        stack.at[(*from - 2) % kMaxPortions] = static_cast<std::uint8_t>(portion);
        ++stack.size;
    }
    for (int at = 0; at < rules.specialists; ++at, ++from) {
        const Specialist specialist = rules.specialist[at];
        if (*from <= kHighestPortion)
            board.standing[specialist] = *from;
        else
            board.held[(*from - kHighestPortion - 1) % kMaxSeats] = specialist;
    }
    for (int seat = 0; seat < rules.seats; ++seat) board.bratworms[seat] = *from++;
    board.supply = *from;
    return board;
}

}  // namespace heckmeck
