// What each choice of a seat is worth: hidden cards imagined, and some rounds played on.
#pragma once

#include <cstdint>
#include <vector>

#include "cards/table.h"

namespace heckmeck::cards {

// What somebody knows of a table. In `table` are the cards that are known; the rest of the hands, and the pile, are made of the hidden
// ones. A seat knows its own hand; who looks back knows them all.
struct View {
    Table table;
    std::uint8_t hand_sizes[kMaxSeats];
    Heap hidden;
    int draws;  // what the seat is still owed, before the turn is over
};

View look(const Table& table);  // of the seat to act
Table imagine(const View& view, Luck& luck);

// How a seat thinks.
struct Settings {
    bool rooster;  // as the rooster does: the round played out by the thumb rule in eight deals, for the lead in worms and the hand
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
