// Quick ways to act: at random, and by rules of thumb that play a game out in a few microseconds.
#pragma once

#include "cards/table.h"

namespace heckmeck::cards {

Action random_action(const Table& table, Luck& luck);  // every legal action equally likely
Action thumb_rule(const Table& table);                 // `players/card_bots.py` has it in Python
Action sly_rule(const Table& table);                   // does what seems to bring the most worms, counting cards kept
Action patient_rule(const Table& table);               // the same, and hopes for a worm card where there is none
double hand_worth(const Cards& hand);                  // in worms, as the sly rule counts

}  // namespace heckmeck::cards
