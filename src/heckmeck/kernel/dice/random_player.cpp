#include "dice/random_player.h"

#include "dice/random_turn.h"

namespace heckmeck {

namespace {

int any_of(std::uint64_t bits, Luck& luck) {
    for (int skip = luck.below(count_bits(bits)); skip; --skip) bits &= bits - 1;
    return lowest_bit(bits);
}

struct RandomPlayer {
    Luck& luck;
    int rival = kNobody;  // whose bratworm it takes in this turn

    bool rolls_golden() { return luck.below(2); }
    int choose(const Rolled& rolled, bool weasel) {
        const int faces = count_bits(rolled.open);
        const int choice = luck.below(faces ? faces + weasel : 2);
        if (choice == faces) return kUseTheWeasel;
        return choice < faces ? 1 + any_of(rolled.open, luck) : kLetStand;
    }
    void laid_aside(int, int, bool) {}
    int whose_bratworm(unsigned, const State&) { return rival; }
    bool stops(const State&) { return luck.below(2); }
    int which_portion(Portions portions) { return any_of(portions, luck); }
    int which_answer(const Claimed*, int count, int) { return luck.below(count); }
};

// Turns with luck of their own until one ends like this; its moves are kept.
void tell(const Table& table, Ending ending, int rival) {
    Table told = table;
    told.luck = table.luck.apart();
    RandomPlayer player{told.luck, rival};
    const std::size_t before = told.moves.size();
    while (TurnDice<RandomPlayer>(told, player).play() != ending) {
        told.board = table.board;
        told.moves.forget_from(before);
    }
}

}  // namespace

void play_random_turn(Table& table) {
    static const Draw draws[] = {Draw(random_endings(Kit::kBare)), Draw(random_endings(Kit::kWeasel)),
                                 Draw(random_endings(Kit::kGoldenDie)), Draw(random_endings(Kit::kPlainGoldenDie))};
    const Kit kit = kit_of(table.rules, table.held());
    const Ending ending = draws[static_cast<int>(kit)](table.luck);
    const bool earned = has_bratworm(ending) && table.rules.bratworms;
    const unsigned rivals = earned ? bratworm_rivals(table.rules, table.board, table.seat) : 0;
    const int rival = rivals ? any_of(rivals, table.luck) : kNobody;
    if (table.moves.wanted()) tell(table, ending, rival);
    if (earned) take_bratworm(table.board, table.seat, rival);
    RandomPlayer player{table.luck, rival};
    settle(table, ending, player);
}

}  // namespace heckmeck
