// The board of the dice games, and what a success or a failed attempt does to it: `rules/board.py` and `rules/attempt.py` in C++.
//
// The Python rules are the rules; the tests replay every kind of game through them. Portions are bits of a set by their value.
#pragma once

#include <cstdint>

#include "bits.h"

namespace heckmeck {

constexpr int kMaxSeats = 7;
constexpr int kMaxPortions = 18;
constexpr int kHighestPortion = 36;
constexpr int kSpecialists = 6;
constexpr int kNobody = -1;

// In the order of the Python enumeration.
enum Specialist : std::int8_t { kCannedWorm, kHen, kRaven, kWeasel, kGoldenDie, kApple, kNoSpecialist = -1 };

using Portions = std::uint64_t;  // portion p is bit p

constexpr Portions one_portion(int portion) { return Portions{1} << portion; }
constexpr Portions kOnlyExact = one_portion(11) | one_portion(13);  // neither stolen nor taken as a lower one (T8, T9)

int worms(int portion);  // C1

enum class TurnOver { kPrint, kAlways, kEvery };

// What is in the box, how many play, and the house rules.
struct Rules {
    int seats = 0;
    Portions portions = 0;
    int portion_count = 0;
    std::uint8_t number[kHighestPortion + 1] = {};  // of every portion, ascending
    int specialists = 0;
    Specialist specialist[kSpecialists];  // in the order of the game's components
    std::uint8_t starts_on[kSpecialists];
    int bratworms = 0;
    bool any_lower = false;
    TurnOver turn_over = TurnOver::kPrint;
    bool plain_golden_die = false;
};

// The portions a seat has won, bottom to top (T11).
struct Stack {
    std::uint8_t size;
    std::uint8_t at[kMaxPortions];

    bool empty() const { return size == 0; }
    int top() const { return at[size - 1]; }
    void put_on(int portion) { at[size++] = static_cast<std::uint8_t>(portion); }
    int take_off() { return at[--size]; }
};

// Without initial values, because room for boards is made at every turn.
struct Board {
    Portions face_up;
    Portions face_down;
    Stack stacks[kMaxSeats];
    Specialist held[kMaxSeats];
    std::uint8_t standing[kSpecialists];  // by specialist the portion it stands on; 0 if it is held or out of the game
    std::uint8_t bratworms[kMaxSeats];
    std::uint8_t supply;
};

// What a total wins (T7-T10): portions of the grill to choose from, or the top portion of a rival's stack.
struct Prizes {
    Portions grill = 0;
    int stolen = 0;
    int rival = kNobody;

    bool none() const { return !grill && rival == kNobody; }
};

// A board after a success whose question, if it opened one, was answered: with a rival (B2) or the specialist kept (S3).
struct Claimed {
    Board board;
    enum class Question { kNone, kWhoseBratworm, kWhichSpecialist } question;
    int answer;
};
constexpr int kMostAnswers = kMaxSeats - 1;

Board first_board(const Rules& rules);
int score(const Board& board, int seat);                   // E2
unsigned winners(const Rules& rules, const Board& board);  // as bits, if the game ended now (E2)
Specialist specialist_on(const Board& board, int portion);
Prizes prizes(const Rules& rules, const Board& board, int seat, int total);
// The seat gets a portion, of the grill or of the rival's stack; returns the number of boards that may come of it, in the order in
// which the rules list the answers.
int claim(const Rules& rules, const Board& board, int seat, int portion, int rival, Claimed* claimed);
void put_back(const Rules& rules, Board& board, int seat);  // F1-F4
inline void fail(const Rules& rules, Board& board, int seat) {
    const bool nothing = board.held[seat] == kNoSpecialist && board.stacks[seat].empty();
    if (!nothing || rules.turn_over == TurnOver::kEvery) put_back(rules, board, seat);  // else nothing happens (F3)
}

// From whom a bratworm is taken (B2): the rivals as bits; nobody if it comes from the supply or not at all.
unsigned bratworm_rivals(const Rules& rules, const Board& board, int seat);
void take_bratworm(Board& board, int seat, int rival);  // from the rival, or with `kNobody` from the supply if there is one

}  // namespace heckmeck
