// Karteneck played on, to see how likely each seat is to win.
#pragma once

#include <cstdint>
#include <vector>

#include "cards/search.h"

namespace heckmeck::cards {

// Imagines the table `deals` times and plays `rounds` rounds by the patient rule, the present one included; with actions once from
// each of them, in the same deals with the same luck. Every seat's chance to win after that, by action, by deal and by seat: its
// part of the win at the end of the game, a forecast before it. A deal depends on the seed and its number alone.
std::vector<float> play_out(const View& view, const std::vector<Action>& actions, int rounds, int deals, std::uint64_t seed);

// Actions of the seat to act from their numbers, if all of them are legal.
heckmeck_error read_actions(const View& view, const std::uint64_t* numbers, std::size_t count, std::vector<Action>& actions);

}  // namespace heckmeck::cards
