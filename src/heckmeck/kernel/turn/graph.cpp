#include "turn/graph.h"

#include <atomic>
#include <cmath>
#include <memory>

#include "turn/chance.h"

namespace heckmeck {

namespace {

// The chance that a roll shows only faces already aside (T5).
double stuck_chance(const State& state) {
    const double white = std::pow((kFaces - state.free_faces()) / static_cast<double>(kFaces), state.white);
    const double golden = (!state.is_free(kOne) + !state.is_free(kWorm)) / 2.0;
    return state.golden ? white * golden : white;
}

}  // namespace

int State::free_faces() const {
    int count = 0;
    for (int face = 1; face <= kFaces; ++face) count += is_free(face);
    return count;
}

// Orders the states by group, dice in hand first because a laying-aside leaves fewer.
Graph::Key Graph::key_of(const State& state) {
    Key key = state.white + state.golden;
    key = key << 4 | state.white;
    key = key << 3 | state.free_faces();
    key = key << 6 | state.faces;
    key = key << 1 | state.bratworm;
    return key << 6 | state.total;
}

bool Graph::same_group(Key a, Key b) { return a >> 13 == b >> 13; }

Graph::Graph(const Dice& dice) : dice_(dice) {
    std::map<Key, State> reached;
    collect({0, dice.white, dice.golden, 0, false}, reached);
    std::vector<State> members;
    for (const auto& [key, state] : reached) {
        if (!members.empty() && !same_group(key, key_of(members.back()))) {
            add_group(members);
            members.clear();
        }
        members.push_back(state);
    }
    add_group(members);
    for (Group& group : groups_) connect(group);
    open();
}

void Graph::collect(const State& state, std::map<Key, State>& reached) const {
    if (!reached.emplace(key_of(state), state).second) return;
    for (int face = 1; face <= kFaces; ++face) {
        if (!state.is_free(face)) continue;
        for (int count = 1; count <= state.white; ++count) collect(state.lay_aside(face, count, false, dice_.bratworms), reached);
        if (!state.golden || (face != kOne && face != kWorm)) continue;
        for (int count = 0; count <= state.white; ++count) collect(state.lay_aside(face, count, true, dice_.bratworms), reached);
    }
}

// With more dice in hand there are few states for each set of faces aside: filling gaps would cost more than it saves.
constexpr int kDiceInFours = 3;

std::vector<State> Graph::in_fours(const std::vector<State>& members) {
    std::vector<State> filled;
    const auto go_on = [&] {
        filled.push_back(filled.back());
        ++filled.back().total;
    };
    for (const State& state : members) {
        const bool same = !filled.empty() && filled.back().faces == state.faces && filled.back().bratworm == state.bratworm;
        while (same && filled.back().total + 1 < state.total) go_on();
        while (!same && filled.size() % kFour) go_on();
        filled.push_back(state);
    }
    while (filled.size() % kFour) go_on();
    return filled;
}

void Graph::add_group(std::vector<State> members) {
    const State like = members.back();
    Group group{};
    group.first = size();
    group.white = like.white;
    group.golden = like.golden;
    group.slots = like.free_faces();
    group.in_fours = like.white + like.golden <= kDiceInFours && group.slots < kFaces;
    std::vector<State> all = group.in_fours ? in_fours(members) : members;
    group.states = static_cast<int>(all.size());
    group.padded = (group.states + kBlock - 1) / kBlock * kBlock;
    for (int lane = 0; lane < group.states; ++lane) number_[key_of(all[lane])] = static_cast<Index>(group.first + lane);
    real_.resize(group.first + group.padded);
    for (const State& state : members) real_[number_[key_of(state)]] = true;
    all.resize(group.padded, all.back());
    group_of_.resize(group.first + group.padded, static_cast<std::uint8_t>(groups_.size()));
    for (const State& state : all) {
        const int row = state.bratworm * kEndings;
        stop_.push_back(static_cast<Index>(row + (state.is_free(kWorm) ? 0 : kTotals) + state.total));
        fail_.push_back(static_cast<Index>(row + 2 * kTotals));
        stuck_.push_back(stuck_chance(state));
        float_stuck_.push_back(static_cast<float>(stuck_.back()));
        states_.push_back(state);
    }
    groups_.push_back(group);
}

void Graph::connect(Group& group) {
    const bool golden = group.golden && group.slots > 0;
    Index* next = new_table(group.slots * group.white * group.padded);
    Index* one = golden ? new_table((group.white + 1) * group.padded) : nullptr;
    Index* worm = golden ? new_table((group.white + 1) * group.padded) : nullptr;
    group.next = next;
    group.golden_one = one;
    group.golden_worm = worm;
    for (int lane = 0; lane < group.padded; ++lane) {
        // The first of four leads to a state; what the others lead to comes right after it.
        const int ahead = group.in_fours ? lane % kFour : 0;
        const State& state = states_[group.first + lane - ahead];
        const Index nothing = turn().nothing;
        const auto from = [&](Index to) { return to == nothing ? to : static_cast<Index>(to + ahead); };
        int first_face = 0, last_face = 0;
        Index* option = next + first_option(group, lane);
        for (int face = kFaces; face >= 1; --face) {
            if (!state.is_free(face)) continue;
            if (!first_face) first_face = face;
            last_face = face;
            for (int count = 1; count <= group.white; ++count, option += kBlock)
                *option = from(number_of(state.lay_aside(face, count, false, dice_.bratworms)));
        }
        for (int count = 0; golden && count <= group.white; ++count) {
            one[count * group.padded + lane] = from(golden_option(state, kOne, last_face, count));
            worm[count * group.padded + lane] = from(golden_option(state, kWorm, first_face, count));
        }
    }
}

void Graph::open() {
    for (int left = 0; left <= dice_.white; ++left) {
        int lane = 0;
        for (int one = 0; one <= dice_.white - left; ++one) {
            for (int two = 0; two <= dice_.white - left - one; ++two, ++lane) {
                if (lane % kBlock == 0) openings_.push_back({left, 0, {}, {}, {}});
                Opening& opening = openings_.back();
                const int three = dice_.white - left - one - two, at = opening.lanes++;
                opening.count[0][at] = static_cast<std::uint8_t>(one);
                opening.count[1][at] = static_cast<std::uint8_t>(two);
                opening.count[2][at] = static_cast<std::uint8_t>(three);
                opening.chance[at] = kChance.at[kFaces][dice_.white][one] * kChance.at[kFaces - 1][dice_.white - one][two] *
                                     kChance.at[kFaces - 2][dice_.white - one - two][three];
                opening.float_chance[at] = static_cast<float>(opening.chance[at]);
            }
        }
    }
}

Index Graph::golden_option(const State& state, int golden_face, int slot_face, int count) const {
    const bool with_golden = slot_face == golden_face;
    if (count == 0 && !with_golden) return turn().nothing;
    return number_of(state.lay_aside(slot_face, count, with_golden, dice_.bratworms));
}

Turn Graph::turn() const {
    Turn turn{};
    turn.groups = groups_.data();
    turn.group_count = static_cast<int>(groups_.size());
    turn.stop = stop_.data();
    turn.fail = fail_.data();
    turn.stuck = stuck_.data();
    turn.float_stuck = float_stuck_.data();
    turn.real = real_.data();
    turn.openings = openings_.data();
    turn.opening_count = static_cast<int>(openings_.size());
    turn.nothing = static_cast<Index>(size());
    return turn;
}

Index Graph::number_of(const State& state) const {
    const auto found = number_.find(key_of(state));
    const bool known = found != number_.end() && states_[found->second] == state;
    return known ? found->second : turn().nothing;
}

Index Graph::find(const State& state) const {
    const Index number = number_of(state);
    return number != turn().nothing && real_[number] ? number : turn().nothing;
}

heckmeck_error make_dice(int white, bool golden, std::size_t rows, Dice& dice) {
    if (white < 1 || white + golden > kMaxDice) return HECKMECK_DICE;
    if (rows != 1 && rows != 2) return HECKMECK_PAYOFF_ROWS;
    dice = {white, golden, rows == 2};
    return HECKMECK_OK;
}

const Graph& graph_of(const Dice& dice) {
    // No lock: threads that ask for the same graph at once each build it, and all take the one that was first.
    static std::atomic<const Graph*> graphs[kMaxDice + 1][2][2];
    std::atomic<const Graph*>& kept = graphs[dice.white][dice.golden][dice.bratworms];
    const Graph* graph = kept.load(std::memory_order_acquire);
    if (graph) return *graph;
    std::unique_ptr<const Graph> built = std::make_unique<Graph>(dice);
    if (kept.compare_exchange_strong(graph, built.get(), std::memory_order_acq_rel)) graph = built.release();
    return *graph;
}

}  // namespace heckmeck
