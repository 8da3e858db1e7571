// A board as a seat about to act sees it, as numbers of the features that it has: what the first layer of a net adds up.
#pragma once

#include "dice/board.h"
#include "net/shape.h"

namespace heckmeck {

constexpr int kMostFeatures = kMaxPortions + 3 * kMaxSeats + 1 + kSpecialists + kMaxSeats + 1;

int feature_count(const Rules& rules);  // that there are
int feature_width(const Rules& rules);  // that a board can have at most

// Writes `feature_width` of them in ascending order: each at a place of its own, so that boards can be compared place by place,
// and `kNoFeature` where a board has none.
void write_features(const Rules& rules, const Board& board, int seat, Feature* to);

}  // namespace heckmeck
