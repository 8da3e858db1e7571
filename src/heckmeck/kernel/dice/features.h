// A board as a seat about to act sees it, as numbers of the features that it has: what the first layer of a net adds up.
#pragma once

#include "dice/board.h"
#include "net/shape.h"

namespace heckmeck {

// What lies where, and besides that, who leads whom and who would lead with one more portion. The race comes last, so a net that
// knows the board alone reads the same numbers.
enum class Shown { kBoard, kRace };

constexpr int kMostPairs = kMaxSeats * (kMaxSeats - 1) / 2;
constexpr int kMostFeatures = kMaxPortions + 3 * kMaxSeats + 1 + kSpecialists + kMaxSeats + 1 + kMostPairs + 2 * kMaxSeats + 2;

static_assert(kMostFeatures <= kMostPlaces);

int feature_count(const Rules& rules, Shown shown);  // that there are
int feature_width(const Rules& rules, Shown shown);  // that a board can have at most

// Writes `feature_width` of them in ascending order: each at a place of its own, so that boards can be compared place by place,
// and `kNoFeature` where a board has none.
void write_features(const Rules& rules, const Board& board, int seat, Shown shown, Feature* to);

}  // namespace heckmeck
