#include "dice/random_turn.h"

#include "turn/chance.h"
#include "turn/graph.h"

namespace heckmeck {

namespace {

// All turns with some dice at once, from the most dice in hand to the fewest.
class RandomTurns {
public:
    RandomTurns(const Dice& dice, bool weasel, double chance, std::vector<double>& endings)
        : graph_(graph_of(dice)), turn_(graph_.turn()), endings_(endings) {
        for (std::vector<double>& rolling : rolling_) rolling.assign(graph_.size(), 0);
        rolling_[weasel][graph_.start()] = chance;
    }

    void run() {
        for (int weasel : {1, 0})
            for (int at = turn_.group_count - 1; at >= 0; --at)
                for (int lane = 0; lane < turn_.groups[at].states; ++lane) roll_in(turn_.groups[at].first + lane, weasel);
    }

private:
    void roll_in(int number, int weasel) {
        chance_ = rolling_[weasel][number];
        if (!(chance_ > 0)) return;
        number_ = number;
        weasel_ = weasel;
        hand_ = graph_.state(static_cast<Index>(number));
        if (!hand_.golden) return fall(1, hand_.white, 1, 0);
        fall(1, hand_.white, 0.5, kOne);
        fall(1, hand_.white, 0.5, kWorm);
    }

    // How many of the white dice left show this face, and so on?
    void fall(int face, int left, double chance, int golden_face) {
        if (face > kFaces) return choose(chance * chance_, golden_face);
        for (int count = face == kFaces ? left : 0; count <= left; ++count) {
            shown_[face] = count;
            fall(face + 1, left - count, chance * kChance.at[kFaces + 1 - face][left][count], golden_face);
        }
    }

    void choose(double chance, int golden_face) {
        int choices = weasel_;
        for (int face = 1; face <= kFaces; ++face) choices += open(face, golden_face);
        const bool stuck = choices == weasel_;
        if (stuck) {
            endings_[turn_.fail[number_]] += chance / (1 + weasel_);
            choices = 1 + weasel_;
        }
        if (weasel_) rolling_[0][number_] += chance / choices;
        for (int face = 1; face <= kFaces && !stuck; ++face)
            if (open(face, golden_face)) lay_aside(face, golden_face == face, chance / choices);
    }

    bool open(int face, int golden_face) const { return hand_.is_free(face) && (shown_[face] > 0 || golden_face == face); }

    // Then stop or roll.
    void lay_aside(int face, bool with_golden, double chance) {
        const Index to = graph_.find(hand_.lay_aside(face, shown_[face], with_golden, true));
        const bool used_up = graph_.state(to).used_up();
        endings_[turn_.stop[to]] += used_up ? chance : chance / 2;
        rolling_[weasel_][to] += used_up ? 0 : chance / 2;
    }

    const Graph& graph_;
    const Turn turn_;
    std::vector<double>& endings_;
    std::vector<double> rolling_[2];  // by weasels left
    // Where the dice are rolled now:
    double chance_ = 0;
    int number_ = 0;
    int weasel_ = 0;
    State hand_{};
    int shown_[kFaces + 1] = {};
};

}  // namespace

Draw::Draw(std::vector<double> chances) {
    chances.resize(kColumns);
    std::vector<int> less, more;
    for (int at = 0; at < kColumns; ++at) {
        chances[at] *= kColumns;
        (chances[at] < 1 ? less : more).push_back(at);
        columns_[at] = {~std::uint64_t{0}, {static_cast<std::uint8_t>(at), static_cast<std::uint8_t>(at)}};
    }
    while (!less.empty() && !more.empty()) {
        const int poor = less.back(), rich = more.back();
        less.pop_back();
        columns_[poor].own_share = static_cast<std::uint64_t>(chances[poor] * 0x1p64);
        columns_[poor].outcome[1] = static_cast<std::uint8_t>(rich);
        chances[rich] -= 1 - chances[poor];
        if (chances[rich] < 1) {
            more.pop_back();
            less.push_back(rich);
        }
    }
}

std::vector<double> random_endings(Kit kit) {
    std::vector<double> endings(2 * kEndings);
    const bool golden = kit == Kit::kGoldenDie || kit == Kit::kPlainGoldenDie;
    RandomTurns({8, false, true}, kit == Kit::kWeasel, golden ? 0.5 : 1, endings).run();
    if (kit == Kit::kGoldenDie) RandomTurns({8, true, true}, false, 0.5, endings).run();
    if (kit == Kit::kPlainGoldenDie) RandomTurns({9, false, true}, false, 0.5, endings).run();
    return endings;
}

}  // namespace heckmeck
