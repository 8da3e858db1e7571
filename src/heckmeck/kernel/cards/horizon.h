// The champion's forecast of who will win, between two rounds.
#pragma once

#include "cards/table.h"

namespace heckmeck::cards {

constexpr int kFeatures = 13;  // that tell of a seat how it stands
constexpr int kTerms = 3;      // a feature's weight is a sum of these: by one, by the rounds left, and by their inverse

// What each feature adds to a seat's strength in a softmax over the seats. Every number of players has its own.
struct Weights {
    double of[kFeatures][kTerms];
};

const Weights& weights_for(int seats);  // as `bench/card_horizon.py` fitted them
void describe(const Table& table, int seat, float* features);
void forecast(const Table& table, const Weights& weights, double* chances);  // of every seat; they add up to one

}  // namespace heckmeck::cards
