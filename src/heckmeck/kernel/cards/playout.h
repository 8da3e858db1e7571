// How those who search play on from a choice, and what they count then.
#pragma once

#include "cards/horizon.h"

namespace heckmeck::cards {

// How a seat thinks.
enum class Style {
    kRooster,   // the round by the rule of thumb, for the lead in worms and the hand
    kChampion,  // the round by the patient rule, for the chance to win
    kFormer,    // three rounds by the sly rule, for the lead in worms and hands: the champion of version 1.0, kept as a yardstick
};

int rounds_played(Style style);  // at most, the present one included

// What the seat to act gets from an action at an imagined table, with this luck.
double play_on_from(Table& table, const Action& action, Style style, const Weights& weights, Luck luck);

}  // namespace heckmeck::cards
