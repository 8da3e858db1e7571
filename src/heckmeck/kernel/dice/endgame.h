// Exact endgames: every board that can still come about, with each seat to act, and every seat's chance to win there when all
// play every turn in the best way for themselves.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "dice/solved_turn.h"

namespace heckmeck {

class Endgame {
public:
    explicit Endgame(const Rules& rules);

    // Finds all boards from this one on; false if there are more than `most`. A board is counted as the seat to act sees it,
    // whichever seat that is.
    bool explore(const Board& board, int seat, int most);

    // Value iteration: solves turn after turn, those with the fewest portions in the game first because a portion turned over never
    // comes back, until no turn's value would change by more than the tolerance, or they were gone through too often.
    //
    // It begins with even chances, so where all would rather pass for ever than take anything, they count as sharing the win.
    //
    // With more than two seats the best turns may go round in circles: one seat's best turn depends on another's, and that one's on
    // the first. So seats mix turns, and what is found is an equilibrium, up to the tolerance: nobody gains more by playing one
    // turn otherwise. There may be others. Between turns that are equally good for itself a seat takes whichever comes first.
    void iterate(double tolerance, Passes<double> passes);

    const Rules& rules() const { return rules_; }
    // By how much the chances before a turn might still change, or the seat to act gain if it mixed in more of its best turn.
    double change() const { return change_; }
    int size() const { return static_cast<int>(positions_.size()); }

    bool knows(const Board& board, int seat) const { return number_.count(key(board, seat)) > 0; }

    // The chance to win of every seat on a board that it knows, the seat to act first.
    const double* chances(const Board& board, int seat) const { return chances_.data() + find(board, seat) * rules_.seats; }

    // That of the seat to act if it plays this one turn for what another worth says of the boards after it.
    double chance_if_played(const Board& board, int seat, Worth& by, Passes<float> passes) const;

private:
    struct Position {
        Board board;
        int seat;
        int first;  // of the boards after the turn in `after_`, in the order of `Weighing`
        int count;
    };

    // A turn that goes over to the best one step by step.
    struct Mixed {
        double step = 1;
        double toward[kMaxSeats] = {};  // what the best turn meant for every seat the last time
    };

    class Explorer;
    class Known;
    class Solver;
    using Order = std::vector<int>::const_iterator;

    std::string key(const Board& board, int seat) const;
    int find(const Board& board, int seat) const { return number_.find(key(board, seat))->second; }
    int find_or_add(const Board& board, int seat);
    int next(int seat) const { return seat + 1 < rules_.seats ? seat + 1 : 0; }
    int ending(const Board& board, int next) const;
    // Every seat's chance, the next one to act first; and that of the seat whose turn has just ended.
    const double* chances_after(int after) const {
        return after >= 0 ? chances_.data() + after * rules_.seats : shares_.data() + ~after * rules_.seats;
    }
    double worth(int after) const { return chances_after(after)[rules_.seats - 1]; }
    bool mixes() const { return rules_.seats > 2; }
    void prepare();
    double iterate_layer(Order begin, Order end, double tolerance, Solver& solver);
    double solve(int at, Solver& solver);
    void mix(int at, const std::vector<double>& best, double* now);

    const Rules rules_;
    std::vector<Position> positions_;
    std::vector<double> chances_;  // of every position, for every seat, the one to act first
    std::vector<double> shares_;   // the same of every end of the game, by who wins
    std::unordered_map<std::string, int> number_;
    std::vector<int> after_;                // what a turn leads to: the number of a position, or ~ the bits of who wins
    std::vector<int> order_;                // in which positions are solved
    std::vector<std::vector<int>> before_;  // for every position those that lead there
    std::vector<double> pending_;           // for every position by how much those after it have changed since it was solved
    // With more than two seats:
    std::vector<double> played_;  // how likely a turn is to lead to each of the boards after it, in the order of `after_`
    std::vector<Mixed> mixed_;    // of every position
    double change_ = 1;
};

}  // namespace heckmeck
