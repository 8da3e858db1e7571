// The table of Heckmeck am Karteneck, and what a play, a pass and a draw do to it: `rules/karteneck/steps.py` in C++.
//
// The Python rules are the rules; the tests replay whole games through them.
#pragma once

#include <cstdint>
#include <vector>

#include "luck.h"

namespace heckmeck::cards {

constexpr int kMaxSeats = 6;
constexpr int kWorm = 6;  // a kind, and the first of the worm cards
constexpr int kTags = 25;
constexpr int kCopies = 17;  // of every number card
constexpr int kDeck = kCopies * (kWorm - 1) + kTags;
constexpr int kPortions = 30;
constexpr int kHighestPortion = 42;
constexpr int kHand = 6;
constexpr int kNobody = -1;

// 1 to 5, or from 6 on a worm card, as in `rules/karteneck/cards.py`.
using Card = std::uint8_t;
using Tags = std::uint32_t;  // worm cards: card c is bit c - 6

constexpr int kind(int card) { return card < kWorm ? card : kWorm; }
constexpr int points(int kind) { return kind < kWorm ? kind : 5; }
constexpr Tags one_tag(int card) { return Tags{1} << (card - kWorm); }

// A bag of cards.
struct Cards {
    std::uint8_t of[kWorm + 1];  // how many of each kind; of kind 0, which is none, all of them
    Tags tags;

    int size() const { return of[0]; }
    void add(int card) {
        ++of[0];
        ++of[kind(card)];
        if (card >= kWorm) tags |= one_tag(card);
    }
    void clear() { *this = Cards{}; }
};

// What a seat does: it passes and perhaps steals, or plays some cards of one kind.
struct Action {
    std::int8_t kind;  // 0: it passes
    std::int8_t count;
    std::int8_t rival;  // whom it steals from, or `kNobody`
    Tags tags;          // the worm cards that it plays
};
constexpr Action kPass{0, 0, kNobody, 0};
constexpr Action steal_from(int rival) { return {0, 0, static_cast<std::int8_t>(rival), 0}; }

// What does not change in a game.
struct Rules {
    int seats = 0;
    int put_aside = 0;
    std::uint8_t portions[kPortions] = {};
    std::uint8_t worms[kHighestPortion + 1] = {};  // by portion
};

// The portions that a seat has won, bottom to top (K14).
struct Stack {
    std::uint8_t size;
    std::uint8_t at[kPortions];

    int top() const { return size ? at[size - 1] : kNobody; }
};

// Cards in an order that does not matter: whoever draws from them draws any of them.
struct Heap {
    std::uint8_t size;
    Card at[kDeck];

    void add(int card) { at[size++] = static_cast<Card>(card); }
    Card draw(Luck& luck) {
        Card& drawn = at[luck.below(size)];
        const Card card = drawn;
        drawn = at[--size];
        return card;
    }
};

// A game as it stands whenever a seat is to act, or a round is over. Small, because many are made and thrown away.
struct Table {
    const Rules* rules;
    std::int8_t seat;     // the one that acts; between two rounds the one that goes first
    std::uint8_t passed;  // as bits
    std::uint8_t on_grill;
    std::uint8_t unseen_size;
    Cards hands[kMaxSeats];
    Cards front[kMaxSeats];  // the cards in front of each seat
    std::int16_t totals[kMaxSeats];
    std::int16_t scores[kMaxSeats];
    Stack stacks[kMaxSeats];
    std::uint8_t grill[kMaxSeats];   // ascending
    std::uint8_t unseen[kPortions];  // those that turn up next are at the end
    Heap pile;
    Heap discards;

    bool round_over() const { return on_grill == 0; }
    bool finished() const { return round_over() && unseen_size <= rules->put_aside; }
    int rounds_left() const { return (unseen_size - rules->put_aside) / rules->seats; }
    bool valid(int whose) const { return front[whose].tags != 0; }
    bool everybody_passed() const { return passed + 1 == 1 << rules->seats; }
    bool playable(int kind) const { return hands[seat].of[kind] && !front[seat].of[kind]; }
};

// Moves as numbers: what is done in the high bits, the details in the low ones. `kernel/card_moves.py` reads them.
enum class Act : std::uint64_t {
    kDealt,     // to the next seat: its cards, five bits each
    kTurnedUp,  // the portions, six bits each
    kPlay,      // the kind, above it five bits of count, above them the tags
    kPass,      // whom the seat steals from, plus one
    kDrawn,     // the card
};

// Where moves are written down, if anybody wants them.
class Moves {
public:
    explicit Moves(std::vector<std::uint64_t>* to = nullptr) : to_(to) {}

    void add(Act act, std::uint64_t details) {
        if (to_) to_->push_back(static_cast<std::uint64_t>(act) << 60 | details);
    }

private:
    std::vector<std::uint64_t>* to_;
};

std::uint64_t number_of(const Action& action);
Action action_of(std::uint64_t number);

Table deal(const Rules& rules, Luck& luck, Moves& moves);                // K1
void open_grill(Table& table, Moves& moves);                             // K2
bool legal(const Table& table, const Action& action);                    // for the seat to act (K3-K5, K7)
int victim(const Table& table);                                          // from whom the seat may steal (K7), or `kNobody`
void act(Table& table, const Action& action, Luck& luck, Moves& moves);  // K3-K10, the draws included
void draw_owed(Table& table, int count, Luck& luck, Moves& moves);       // this many cards, and the turn is over (K4, K5)
void shuffle_unseen(Table& table, Luck& luck);
unsigned winners(const Table& table);        // as bits, if the game ended now (K11)
double share(const Table& table, int seat);  // of the win, if the game ended now

// The lowest of some tags, this many of them.
Tags lowest_tags(Tags tags, int count);

}  // namespace heckmeck::cards
