#include "dice/weighing.h"

#include <algorithm>
#include <cmath>

namespace heckmeck {

void Weighing::weigh(const Board& board, int seat, bool can_earn) {
    boards_.clear();
    options_.clear();
    ways_.clear();
    add_boards(board, seat, 0);
    if (can_earn) {
        const unsigned rivals = bratworm_rivals(rules_, board, seat);
        for (int rival = rivals ? 0 : kNobody; rival < (rivals ? rules_.seats : 0); ++rival) {
            if (rivals && !(rivals >> rival & 1)) continue;
            Board after = board;
            take_bratworm(after, seat, rival);
            add_boards(after, seat, 1);
        }
    }
    worths_.resize(boards_.size());
    worth_.weigh(rules_, board, boards_.data(), static_cast<int>(boards_.size()), seat, worths_.data());
    for (std::size_t at = 0; at < options_.size(); ++at) options_[at].worth = worths_[at];
    choose(0);
    if (can_earn)
        choose(1);
    else
        std::copy(best_[0], best_[0] + kHighestPortion + 1, best_[1]);
    for (int row = 0; row < rows(); ++row) fill(board, seat, row);
}

double Weighing::largest() const {
    double found = 0;
    for (int at = 0; at < rows() * kEndings; ++at) found = std::max(found, std::abs(payoff_[at]));
    return found;
}

int Weighing::portion(bool bratworm, Portions portions) const {
    int found = lowest_bit(portions);
    for (Portions left = portions & (portions - 1); left; left &= left - 1) {
        const int other = lowest_bit(left);
        if (options_[best_[bratworm][other]].worth > options_[best_[bratworm][found]].worth) found = other;
    }
    return found;
}

double Weighing::worth_between(const Board& board, int seat) {
    double worth;
    worth_.weigh(rules_, board, &board, 1, seat, &worth);
    return worth;
}

// Failing, and every portion that some total wins (T7, T8).
void Weighing::add_boards(const Board& board, int seat, int row) {
    Board failed = board;
    fail(rules_, failed, seat);
    ways_.push_back({row, kFailing, static_cast<int>(boards_.size()), 1});
    add(failed, 0);
    const auto get = [&](int portion, int rival) {
        Claimed claimed[kMostAnswers];
        const int count = claim(rules_, board, seat, portion, rival, claimed);
        ways_.push_back({row, portion, static_cast<int>(boards_.size()), count});
        for (int at = 0; at < count; ++at) add(claimed[at].board, at);
    };
    for (Portions left = board.face_up; left; left &= left - 1) get(lowest_bit(left), kNobody);
    for (int rival = 0; rival < rules_.seats; ++rival) {
        const Stack& stack = board.stacks[rival];
        if (rival != seat && !stack.empty() && !(kOnlyExact >> stack.top() & 1)) get(stack.top(), rival);
    }
}

void Weighing::choose(int row) {
    std::fill(best_[row], best_[row] + kHighestPortion + 1, kNone);
    for (const Way& way : ways_) {
        if (way.row != row) continue;
        int& best = best_[row][way.portion];
        for (int at = way.first; at < way.first + way.count; ++at) best = better(best, at);
    }
}

void Weighing::fill(const Board& board, int seat, int row) {
    const int failing = best_[row][kFailing];
    int* const without = place_ + row * kEndings;
    int* const with = without + kTotals;
    int lower = kNone;  // what comes of a total that is not there (T9)
    for (int total = 0; total < kTotals; ++total) {
        const int exact = total > kFailing && total <= kHighestPortion ? best_[row][total] : kNone;
        without[total] = failing;
        with[total] = exact != kNone ? exact : lower != kNone ? lower : failing;
        if ((board.face_up & ~kOnlyExact) >> total & 1) lower = rules_.any_lower ? better(lower, exact) : exact;
    }
    without[kFailed] = failing;
    if (board.held[seat] == kCannedWorm) std::copy(with + kCannedWormPoints, with + kTotals, without);
    for (int at = row * kEndings; at < (row + 1) * kEndings; ++at) payoff_[at] = options_[place_[at]].worth;
}

}  // namespace heckmeck
