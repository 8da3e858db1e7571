#include "tree.h"

#include <algorithm>

namespace heckmeck {

Tree::Tree(const Dice& dice, bool weasel, Backward backward)
    : graph_(graph_of(dice)), turn_(graph_.turn()), rows_(dice.bratworms ? 2 : 1), weasels_(weasel), backward_(backward),
      options_(graph_.most_options()) {
    for (int left = 0; left <= weasels_; ++left) {
        roll_[left] = Room(graph_.size());
        settle_[left] = Room(graph_.size() + 1);
    }
}

void Tree::solve(const double* payoff, bool with_start) {
    payoff_.assign(payoff, payoff + rows_ * kEndings);
    const double lowest = *std::min_element(payoff_.begin(), payoff_.end());
    Turn turn = turn_;
    for (int left = 0; left <= weasels_; ++left) {
        if (left == weasels_ && !with_start) --turn.group_count;
        const double* reroll = left > 0 ? roll_[0].data() : nullptr;
        backward_(turn, payoff_.data(), lowest, reroll, {roll_[left].data(), settle_[left].data(), options_.data()});
    }
}

void Tree::add_endings(Index from, bool weasel, double tolerance, double* endings) const {
    const Solved solved{payoff_.data(), {roll_[0].data(), roll_[1].data()}, {settle_[0].data(), settle_[1].data()}};
    forward(graph_, solved, from, weasel, tolerance, endings);
}

}  // namespace heckmeck
