// A turn solved for one payoff table at a time.
#pragma once

#include <memory>
#include <vector>

#include "turn/graph.h"
#include "turn/passes.h"

namespace heckmeck {

// Room for numbers, as wide vectors like it: whole blocks, each in cache lines of its own, not filled with zeros first.
template <class Real>
class Room {
public:
    explicit Room(int size = 0) : blocks_(new Block[size / kBlock + 1]) {}
    Real* data() const { return blocks_[0].at; }

private:
    struct alignas(64) Block {
        Real at[kBlock];
    };
    std::unique_ptr<Block[]> blocks_;
};

// In double or in single precision.
template <class Real>
class Tree {
public:
    Tree(const Dice& dice, bool weasel, Passes<Real> passes);

    // `payoff` has a row of endings, or two if the dice tell bratworms apart. The start is a good part of the work; whoever
    // has nothing to choose before the first roll can do without its value.
    void solve(const double* payoff, bool with_start = true);

    const Graph& graph() const { return graph_; }
    int rows() const { return rows_; }
    bool weasel() const { return weasels_ > 0; }

    // The number of a state, where a weasel is left or not.
    heckmeck_error find(const State& state, bool weasel, Index& number) const;

    // The value of rolling in a state, and of the better of stopping and rolling, with a weasel left or not.
    Real roll(Index state, bool weasel) const { return roll_[weasel].data()[state]; }
    Real settle(Index state, bool weasel) const { return settle_[weasel].data()[state]; }
    Real stop(Index state) const { return payoff_[turn_.stop[state]]; }
    Real fail(Index state) const { return payoff_[turn_.fail[state]]; }

    // Adds up the chances of the endings from rolling in a state on; see `forward`.
    void add_endings(Index from, bool weasel, double tolerance, double* endings) const;

private:
    const Graph& graph_;
    const Turn turn_;
    int rows_;
    int weasels_;
    Passes<Real> passes_;
    Room<Real> roll_[2];    // by weasels left
    Room<Real> settle_[2];  // by weasels left
    std::vector<Real> payoff_;
};

}  // namespace heckmeck
