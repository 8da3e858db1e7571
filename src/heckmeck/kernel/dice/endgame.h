// Exact endgames of two players: every board that can still come about, with each seat to act, and the chance to win there when
// both play every turn in the best way.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "dice/solved_turn.h"

namespace heckmeck {

class Endgame {
public:
    explicit Endgame(const Rules& rules) : rules_(rules) {}

    // Finds all boards from this one on; false if there are more than `most`. A board is counted as the seat to act sees it,
    // whichever seat that is.
    bool explore(const Board& board, int seat, int most);

    // Value iteration: solves turn after turn, those with the fewest portions in the game first because a portion turned over never
    // comes back, until no turn's value would change by more than the tolerance, or they were gone through too often.
    //
    // It begins with even chances, so where both would rather pass for ever than take anything, they count as sharing the win.
    void iterate(double tolerance, Passes<double> passes);

    const Rules& rules() const { return rules_; }
    double change() const { return change_; }  // by how much the value of a turn might still change
    int size() const { return static_cast<int>(positions_.size()); }

    bool knows(const Board& board, int seat) const { return number_.count(key(board, seat)) > 0; }

    // The chance to win of the seat to act, on a board that it knows.
    double chance(const Board& board, int seat) const { return positions_[find(board, seat)].chance; }

    // The same if the seat plays this one turn for what another worth says of the boards after it.
    double chance_if_played(const Board& board, int seat, Worth& by, Passes<float> passes) const;

private:
    struct Position {
        Board board;
        int seat;
        double chance;
        int first;  // of the boards after the turn in `after_`, in the order of `Weighing`
        int count;
    };

    // What a turn leads to: the number of a position, or the end of the game.
    static constexpr int kLost = -1, kShared = -2, kWon = -3;

    class Explorer;
    class Known;
    class Solver;
    using Order = std::vector<int>::const_iterator;

    std::string key(const Board& board, int seat) const;
    int find(const Board& board, int seat) const { return number_.find(key(board, seat))->second; }
    int find_or_add(const Board& board, int seat);
    int ending(const Board& board, int seat) const;
    double worth(int after) const;  // to the seat whose turn has just ended
    void prepare();
    double iterate_layer(Order begin, Order end, double tolerance, Solver& solver);

    const Rules rules_;
    std::vector<Position> positions_;
    std::unordered_map<std::string, int> number_;
    std::vector<int> after_;
    std::vector<int> order_;                // in which positions are solved
    std::vector<std::vector<int>> before_;  // for every position those that lead there
    std::vector<double> pending_;           // for every position by how much those after it have changed since it was solved
    double change_ = 1;
};

}  // namespace heckmeck
