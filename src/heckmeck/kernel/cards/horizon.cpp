#include "cards/horizon.h"

#include <algorithm>

namespace heckmeck::cards {

namespace {

// e to the power of a number that is not positive, nearly. It takes sums and products alone, which are the same on every machine;
// `std::exp` need not be, and then the same seed might not play the same game.
double power_of_e(double number) {
    constexpr int kSquarings = 10;
    const double part = number / (1 << kSquarings);
    if (part < -0.05) return 0;
    double power = 1 + part * (1 + part * (0.5 + part / 6));
    for (int squaring = 0; squaring < kSquarings; ++squaring) power *= power;
    return power;
}

}  // namespace

void describe(const Table& table, int seat, float* features) {
    const Cards& hand = table.hands[seat];
    const Stack& stack = table.stacks[seat];
    int in_hand = 0, kinds = 0;
    for (int kind = 1; kind <= kWorm; ++kind) {
        in_hand += hand.of[kind] * points(kind);
        kinds += hand.of[kind] != 0;
    }
    *features++ = table.scores[seat];
    *features++ = stack.size ? table.rules->worms[stack.top()] : 0;  // which may be stolen
    *features++ = table.seat == seat;                                // it begins
    for (int kind = 1; kind <= kWorm; ++kind) *features++ = hand.of[kind];
    *features++ = hand.of[kWorm] > 0;
    *features++ = hand.of[kWorm] > 1;
    *features++ = static_cast<float>(kinds);
    *features = static_cast<float>(in_hand * in_hand) / 100;
}

void forecast(const Table& table, const Weights& weights, double* chances) {
    const int seats = table.rules->seats, rounds = table.rounds_left();
    double by_feature[kFeatures];
    for (int at = 0; at < kFeatures; ++at) {
        const double* terms = weights.of[at];
        by_feature[at] = terms[0] + terms[1] * rounds + terms[2] / (1.0 + rounds);
    }
    for (int seat = 0; seat < seats; ++seat) {
        float features[kFeatures];
        describe(table, seat, features);
        chances[seat] = 0;
        for (int at = 0; at < kFeatures; ++at) chances[seat] += by_feature[at] * features[at];
    }
    const double most = *std::max_element(chances, chances + seats);
    double sum = 0;
    for (int seat = 0; seat < seats; ++seat) sum += chances[seat] = power_of_e(chances[seat] - most);
    for (int seat = 0; seat < seats; ++seat) chances[seat] /= sum;
}

}  // namespace heckmeck::cards
