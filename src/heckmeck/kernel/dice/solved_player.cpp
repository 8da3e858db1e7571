#include "dice/solved_player.h"

namespace heckmeck {

void SolvedPlayer::begin(const Table& table, bool whole) {
    table_ = &table;
    solve(table.board, table.seat, whole);
    weasel_ = turn_.weasel();
    at_ = tree().graph().start();
}

void SolvedPlayer::solve(const Board& board, int seat, bool whole) {
    weighing_.weigh(board, seat, rules_.bratworms > 0);
    turn_.solve(weighing_, board.held[seat], whole);
}

void SolvedPlayer::forecast(float* chances) const {
    if (rules_.seats == 2) {  // what the one does not win is the other's
        chances[0] = turn_.value();
        chances[1] = 1 - chances[0];
        return;
    }
    double endings[2 * kEndings] = {};
    double sums[kMaxSeats] = {};
    turn_.add_endings(endings);
    double others = 0;
    for (Ending ending = 0; ending < tree().rows() * kEndings; ++ending) {
        if (!(endings[ending] > 0)) continue;
        const float* after = worth_.chances(weighing_.board_after(ending));
        for (int place = 0; place < rules_.seats; ++place) sums[place] += endings[ending] * after[place];
    }
    // The next seat to act is the first of those who come after. The acting seat's own chance is exact, and the others share the
    // rest.
    for (int place = 0; place + 1 < rules_.seats; ++place) others += sums[place];
    const double rest = others > 0 ? (1 - turn_.value()) / others : 0;
    for (int place = 0; place + 1 < rules_.seats; ++place) chances[place + 1] = static_cast<float>(rest * sums[place]);
    chances[0] = turn_.value();
}

double SolvedPlayer::expect(const double* worths) const {
    double endings[2 * kEndings] = {};
    double sum = 0;
    turn_.add_endings(endings);
    for (Ending ending = 0; ending < tree().rows() * kEndings; ++ending)
        sum += endings[ending] * worths[weighing_.board_after(ending)];
    return sum;
}

int SolvedPlayer::choose(const Rolled& rolled, bool weasel) {
    int choice = kLetStand;
    float value = tree().fail(at_);
    bool first = true;
    for (int face = kFaces; face >= 1; --face) {
        if (!(rolled.open >> (face - 1) & 1)) continue;
        const float other = tree().settle(after(face, count_of(rolled.white, face), rolled.golden_face == face), weasel);
        if (!first && !turn_.beats(other, value)) continue;
        first = false;
        choice = face;
        value = other;
    }
    if (weasel && turn_.beats(tree().roll(at_, false), value)) {
        choice = kUseTheWeasel;
        weasel_ = false;
    }
    return choice;
}

int SolvedPlayer::whose_bratworm(unsigned rivals, const State& hand) {
    int best = kNobody;
    double worth = 0;
    for (int rival = 0; rival < rules_.seats; ++rival) {
        if (!(rivals >> rival & 1)) continue;
        Board board = table_->board;
        take_bratworm(board, table_->seat, rival);
        double other;
        if (hand.used_up()) {
            weighing_.weigh(board, table_->seat, false);
            other = weighing_.payoff()[tree().graph().turn().stop[at_]];
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
    turn_.solve_again(weighing_);
    return best;
}

// The state after laying aside some dice, found as the two passes find it.
Index SolvedPlayer::after(int face, int count, bool with_golden) const {
    const Graph& graph = tree().graph();
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
