// Playing on with luck that does not depend on what was drawn before.
#pragma once

#include "cards/table.h"

namespace heckmeck::cards {

// The luck of one deal. What a seat draws depends on when it draws, told by the round and by what lies in front of it, and not on
// how much was drawn before: games that differ by a card or a choice meet nearly the same luck afterwards, and can be compared.
class Fate {
public:
    explicit Fate(std::uint64_t seed) : seed_(seed) {}

    Luck of(const Table& table, bool passes, bool plays) const;

private:
    const std::uint64_t seed_;
};

void act(Table& table, const Action& action, const Fate& fate);
void draw_owed(Table& table, int count, const Fate& fate);
// By the patient rule, until the round is over and no more than this many are left.
void play_on(Table& table, int left, const Fate& fate);

}  // namespace heckmeck::cards
