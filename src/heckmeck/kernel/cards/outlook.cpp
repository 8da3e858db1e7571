#include "cards/outlook.h"

#include <algorithm>
#include <cmath>

#include "cards/fate.h"
#include "cards/policy.h"

namespace heckmeck::cards {

namespace {

// What the forecast goes by; fitted to games by the patient rule (`bench/card_forecast.py`).
constexpr double kWormNow = 0.33;     // a worm at the very end,
constexpr double kWormFade = 0.22;    // the less the more rounds are left
constexpr double kHand = 0.32;        // a worm's worth of cards in the hand,
constexpr double kHandBySeat = 0.03;  // the more the more play

// Every seat's chance to win between two rounds, by its worms and its hand.
void forecast(const Table& table, float* chances) {
    const int seats = table.rules->seats;
    const double worm = kWormNow / (1 + kWormFade * table.rounds_left());
    const double hand = kHand + kHandBySeat * seats;
    double strengths[kMaxSeats];
    for (int seat = 0; seat < seats; ++seat) strengths[seat] = worm * table.scores[seat] + hand * hand_worth(table.hands[seat]);
    const double most = *std::max_element(strengths, strengths + seats);
    double sum = 0;
    for (int seat = 0; seat < seats; ++seat) sum += strengths[seat] = std::exp(strengths[seat] - most);
    for (int seat = 0; seat < seats; ++seat) chances[seat] = static_cast<float>(strengths[seat] / sum);
}

void find_chances(const Table& table, float* chances) {
    if (!table.finished()) return forecast(table, chances);
    for (int seat = 0; seat < table.rules->seats; ++seat) chances[seat] = static_cast<float>(share(table, seat));
}

}  // namespace

std::vector<float> play_out(const View& view, const std::vector<Action>& actions, int rounds, int deals, std::uint64_t seed) {
    const auto seats = static_cast<std::size_t>(view.table.rules->seats);
    const int left = std::max(0, view.table.rounds_left() + !view.table.round_over() - rounds);
    std::vector<float> chances(std::max<std::size_t>(1, actions.size()) * static_cast<std::size_t>(deals) * seats);
    for (int deal = 0; deal < deals; ++deal) {
        Luck luck(seed, static_cast<std::uint64_t>(deal));
        const Fate fate(luck.apart().next());
        const Table imagined = imagine(view, luck);
        float* found = chances.data() + static_cast<std::size_t>(deal) * seats;
        if (actions.empty()) {
            Table table = imagined;
            if (view.draws) draw_owed(table, view.draws, fate);
            play_on(table, left, fate);
            find_chances(table, found);
        }
        for (const Action& action : actions) {
            Table table = imagined;
            act(table, action, fate);
            play_on(table, left, fate);
            find_chances(table, found);
            found += static_cast<std::size_t>(deals) * seats;
        }
    }
    return chances;
}

heckmeck_error read_actions(const View& view, const std::uint64_t* numbers, std::size_t count, std::vector<Action>& actions) {
    if (count && !view.somebody_acts()) return HECKMECK_NOBODY_ACTS;
    for (std::size_t at = 0; at < count; ++at) {
        actions.push_back(action_of(numbers[at]));
        if (!legal(view.table, actions.back())) return HECKMECK_NOT_LEGAL;
    }
    return HECKMECK_OK;
}

}  // namespace heckmeck::cards
