// The C interface to dice games, nets and endgames.
#include <algorithm>
#include <memory>
#include <vector>

#include "c/guard.h"
#include "dice/endgame.h"
#include "dice/features.h"
#include "dice/game.h"
#include "dice/net_worth.h"
#include "dice/rules.h"

using namespace heckmeck;

struct heckmeck_rules {
    Rules rules;
};

struct heckmeck_net {
    Net net;
};

struct heckmeck_games {
    Kept kept;
};

struct heckmeck_endgame {
    Endgame endgame;
};

namespace {

// Calls `look` with every board, its seat and its number.
template <class Look>
int each_board(const Rules& rules, const uint8_t* boards, const int* seats, int count, const Look& look) {
    for (int at = 0; at < count; ++at) {
        Board board;
        const heckmeck_error error = read_board(rules, boards + at * row_size(rules), seats[at], board);
        if (error != HECKMECK_OK) return error;
        look(board, seats[at], at);
    }
    return HECKMECK_OK;
}

}  // namespace

int heckmeck_rules_new(int seats, const int* portions, int portion_count, const int* specialists, int specialist_count,
                       int bratworms, int any_lower, int turn_over, int plain_golden_die, heckmeck_rules** rules) {
    return guarded([&] {
        auto made = std::make_unique<heckmeck_rules>();
        const heckmeck_error error = make_rules(seats, portions, static_cast<std::size_t>(portion_count), specialists,
                                                static_cast<std::size_t>(specialist_count), bratworms, any_lower != 0, turn_over,
                                                plain_golden_die != 0, made->rules);
        if (error == HECKMECK_OK) *rules = made.release();
        return error;
    });
}

void heckmeck_rules_free(heckmeck_rules* rules) { delete rules; }

int heckmeck_row_size(const heckmeck_rules* rules) { return static_cast<int>(row_size(rules->rules)); }

int heckmeck_feature_count(const heckmeck_rules* rules) { return feature_count(rules->rules, Shown::kRace); }

int heckmeck_feature_width(const heckmeck_rules* rules) { return feature_width(rules->rules, Shown::kRace); }

int heckmeck_net_new(int features, int wide, int seats, const float* w1, const float* b1, const float* w2, const float* b2,
                     const float* w3, const float* b3, heckmeck_net** net) {
    return guarded([&] {
        const heckmeck_error error = Net::check(features, wide, seats);
        if (error == HECKMECK_OK) *net = new heckmeck_net{Net(features, wide, seats, w1, b1, w2, b2, w3, b3)};
        return error;
    });
}

void heckmeck_net_free(heckmeck_net* net) { delete net; }

int heckmeck_features(const heckmeck_rules* rules, const uint8_t* boards, const int* seats, int count, uint16_t* features) {
    const int width = feature_width(rules->rules, Shown::kRace);
    return each_board(rules->rules, boards, seats, count, [&](const Board& board, int seat, int at) {
        write_features(rules->rules, board, seat, Shown::kRace, features + static_cast<std::size_t>(at) * width);
    });
}

int heckmeck_forecast(const heckmeck_rules* rules, const heckmeck_net* net, const uint8_t* boards, const int* seats, int count,
                      float* chances) {
    const heckmeck_error error = check_net(rules->rules, net ? &net->net : nullptr);
    if (error != HECKMECK_OK) return error;
    return each_board(rules->rules, boards, seats, count, [&](const Board& board, int seat, int at) {
        float* to = chances + static_cast<std::size_t>(at) * rules->rules.seats;
        forecast_board(rules->rules, net->net, fastest().forecast, board, seat, to);
    });
}

int heckmeck_games_play(const heckmeck_rules* rules, const int* players, const heckmeck_net* const* nets, const uint8_t* board,
                        int seat, int64_t first, int64_t games, uint64_t seed, int rotate, int keep_moves,
                        heckmeck_games** played) {
    return guarded([&] {
        Contest contest(rules->rules);
        heckmeck_error error = first < 0 || games < 0 ? HECKMECK_GAMES : HECKMECK_OK;
        if (board && error == HECKMECK_OK) {
            error = read_board(rules->rules, board, seat, contest.board);
            contest.seat = seat;
        }
        std::vector<const Net*> by_seat(rules->rules.seats);
        for (int at = 0; nets && at < rules->rules.seats; ++at) by_seat[at] = nets[at] ? &nets[at]->net : nullptr;
        if (error == HECKMECK_OK) error = contest.seat_players(players, by_seat.data(), by_seat.size());
        if (error != HECKMECK_OK) return error;
        contest.seed = seed;
        contest.rotate = rotate != 0;
        contest.keep_moves = keep_moves != 0;
        contest.passes = fastest().float_turn;
        contest.forecast = fastest().forecast;
        *played = new heckmeck_games{play_games(contest, first, games)};
        return HECKMECK_OK;
    });
}

void heckmeck_games_free(heckmeck_games* games) { delete games; }

const float* heckmeck_games_shares(const heckmeck_games* games) { return games->kept.shares.data(); }

const int16_t* heckmeck_games_scores(const heckmeck_games* games) { return games->kept.scores.data(); }

const int32_t* heckmeck_games_turns(const heckmeck_games* games) { return games->kept.turns.data(); }

const uint32_t* heckmeck_games_moves(const heckmeck_games* games) { return games->kept.moves.data(); }

const int64_t* heckmeck_games_ends(const heckmeck_games* games) { return games->kept.ends.data(); }

int heckmeck_endgame_solve(const heckmeck_rules* rules, const uint8_t* board, int seat, int most, double tolerance,
                           heckmeck_endgame** endgame) {
    return guarded([&] {
        Board start;
        const heckmeck_error error = read_board(rules->rules, board, seat, start);
        if (error != HECKMECK_OK) return error;
        std::unique_ptr<heckmeck_endgame> solved(new heckmeck_endgame{Endgame(rules->rules)});
        if (!solved->endgame.explore(start, seat, most)) return HECKMECK_ENDGAME_SIZE;
        solved->endgame.iterate(tolerance, fastest().turn);
        *endgame = solved.release();
        return HECKMECK_OK;
    });
}

void heckmeck_endgame_free(heckmeck_endgame* endgame) { delete endgame; }

int heckmeck_endgame_chance(const heckmeck_endgame* endgame, const uint8_t* board, int seat, double* chance) {
    double chances[kMaxSeats];
    const int error = heckmeck_endgame_chances(endgame, board, seat, chances);
    if (error == HECKMECK_OK) *chance = chances[0];
    return error;
}

int heckmeck_endgame_chances(const heckmeck_endgame* endgame, const uint8_t* board, int seat, double* chances) {
    return guarded([&] {
        const Rules& rules = endgame->endgame.rules();
        Board found;
        const heckmeck_error error = read_board(rules, board, seat, found);
        if (error != HECKMECK_OK) return error;
        if (!endgame->endgame.knows(found, seat)) return HECKMECK_NO_BOARD;
        std::copy_n(endgame->endgame.chances(found, seat), rules.seats, chances);
        return HECKMECK_OK;
    });
}
