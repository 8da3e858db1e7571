#include "cards/view.h"

#include "bits.h"

namespace heckmeck::cards {

namespace {

// Takes numbers one after the other. After the first that is wrong it takes no more, and says what was wrong.
class Reader {
public:
    Reader(const int* from, std::size_t count) : from_(from), end_(from + count) {}

    heckmeck_error error() const { return error_; }
    void refuse(heckmeck_error error) {
        if (error_ == HECKMECK_OK) error_ = error;
    }
    void finish() {
        if (from_ != end_) refuse(HECKMECK_VIEW);
    }

    // A number up to a limit.
    int number(int limit, heckmeck_error otherwise) {
        if (from_ == end_) refuse(HECKMECK_VIEW);
        if (error_ != HECKMECK_OK) return 0;
        const int found = *from_++;
        if (found < 0 || found > limit) refuse(otherwise);
        return error_ == HECKMECK_OK ? found : 0;
    }

    // Cards, or an order of them.
    template <class Bag>
    void cards(Bag& bag) {
        for (int left = number(kDeck, HECKMECK_CARDS); left && error_ == HECKMECK_OK; --left) {
            const int card = number(kWorm + kTags - 1, HECKMECK_CARD);
            if (card < 1) refuse(HECKMECK_CARD);
            if (error_ == HECKMECK_OK) bag.add(card);
        }
    }

    std::uint8_t portions(int room, std::uint8_t* to) {
        const int size = number(room, HECKMECK_STACK);
        for (int at = 0; at < size && error_ == HECKMECK_OK; ++at)
            to[at] = static_cast<std::uint8_t>(number(kHighestPortion, HECKMECK_PORTION));
        return static_cast<std::uint8_t>(size);
    }

private:
    const int* from_;
    const int* const end_;
    heckmeck_error error_ = HECKMECK_OK;
};

int total_of(const Cards& cards) {
    int total = 0;
    for (int kind = 1; kind <= kWorm; ++kind) total += cards.of[kind] * points(kind);
    return total;
}

// Nothing there may be more than there is in the game: a table has room for no more.
heckmeck_error check(const View& view, const Rules& rules) {
    const Table& table = view.table;
    int cards = view.hidden.size + table.discards.size, portions = table.on_grill + table.unseen_size, to_come = 0;
    for (int seat = 0; seat < rules.seats; ++seat) {
        cards += table.hands[seat].size() + table.front[seat].size();
        portions += table.stacks[seat].size;
        to_come += !(table.passed >> seat & 1) || table.valid(seat);
    }
    if (cards > kDeck) return HECKMECK_CARDS;
    if (portions > kPortions) return HECKMECK_STACK;
    if (table.unseen_size < rules.put_aside || (table.unseen_size - rules.put_aside) % rules.seats) return HECKMECK_UNSEEN;
    // A portion lies on the grill for everybody who may still get one; when nobody is left to act, they have been shared out (K9).
    const bool everybody_passed = table.passed + 1 == 1 << rules.seats;
    if (table.on_grill && (table.on_grill != to_come || everybody_passed)) return HECKMECK_GRILL;
    return HECKMECK_OK;
}

}  // namespace

View look(const Table& table) {
    View view{table, {}, table.pile, 0};
    for (int seat = 0; seat < table.rules->seats; ++seat) {
        const Cards& hand = table.hands[seat];
        view.hand_sizes[seat] = hand.of[0];
        if (seat == table.seat) continue;
        for (int number = 1; number < kWorm; ++number)
            for (int count = hand.of[number]; count; --count) view.hidden.add(number);
        for (Tags left = hand.tags; left; left &= left - 1) view.hidden.add(kWorm + lowest_bit(left));
        view.table.hands[seat].clear();
    }
    view.table.pile.size = 0;
    return view;
}

Table imagine(const View& view, Luck& luck) {
    Table table = view.table;
    table.pile = view.hidden;
    for (int seat = 0; seat < table.rules->seats; ++seat)
        for (int card = view.hand_sizes[seat] - table.hands[seat].size(); card; --card)
            table.hands[seat].add(table.pile.draw(luck));
    shuffle_unseen(table, luck);
    return table;
}

heckmeck_error make_rules(int seats, int put_aside, const int* portions, std::size_t portion_count, Rules& rules) {
    rules = {};
    if (seats < 2 || seats > kMaxSeats) return HECKMECK_CARD_SEATS;
    if (portion_count != kPortions || put_aside < 0 || put_aside > kPortions || (kPortions - put_aside) % seats)
        return HECKMECK_CARD_PORTIONS;
    rules.seats = seats;
    rules.put_aside = put_aside;
    for (int at = 0; at < kPortions; ++at) {
        const int portion = portions[2 * at];
        if (portion < 0 || portion > kHighestPortion) return HECKMECK_PORTION;
        rules.portions[at] = static_cast<std::uint8_t>(portion);
        rules.worms[portion] = static_cast<std::uint8_t>(portions[2 * at + 1]);
    }
    return HECKMECK_OK;
}

heckmeck_error WrittenView::read(const Rules& rules, const int* numbers, std::size_t count) {
    rules_ = rules;
    view_ = {};
    Table& table = view_.table;
    Reader reader(numbers, count);
    table.seat = static_cast<std::int8_t>(reader.number(rules.seats - 1, HECKMECK_SEAT));
    view_.draws = reader.number(kDeck, HECKMECK_DRAWS);
    int missing = 0;
    for (int at = 0; at < rules.seats; ++at) {
        if (reader.number(1, HECKMECK_VIEW)) table.passed = static_cast<std::uint8_t>(table.passed | 1 << at);
        view_.hand_sizes[at] = static_cast<std::uint8_t>(reader.number(kDeck, HECKMECK_CARDS));
        reader.cards(table.hands[at]);
        reader.cards(table.front[at]);
        table.totals[at] = static_cast<std::int16_t>(total_of(table.front[at]));
        Stack& stack = table.stacks[at];
        stack.size = reader.portions(kPortions, stack.at);
        for (int height = 0; height < stack.size; ++height)
            table.scores[at] = static_cast<std::int16_t>(table.scores[at] + rules.worms[stack.at[height]]);
        if (view_.hand_sizes[at] < table.hands[at].size()) reader.refuse(HECKMECK_HAND);
        missing += view_.hand_sizes[at] - table.hands[at].size();
    }
    table.on_grill = reader.portions(rules.seats, table.grill);
    table.unseen_size = reader.portions(kPortions, table.unseen);
    reader.cards(view_.hidden);
    reader.cards(table.discards);
    reader.finish();
    if (missing > view_.hidden.size) reader.refuse(HECKMECK_HIDDEN);
    if (view_.draws && !table.on_grill) reader.refuse(HECKMECK_DRAWS);
    reader.refuse(check(view_, rules));
    return reader.error();
}

}  // namespace heckmeck::cards
