// What somebody knows of a card game, and tables as they may be.
#pragma once

#include <cstddef>

#include "cards/table.h"
#include "errors.h"

namespace heckmeck::cards {

// In `table` are the cards that are known; the rest of the hands, and the pile, are made of the hidden ones. A seat knows its own
// hand; a review knows them all.
struct View {
    Table table;
    std::uint8_t hand_sizes[kMaxSeats];
    Heap hidden;
    int draws;  // what the seat is still owed, before the turn is over

    bool somebody_acts() const { return !table.round_over() && !draws && !(table.passed >> table.seat & 1); }
};

View look(const Table& table);  // of the seat to act
Table imagine(const View& view, Luck& luck);

// Portions come in pairs: which one, and its worms.
heckmeck_error make_rules(int seats, int put_aside, const int* portions, std::size_t portion_count, Rules& rules);

// A view that was written down, with the rules that its table points to.
class WrittenView {
public:
    // Numbers, one after the other: the seat and the cards that it is still owed; for every seat whether it has passed, the size of
    // its hand, and three lists: the cards of its hand that are known, the cards in front of it, and its stack from bottom to top;
    // then the lists of the portions on the grill, those still unseen, the hidden cards, and the discards. A list begins with its
    // length.
    heckmeck_error read(const Rules& rules, const int* numbers, std::size_t count);

    const Rules& rules() const { return rules_; }
    const View& view() {
        view_.table.rules = &rules_;  // which may have moved
        return view_;
    }

private:
    Rules rules_;
    View view_;
};

}  // namespace heckmeck::cards
