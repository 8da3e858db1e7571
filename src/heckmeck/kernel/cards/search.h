// What each choice of a seat is worth: hidden cards imagined, and some rounds played on.
#pragma once

#include <cstdint>
#include <vector>

#include "cards/view.h"

namespace heckmeck::cards {

// How a seat thinks.
struct Settings {
    bool rooster;  // as the rooster does: the round played out by the rule of thumb in eight deals, for the lead in worms and the
                   // hand
    int effort;    // otherwise three rounds by the sly rule, so often that it takes about this many quarters of a microsecond
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
