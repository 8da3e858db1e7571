// Whole games of Karteneck, and what is kept of them.
#pragma once

#include <cstdint>
#include <vector>

#include "cards/search.h"

namespace heckmeck::cards {

enum class Level { kRandom, kThumb, kSly, kPatient, kSearch };

struct Player {
    Level level;
    Settings settings;
};

// Those who play in bulk, by number: at random, by the rule of thumb, by the sly rule, by the patient rule, as the rooster, as the
// champion, and as the champion once did. The last two make some effort.
heckmeck_error make_player(int number, int effort, Player& player);
constexpr const char* kPlayers[] = {"random", "thumb", "sly", "patient", "rooster", "champion", "former"};

// What is played. Game k has the players in its seats shifted by k places if they `rotate`.
struct Contest {
    Rules rules;
    std::vector<Player> players;
    std::uint64_t seed = 0;
    bool rotate = false;
    bool keep_moves = false;
    bool keep_samples = false;
    const Weights* weights = nullptr;  // of the forecasts that are kept, or null for those that were fitted
};

// What became of some games, one after the other.
struct Kept {
    int seats = 0;
    std::vector<float> shares;         // of every seat: 1 for a win, a part of it for a shared one
    std::vector<std::int16_t> scores;  // of every seat
    std::vector<std::uint64_t> moves;  // of all games
    std::vector<std::int64_t> ends;    // for every game where its moves end
    // Of every moment between two rounds, if samples are kept:
    std::vector<float> features;  // of every seat,
    std::vector<float> chances;   // and its chance to win by the champion's forecast
    std::vector<std::int16_t> rounds_left;
    std::vector<std::int64_t> games;  // the number of the game
};

Kept play_games(const Contest& contest, std::int64_t first, std::int64_t games);

}  // namespace heckmeck::cards
