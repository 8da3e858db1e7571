#include "cards/policy.h"

#include <algorithm>

#include "bits.h"

namespace heckmeck::cards {

namespace {

constexpr int kEnough = 24;

bool leads(const Table& table) {
    const int own = table.totals[table.seat];
    for (int seat = 0; seat < table.rules->seats; ++seat)
        if (seat != table.seat && table.totals[seat] >= own) return false;
    return own >= kEnough || (table.passed | 1 << table.seat) + 1 == 1 << table.rules->seats;
}

}  // namespace

Action random_action(const Table& table, Luck& luck) {
    const Cards& hand = table.hands[table.seat];
    const int rival = victim(table);
    const int passes = rival == kNobody ? 1 : 2;
    int choices = passes;
    for (int number = 1; number < kWorm; ++number)
        if (table.playable(number)) choices += hand.of[number];
    if (table.playable(kWorm)) choices += (1 << hand.of[kWorm]) - 1;
    int choice = luck.below(choices);
    if (choice < passes) return choice ? steal_from(rival) : kPass;
    choice -= passes;
    for (int number = 1; number < kWorm; ++number) {
        if (!table.playable(number)) continue;
        if (choice < hand.of[number]) return {static_cast<std::int8_t>(number), static_cast<std::int8_t>(choice + 1), kNobody, 0};
        choice -= hand.of[number];
    }
    // Any set of worm cards but none: the bits of a number from 1 up.
    Action action{kWorm, 0, kNobody, 0};
    int bits = choice + 1;
    for (Tags left = hand.tags; left; left &= left - 1, bits >>= 1) {
        if (!(bits & 1)) continue;
        ++action.count;
        action.tags |= left & (~left + 1);
    }
    return action;
}

Action thumb_rule(const Table& table) {
    const int rival = victim(table);
    if (rival != kNobody) return steal_from(rival);
    const Cards& hand = table.hands[table.seat];
    const bool valid = table.valid(table.seat);
    if ((valid && leads(table)) || !(valid || hand.tags)) return kPass;
    int best = 0;
    Action action = kPass;
    for (int kind = 1; kind <= kWorm; ++kind) {
        if (!table.playable(kind)) continue;
        const int count = kind == kWorm ? 1 : hand.of[kind];
        if (count * points(kind) <= best) continue;
        best = count * points(kind);
        action = {static_cast<std::int8_t>(kind), static_cast<std::int8_t>(count), kNobody,
                  kind == kWorm ? lowest_tags(hand.tags, 1) : 0};
    }
    return action;
}

namespace {

// What the sly rule goes by, in worms unless it says otherwise; found by letting tables of it play each other.
constexpr double kRise = 4.4;              // points by which a rival still in will rise,
constexpr double kRisePerCard = 0.63;      // for every card in its hand,
constexpr double kRiseWithoutWorm = -1.9;  // and if it has no worm card in front
constexpr double kOwnRise = 2.3;           // points by which one who plays on will rise besides
constexpr double kSteepness = 0.144;       // how fast a point makes it likelier to be overtaken
constexpr double kCard = 0.057;            // what a card in the hand is worth: any,
constexpr double kPoint = 0.145;           // every point of a number card,
constexpr double kWormCard = 0.91;         // a worm card,
constexpr double kLastWormCard = 0.83;     // the last one besides,
constexpr double kDraw = 0.29;             // and one still to be drawn
constexpr double kStolen = 0.79;           // every worm on a portion stolen now,
constexpr double kStolenLater = 0.50;      // and in the next turn, perhaps
constexpr double kHope = 0.4;              // the chance that a worm card is drawn in time, for the patient rule

// A chance by how far something is above the middle; like the logistic curve, only quicker.
double chance(double above) { return 0.5 + 0.5 * above / (1 + (above < 0 ? -above : above)); }

// What the choices of the seat to act are worth at a glance.
class Glance {
public:
    explicit Glance(const Table& table)
        : table_(table), own_(table.totals[table.seat]), valid_(table.valid(table.seat)), cards_count_(table.rounds_left() > 0) {
        for (int seat = 0; seat < table.rules->seats; ++seat) {
            if (seat == table.seat) continue;
            if (!(table.passed >> seat & 1))
                still_in_[rivals_in_++] = table.totals[seat] + rise(seat);
            else if (table.valid(seat))
                passed_[rivals_passed_++] = table.totals[seat];
        }
    }

    double passing(int rival) const {
        const double got = valid_ ? portion(own_) : table_.rules->worms[table_.grill[0]];
        return got + drawing() + (rival == kNobody ? 0 : kStolen * table_.rules->worms[own_]);
    }

    // Without a worm card: one may still be drawn.
    double hoping(int kind, int count) const {
        const int total = own_ + count * points(kind) + points(kWorm);
        const double cost = kCard * count - kDraw + kPoint * count * kind;
        const double got =
            kHope * (portion(total + kOwnRise) - (cards_count_ ? kWormCard + kLastWormCard : 0)) + (1 - kHope) * lowest();
        return got + drawing() - (cards_count_ ? cost : 0);
    }

    double lowest() const { return table_.rules->worms[table_.grill[0]]; }

    double playing(int kind, int count) const {
        const int added = !valid_ && kind != kWorm;  // a worm card has to follow
        const int worm_cards = (kind == kWorm ? count : 0) + added;
        const int total = own_ + count * points(kind) + added * points(kWorm);
        double cost = kCard * count - kDraw + kWormCard * worm_cards;
        if (kind != kWorm) cost += kPoint * count * kind;
        if (worm_cards && worm_cards == table_.hands[table_.seat].of[kWorm]) cost += kLastWormCard;
        return portion(total + kOwnRise) + drawing() + kStolenLater * to_steal(total) - (cards_count_ ? cost : 0);
    }

private:
    double rise(int seat) const {
        const double found = kRise + kRisePerCard * table_.hands[seat].size() + (table_.valid(seat) ? 0 : kRiseWithoutWorm);
        return found > 0 ? found : 0;
    }

    // The two cards for passing, unless the seat is the last one in.
    double drawing() const { return cards_count_ && rivals_in_ ? 2 * kDraw : 0; }

    // The worms that a valid total will bring in the sharing.
    double portion(double total) const {
        double ahead = 0;
        for (int at = 0; at < rivals_passed_; ++at) ahead += passed_[at] > total ? 1 : passed_[at] < total ? 0 : 0.5;
        for (int at = 0; at < rivals_in_; ++at) ahead += chance((still_in_[at] - total) * kSteepness);
        const int whole = static_cast<int>(ahead);
        const int at = table_.on_grill - 1 - whole;
        const double higher = table_.rules->worms[table_.grill[at]];
        return at ? higher + (ahead - whole) * (table_.rules->worms[table_.grill[at - 1]] - higher) : higher;
    }

    int to_steal(int total) const {
        for (int rival = 0; rival < table_.rules->seats; ++rival)
            if (rival != table_.seat && table_.stacks[rival].top() == total) return table_.rules->worms[total];
        return 0;
    }

    const Table& table_;
    const int own_;
    const bool valid_;
    const bool cards_count_;  // there is another round
    int passed_[kMaxSeats];   // the valid totals of rivals who have passed,
    int rivals_passed_ = 0;
    double still_in_[kMaxSeats];  // and what those still in are likely to reach
    int rivals_in_ = 0;
};

}  // namespace

Action sly_rule(const Table& table) {
    const Glance glance(table);
    const Cards& hand = table.hands[table.seat];
    const int rival = victim(table);
    Action action = steal_from(rival);
    if (!table.valid(table.seat) && !hand.tags) return action;
    double best = glance.passing(rival);
    for (int kind = 1; kind <= kWorm; ++kind) {
        if (!table.playable(kind)) continue;
        for (int count = 1; count <= hand.of[kind]; ++count) {
            const double worth = glance.playing(kind, count);
            if (worth <= best) continue;
            best = worth;
            action = {static_cast<std::int8_t>(kind), static_cast<std::int8_t>(count), kNobody,
                      kind == kWorm ? lowest_tags(hand.tags, count) : 0};
        }
    }
    return action;
}

Action patient_rule(const Table& table) {
    const Cards& hand = table.hands[table.seat];
    if (table.valid(table.seat) || hand.tags) return sly_rule(table);
    const Glance glance(table);
    Action action = kPass;
    double best = glance.passing(kNobody);
    for (int kind = 1; kind < kWorm; ++kind) {
        if (!table.playable(kind)) continue;
        for (int count = 1; count <= hand.of[kind]; ++count) {
            const double worth = glance.hoping(kind, count);
            if (worth <= best) continue;
            best = worth;
            action = {static_cast<std::int8_t>(kind), static_cast<std::int8_t>(count), kNobody, 0};
        }
    }
    return action;
}

double hand_worth(const Cards& hand) {
    double worth = kCard * hand.size() + kWormCard * hand.of[kWorm] + (hand.tags ? kLastWormCard : 0);
    for (int number = 1; number < kWorm; ++number) worth += kPoint * number * hand.of[number];
    return worth;
}

}  // namespace heckmeck::cards
