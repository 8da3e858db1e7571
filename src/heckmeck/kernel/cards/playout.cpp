#include "cards/playout.h"

#include "cards/fate.h"
#include "cards/policy.h"

namespace heckmeck::cards {

namespace {

constexpr double kPointInHand = 0.10;
constexpr double kWormInHand = 0.9;
constexpr int kFormerRounds = 3;
constexpr double kLead = 0.03;  // of a win for every worm ahead of the mean of the rivals

double lead(const Table& table, int seat) {
    double rivals = 0;
    for (int other = 0; other < table.rules->seats; ++other) rivals += other == seat ? 0 : table.scores[other];
    return table.scores[seat] - rivals / (table.rules->seats - 1);
}

// The part of the win, and a little for the lead, because wins alone are too noisy to tell close choices apart.
double won(const Table& table, int seat) { return share(table, seat) + kLead * lead(table, seat); }

// Of `CardRooster` in `players/card_bots.py`.
double rooster_hand_worth(const Cards& hand) {
    int in_hand = 0;
    for (int kind = 1; kind <= kWorm; ++kind) in_hand += hand.of[kind] * points(kind);
    return kPointInHand * in_hand + (hand.tags ? kWormInHand : 0);
}

double hand_lead(const Table& table, int seat) {
    double rivals = 0;
    for (int other = 0; other < table.rules->seats; ++other) rivals += other == seat ? 0 : hand_worth(table.hands[other]);
    return hand_worth(table.hands[seat]) - rivals / (table.rules->seats - 1);
}

double as_rooster(Table& table, const Action& action, int seat, Luck& luck) {
    Moves none;
    act(table, action, luck, none);
    while (!table.round_over()) act(table, thumb_rule(table), luck, none);
    return lead(table, seat) + (table.finished() ? 0 : rooster_hand_worth(table.hands[seat]));
}

// One round alone: what luck and quick players do later is noise, and the forecast knows what it comes to on average.
double as_champion(Table& table, const Action& action, int seat, const Weights& weights, Luck& luck) {
    const Fate fate(luck.next());
    act(table, action, fate);
    play_on(table, table.rounds_left(), fate);
    if (table.finished()) return won(table, seat);
    double chances[kMaxSeats];
    forecast(table, weights, chances);
    return chances[seat];
}

double as_former(Table& table, const Action& action, int seat, Luck& luck) {
    Moves none;
    act(table, action, luck, none);
    for (int rounds = kFormerRounds;; open_grill(table, none)) {
        while (!table.round_over()) act(table, sly_rule(table), luck, none);
        if (table.finished()) return won(table, seat);
        if (--rounds == 0) return lead(table, seat) + hand_lead(table, seat);
    }
}

}  // namespace

int rounds_played(Style style) { return style == Style::kFormer ? kFormerRounds : 1; }

double play_on_from(Table& table, const Action& action, Style style, const Weights& weights, Luck luck) {
    const int seat = table.seat;
    switch (style) {
        case Style::kRooster: return as_rooster(table, action, seat, luck);
        case Style::kFormer: return as_former(table, action, seat, luck);
        case Style::kChampion: break;
    }
    return as_champion(table, action, seat, weights, luck);
}

}  // namespace heckmeck::cards
