// What all nets have in common: features to 128 or 256 to 32 units to a chance for every seat, rectified twice and a softmax.
//
// Nothing inline with external linkage may stand here: it is read by what is compiled once per instruction set.
#pragma once

#include <cstdint>

namespace heckmeck {

using Feature = std::uint16_t;
constexpr int kNoFeature = 65535;  // where a row has fewer features than there is room for

constexpr int kSlim = 128, kBroad = 256;  // the units of the first layer
constexpr int kNarrow = 32;
constexpr int kMostSeats = 7;
constexpr int kMostPlaces = 128;  // for the features of a board

}  // namespace heckmeck
