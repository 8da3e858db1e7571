#include "cards/table.h"

#include <algorithm>

#include "bits.h"

namespace heckmeck::cards {

namespace {

constexpr int kDrawAfterPlay = 1;
constexpr int kDrawAfterPass = 2;

// On clockwise to the next who has not passed, which may be the same seat again (K3, K14).
void next_turn(Table& table) {
    do table.seat = static_cast<std::int8_t>(table.seat + 1 < table.rules->seats ? table.seat + 1 : 0);
    while (table.passed >> table.seat & 1);
}

void put_on(Table& table, int seat, int portion) {
    Stack& stack = table.stacks[seat];
    stack.at[stack.size++] = static_cast<std::uint8_t>(portion);
    table.scores[seat] = static_cast<std::int16_t>(table.scores[seat] + table.rules->worms[portion]);
}

void steal(Table& table, int rival) {
    const int portion = table.stacks[rival].at[--table.stacks[rival].size];
    table.scores[rival] = static_cast<std::int16_t>(table.scores[rival] - table.rules->worms[portion]);
    put_on(table, table.seat, portion);
}

void discard(Table& table, int seat) {
    Cards& cards = table.front[seat];
    for (int number = 1; number < kWorm; ++number)
        for (int count = cards.of[number]; count; --count) table.discards.add(number);
    for (Tags left = cards.tags; left; left &= left - 1) table.discards.add(kWorm + lowest_bit(left));
    cards.clear();
    table.totals[seat] = 0;
}

void take_lowest(Table& table) {
    put_on(table, table.seat, table.grill[0]);
    std::copy(table.grill + 1, table.grill + table.on_grill, table.grill);
    --table.on_grill;
}

// By falling total, then by falling tag, each takes the highest portion left (K9).
void share_out(Table& table) {
    for (;;) {
        int first = kNobody;
        for (int seat = 0; seat < table.rules->seats; ++seat) {
            if (!table.valid(seat)) continue;
            const bool higher = first == kNobody || table.totals[seat] > table.totals[first] ||
                                (table.totals[seat] == table.totals[first] && table.front[seat].tags > table.front[first].tags);
            if (higher) first = seat;
        }
        if (first == kNobody) return;
        put_on(table, first, table.grill[--table.on_grill]);
        discard(table, first);
        table.seat = static_cast<std::int8_t>(first);  // the last to get a portion goes first (K2)
    }
}

void pass(Table& table, int rival, Luck& luck, Moves& moves) {
    table.passed = static_cast<std::uint8_t>(table.passed | 1 << table.seat);
    if (!table.valid(table.seat)) {
        discard(table, table.seat);
        take_lowest(table);
    } else if (rival != kNobody) {
        steal(table, rival);
    }
    if (table.everybody_passed()) {
        share_out(table);
    } else {
        draw_owed(table, kDrawAfterPass, luck, moves);
    }
}

void play(Table& table, const Action& action) {
    Cards& hand = table.hands[table.seat];
    Cards& front = table.front[table.seat];
    const auto count = static_cast<std::uint8_t>(action.count);
    hand.of[0] = static_cast<std::uint8_t>(hand.of[0] - count);
    front.of[0] = static_cast<std::uint8_t>(front.of[0] + count);
    hand.of[action.kind] = static_cast<std::uint8_t>(hand.of[action.kind] - count);
    front.of[action.kind] = count;
    hand.tags &= ~action.tags;
    front.tags |= action.tags;
    table.totals[table.seat] = static_cast<std::int16_t>(table.totals[table.seat] + count * points(action.kind));
}

}  // namespace

std::uint64_t number_of(const Action& action) {
    if (action.kind == 0) return static_cast<std::uint64_t>(Act::kPass) << 60 | static_cast<std::uint64_t>(action.rival + 1);
    return static_cast<std::uint64_t>(Act::kPlay) << 60 | std::uint64_t{action.tags} << 8 |
           static_cast<std::uint64_t>(action.count) << 3 | static_cast<std::uint64_t>(action.kind);
}

Action action_of(std::uint64_t number) {
    if (number >> 60 == static_cast<std::uint64_t>(Act::kPass)) return steal_from(static_cast<int>(number & 7) - 1);
    return {static_cast<std::int8_t>(number & 7), static_cast<std::int8_t>(number >> 3 & 31), kNobody,
            static_cast<Tags>(number >> 8)};
}

Tags lowest_tags(Tags tags, int count) {
    Tags found = 0;
    for (; count; --count, tags &= tags - 1) found |= tags & (~tags + 1);
    return found;
}

void shuffle_unseen(Table& table, Luck& luck) {
    for (int left = table.unseen_size; left > 1; --left) std::swap(table.unseen[left - 1], table.unseen[luck.below(left)]);
}

Table deal(const Rules& rules, Luck& luck, Moves& moves) {
    Table table{};
    table.rules = &rules;
    for (int number = 1; number < kWorm; ++number)
        for (int copy = 0; copy < kCopies; ++copy) table.pile.add(number);
    for (int tag = 0; tag < kTags; ++tag) table.pile.add(kWorm + tag);
    for (int seat = 0; seat < rules.seats; ++seat) {
        std::uint64_t dealt = 0;
        for (int card = 0; card < kHand; ++card) {
            const Card drawn = table.pile.draw(luck);
            table.hands[seat].add(drawn);
            dealt = dealt << 5 | drawn;
        }
        moves.add(Act::kDealt, dealt);
    }
    table.unseen_size = kPortions;
    std::copy(rules.portions, rules.portions + kPortions, table.unseen);
    shuffle_unseen(table, luck);
    return table;
}

void open_grill(Table& table, Moves& moves) {
    const int seats = table.rules->seats;
    table.unseen_size = static_cast<std::uint8_t>(table.unseen_size - seats);
    table.on_grill = static_cast<std::uint8_t>(seats);
    std::copy(table.unseen + table.unseen_size, table.unseen + table.unseen_size + seats, table.grill);
    std::sort(table.grill, table.grill + seats);
    table.passed = 0;
    std::uint64_t turned_up = 0;
    for (int at = 0; at < seats; ++at) turned_up = turned_up << 6 | table.grill[at];
    moves.add(Act::kTurnedUp, turned_up);
}

int victim(const Table& table) {
    if (!table.valid(table.seat)) return kNobody;
    for (int rival = 0; rival < table.rules->seats; ++rival)
        if (rival != table.seat && table.stacks[rival].top() == table.totals[table.seat]) return rival;
    return kNobody;
}

bool legal(const Table& table, const Action& action) {
    if (action.kind == 0) return action.rival == kNobody || action.rival == victim(table);
    const Cards& hand = table.hands[table.seat];
    if (action.kind > kWorm || !table.playable(action.kind) || action.count < 1 || action.count > hand.of[action.kind])
        return false;
    return (action.tags & ~hand.tags) == 0 && count_bits(action.tags) == (action.kind == kWorm ? action.count : 0);
}

void draw_owed(Table& table, int count, Luck& luck, Moves& moves) {
    for (; count; --count) {
        if (!table.pile.size) std::swap(table.pile, table.discards);  // K10
        if (!table.pile.size) break;
        const Card card = table.pile.draw(luck);
        table.hands[table.seat].add(card);
        moves.add(Act::kDrawn, card);
    }
    next_turn(table);
}

void act(Table& table, const Action& action, Luck& luck, Moves& moves) {
    moves.add(static_cast<Act>(number_of(action) >> 60), number_of(action) << 4 >> 4);
    if (action.kind == 0) {
        pass(table, action.rival, luck, moves);
        return;
    }
    play(table, action);
    draw_owed(table, kDrawAfterPlay, luck, moves);
}

unsigned winners(const Table& table) {
    unsigned found = 0;
    int best_score = -1, best_portion = -1;
    for (int seat = 0; seat < table.rules->seats; ++seat) {
        const Stack& stack = table.stacks[seat];
        const int score = table.scores[seat];
        const int portion = stack.size ? *std::max_element(stack.at, stack.at + stack.size) : -1;
        if (score < best_score || (score == best_score && portion < best_portion)) continue;
        if (score != best_score || portion != best_portion) found = 0;
        found |= 1u << seat;
        best_score = score;
        best_portion = portion;
    }
    return found;
}

double share(const Table& table, int seat) {
    const unsigned found = winners(table);
    if (!(found >> seat & 1)) return 0;
    return 1.0 / count_bits(found);
}

}  // namespace heckmeck::cards
