#include "cards/search.h"

#include <algorithm>
#include <utility>

#include "bits.h"
#include "cards/policy.h"

namespace heckmeck::cards {

namespace {

constexpr int kRoosterDeals = 8;
constexpr double kPointInHand = 0.10;
constexpr double kWormInHand = 0.9;
constexpr int kRounds = 3;      // that are played on, the present one included
constexpr double kLead = 0.03;  // of a win for every worm ahead of the mean of the rivals

double lead(const Table& table, int seat) {
    double rivals = 0;
    for (int other = 0; other < table.rules->seats; ++other) rivals += other == seat ? 0 : table.scores[other];
    return table.scores[seat] - rivals / (table.rules->seats - 1);
}

// Of `CardRooster` in `players/card_bots.py`.
double rooster_hand_worth(const Cards& hand) {
    int in_hand = 0;
    for (int kind = 1; kind <= kWorm; ++kind) in_hand += hand.of[kind] * points(kind);
    return kPointInHand * in_hand + (hand.tags ? kWormInHand : 0);
}

// Of every kind all cards, one less, or a single one; of the worms the low tags.
bool rooster_considers(const Cards& hand, const Action& action) {
    if (action.kind == kWorm && action.tags != lowest_tags(hand.tags, action.count)) return false;
    return action.count <= 1 || action.count >= hand.of[action.kind] - 1;
}

double round_out(Table& table, int seat, Luck& luck) {
    Moves none;
    while (!table.round_over()) act(table, thumb_rule(table), luck, none);
    return lead(table, seat) + (table.finished() ? 0 : rooster_hand_worth(table.hands[seat]));
}

double hand_lead(const Table& table, int seat) {
    double rivals = 0;
    for (int other = 0; other < table.rules->seats; ++other) rivals += other == seat ? 0 : hand_worth(table.hands[other]);
    return hand_worth(table.hands[seat]) - rivals / (table.rules->seats - 1);
}

// Some rounds by the sly rule. At the end of the game: the part of the win, and a little for the lead, because wins alone are too
// noisy to tell close choices apart. Before it: the lead in worms and in what the hands are worth; what luck does later is noise.
double play_on(Table& table, int seat, Luck& luck) {
    Moves none;
    for (int rounds = kRounds;; open_grill(table, none)) {
        while (!table.round_over()) act(table, sly_rule(table), luck, none);
        if (table.finished()) return share(table, seat) + kLead * lead(table, seat);
        if (--rounds == 0) return lead(table, seat) + hand_lead(table, seat);
    }
}

}  // namespace

std::vector<Action> candidates(const Table& table) {
    std::vector<Action> found{kPass};
    const int rival = victim(table);
    if (rival != kNobody) found.push_back(steal_from(rival));
    const Cards& hand = table.hands[table.seat];
    for (int number = 1; number < kWorm; ++number) {
        if (!table.playable(number)) continue;
        for (int count = 1; count <= hand.of[number]; ++count)
            found.push_back({static_cast<std::int8_t>(number), static_cast<std::int8_t>(count), kNobody, 0});
    }
    if (!table.playable(kWorm)) return found;
    const Tags highest = Tags{1} << highest_bit(hand.tags);
    for (int count = 1; count <= hand.of[kWorm]; ++count) {
        const auto so_many = static_cast<std::int8_t>(count);
        found.push_back({kWorm, so_many, kNobody, lowest_tags(hand.tags, count)});
        if (count < hand.of[kWorm]) found.push_back({kWorm, so_many, kNobody, lowest_tags(hand.tags, count - 1) | highest});
    }
    return found;
}

namespace {

// Choices are weighed in the same deals, with the same luck, which takes most of the noise out of comparing them.
class Scales {
public:
    Scales(const View& view, const Settings& settings, std::uint64_t seed) : view_(view), settings_(settings), seed_(seed) {
        for (const Action& action : candidates(view.table))
            if (!settings.rooster || rooster_considers(view.table.hands[view.table.seat], action))
                weighed_.push_back({action, 0, 0});
        left_ = weighed_.size();
    }

    // Every candidate in this many more deals; then the better half stays.
    void halve(int deals) {
        for (; deals; --deals) weigh_in_one_deal();
        std::stable_sort(weighed_.begin(), weighed_.begin() + static_cast<std::ptrdiff_t>(left_),
                         [](const Weighed& one, const Weighed& other) { return one.worth > other.worth; });
        left_ = (left_ + 1) / 2;
    }

    std::size_t left() const { return left_; }

    std::vector<Weighed> found() {
        for (Weighed& one : weighed_)
            if (one.rollouts) one.worth /= one.rollouts;
        return std::move(weighed_);
    }

private:
    void weigh_in_one_deal() {
        Luck luck(seed_, deal_++);
        const Table imagined = imagine(view_, luck);
        Moves none;
        for (std::size_t at = 0; at < left_; ++at) {
            Table table = imagined;
            Luck same = luck;
            act(table, weighed_[at].action, same, none);
            const int seat = view_.table.seat;
            weighed_[at].worth += settings_.rooster ? round_out(table, seat, same) : play_on(table, seat, same);
            ++weighed_[at].rollouts;
        }
    }

    const View& view_;
    const Settings settings_;
    const std::uint64_t seed_;
    std::uint64_t deal_ = 0;
    std::vector<Weighed> weighed_;  // summed up; the first `left_` of them are still in question
    std::size_t left_;
};

// The time for a round grows with the square of the seats: each of them acts, and each looks at all the others.
int rollouts(const Table& table, int effort) {
    const int seats = table.rules->seats;
    return effort / (std::min(kRounds, table.rounds_left() + 1) * seats * seats);
}

}  // namespace

std::vector<Weighed> weigh(const View& view, const Settings& settings, std::uint64_t seed) {
    Scales scales(view, settings, seed);
    if (settings.rooster) {
        if (scales.left() > 1) scales.halve(kRoosterDeals);
        return scales.found();
    }
    int halvings = 0;
    while (scales.left() > std::size_t{1} << halvings) ++halvings;
    const int each = halvings ? rollouts(view.table, settings.effort) / halvings : 0;
    while (scales.left() > 1) scales.halve(std::max(1, each / static_cast<int>(scales.left())));
    return scales.found();
}

}  // namespace heckmeck::cards
