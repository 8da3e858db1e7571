// The states of a turn right after a laying-aside, and where every laying-aside leads.
//
// Of the dice aside only this matters for what is to come: which faces are aside (T2), their total (T6), and whether the ones
// among them earned a bratworm (B1). With eight white dice and no bratworms that makes 1,939 states, the start included, and some
// more that fill gaps.
#pragma once

#include <list>
#include <map>
#include <unordered_map>
#include <vector>

#include "errors.h"
#include "turn/turn.h"

namespace heckmeck {

// Which dice a turn is played with. A golden die with plain faces is one more white die.
struct Dice {
    int white;
    bool golden;     // the golden die with three ones and three worms (C3)
    bool bratworms;  // endings with and without a bratworm are told apart
};

constexpr int kOne = 1;
constexpr int kWorm = 6;

constexpr int points(int face) { return face == kWorm ? 5 : face; }

struct State {
    int faces;    // the faces aside, face f being bit f - 1
    int white;    // white dice in hand
    bool golden;  // the golden die is in hand
    int total;
    bool bratworm;

    bool operator==(const State& other) const {
        return faces == other.faces && white == other.white && golden == other.golden && total == other.total &&
               bratworm == other.bratworm;
    }
    bool is_free(int face) const { return !(faces >> (face - 1) & 1); }
    int free_faces() const;
    bool used_up() const { return white == 0 && !golden; }

    // `count` white dice go aside, and perhaps the golden one.
    State lay_aside(int face, int count, bool with_golden, bool bratworms) const {
        const int dice = count + with_golden;
        State after = *this;
        after.faces |= 1 << (face - 1);
        after.white -= count;
        after.golden = golden && !with_golden;
        after.total += dice * points(face);
        after.bratworm = bratworm || (bratworms && face == kOne && dice >= 2);
        return after;
    }
};

class Graph {
public:
    explicit Graph(const Dice& dice);
    Graph(const Graph&) = delete;
    Graph& operator=(const Graph&) = delete;

    Turn turn() const;
    int size() const { return static_cast<int>(states_.size()); }  // with the padding
    Index start() const { return static_cast<Index>(groups_.back().first); }
    Index find(const State& state) const;  // `Turn::nothing` if no turn comes to it
    const State& state(Index number) const { return states_[number]; }
    const Group& group_of(Index state) const { return groups_[group_of_[state]]; }

private:
    using Key = std::uint32_t;
    static Key key_of(const State& state);
    static bool same_group(Key a, Key b);

    void collect(const State& state, std::map<Key, State>& reached) const;
    static std::vector<State> in_fours(const std::vector<State>& members);
    void add_group(std::vector<State> members);
    void connect(Group& group);
    void open();
    Index number_of(const State& state) const;  // of one that fills a gap, too
    Index golden_option(const State& state, int golden_face, int slot_face, int count) const;
    Index* new_table(int size) { return tables_.emplace_back(size).data(); }

    Dice dice_;
    std::vector<State> states_;
    std::vector<Group> groups_;
    std::vector<std::uint8_t> group_of_;  // for every state its group
    std::vector<Index> stop_;
    std::vector<Index> fail_;
    std::vector<double> stuck_;
    std::vector<float> float_stuck_;
    std::vector<std::uint8_t> real_;
    std::vector<Opening> openings_;
    std::unordered_map<Key, Index> number_;  // of those that fill gaps, too
    std::list<std::vector<Index>> tables_;   // what the groups point to
};

// The dice of a turn, for a payoff table with this many rows.
heckmeck_error make_dice(int white, bool golden, std::size_t rows, Dice& dice);

// The graph of these dice, built when first asked for and kept.
const Graph& graph_of(const Dice& dice);

}  // namespace heckmeck
