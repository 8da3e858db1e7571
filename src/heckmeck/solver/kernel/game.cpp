#include "game.h"

#include "random_player.h"

namespace heckmeck {

namespace {

void play_game(const Contest& contest, std::int64_t number, Kept& kept) {
    const Rules& rules = contest.rules;
    Table table{rules, first_board(rules), 0, Luck(contest.seed, static_cast<std::uint64_t>(number)),
                Moves(contest.keep_moves ? &kept.moves : nullptr)};
    int turns = 0;
    while (table.board.face_up) {
        play_random_turn(table);
        table.seat = table.seat + 1 == rules.seats ? 0 : table.seat + 1;
        ++turns;
    }
    const unsigned won = winners(rules, table.board);
    int winner_count = 0;
    for (int seat = 0; seat < rules.seats; ++seat) winner_count += won >> seat & 1;
    for (int seat = 0; seat < rules.seats; ++seat) {
        kept.shares.push_back(won >> seat & 1 ? 1.0f / static_cast<float>(winner_count) : 0.0f);
        kept.scores.push_back(static_cast<std::int16_t>(score(table.board, seat)));
    }
    kept.turns.push_back(turns);
    kept.ends.push_back(static_cast<std::int64_t>(kept.moves.size()));
}

}  // namespace

Kept play_games(const Contest& contest, std::int64_t first, std::int64_t games) {
    Kept kept;
    kept.seats = contest.rules.seats;
    for (std::int64_t number = first; number < first + games; ++number) play_game(contest, number, kept);
    return kept;
}

}  // namespace heckmeck
