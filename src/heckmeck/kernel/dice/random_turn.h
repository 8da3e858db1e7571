// A turn of random legal play, every legal action equally likely, in one step.
//
// How such a turn ends does not depend on the board, so the chance of every ending is worked out once and an ending is drawn.
// Whoever wants to see the dice rolls turns until one ends like this: that shows every course of the turn with its true chance.
#pragma once

#include <cstdint>
#include <vector>

#include "dice/board.h"
#include "luck.h"

namespace heckmeck {

// Draws from a distribution in constant time (the alias method).
class Draw {
public:
    explicit Draw(std::vector<double> chances);

    int operator()(Luck& luck) const {
        const std::uint64_t bits = luck.next();
        const Column& column = columns_[bits >> (64 - kBits)];
        return column.outcome[(bits << kBits) >= column.own_share];  // no branch: nobody could predict it
    }

private:
    static constexpr int kBits = 8;
    static constexpr int kColumns = 1 << kBits;
    struct Column {
        std::uint64_t own_share;  // of 2^64
        std::uint8_t outcome[2];  // its own, and another one
    };
    Column columns_[kColumns];
};

// What a seat brings to its turn, as far as the dice know.
enum class Kit { kBare, kWeasel, kGoldenDie, kPlainGoldenDie };

inline Kit kit_of(const Rules& rules, Specialist held) {
    if (held == kGoldenDie) return rules.plain_golden_die ? Kit::kPlainGoldenDie : Kit::kGoldenDie;
    return held == kWeasel ? Kit::kWeasel : Kit::kBare;
}

// The chance of every ending of a random turn, in the order of a payoff table with two rows.
std::vector<double> random_endings(Kit kit);

}  // namespace heckmeck
