// What every ending of a turn is worth, and how its questions are best answered: `payoff` in `solver/worth.py`.
#pragma once

#include <vector>

#include "dice/play_turn.h"
#include "dice/worth.h"

namespace heckmeck {

class Weighing {
public:
    Weighing(const Rules& rules, Worth& worth) : rules_(rules), worth_(worth) {}

    // For the seat's turn on this board. `can_earn`: a bratworm may still be earned in it; if not, both rows are alike.
    void weigh(const Board& board, int seat, bool can_earn);

    // A row, or two if the game has bratworms. A canned worm is counted in, so that the dice alone tell the place (S-can).
    const double* payoff() const { return payoff_; }
    double largest() const;  // of all numbers without their signs

    // What is best for a seat that has earned a bratworm or not: which portion, and which answer comes with it.
    int portion(bool bratworm, Portions portions) const;
    int answer(bool bratworm, int portion) const { return options_[best_[bratworm][portion]].answer; }

    // The number of the board that an ending leads to, for `Worth::chances`.
    int board_after(Ending ending) const { return place_[ending]; }

    double worth_between(const Board& board, int seat);  // as if the turn ended here and now

private:
    static constexpr int kNone = -1;
    static constexpr int kFailing = 0;  // in the place of a portion

    struct Option {
        int answer;
        double worth;
    };

    void add_boards(const Board& board, int seat, int row);
    void add(const Board& board, int answer) {
        boards_.push_back(board);
        options_.push_back({answer, 0});
    }
    int rows() const { return rules_.bratworms ? 2 : 1; }
    int better(int a, int b) const { return a == kNone || (b != kNone && options_[b].worth > options_[a].worth) ? b : a; }
    void choose(int row);
    void fill(const Board& board, int seat, int row);

    const Rules& rules_;
    Worth& worth_;
    // Every board that the turn may end on, with the answer that leads there.
    std::vector<Board> boards_;
    std::vector<Option> options_;
    std::vector<double> worths_;
    struct Way {
        int row, portion, first, count;  // the boards of getting this portion
    };
    std::vector<Way> ways_;
    int best_[2][kHighestPortion + 1];  // the best board for every portion that can be won, and for failing
    double payoff_[2 * kEndings];
    int place_[2 * kEndings];
};

}  // namespace heckmeck
