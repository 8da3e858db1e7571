// What there is to learn from games: for every turn the board before it, and what was expected and what came of it.
#pragma once

#include <cstdint>
#include <vector>

#include "net/shape.h"

namespace heckmeck {

// The numbers of seats are in the order of the turn: the acting seat first.
//
// The forecast is what a net that watches says before the turn. The backup is the acting seat's forecast of its turn, played in its
// best way. A seat that makes no forecasts expects what then followed. The target is (1 - lambda) * backup + lambda * the next
// turn's target, after the last turn the outcome; and the backup itself where the turn was played at random, because what followed
// is then no sign of how good the board was.
struct Samples {
    Samples() = default;
    Samples(int seats, int width, double lambda) : seats(seats), width(width), lambda(static_cast<float>(lambda)) {}

    // A turn begins. `chances` is null where the seat makes no forecast.
    void add(int seat, const Feature* board, const float* chances, bool at_random);
    // The last turns, this many, were a game, which brought every seat this.
    void end_game(std::int64_t game, int turns, const float* shares);

    int seats = 0;
    int width = 0;
    float lambda = 1;
    std::vector<Feature> features;  // of each turn `width`, those that there are first
    std::vector<float> forecasts;   // of each turn and seat, if somebody watches
    std::vector<float> backups;     // of each turn and seat
    std::vector<float> targets;
    std::vector<float> outcomes;
    std::vector<std::int64_t> games;
    std::vector<std::uint8_t> at_random;

private:
    std::vector<std::int8_t> acting_;      // of each turn of the game that is played
    std::vector<std::uint8_t> forecasts_;  // and whether there is a backup
};

}  // namespace heckmeck
