#include "dice/game.h"

#include <memory>

#include "dice/features.h"
#include "dice/net_worth.h"
#include "dice/played_on.h"
#include "dice/random_player.h"
#include "dice/solved_player.h"

namespace heckmeck {

namespace {

// Nets that have learnt little may all prefer failing with an empty stack to taking anything, for ever. From this turn on
// a game is played at random, which ends it.
constexpr int kLongestGame = 500;

// A contestant with all that it needs to play.
class Seated {
public:
    Seated(const Contest& contest, const Contestant& contestant) {
        if (contestant.level == Level::kRandom) return;
        if (contestant.level == Level::kChampion)
            worth_ = std::make_unique<NetWorth>(*contestant.net, contest.forecast);
        else
            worth_ = std::make_unique<Lead>();
        net_ = contestant.level == Level::kChampion ? contestant.net : nullptr;
        player_ = std::make_unique<SolvedPlayer>(contest.rules, *worth_, contest.passes);
    }

    bool forecasts() const { return net_ != nullptr; }
    const Net* net() const { return net_; }
    bool at_random() const { return !player_; }

    // What it expects of the turn to come, played in the best way.
    void forecast(const Table& table, float* chances) {
        player_->begin(table, true);
        player_->forecast(chances);
        begun_ = true;
    }

    void play_turn(Table& table, bool at_random) {
        if (at_random || !player_) {
            play_random_turn(table);
        } else {
            if (!begun_) player_->begin(table, false);
            const Ending ending = TurnDice<SolvedPlayer>(table, *player_).play();
            settle(table, ending, *player_);
        }
        begun_ = false;
    }

private:
    std::unique_ptr<Worth> worth_;
    std::unique_ptr<SolvedPlayer> player_;
    const Net* net_ = nullptr;  // that makes forecasts
    bool begun_ = false;        // the turn has been solved already
};

class Match {
public:
    explicit Match(const Contest& contest) : contest_(contest), rules_(contest.rules) {
        for (const Contestant& contestant : contest.players) players_.emplace_back(contest, contestant);
        kept_.seats = rules_.seats;
        kept_.samples = Samples(rules_.seats, feature_width(rules_, Shown::kRace), contest.lambda);
        if (!contest.watch) return;
        watched_ = std::make_unique<PlayedOn>(rules_, *contest.watch, contest.forecast, contest.passes, contest.ahead);
        watcher_ = std::make_unique<SolvedPlayer>(rules_, *watched_, contest.passes);
    }

    void play(std::int64_t number) {
        Table table{rules_, contest_.board, contest_.seat, Luck(contest_.seed, static_cast<std::uint64_t>(number)),
                    Moves(contest_.keep_moves ? &kept_.moves : nullptr)};
        int player = (contest_.seat + (contest_.rotate ? static_cast<int>(number % rules_.seats) : 0)) % rules_.seats;
        int turns = 0;
        while (table.board.face_up) {
            play_turn(table, players_[player], turns >= kLongestGame);
            table.seat = next(table.seat);
            player = next(player);
            ++turns;
        }
        float shares[kMaxSeats];
        outcome(rules_, table.board, 0, shares);
        kept_.shares.insert(kept_.shares.end(), shares, shares + rules_.seats);
        for (int seat = 0; seat < rules_.seats; ++seat) kept_.scores.push_back(static_cast<std::int16_t>(score(table.board, seat)));
        kept_.turns.push_back(turns);
        kept_.ends.push_back(static_cast<std::int64_t>(kept_.moves.size()));
        if (contest_.keep_samples) kept_.samples.end_game(number, turns, shares);
    }

    Kept kept() { return std::move(kept_); }

private:
    int next(int seat) const { return seat + 1 < rules_.seats ? seat + 1 : 0; }

    void play_turn(Table& table, Seated& player, bool at_random) {
        if (contest_.noise > 0 && table.luck.fraction() < contest_.noise) at_random = true;
        if (contest_.keep_samples) keep_sample(table, player, at_random || player.at_random());
        player.play_turn(table, at_random);
    }

    void keep_sample(const Table& table, Seated& player, bool at_random) {
        Feature features[kMostFeatures];
        write_features(rules_, table.board, table.seat, Shown::kRace, features);
        float chances[kMaxSeats];
        if (watched_) watch(table);
        // A player whose own net watches has solved the turn already when it plays, unless it does not look as far ahead.
        const bool looks = watcher_ && (player.net() != contest_.watch || contest_.ahead.turns > 0);
        if (looks) {
            watcher_->look(table.board, table.seat);
            watcher_->forecast(chances);
        } else if (player.forecasts()) {
            player.forecast(table, chances);
        }
        kept_.samples.add(table.seat, features, looks || player.forecasts() ? chances : nullptr, at_random);
    }

    void watch(const Table& table) {
        float chances[kMaxSeats];
        watched_->forecast(table.board, table.seat, chances);
        kept_.samples.forecasts.insert(kept_.samples.forecasts.end(), chances, chances + rules_.seats);
    }

    const Contest& contest_;
    const Rules& rules_;
    std::vector<Seated> players_;
    std::unique_ptr<PlayedOn> watched_;
    std::unique_ptr<SolvedPlayer> watcher_;
    Kept kept_;
};

}  // namespace

heckmeck_error Contest::seat_players(const int* levels, const Net* const* nets, std::size_t count) {
    if (count != static_cast<std::size_t>(rules.seats)) return HECKMECK_PLAYERS;
    players.clear();
    for (std::size_t at = 0; at < count; ++at) {
        if (levels[at] < 0 || levels[at] > static_cast<int>(Level::kChampion)) return HECKMECK_PLAYER;
        const auto level = static_cast<Level>(levels[at]);
        if (level == Level::kChampion && check_net(rules, nets[at]) != HECKMECK_OK) return HECKMECK_OTHER_NET;
        players.push_back({level, nets[at]});
    }
    return HECKMECK_OK;
}

Kept play_games(const Contest& contest, std::int64_t first, std::int64_t games) {
    Match match(contest);
    for (std::int64_t number = first; number < first + games; ++number) match.play(number);
    return match.kept();
}

}  // namespace heckmeck
