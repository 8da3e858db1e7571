#include "dice/rules.h"

namespace heckmeck {

namespace {

bool is_portion(const Rules& rules, int portion) {
    return portion >= 0 && portion <= kHighestPortion && rules.portions & one_portion(portion);
}

}  // namespace

heckmeck_error make_rules(int seats, const int* portions, std::size_t portion_count, const int* specialists,
                          std::size_t specialist_count, int bratworms, bool any_lower, int turn_over, bool plain_golden_die,
                          Rules& rules) {
    rules = {};
    if (seats < 2 || seats > kMaxSeats) return HECKMECK_SEATS;
    if (portion_count > kMaxPortions || specialist_count > kSpecialists || bratworms < 0 || bratworms > UINT8_MAX)
        return HECKMECK_PIECES;
    if (turn_over < 0 || turn_over > static_cast<int>(TurnOver::kEvery)) return HECKMECK_TURN_OVER;
    rules.seats = seats;
    for (std::size_t at = 0; at < portion_count; ++at) {
        const int portion = portions[at];
        if (portion < 1 || portion > kHighestPortion || rules.portions >> portion) return HECKMECK_PORTION;  // they ascend
        rules.portions |= one_portion(portion);
        rules.number[portion] = static_cast<std::uint8_t>(rules.portion_count++);
    }
    for (std::size_t at = 0; at < specialist_count; ++at) {
        const int specialist = specialists[2 * at], portion = specialists[2 * at + 1];
        if (specialist < 0 || specialist >= kSpecialists) return HECKMECK_SPECIALIST;
        if (!is_portion(rules, portion)) return HECKMECK_PORTION;
        rules.specialist[at] = static_cast<Specialist>(specialist);
        rules.starts_on[at] = static_cast<std::uint8_t>(portion);
    }
    rules.specialists = static_cast<int>(specialist_count);
    rules.bratworms = bratworms;
    rules.any_lower = any_lower;
    rules.turn_over = static_cast<TurnOver>(turn_over);
    rules.plain_golden_die = plain_golden_die;
    return HECKMECK_OK;
}

std::size_t row_size(const Rules& rules) { return rules.portion_count + rules.specialists + rules.seats + 1; }

heckmeck_error read_board(const Rules& rules, const std::uint8_t* from, int seat, Board& board) {
    if (seat < 0 || seat >= rules.seats) return HECKMECK_SEAT;
    board = {};
    for (Specialist& held : board.held) held = kNoSpecialist;
    for (Portions left = rules.portions; left; left &= left - 1, ++from) {
        const int portion = lowest_bit(left);
        if (*from == 0) board.face_up |= one_portion(portion);
        if (*from == 1) board.face_down |= one_portion(portion);
        if (*from < 2) continue;
        const int owner = (*from - 2) / kMaxPortions, height = (*from - 2) % kMaxPortions;
        if (owner >= rules.seats || board.stacks[owner].at[height]) return HECKMECK_BOARD;
        board.stacks[owner].at[height] = static_cast<std::uint8_t>(portion);
        ++board.stacks[owner].size;
    }
    for (const Stack& stack : board.stacks)
        for (int height = 0; height < stack.size; ++height)
            if (!stack.at[height]) return HECKMECK_BOARD;  // a gap
    for (int at = 0; at < rules.specialists; ++at, ++from) {
        const Specialist specialist = rules.specialist[at];
        const int holder = *from - kHighestPortion - 1;
        if (holder < 0) {
            if (*from && !is_portion(rules, *from)) return HECKMECK_BOARD;
            board.standing[specialist] = *from;
        } else {
            if (holder >= rules.seats || board.held[holder] != kNoSpecialist) return HECKMECK_BOARD;
            board.held[holder] = specialist;
        }
    }
    for (int other = 0; other < rules.seats; ++other) board.bratworms[other] = *from++;
    board.supply = *from;
    return HECKMECK_OK;
}

}  // namespace heckmeck
