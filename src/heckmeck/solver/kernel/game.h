// Whole games, turn by turn, and what is kept of them.
#pragma once

#include <cstdint>
#include <vector>

#include "board.h"

namespace heckmeck {

enum class Level { kRandom, kRooster, kChampion };

// What is played: `players` by number, game k of them shifted by k places if they `rotate`.
struct Contest {
    Rules rules;
    std::vector<Level> players;
    std::uint64_t seed = 0;
    bool rotate = false;
    bool keep_moves = false;
};

// What became of some games, one after the other.
struct Kept {
    int seats = 0;
    std::vector<float> shares;         // of every seat: 1 for a win, a part of it for a shared one
    std::vector<std::int16_t> scores;  // of every seat
    std::vector<std::int32_t> turns;   // of every game
    std::vector<std::uint32_t> moves;  // of all games
    std::vector<std::int64_t> ends;    // for every game where its moves end
};

Kept play_games(const Contest& contest, std::int64_t first, std::int64_t games);

}  // namespace heckmeck
