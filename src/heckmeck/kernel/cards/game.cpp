#include "cards/game.h"

#include "cards/policy.h"

namespace heckmeck::cards {

namespace {

Action choose(const Table& table, const Player& player, Luck& luck) {
    switch (player.level) {
        case Level::kRandom: return random_action(table, luck);
        case Level::kThumb: return thumb_rule(table);
        case Level::kSly: return sly_rule(table);
        case Level::kPatient: return patient_rule(table);
        case Level::kSearch: break;
    }
    return weigh(look(table), player.settings, luck.next())[0].action;
}

void keep_sample(const Table& table, const Weights& weights, std::int64_t game, Kept& kept) {
    double chances[kMaxSeats];
    forecast(table, weights, chances);
    for (int seat = 0; seat < table.rules->seats; ++seat) {
        float features[kFeatures];
        describe(table, seat, features);
        kept.features.insert(kept.features.end(), features, features + kFeatures);
        kept.chances.push_back(static_cast<float>(chances[seat]));
    }
    kept.rounds_left.push_back(static_cast<std::int16_t>(table.rounds_left()));
    kept.games.push_back(game);
}

}  // namespace

heckmeck_error make_player(int number, int effort, Player& player) {
    switch (number) {
        case 0: player = {Level::kRandom, {}}; break;
        case 1: player = {Level::kThumb, {}}; break;
        case 2: player = {Level::kSly, {}}; break;
        case 3: player = {Level::kPatient, {}}; break;
        case 4: player = {Level::kSearch, {Style::kRooster, 0}}; break;
        case 5: player = {Level::kSearch, {Style::kChampion, effort}}; break;
        case 6: player = {Level::kSearch, {Style::kFormer, effort}}; break;
        default: return HECKMECK_PLAYER;
    }
    return HECKMECK_OK;
}

Kept play_games(const Contest& contest, std::int64_t first, std::int64_t games) {
    const int seats = contest.rules.seats;
    Kept kept;
    kept.seats = seats;
    const Weights& weights = contest.weights ? *contest.weights : weights_for(seats);
    Moves moves(contest.keep_moves ? &kept.moves : nullptr);
    for (std::int64_t number = first; number < first + games; ++number) {
        // The players of one group of games meet the same deal in every seat.
        Luck luck(contest.seed, static_cast<std::uint64_t>(contest.rotate ? number / seats : number));
        const int shift = contest.rotate ? static_cast<int>(number % seats) : 0;
        Luck choices = luck.apart();
        Table table = deal(contest.rules, luck, moves);
        while (!table.finished()) {
            open_grill(table, moves);
            while (!table.round_over())
                act(table, choose(table, contest.players[(table.seat + shift) % seats], choices), luck, moves);
            if (contest.keep_samples && !table.finished()) keep_sample(table, weights, number, kept);
        }
        for (int seat = 0; seat < seats; ++seat) {
            kept.shares.push_back(static_cast<float>(share(table, seat)));
            kept.scores.push_back(table.scores[seat]);
        }
        kept.ends.push_back(static_cast<std::int64_t>(kept.moves.size()));
    }
    return kept;
}

}  // namespace heckmeck::cards
