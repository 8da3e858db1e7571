#include "turn/tree.h"

#include <algorithm>

namespace heckmeck {

template <class Real>
Tree<Real>::Tree(const Dice& dice, bool weasel, Passes<Real> passes)
    : graph_(graph_of(dice)),
      turn_(graph_.turn()),
      rows_(dice.bratworms ? 2 : 1),
      weasels_(weasel),
      passes_(passes),
      payoff_(rows_ * kEndings) {
    for (int left = 0; left <= weasels_; ++left) {
        roll_[left] = Room<Real>(graph_.size());
        settle_[left] = Room<Real>(graph_.size() + 1);
    }
}

template <class Real>
void Tree<Real>::solve(const double* payoff, bool with_start) {
    for (int at = 0; at < rows_ * kEndings; ++at) payoff_[at] = static_cast<Real>(payoff[at]);
    const Real lowest = *std::min_element(payoff_.begin(), payoff_.end());
    Turn turn = turn_;
    for (int left = 0; left <= weasels_; ++left) {
        if (left == weasels_ && !with_start) --turn.group_count;
        const Real* reroll = left > 0 ? roll_[0].data() : nullptr;
        passes_.backward(turn, payoff_.data(), lowest, reroll, {roll_[left].data(), settle_[left].data()});
    }
}

template <class Real>
heckmeck_error Tree<Real>::find(const State& state, bool weasel, Index& number) const {
    if (weasel && !weasels_) return HECKMECK_NO_WEASEL;
    number = graph_.find(state);
    return number == turn_.nothing ? HECKMECK_NO_STATE : HECKMECK_OK;
}

template <class Real>
void Tree<Real>::add_endings(Index from, bool weasel, double tolerance, double* endings) const {
    const Solved<Real> solved{payoff_.data(), {roll_[0].data(), roll_[1].data()}, {settle_[0].data(), settle_[1].data()}};
    std::vector<Real> room(2 * (graph_.size() + kBlock));
    passes_.forward(turn_, solved, from, weasel, static_cast<Real>(tolerance), room.data(), endings);
}

template class Tree<double>;
template class Tree<float>;

}  // namespace heckmeck
