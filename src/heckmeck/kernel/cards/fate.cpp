#include "cards/fate.h"

#include "cards/policy.h"

namespace heckmeck::cards {

namespace {

int kinds(const Cards& cards) {
    int found = 0;
    for (int kind = 1; kind <= kWorm; ++kind) found += cards.of[kind] != 0;
    return found;
}

}  // namespace

Luck Fate::of(const Table& table, bool passes, bool plays) const {
    std::uint64_t when = passes;
    when = when << 8 | static_cast<std::uint64_t>(kinds(table.front[table.seat]) + plays);
    when = when << 8 | table.unseen_size;
    return Luck(seed_, when << 8 | static_cast<std::uint64_t>(table.seat));
}

void act(Table& table, const Action& action, const Fate& fate) {
    Moves none;
    const bool passes = action.kind == 0;
    Luck luck = fate.of(table, passes, !passes);
    act(table, action, luck, none);
}

void draw_owed(Table& table, int count, const Fate& fate) {
    Moves none;
    Luck luck = fate.of(table, table.passed >> table.seat & 1, false);
    draw_owed(table, count, luck, none);
}

void play_on(Table& table, int left, const Fate& fate) {
    Moves none;
    while (!table.round_over() || table.rounds_left() > left) {
        if (table.round_over()) open_grill(table, none);
        while (!table.round_over()) act(table, patient_rule(table), fate);
    }
}

}  // namespace heckmeck::cards
