// A turn as plain numbers and pointers: what the two passes over its states read.
//
// Nothing inline with external linkage may stand here, nor a container: backward.cpp is compiled once per instruction set, and the
// linker must not pick a function from the wrong one.
#pragma once

#include <cstdint>

namespace heckmeck {

constexpr int kFaces = 6;
constexpr int kMaxDice = 9;
constexpr int kBlock = 16;  // states side by side in a table: the lanes of the widest vector
constexpr int kFour = 4;
constexpr int kCannedWormPoints = 5;                           // S-can
constexpr int kTotals = 5 * kMaxDice + kCannedWormPoints + 1;  // 0 to 45 from nine dice, and more from a canned worm

// The endings of a turn in the order of a payoff table: for each bratworm flag the stops as [worm][total], then failing.
constexpr int kEndings = 2 * kTotals + 1;

using Index = std::uint16_t;

// States whose rolls branch alike: the same dice in hand and as many free faces. They are solved side by side, one per lane.
// Every free face has a slot, the highest face slot 0; so a free worm is slot 0 and a free one is the last slot.
struct Group {
    int first;    // number of the first state
    int states;   // without the padding
    int padded;   // rounded up to whole blocks by repeating the last state
    int white;    // white dice in hand
    bool golden;  // the golden die is in hand
    int slots;
    // Four lanes from a multiple of four on have the same faces aside and ascending totals, so what a choice leads to lies side by
    // side for them. Totals that no turn comes to fill the gaps.
    bool in_fours;

    // Number of the state reached by laying aside `count` white dice, [block][slot][count - 1][lane of the block].
    const Index* next;
    // With the golden die in hand and a face free, what becomes of the last slot when the die shows a one and of slot 0 when it
    // shows a worm, [count][lane]: the golden die joins the white ones, and can be laid aside alone. For a state where that face is
    // not free the slot is as ever, and a count of 0 leads to `Turn::nothing`. Null otherwise.
    const Index* golden_one;
    const Index* golden_worm;
};

// All faces are free at the start of a turn, and it has no other state beside it. So what lies side by side there is how many white
// dice show each of three faces, for all rolls with as many dice left for the other three.
struct Opening {
    int left;
    int lanes;  // so many there are; the others fill up the row and have no chance
    std::uint8_t count[3][kBlock];
    double chance[kBlock];
    float float_chance[kBlock];
};

struct Turn {
    const Group* groups;  // by dice in hand, ascending: a laying-aside leads to an earlier group
    int group_count;
    const Index* stop;         // for every state its place in the payoff table when the player stops
    const Index* fail;         // and when a roll fails
    const double* stuck;       // for every state the chance that a roll shows only faces already aside (T5)
    const float* float_stuck;  // the same in single precision
    const std::uint8_t* real;  // for every state whether a turn comes to it, and it does not just fill up a row
    const Opening* openings;   // of the last group, the start
    int opening_count;
    Index nothing;  // four places after the last state for an option that is not there
};

namespace {

// Where the options of the state in this lane begin in `Group::next`. Those of the next slot come `white * kBlock` later.
[[maybe_unused]] inline int first_option(const Group& group, int lane) {
    return lane / kBlock * group.slots * group.white * kBlock + lane % kBlock;
}

[[maybe_unused]] inline const double* chances(const Opening& opening, double) { return opening.chance; }
[[maybe_unused]] inline const float* chances(const Opening& opening, float) { return opening.float_chance; }

}  // namespace

}  // namespace heckmeck
