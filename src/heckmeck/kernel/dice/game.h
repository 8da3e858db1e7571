// Whole games, turn by turn, and what is kept of them.
#pragma once

#include <cstdint>
#include <vector>

#include "dice/board.h"
#include "dice/played_on.h"
#include "dice/samples.h"
#include "net/net.h"
#include "turn/passes.h"

namespace heckmeck {

enum class Level { kRandom, kRooster, kChampion };
constexpr const char* kPlayers[] = {"random", "rooster", "champion"};  // by the number of their level

struct Contestant {
    Level level;
    const Net* net;  // of a champion
};

// What is played. Game k has the contestants in its seats shifted by k places if they `rotate`.
struct Contest {
    explicit Contest(const Rules& rules) : rules(rules), board(first_board(rules)) {}

    Rules rules;
    Board board;   // that every game begins with,
    int seat = 0;  // with this seat to act
    std::vector<Contestant> players;
    std::uint64_t seed = 0;
    double noise = 0;  // the part of the turns that is played at random instead
    bool rotate = false;
    bool keep_moves = false;
    bool keep_samples = false;
    double lambda = 1;           // see `Samples`
    const Net* watch = nullptr;  // whose forecasts are the backups of all turns, whoever plays them,
    Ahead ahead{};               // and how far it plays on
    Passes<float> passes{};
    Forecast forecast = nullptr;

    // Players by seat: a number of `Level`, and the net of a champion.
    heckmeck_error seat_players(const int* levels, const Net* const* nets, std::size_t count);
};

// What became of some games, one after the other.
struct Kept {
    int seats = 0;
    std::vector<float> shares;         // of every seat: 1 for a win, a part of it for a shared one
    std::vector<std::int16_t> scores;  // of every seat
    std::vector<std::int32_t> turns;   // of every game
    std::vector<std::uint32_t> moves;  // of all games
    std::vector<std::int64_t> ends;    // for every game where its moves end
    Samples samples;
};

Kept play_games(const Contest& contest, std::int64_t first, std::int64_t games);

}  // namespace heckmeck
