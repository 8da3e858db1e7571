// The C interface to Karteneck.
#include <algorithm>
#include <memory>
#include <vector>

#include "c/guard.h"
#include "cards/game.h"
#include "cards/outlook.h"

using namespace heckmeck;

struct heckmeck_card_rules {
    cards::Rules rules;
};

struct heckmeck_card_view {
    mutable cards::WrittenView written;

    const cards::View& view() const { return written.view(); }
};

struct heckmeck_card_games {
    cards::Kept kept;
};

int heckmeck_card_rules_new(int seats, int put_aside, const int* portions, int portion_count, heckmeck_card_rules** rules) {
    return guarded([&] {
        auto made = std::make_unique<heckmeck_card_rules>();
        const heckmeck_error error =
            cards::make_rules(seats, put_aside, portions, static_cast<std::size_t>(portion_count), made->rules);
        if (error == HECKMECK_OK) *rules = made.release();
        return error;
    });
}

void heckmeck_card_rules_free(heckmeck_card_rules* rules) { delete rules; }

int heckmeck_card_view_new(const heckmeck_card_rules* rules, const int* numbers, int count, heckmeck_card_view** view) {
    return guarded([&] {
        auto made = std::make_unique<heckmeck_card_view>();
        const heckmeck_error error = made->written.read(rules->rules, numbers, static_cast<std::size_t>(count));
        if (error == HECKMECK_OK) *view = made.release();
        return error;
    });
}

void heckmeck_card_view_free(heckmeck_card_view* view) { delete view; }

int heckmeck_cards_weigh(const heckmeck_card_view* view, int effort, uint64_t seed, int room, uint64_t* actions, int* rollouts,
                         double* worths, int* found) {
    return guarded([&] {
        if (!view->view().somebody_acts()) return HECKMECK_NOBODY_ACTS;
        const std::vector<cards::Weighed> weighed = cards::weigh(view->view(), {cards::Style::kChampion, effort}, seed);
        *found = static_cast<int>(weighed.size());
        for (int at = 0; at < std::min(room, *found); ++at) {
            actions[at] = cards::number_of(weighed[at].action);
            rollouts[at] = weighed[at].rollouts;
            worths[at] = weighed[at].worth;
        }
        return HECKMECK_OK;
    });
}

int heckmeck_cards_play_out(const heckmeck_card_view* view, const uint64_t* actions, int action_count, int rounds, int deals,
                            uint64_t seed, float* chances) {
    return guarded([&] {
        if (rounds < 1 || deals < 1) return HECKMECK_NOTHING_TO_PLAY;
        std::vector<cards::Action> chosen;
        const heckmeck_error error = cards::read_actions(view->view(), actions, static_cast<std::size_t>(action_count), chosen);
        if (error != HECKMECK_OK) return error;
        const std::vector<float> found = cards::play_out(view->view(), chosen, rounds, deals, seed);
        std::copy(found.begin(), found.end(), chances);
        return HECKMECK_OK;
    });
}

int heckmeck_card_games_play(const heckmeck_card_rules* rules, const int* players, const int* efforts, int64_t first, int64_t games,
                             uint64_t seed, int rotate, int keep_moves, heckmeck_card_games** played) {
    return guarded([&] {
        if (first < 0 || games < 0) return HECKMECK_GAMES;
        cards::Contest contest;
        contest.rules = rules->rules;
        for (int at = 0; at < rules->rules.seats; ++at) {
            const heckmeck_error error = cards::make_player(players[at], efforts[at], contest.players.emplace_back());
            if (error != HECKMECK_OK) return error;
        }
        contest.seed = seed;
        contest.rotate = rotate != 0;
        contest.keep_moves = keep_moves != 0;
        *played = new heckmeck_card_games{cards::play_games(contest, first, games)};
        return HECKMECK_OK;
    });
}

void heckmeck_card_games_free(heckmeck_card_games* games) { delete games; }

const float* heckmeck_card_games_shares(const heckmeck_card_games* games) { return games->kept.shares.data(); }

const int16_t* heckmeck_card_games_scores(const heckmeck_card_games* games) { return games->kept.scores.data(); }

const uint64_t* heckmeck_card_games_moves(const heckmeck_card_games* games) { return games->kept.moves.data(); }

const int64_t* heckmeck_card_games_ends(const heckmeck_card_games* games) { return games->kept.ends.data(); }
