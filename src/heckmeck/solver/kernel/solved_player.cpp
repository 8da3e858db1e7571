#include "solved_player.h"

namespace heckmeck {

void SolvedPlayer::begin(const Table& table, bool whole) {
    table_ = &table;
    weasel_ = table.held() == kWeasel;
    weighing_.weigh(table.board, table.seat, rules_.bratworms > 0);
    const bool with_start = whole || table.held() == kGoldenDie;
    solve(weasel_ ? kEightDiceAndWeasel : kEightDice, with_start);
    if (table.held() == kGoldenDie) {
        const double without = tree_->roll(at_, false);
        solve(kWithGolden, with_start);
        if (beats(without, tree_->roll(at_, false))) use(kEightDice);
    }
}

void SolvedPlayer::solve(TreeKind kind, bool with_start) {
    std::unique_ptr<Tree>& tree = trees_[kind];
    if (!tree) {
        const bool golden = kind == kWithGolden;
        const Dice dice{kWhiteDice + (golden && rules_.plain_golden_die), golden && !rules_.plain_golden_die, rules_.bratworms > 0};
        tree = std::make_unique<Tree>(dice, kind == kEightDiceAndWeasel, backward_);
    }
    tree->solve(weighing_.payoff(), with_start);
    tolerance_ = kTolerance * weighing_.largest();
    use(kind);
}

void SolvedPlayer::use(TreeKind kind) {
    kind_ = kind;
    tree_ = trees_[kind].get();
    at_ = tree_->graph().start();
}

void SolvedPlayer::forecast(float* chances) const {
    if (rules_.seats == 2) {  // what the one does not win is the other's
        chances[0] = static_cast<float>(tree_->roll(at_, weasel_));
        chances[1] = 1 - chances[0];
        return;
    }
    double endings[2 * kEndings] = {};
    double sums[kMaxSeats] = {};
    tree_->add_endings(at_, weasel_, tolerance_, endings);
    for (Ending ending = 0; ending < tree_->rows() * kEndings; ++ending) {
        if (!(endings[ending] > 0)) continue;
        const float* after = evaluator_.chances(weighing_.board_after(ending));
        for (int place = 0; place < rules_.seats; ++place) sums[place] += endings[ending] * after[place];
    }
    // The next seat to act is the first of those who come after.
    for (int place = 0; place < rules_.seats; ++place) chances[(place + 1) % rules_.seats] = static_cast<float>(sums[place]);
}

bool SolvedPlayer::rolls_golden() { return kind_ == kWithGolden; }

int SolvedPlayer::choose(const Rolled& rolled, bool weasel) {
    int choice = kLetStand;
    double value = tree_->fail(at_);
    bool first = true;
    for (int face = kFaces; face >= 1; --face) {
        if (!(rolled.open >> (face - 1) & 1)) continue;
        const double other = tree_->settle(after(face, count_of(rolled.white, face), rolled.golden_face == face), weasel);
        if (!first && !beats(other, value)) continue;
        first = false;
        choice = face;
        value = other;
    }
    if (weasel && beats(tree_->roll(at_, false), value)) {
        choice = kUseTheWeasel;
        weasel_ = false;
    }
    return choice;
}

int SolvedPlayer::whose_bratworm(unsigned rivals, const State& hand) {
    const Index at = at_;
    int best = kNobody;
    double worth = 0;
    for (int rival = 0; rival < rules_.seats; ++rival) {
        if (!(rivals >> rival & 1)) continue;
        Board board = table_->board;
        take_bratworm(board, table_->seat, rival);
        double other;
        if (hand.used_up()) {
            weighing_.weigh(board, table_->seat, false);
            other = weighing_.payoff()[tree_->graph().turn().stop[at]];
        } else {
            other = weighing_.worth_between(board, table_->seat);
        }
        if (best != kNobody && !(other > worth)) continue;
        best = rival;
        worth = other;
    }
    Board board = table_->board;
    take_bratworm(board, table_->seat, best);
    weighing_.weigh(board, table_->seat, false);
    solve(kind_, false);
    at_ = at;
    return best;
}

// The state after laying aside some dice, found as the two passes find it.
Index SolvedPlayer::after(int face, int count, bool with_golden) const {
    const Graph& graph = tree_->graph();
    const Group& group = graph.group_of(at_);
    const int lane = at_ - group.first;
    if (with_golden && group.golden) {
        const Index* next = face == kOne ? group.golden_one : group.golden_worm;
        return next[count * group.padded + lane];
    }
    int slot = 0;
    for (int higher = kFaces; higher > face; --higher) slot += graph.state(at_).is_free(higher);
    return group.next[first_option(group, lane) + (slot * group.white + count + with_golden - 1) * kBlock];
}

}  // namespace heckmeck
