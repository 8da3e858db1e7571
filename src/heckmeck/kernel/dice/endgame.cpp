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

// For `mix`: the turns of a layer are gone through at most this often, a step gets this much shorter, and what is as small as this
// says nothing about a side.
constexpr int kMostMixing = 2000;
constexpr double kShorter = 0.9;
constexpr double kRounding = 1e-12;

}  // namespace

// Writes down what boards a turn leads to.
class Endgame::Explorer : public Worth {
public:
    explicit Explorer(Endgame& endgame) : endgame_(endgame) {}

    void weigh(const Rules&, const Board&, const Board* boards, int count, int seat, double* worths) override {
        for (int at = 0; at < count; ++at) {
            const int next = endgame_.next(seat);
            const bool goes_on = boards[at].face_up != 0;
            endgame_.after_.push_back(goes_on ? endgame_.find_or_add(boards[at], next) : endgame_.ending(boards[at], next));
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

Endgame::Endgame(const Rules& rules) : rules_(rules), shares_(rules.seats << rules.seats) {
    for (int won = 1; won < 1 << rules_.seats; ++won)
        for (int place = 0; place < rules_.seats; ++place)
            shares_[won * rules_.seats + place] = won >> place & 1 ? 1.0 / count_bits(won) : 0;
}

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

// The best turn of a position by what is known of those after it.
class Endgame::Solver {
public:
    Solver(const Endgame& endgame, Passes<double> passes)
        : rules_(endgame.rules_), known_(endgame), weighing_(rules_, known_), turn_(rules_, passes) {}

    // What it is worth to the seat to act.
    double solve(const Position& position) {
        known_.look_at(position);
        weighing_.weigh(position.board, position.seat, rules_.bratworms > 0);
        turn_.solve(weighing_, position.board.held[position.seat], true);
        count_ = position.count;
        return turn_.value();
    }

    // How likely it is to lead to each of the boards after it.
    const std::vector<double>& likely() {
        double endings[2 * kEndings] = {};
        turn_.add_endings(endings);
        likely_.assign(count_, 0);
        for (Ending ending = 0; ending < turn_.tree().rows() * kEndings; ++ending)
            likely_[weighing_.board_after(ending)] += endings[ending];
        return likely_;
    }

private:
    const Rules& rules_;
    Known known_;
    Weighing weighing_;
    SolvedTurn<double> turn_;
    int count_ = 0;
    std::vector<double> likely_;
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
    if (mixes()) {
        played_.assign(after_.size(), 0);
        mixed_.assign(positions_.size(), {});
    }
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
    const int most = mixes() ? kMostMixing : kMostSweeps;
    double largest = 1;
    for (int sweep = 0; largest > tolerance && sweep < most; ++sweep) {
        const double enough = std::max(tolerance, largest * kWorthwhile);
        for (Order at = begin; at != end; ++at) {
            if (!(pending_[*at] > enough)) continue;
            const double change = solve(*at, solver);
            for (const int other : before_[*at]) pending_[other] += change;
        }
        largest = 0;
        for (Order at = begin; at != end; ++at) largest = std::max(largest, pending_[*at]);
    }
    return largest;
}

// Solves a turn again; returns by how much a seat's chance has changed. What the seat to act could still gain is left pending.
double Endgame::solve(int at, Solver& solver) {
    const double value = solver.solve(positions_[at]);
    double now[kMaxSeats] = {value, 1 - value};  // with two seats what the one does not win is the other's
    if (mixes()) mix(at, solver.likely(), now);
    pending_[at] = std::max(0.0, value - now[0]);
    double change = 0;
    for (int place = 0; place < rules_.seats; ++place) {
        double& known = chances_[at * rules_.seats + place];
        change = std::max(change, std::abs(now[place] - known));
        known = now[place];
    }
    return change;
}

// Goes a step from the turn as it was played to the best one, and computes what that brings every seat. The steps of a position get
// shorter whenever the best turn lies on the other side than the last time, seen by what it means for the other seats.
void Endgame::mix(int at, const std::vector<double>& best, double* now) {
    const Position& position = positions_[at];
    Mixed& mixed = mixed_[at];
    double* const played = played_.data() + position.first;
    double toward[kMaxSeats] = {};
    std::fill(now, now + rules_.seats, 0);
    for (int board = 0; board < position.count; ++board) {
        const double* after = chances_after(after_[position.first + board]);
        for (int place = 0; place < rules_.seats; ++place) {
            const double chance = after[place ? place - 1 : rules_.seats - 1];
            now[place] += played[board] * chance;
            toward[place] += (best[board] - played[board]) * chance;
        }
    }
    double same_way = 0, far = 0;
    for (int place = 1; place < rules_.seats; ++place) {
        same_way += toward[place] * mixed.toward[place];
        far = std::max(far, std::abs(toward[place]));
    }
    if (far > kRounding) {
        if (same_way < 0) mixed.step *= kShorter;
        std::copy(toward, toward + rules_.seats, mixed.toward);
    }
    for (int board = 0; board < position.count; ++board) played[board] += mixed.step * (best[board] - played[board]);
    for (int place = 0; place < rules_.seats; ++place) now[place] += mixed.step * toward[place];
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

int Endgame::ending(const Board& board, int next) const {
    const unsigned won = winners(rules_, board);
    return ~static_cast<int>((won >> next | won << (rules_.seats - next)) & ((1u << rules_.seats) - 1));
}

int Endgame::find_or_add(const Board& board, int seat) {
    const auto [found, is_new] = number_.emplace(key(board, seat), size());
    if (is_new) {
        positions_.push_back({board, seat, 0, 0});
        chances_.insert(chances_.end(), rules_.seats, 1.0 / rules_.seats);
    }
    return found->second;
}

// All that tells two positions of a game apart. Who acts comes first, so it does not matter which seat that is.
std::string Endgame::key(const Board& board, int seat) const {
    std::string key{static_cast<char>(board.supply)};
    key.append(reinterpret_cast<const char*>(&board.face_up), sizeof board.face_up);
    key.append(reinterpret_cast<const char*>(board.standing), sizeof board.standing);
    for (int place = 0, at = seat; place < rules_.seats; ++place, at = next(at)) {
        const Stack& stack = board.stacks[at];
        key.append(reinterpret_cast<const char*>(&stack), 1 + stack.size);
        key += {static_cast<char>(board.held[at]), static_cast<char>(board.bratworms[at])};
    }
    return key;
}

}  // namespace heckmeck
