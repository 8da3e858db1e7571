// What each choice of a seat is worth: hidden cards imagined, and some rounds played on.
#pragma once

#include <cstdint>
#include <vector>

#include "cards/playout.h"
#include "cards/view.h"

namespace heckmeck::cards {

// How a seat weighs its choices.
struct Settings {
    Style style;
    int effort;                        // about this many quarters of a microsecond; the rooster plays on from eight deals
    const Weights* weights = nullptr;  // of the champion's forecast, or null for those that were fitted
};

// A candidate, how often the game was played on from it, and what that brought on average.
struct Weighed {
    Action action;
    int rollouts;
    double worth;
};

std::vector<Action> candidates(const Table& table);
// The best comes first.
std::vector<Weighed> weigh(const View& view, const Settings& settings, std::uint64_t seed);

}  // namespace heckmeck::cards
