// Dice games for Python: boards as rows of numbers, nets, and games in bulk.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bindings/arrays.h"
#include "bindings/bindings.h"
#include "bindings/boards.h"
#include "dice/features.h"
#include "dice/game.h"

namespace nb = nanobind;

namespace heckmeck {

namespace {

using Floats = nb::ndarray<const float, nb::shape<-1>, nb::c_contig, nb::device::cpu>;
using Matrix = nb::ndarray<const float, nb::shape<-1, -1>, nb::c_contig, nb::device::cpu>;
using Boards = nb::ndarray<const std::uint8_t, nb::shape<-1, -1>, nb::c_contig, nb::device::cpu>;
using Seats = nb::ndarray<const std::int64_t, nb::shape<-1>, nb::c_contig, nb::device::cpu>;

int turn_over_of(const std::string& name) {
    const TurnOver found = name == "every" ? TurnOver::kEvery : name == "always" ? TurnOver::kAlways : TurnOver::kPrint;
    return static_cast<int>(found);
}

Rules rules_of(int seats, const std::vector<int>& portions, const std::vector<std::pair<int, int>>& specialists, int bratworms,
               bool any_lower, const std::string& turn_over, bool plain_golden_die) {
    std::vector<int> pairs;
    for (const auto& [specialist, portion] : specialists) pairs.insert(pairs.end(), {specialist, portion});
    Rules rules;
    check(make_rules(seats, portions.data(), portions.size(), pairs.data(), specialists.size(), bratworms, any_lower,
                     turn_over_of(turn_over), plain_golden_die, rules));
    return rules;
}

Net net_of(Matrix w1, Floats b1, Matrix w2, Floats b2, Matrix w3, Floats b3) {
    const std::size_t seats = b3.shape(0);
    const std::size_t wide = b1.shape(0);
    const bool fits = w1.shape(1) == wide && w2.shape(0) == wide && w2.shape(1) == kNarrow && b2.shape(0) == kNarrow &&
                      w3.shape(0) == kNarrow && w3.shape(1) == seats;
    if (!fits) check(HECKMECK_NET_UNITS);
    check(Net::check(static_cast<int>(w1.shape(0)), static_cast<int>(wide), static_cast<int>(seats)));
    return Net(static_cast<int>(w1.shape(0)), static_cast<int>(wide), static_cast<int>(seats), w1.data(), b1.data(), w2.data(),
               b2.data(), w3.data(), b3.data());
}

Kept play(const Rules& rules, const std::vector<std::string>& players, const std::vector<const Net*>& nets, std::optional<Row> row,
          int seat, std::int64_t first, std::int64_t games, std::uint64_t seed, double noise, double lambda, bool rotate,
          bool keep_moves, bool keep_samples, const std::string& set, const Net* watch, int few, int ahead) {
    if (nets.size() != players.size()) check(HECKMECK_PLAYERS);
    Contest contest(rules);
    if (row) {
        contest.board = board_of(rules, *row, seat);
        contest.seat = seat;
    }
    std::vector<int> levels;
    for (const std::string& player : players) levels.push_back(number_of(player, kPlayers));
    check(contest.seat_players(levels.data(), nets.data(), levels.size()));
    if (watch) check(check_net(rules, watch));
    contest.watch = watch;
    contest.ahead = ahead_of(few, ahead);
    contest.seed = seed;
    contest.noise = noise;
    contest.lambda = lambda;
    contest.rotate = rotate;
    contest.keep_moves = keep_moves;
    contest.keep_samples = keep_samples;
    contest.passes = named(set).float_turn;
    contest.forecast = named(set).forecast;
    nb::gil_scoped_release release;
    return play_games(contest, first, games);
}

Kept& kept(nb::handle self) { return nb::cast<Kept&>(self); }

// Calls `look` with every board, its seat and its number.
template <class Look>
void each_board(const Rules& rules, const Boards& boards, const Seats& seats, const Look& look) {
    if (boards.shape(1) != row_size(rules) || seats.shape(0) != boards.shape(0)) check(HECKMECK_BOARD);
    for (std::size_t at = 0; at < boards.shape(0); ++at) {
        const std::int64_t seat = seats.data()[at];
        look(board_of(rules, boards.data() + at * boards.shape(1), boards.shape(1), seat), static_cast<int>(seat), at);
    }
}

nb::ndarray<nb::numpy, Feature> features(const Rules& rules, Boards boards, Seats seats) {
    const std::size_t width = feature_width(rules, Shown::kRace);
    Fresh<Feature> found(boards.shape(0) * width);
    each_board(rules, boards, seats, [&](const Board& board, int seat, std::size_t at) {
        write_features(rules, board, seat, Shown::kRace, found.data() + at * width);
    });
    return seen(*found.numbers, width, found.owner);
}

nb::ndarray<nb::numpy, float> forecast(const Rules& rules, const Net& net, Boards boards, Seats seats, const std::string& set,
                                       int few, int ahead) {
    check(check_net(rules, &net));
    const InstructionSet& fast = named(set);
    PlayedOn played_on(rules, net, fast.forecast, fast.float_turn, ahead_of(few, ahead));
    Fresh<float> found(boards.shape(0) * rules.seats);
    each_board(rules, boards, seats, [&](const Board& board, int seat, std::size_t at) {
        played_on.forecast(board, seat, found.data() + at * rules.seats);
    });
    return seen(*found.numbers, rules.seats, found.owner);
}

}  // namespace

void bind_dice(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<Rules>(module, "Rules")
        .def_static("of", &rules_of, "seats"_a, "portions"_a, "specialists"_a, "bratworms"_a, "any_lower"_a, "turn_over"_a,
                    "plain_golden_die"_a)
        .def_prop_ro("feature_count", [](const Rules& rules) { return feature_count(rules, Shown::kRace); })
        .def_prop_ro("feature_width", [](const Rules& rules) { return feature_width(rules, Shown::kRace); });
    nb::class_<Net>(module, "Net").def_static("of", &net_of, "w1"_a, "b1"_a, "w2"_a, "b2"_a, "w3"_a, "b3"_a);
    nb::class_<Kept>(module, "Kept")
        .def_prop_ro("shares", [](nb::handle self) { return seen(kept(self).shares, kept(self).seats, self); })
        .def_prop_ro("scores", [](nb::handle self) { return seen(kept(self).scores, kept(self).seats, self); })
        .def_prop_ro("turns", [](nb::handle self) { return seen(kept(self).turns, self); })
        .def_prop_ro("moves", [](nb::handle self) { return seen(kept(self).moves, self); })
        .def_prop_ro("ends", [](nb::handle self) { return seen(kept(self).ends, self); })
        .def_prop_ro("features", [](nb::handle self) { return seen(kept(self).samples.features, kept(self).samples.width, self); })
        .def_prop_ro("forecasts", [](nb::handle self) { return seen(kept(self).samples.forecasts, kept(self).seats, self); })
        .def_prop_ro("backups", [](nb::handle self) { return seen(kept(self).samples.backups, kept(self).seats, self); })
        .def_prop_ro("targets", [](nb::handle self) { return seen(kept(self).samples.targets, kept(self).seats, self); })
        .def_prop_ro("outcomes", [](nb::handle self) { return seen(kept(self).samples.outcomes, kept(self).seats, self); })
        .def_prop_ro("games", [](nb::handle self) { return seen(kept(self).samples.games, self); })
        .def_prop_ro("at_random", [](nb::handle self) { return seen(kept(self).samples.at_random, self); });
    module.def("play_games", &play, "rules"_a, "players"_a, "nets"_a, "board"_a.none(), "seat"_a, "first"_a, "games"_a, "seed"_a,
               "noise"_a, "lambda_"_a, "rotate"_a, "keep_moves"_a, "keep_samples"_a, "instruction_set"_a,
               "watch"_a.none() = nb::none(), "few"_a = 0, "ahead"_a = 0);
    module.def("features", &features, "rules"_a, "boards"_a, "seats"_a);
    module.def("forecast", &forecast, "rules"_a, "net"_a, "boards"_a, "seats"_a, "instruction_set"_a, "few"_a = 0, "ahead"_a = 0);
}

}  // namespace heckmeck
