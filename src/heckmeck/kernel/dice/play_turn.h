// One turn of a game: its dice (`rules/turn.py`), and what its end does to the board (`rules/dicegame.py`). A player makes
// the decisions.
#pragma once

#include "dice/board.h"
#include "dice/moves.h"
#include "luck.h"
#include "turn/graph.h"

namespace heckmeck {

constexpr int kWhiteDice = 8;

// How the dice of a turn ended: a place in a payoff table of two rows, as the solver's graph numbers them. The canned worm is not
// counted in.
using Ending = int;
constexpr Ending kFailed = 2 * kTotals;

inline bool has_bratworm(Ending ending) { return ending >= kEndings; }
inline bool has_failed(Ending ending) { return ending % kEndings == kFailed; }

// What lies on the table after a roll.
struct Rolled {
    Counts white;
    int golden_face;  // 0 without the golden die
    unsigned open;    // the faces that may be laid aside, face f being bit f - 1 (T2)
};

// What a player does with a roll: lay aside a face, or one of these.
constexpr int kUseTheWeasel = 0;
constexpr int kLetStand = -1;

// A game as it stands between two turns, and the luck to come.
struct Table {
    const Rules& rules;
    Board board;
    int seat;
    Luck luck;
    Moves moves;

    Specialist held() const { return board.held[seat]; }
};

// The dice of a turn. The player answers:
//   bool rolls_golden()                                     the golden die joins the turn (S-gold)
//   int choose(const Rolled&, bool weasel)                  a face, or what stands above
//   int whose_bratworm(unsigned rivals, const State& hand)  B2
//   bool stops(const State& hand)                           rather than rolls the dice in hand (T3)
// and is told `laid_aside(face, white dice, whether the golden die is among them)` before it is asked anything else.
template <class Player>
class TurnDice {
public:
    TurnDice(Table& table, Player& player) : table_(table), player_(player), weasel_(table.held() == kWeasel) {}

    Ending play() {
        hand_.golden = table_.held() == kGoldenDie && player_.rolls_golden();
        table_.moves.add(Act::kRoll, hand_.golden);
        while (roll_and_lay_aside()) {
            if (hand_.used_up()) return stopped();
            if (player_.stops(hand_)) {
                table_.moves.add(Act::kStop);
                return stopped();
            }
            table_.moves.add(Act::kRoll);
        }
        return hand_.bratworm * kEndings + kFailed;
    }

private:
    Ending stopped() const { return hand_.bratworm * kEndings + (hand_.is_free(kWorm) ? 0 : kTotals) + hand_.total; }

    Rolled roll() {
        Rolled rolled{table_.luck.roll(hand_.white), 0, 0};
        if (hand_.golden) rolled.golden_face = roll_golden();
        table_.moves.add_roll(rolled.white, rolled.golden_face);
        const Counts all = rolled.white + (rolled.golden_face ? one_die(rolled.golden_face) : 0);
        for (int face = 1; face <= kFaces; ++face)
            if (count_of(all, face) && hand_.is_free(face)) rolled.open |= 1u << (face - 1);
        return rolled;
    }

    int roll_golden() {
        if (table_.rules.plain_golden_die) return 1 + table_.luck.below(kFaces);
        return table_.luck.below(2) ? kWorm : kOne;
    }

    // False if the turn has failed (T5).
    bool roll_and_lay_aside() {
        Rolled rolled = roll();
        int choice = kLetStand;
        if (rolled.open || weasel_) choice = player_.choose(rolled, weasel_);
        if (choice == kUseTheWeasel) {
            weasel_ = false;
            table_.moves.add(Act::kUseWeasel);
            rolled = roll();
            choice = rolled.open ? player_.choose(rolled, false) : kLetStand;
        } else if (choice == kLetStand && weasel_) {
            table_.moves.add(Act::kStop);
        }
        if (choice == kLetStand) return false;
        lay_aside(rolled, choice);
        return true;
    }

    void lay_aside(const Rolled& rolled, int face) {
        const int count = count_of(rolled.white, face);
        const bool with_golden = rolled.golden_face == face;
        table_.moves.add(Act::kLayAside, face);
        hand_ = hand_.lay_aside(face, count, with_golden, true);
        player_.laid_aside(face, count, with_golden);
        if (face == kOne && hand_.bratworm && table_.rules.bratworms) earn_bratworm();
    }

    void earn_bratworm() {
        const unsigned rivals = bratworm_rivals(table_.rules, table_.board, table_.seat);
        int rival = rivals ? lowest_bit(rivals) : kNobody;
        if (rivals & (rivals - 1)) {
            rival = player_.whose_bratworm(rivals, hand_);
            table_.moves.add(Act::kTakeBratworm, rival);
        }
        take_bratworm(table_.board, table_.seat, rival);
    }

    Table& table_;
    Player& player_;
    bool weasel_;
    State hand_{0, kWhiteDice, false, 0, false};
};

// What the end of the dice does to the board (T6-T9). The player answers:
//   int which_portion(Portions)                                with the house rule `lower=any`
//   int which_answer(const Claimed*, int count, int portion)   B2, S3
template <class Player>
void settle(Table& table, Ending ending, Player& player) {
    int total = has_bratworm(ending) ? ending - kEndings : ending;
    bool worm = static_cast<unsigned>(total - kTotals) < kTotals;  // which leaves out a failed turn
    if (worm) total -= kTotals;
    if (total < kTotals && !worm && table.held() == kCannedWorm) {
        total += kCannedWormPoints;
        worm = true;
    }
    const Prizes won = worm ? prizes(table.rules, table.board, table.seat, total) : Prizes{};
    if (won.none()) return fail(table.rules, table.board, table.seat);
    int portion = won.rival == kNobody ? lowest_bit(won.grill) : won.stolen;
    if (won.grill & (won.grill - 1)) {
        portion = player.which_portion(won.grill);
        table.moves.add(Act::kTakePortion, portion);
    }
    Claimed claimed[kMostAnswers];
    const int count = claim(table.rules, table.board, table.seat, portion, won.rival, claimed);
    const Claimed& got = claimed[count > 1 ? player.which_answer(claimed, count, portion) : 0];
    if (got.question == Claimed::Question::kWhoseBratworm) table.moves.add(Act::kTakeBratworm, got.answer);
    if (got.question == Claimed::Question::kWhichSpecialist) table.moves.add(Act::kKeepSpecialist, got.answer);
    table.board = got.board;
}

}  // namespace heckmeck
