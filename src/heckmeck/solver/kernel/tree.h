// A turn solved for one payoff table at a time.
#pragma once

#include <memory>
#include <vector>

#include "backward.h"
#include "forward.h"
#include "graph.h"

namespace heckmeck {

// Room for numbers, as wide vectors like it: whole blocks, each in a cache line of its own, not filled with zeros first.
class Room {
public:
    explicit Room(int size = 0) : blocks_(new Block[size / kBlock + 1]) {}
    double* data() const { return blocks_[0].at; }

private:
    struct alignas(64) Block {
        double at[kBlock];
    };
    std::unique_ptr<Block[]> blocks_;
};

class Tree {
public:
    Tree(const Dice& dice, bool weasel, Backward backward);

    // `payoff` has a row of endings, or two if the dice tell bratworms apart. The start is a good part of the work; who has nothing
    // to choose before the first roll can do without its value.
    void solve(const double* payoff, bool with_start = true);

    const Graph& graph() const { return graph_; }
    int rows() const { return rows_; }
    bool weasel() const { return weasels_ > 0; }
    const std::vector<double>& payoff() const { return payoff_; }

    // The value of rolling in a state, and of the better of stopping and rolling, with a weasel left or not.
    double roll(Index state, bool weasel) const { return roll_[weasel].data()[state]; }
    double settle(Index state, bool weasel) const { return settle_[weasel].data()[state]; }
    double stop(Index state) const { return payoff_[turn_.stop[state]]; }
    double fail(Index state) const { return payoff_[turn_.fail[state]]; }

    // Adds up the chances of the endings from rolling in a state on; see `forward`.
    void add_endings(Index from, bool weasel, double tolerance, double* endings) const;

private:
    const Graph& graph_;
    const Turn turn_;
    int rows_;
    int weasels_;
    Backward backward_;
    Room options_;
    Room roll_[2];    // by weasels left
    Room settle_[2];  // by weasels left
    std::vector<double> payoff_;
};

}  // namespace heckmeck
