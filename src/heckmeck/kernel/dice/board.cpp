#include "dice/board.h"

namespace heckmeck {

namespace {

constexpr int kAppleWorms = 3;

// The lowest unoccupied face-up portion of the grill, or the game has no room for the specialist any more (S4).
void place(Board& board, Specialist specialist) {
    Portions unoccupied = board.face_up;
    for (const std::uint8_t portion : board.standing)
        if (portion) unoccupied &= ~one_portion(portion);
    board.standing[specialist] = static_cast<std::uint8_t>(unoccupied ? lowest_bit(unoccupied) : 0);
}

// Nobody holds two (S3): with a second specialist there are two boards, for keeping the old one and the new one.
int receive(const Board& board, int seat, Specialist specialist, Claimed* claimed) {
    const Specialist own = board.held[seat];
    claimed[0] = {board, Claimed::Question::kNone, 0};
    if (own == kNoSpecialist) {
        claimed[0].board.held[seat] = specialist;
        return 1;
    }
    claimed[0].question = Claimed::Question::kWhichSpecialist;
    claimed[1] = claimed[0];
    claimed[0].answer = own;
    place(claimed[0].board, specialist);
    claimed[1].answer = specialist;
    claimed[1].board.held[seat] = specialist;
    place(claimed[1].board, own);
    return 2;
}

// A bratworm at once, then the raven moves (S-raven).
int meet_raven(const Rules& rules, const Board& board, int seat, Claimed* claimed) {
    int count = 0;
    const unsigned rivals = bratworm_rivals(rules, board, seat);
    const bool asked = rivals & (rivals - 1);
    for (int rival = 0; rival < rules.seats; ++rival) {
        if (!(rivals >> rival & 1)) continue;
        claimed[count] = {board, asked ? Claimed::Question::kWhoseBratworm : Claimed::Question::kNone, rival};
        take_bratworm(claimed[count++].board, seat, rival);
    }
    if (count == 0) {
        claimed[count] = {board, Claimed::Question::kNone, 0};
        take_bratworm(claimed[count++].board, seat, kNobody);
    }
    for (int at = 0; at < count; ++at) place(claimed[at].board, kRaven);
    return count;
}

int take(const Rules& rules, Board board, int seat, int portion, Claimed* claimed) {
    const Specialist specialist = specialist_on(board, portion);
    board.face_up &= ~one_portion(portion);
    board.stacks[seat].put_on(portion);
    if (specialist == kNoSpecialist) {
        claimed[0] = {board, Claimed::Question::kNone, 0};
        return 1;
    }
    board.standing[specialist] = 0;
    if (specialist == kRaven) return meet_raven(rules, board, seat, claimed);
    return receive(board, seat, specialist, claimed);
}

int steal(Board board, int seat, int rival, Claimed* claimed) {
    const Specialist specialist = board.held[rival];
    if (specialist != kHen) board.stacks[seat].put_on(board.stacks[rival].take_off());
    if (specialist == kNoSpecialist) {
        claimed[0] = {board, Claimed::Question::kNone, 0};
        return 1;
    }
    board.held[rival] = kNoSpecialist;
    return receive(board, seat, specialist, claimed);
}

// The portion to turn over after this one, or none (0), was put back; 0 for no portion (F2, F3).
int to_turn_over(const Rules& rules, const Board& board, int returned) {
    if (!board.face_up || (!returned && rules.turn_over != TurnOver::kEvery)) return 0;
    const int portion = highest_bit(board.face_up);
    return portion == returned && rules.turn_over != TurnOver::kAlways ? 0 : portion;
}

}  // namespace

int worms(int portion) { return kOnlyExact >> portion & 1 ? 1 : (portion - 17) / 4; }

Board first_board(const Rules& rules) {
    Board board{};
    board.face_up = rules.portions;
    board.supply = static_cast<std::uint8_t>(rules.bratworms);
    for (Specialist& held : board.held) held = kNoSpecialist;
    for (int at = 0; at < rules.specialists; ++at) board.standing[rules.specialist[at]] = rules.starts_on[at];
    return board;
}

int score(const Board& board, int seat) {
    int total = board.bratworms[seat] + (board.held[seat] == kApple ? kAppleWorms : 0);
    const Stack& stack = board.stacks[seat];
    for (int at = 0; at < stack.size; ++at) total += worms(stack.at[at]);
    return total;
}

unsigned winners(const Rules& rules, const Board& board) {
    int best = -1;
    unsigned found = 0;
    for (int seat = 0; seat < rules.seats; ++seat) {
        const Stack& stack = board.stacks[seat];
        int rank = score(board, seat) << 8;
        int single = 0;
        for (int at = 0; at < stack.size; ++at) single = stack.at[at] > single ? stack.at[at] : single;
        rank += single;
        if (rank > best) found = 0;
        if (rank >= best) {
            found |= 1u << seat;
            best = rank;
        }
    }
    return found;
}

Specialist specialist_on(const Board& board, int portion) {
    for (int specialist = 0; specialist < kSpecialists; ++specialist)
        if (board.standing[specialist] == portion) return static_cast<Specialist>(specialist);
    return kNoSpecialist;
}

Prizes prizes(const Rules& rules, const Board& board, int seat, int total) {
    const Portions exact = one_portion(total);
    if (board.face_up & exact) return {exact};
    if (!(kOnlyExact & exact))
        for (int rival = 0; rival < rules.seats; ++rival)
            if (rival != seat && !board.stacks[rival].empty() && board.stacks[rival].top() == total) return {0, total, rival};
    const Portions lower = board.face_up & ~kOnlyExact & (exact - 1);
    if (!lower || rules.any_lower) return {lower};
    return {one_portion(highest_bit(lower))};
}

int claim(const Rules& rules, const Board& board, int seat, int portion, int rival, Claimed* claimed) {
    return rival == kNobody ? take(rules, board, seat, portion, claimed) : steal(board, seat, rival, claimed);
}

void put_back(const Rules& rules, Board& board, int seat) {
    const Specialist own = board.held[seat];
    Stack& stack = board.stacks[seat];
    int returned = 0;
    if (!stack.empty() && own != kHen) {
        returned = stack.take_off();
        board.face_up |= one_portion(returned);
    }
    const int turned = to_turn_over(rules, board, returned);
    if (turned) {
        board.face_up &= ~one_portion(turned);
        board.face_down |= one_portion(turned);
    }
    const bool hen_stays = own == kHen && stack.empty();
    if (own != kNoSpecialist && !hen_stays) {
        board.held[seat] = kNoSpecialist;
        place(board, own);
    }
    const Specialist displaced = turned ? specialist_on(board, turned) : kNoSpecialist;
    if (displaced != kNoSpecialist) {
        board.standing[displaced] = 0;
        place(board, displaced);
    }
}

unsigned bratworm_rivals(const Rules& rules, const Board& board, int seat) {
    unsigned rivals = 0;
    for (int rival = 0; rival < rules.seats && !board.supply; ++rival)
        if (rival != seat && board.bratworms[rival] && board.held[rival] != kHen) rivals |= 1u << rival;
    return rivals;
}

void take_bratworm(Board& board, int seat, int rival) {
    if (rival != kNobody) {
        --board.bratworms[rival];
    } else if (board.supply) {
        --board.supply;
    } else {
        return;
    }
    ++board.bratworms[seat];
}

}  // namespace heckmeck
