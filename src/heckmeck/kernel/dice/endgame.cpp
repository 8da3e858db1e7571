#include "dice/endgame.h"

#include <algorithm>
#include <cmath>

#include "dice/solved_player.h"

namespace heckmeck {

namespace {

// The turns of a layer are gone through at most this often; the last ones are few.
constexpr int kMostSweeps = 10000;

// A turn is not solved again yet if it would change by less than this share of the largest change: more is to come.
constexpr double kWorthwhile = 0.2;

}  // namespace

// Writes down what boards a turn leads to.
class Endgame::Explorer : public Worth {
public:
    explicit Explorer(Endgame& endgame) : endgame_(endgame) {}

    void weigh(const Rules&, const Board&, const Board* boards, int count, int seat, double* worths) override {
        for (int at = 0; at < count; ++at) {
            const int after = boards[at].face_up ? endgame_.find_or_add(boards[at], 1 - seat) : endgame_.ending(boards[at], seat);
            endgame_.after_.push_back(after);
            worths[at] = 0;
        }
    }

private:
    Endgame& endgame_;
};

// Knows what each board after the turn of a position is worth.
class Endgame::Known : public Worth {
public:
    explicit Known(const Endgame& endgame) : endgame_(endgame) {}

    void look_at(const Position& position) { first_ = endgame_.after_.data() + position.first; }
    void weigh(const Rules&, const Board&, const Board*, int count, int, double* worths) override {
        for (int at = 0; at < count; ++at) worths[at] = endgame_.worth(first_[at]);
    }

private:
    const Endgame& endgame_;
    const int* first_ = nullptr;
};

bool Endgame::explore(const Board& board, int seat, int most) {
    Explorer explorer(*this);
    Weighing weighing(rules_, explorer);
    find_or_add(board, seat);
    for (int at = 0; at < size(); ++at) {
        if (size() > most) return false;
        const Board from = positions_[at].board;  // a copy: the positions move as more are found
        const int first = static_cast<int>(after_.size());
        weighing.weigh(from, positions_[at].seat, rules_.bratworms > 0);
        positions_[at].first = first;
        positions_[at].count = static_cast<int>(after_.size()) - first;
    }
    return true;
}

// The value of a position's turn by what is known of those after it.
class Endgame::Solver {
public:
    Solver(const Endgame& endgame, Passes<double> passes)
        : rules_(endgame.rules_), known_(endgame), weighing_(rules_, known_), turn_(rules_, passes) {}

    double value(const Position& position) {
        known_.look_at(position);
        weighing_.weigh(position.board, position.seat, rules_.bratworms > 0);
        turn_.solve(weighing_, position.board.held[position.seat], true);
        return turn_.value();
    }

private:
    const Rules& rules_;
    Known known_;
    Weighing weighing_;
    SolvedTurn<double> turn_;
};

void Endgame::iterate(double tolerance, Passes<double> passes) {
    Solver solver(*this, passes);
    prepare();
    change_ = 0;
    for (Order begin = order_.begin(); begin != order_.end();) {
        const Portions turned_over = positions_[*begin].board.face_down;
        const Order end = std::find_if(begin, Order(order_.end()), [&](int at) {
            return count_bits(positions_[at].board.face_down) != count_bits(turned_over);
        });
        change_ = std::max(change_, iterate_layer(begin, end, tolerance, solver));
        begin = end;
    }
}

// Finds the order of the positions, and which of them lead to each.
void Endgame::prepare() {
    const auto rank = [&](int at) {
        const Board& board = positions_[at].board;
        return kMaxPortions * (kMaxPortions - count_bits(board.face_down)) + count_bits(board.face_up);
    };
    order_.resize(positions_.size());
    before_.assign(positions_.size(), {});
    pending_.assign(positions_.size(), 1);
    for (int at = 0; at < size(); ++at) {
        order_[at] = at;
        for (int place = positions_[at].first; place < positions_[at].first + positions_[at].count; ++place)
            if (after_[place] >= 0) before_[after_[place]].push_back(at);
    }
    std::stable_sort(order_.begin(), order_.end(), [&](int a, int b) { return rank(a) < rank(b); });
}

double Endgame::iterate_layer(Order begin, Order end, double tolerance, Solver& solver) {
    double largest = 1;
    for (int sweep = 0; largest > tolerance && sweep < kMostSweeps; ++sweep) {
        const double enough = std::max(tolerance, largest * kWorthwhile);
        for (Order at = begin; at != end; ++at) {
            if (!(pending_[*at] > enough)) continue;
            Position& position = positions_[*at];
            const double before = position.chance;
            position.chance = solver.value(position);
            pending_[*at] = 0;
            for (const int other : before_[*at]) pending_[other] += std::abs(position.chance - before);
        }
        largest = 0;
        for (Order at = begin; at != end; ++at) largest = std::max(largest, pending_[*at]);
    }
    return largest;
}

double Endgame::chance_if_played(const Board& board, int seat, Worth& by, Passes<float> passes) const {
    const Position& position = positions_[find(board, seat)];
    const Table table{rules_, position.board, position.seat, Luck(0, 0), Moves(nullptr)};
    SolvedPlayer player(rules_, by, passes);
    player.begin(table, true);
    std::vector<double> worths;
    for (int place = position.first; place < position.first + position.count; ++place) worths.push_back(worth(after_[place]));
    return player.expect(worths.data());
}

double Endgame::worth(int after) const {
    if (after >= 0) return 1 - positions_[after].chance;
    return after == kWon ? 1 : after == kShared ? 0.5 : 0;
}

int Endgame::ending(const Board& board, int seat) const {
    const unsigned won = winners(rules_, board);
    if (!(won >> seat & 1)) return kLost;
    return won == 1u << seat ? kWon : kShared;
}

int Endgame::find_or_add(const Board& board, int seat) {
    const auto [found, is_new] = number_.emplace(key(board, seat), size());
    if (is_new) positions_.push_back({board, seat, 0.5, 0, 0});
    return found->second;
}

// All that tells two positions of a game apart. Who acts comes first, so it does not matter which seat that is.
std::string Endgame::key(const Board& board, int seat) const {
    std::string key{static_cast<char>(board.supply)};
    key.append(reinterpret_cast<const char*>(&board.face_up), sizeof board.face_up);
    key.append(reinterpret_cast<const char*>(board.standing), sizeof board.standing);
    for (const int at : {seat, 1 - seat}) {
        const Stack& stack = board.stacks[at];
        key.append(reinterpret_cast<const char*>(&stack), 1 + stack.size);
        key += {static_cast<char>(board.held[at]), static_cast<char>(board.bratworms[at])};
    }
    return key;
}

}  // namespace heckmeck
