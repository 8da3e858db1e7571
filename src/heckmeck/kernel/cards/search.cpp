#include "cards/search.h"

#include <algorithm>
#include <utility>

#include "bits.h"

namespace heckmeck::cards {

namespace {

constexpr int kRoosterDeals = 8;

// Of every kind all cards, one less, or a single one; of the worms the low tags.
bool rooster_considers(const Cards& hand, const Action& action) {
    if (action.kind == kWorm && action.tags != lowest_tags(hand.tags, action.count)) return false;
    return action.count <= 1 || action.count >= hand.of[action.kind] - 1;
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
    Scales(const View& view, const Settings& settings, std::uint64_t seed)
        : view_(view),
          settings_(settings),
          weights_(settings.weights ? *settings.weights : weights_for(view.table.rules->seats)),
          seed_(seed) {
        for (const Action& action : candidates(view.table))
            if (settings.style != Style::kRooster || rooster_considers(view.table.hands[view.table.seat], action))
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
        for (std::size_t at = 0; at < left_; ++at) {
            Table table = imagined;
            weighed_[at].worth += play_on_from(table, weighed_[at].action, settings_.style, weights_, luck);
            ++weighed_[at].rollouts;
        }
    }

    const View& view_;
    const Settings settings_;
    const Weights& weights_;
    const std::uint64_t seed_;
    std::uint64_t deal_ = 0;
    std::vector<Weighed> weighed_;  // summed up; the first `left_` of them are still in question
    std::size_t left_;
};

// The time for a round grows with the square of the seats: each of them acts, and each looks at all the others.
int rollouts(const Table& table, const Settings& settings) {
    const int seats = table.rules->seats;
    return settings.effort / (std::min(rounds_played(settings.style), table.rounds_left() + 1) * seats * seats);
}

}  // namespace

std::vector<Weighed> weigh(const View& view, const Settings& settings, std::uint64_t seed) {
    Scales scales(view, settings, seed);
    if (settings.style == Style::kRooster) {
        if (scales.left() > 1) scales.halve(kRoosterDeals);
        return scales.found();
    }
    int halvings = 0;
    while (scales.left() > std::size_t{1} << halvings) ++halvings;
    const int each = halvings ? rollouts(view.table, settings) / halvings : 0;
    while (scales.left() > 1) scales.halve(std::max(1, each / static_cast<int>(scales.left())));
    return scales.found();
}

}  // namespace heckmeck::cards
