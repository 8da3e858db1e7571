#include "dice/worth.h"

namespace heckmeck {

namespace {

// What having a specialist is worth beside the worms it counts itself, as `HOLDING` in `solver/worth.py`.
constexpr double kHolding[kSpecialists] = {3, 3, 0, 3, 4, -2};

double lead(const Rules& rules, const Board& board, int seat) {
    double sum = 0, own = 0;
    for (int other = 0; other < rules.seats; ++other) {
        const Specialist held = board.held[other];
        const double worth = score(board, other) + (held == kNoSpecialist ? 0 : kHolding[held]);
        sum += worth;
        if (other == seat) own = worth;
    }
    return own - (sum - own) / (rules.seats - 1);
}

}  // namespace

void Lead::weigh(const Rules& rules, const Board&, const Board* boards, int count, int seat, double* worths) {
    for (int at = 0; at < count; ++at) worths[at] = lead(rules, boards[at], seat);
}

}  // namespace heckmeck
