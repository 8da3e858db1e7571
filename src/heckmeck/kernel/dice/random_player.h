// Plays turns at random: every legal action equally likely, as in `players/random_play.py`.
#pragma once

#include "dice/play_turn.h"

namespace heckmeck {

void play_random_turn(Table& table);

}  // namespace heckmeck
