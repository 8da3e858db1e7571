// Games in bulk for Python: the part of `heckmeck.kernel._kernel` that `heckmeck.forecast` uses.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "bindings/arrays.h"
#include "dice/features.h"
#include "dice/rows.h"
#include "bindings/bindings.h"
#include "dice/net_worth.h"
#include "dice/game.h"
#include "instruction_sets.h"

namespace nb = nanobind;

namespace heckmeck {

namespace {

Rules make_rules(int seats, const std::vector<int>& portions, const std::vector<std::pair<int, int>>& specialists, int bratworms,
                 bool any_lower, const std::string& turn_over, bool plain_golden_die) {
    if (seats < 2 || seats > kMaxSeats) throw std::invalid_argument("two to seven play");
    if (portions.size() > kMaxPortions || specialists.size() > kSpecialists) throw std::invalid_argument("too many pieces");
    Rules rules;
    rules.seats = seats;
    for (const int portion : portions) {
        if (portion < 1 || portion > kHighestPortion) throw std::invalid_argument("no such portion");
        rules.portions |= one_portion(portion);
        rules.number[portion] = static_cast<std::uint8_t>(rules.portion_count++);
    }
    for (const auto& [specialist, portion] : specialists) {
        rules.specialist[rules.specialists] = static_cast<Specialist>(specialist);
        rules.starts_on[rules.specialists++] = static_cast<std::uint8_t>(portion);
    }
    rules.bratworms = bratworms;
    rules.any_lower = any_lower;
    rules.turn_over = turn_over == "every" ? TurnOver::kEvery : turn_over == "always" ? TurnOver::kAlways : TurnOver::kPrint;
    rules.plain_golden_die = plain_golden_die;
    return rules;
}

using Row = nb::ndarray<const float, nb::shape<-1>, nb::c_contig, nb::device::cpu>;
using Matrix = nb::ndarray<const float, nb::shape<-1, -1>, nb::c_contig, nb::device::cpu>;
using Boards = nb::ndarray<const std::uint8_t, nb::shape<-1, -1>, nb::c_contig, nb::device::cpu>;
using Seats = nb::ndarray<const std::int64_t, nb::shape<-1>, nb::c_contig, nb::device::cpu>;

NetRoom make_net(Matrix w1, Row b1, Matrix w2, Row b2, Matrix w3, Row b3) {
    const std::size_t seats = b3.shape(0);
    const bool fits = w1.shape(1) == kFirstUnits && b1.shape(0) == kFirstUnits && w2.shape(0) == kFirstUnits &&
                      w2.shape(1) == kSecondUnits && b2.shape(0) == kSecondUnits && w3.shape(0) == kSecondUnits &&
                      w3.shape(1) == seats && seats <= kMaxSeats;
    if (!fits) throw std::invalid_argument("a net has 128 and 32 units, and a chance for each seat");
    return NetRoom(static_cast<int>(w1.shape(0)), static_cast<int>(seats), w1.data(), b1.data(), w2.data(), b2.data(), w3.data(),
                   b3.data());
}

void check_net(const Rules& rules, const NetRoom* net) {
    if (!net || net->features() != feature_count(rules) || net->net().seats != rules.seats)
        throw std::invalid_argument("a champion needs a net for its game and number of players");
}

Contestant contestant(const Rules& rules, const std::string& name, const NetRoom* net) {
    if (name == "random") return {Level::kRandom, nullptr};
    if (name == "rooster") return {Level::kRooster, nullptr};
    if (name != "champion") throw std::invalid_argument("nobody plays in bulk as " + name);
    check_net(rules, net);
    return {Level::kChampion, &net->net()};
}

Kept play(const Rules& rules, const std::vector<std::string>& players, const std::vector<const NetRoom*>& nets, std::int64_t first,
          std::int64_t games, std::uint64_t seed, double noise, double lambda, bool rotate, bool keep_moves, bool keep_samples,
          const std::string& isa) {
    if (players.size() != static_cast<std::size_t>(rules.seats) || nets.size() != players.size())
        throw std::invalid_argument("as many players and nets as seats");
    Contest contest;
    contest.rules = rules;
    for (std::size_t at = 0; at < players.size(); ++at) contest.players.push_back(contestant(rules, players[at], nets[at]));
    contest.seed = seed;
    contest.noise = noise;
    contest.lambda = lambda;
    contest.rotate = rotate;
    contest.keep_moves = keep_moves;
    contest.keep_samples = keep_samples;
    contest.backward = instruction_set(isa).float_backward;
    contest.forecast = instruction_set(isa).forecast;
    nb::gil_scoped_release release;
    return play_games(contest, first, games);
}

Kept& kept(nb::handle self) { return nb::cast<Kept&>(self); }

void check_boards(const Rules& rules, const Boards& boards, const Seats& seats) {
    if (boards.shape(1) != row_size(rules) || seats.shape(0) != boards.shape(0)) throw std::invalid_argument("not boards of this game");
    for (std::size_t at = 0; at < seats.shape(0); ++at)
        if (seats.data()[at] < 0 || seats.data()[at] >= rules.seats) throw std::invalid_argument("no such seat");
}

nb::ndarray<nb::numpy, Feature> features(const Rules& rules, Boards boards, Seats seats) {
    check_boards(rules, boards, seats);
    const std::size_t count = boards.shape(0), width = feature_width(rules);
    auto* found = new std::vector<Feature>(count * width);
    nb::capsule owner(found, [](void* data) noexcept { delete static_cast<std::vector<Feature>*>(data); });
    for (std::size_t at = 0; at < count; ++at)
        write_features(rules, read_board(rules, boards.data() + at * boards.shape(1)), static_cast<int>(seats.data()[at]),
                       found->data() + at * width);
    return seen(*found, width, owner);
}

nb::ndarray<nb::numpy, float> forecast(const Rules& rules, const NetRoom& net, Boards boards, Seats seats, const std::string& isa) {
    check_boards(rules, boards, seats);
    check_net(rules, &net);
    const Forecast forecast = instruction_set(isa).forecast;
    const std::size_t count = boards.shape(0);
    const int width = feature_width(rules);
    auto* found = new std::vector<float>(count * rules.seats);
    nb::capsule owner(found, [](void* data) noexcept { delete static_cast<std::vector<float>*>(data); });
    for (std::size_t at = 0; at < count; ++at) {
        Feature places[kMostFeatures];
        write_features(rules, read_board(rules, boards.data() + at * boards.shape(1)), static_cast<int>(seats.data()[at]), places);
        forecast(net.net(), places, places, width, 1, found->data() + at * rules.seats);
    }
    return seen(*found, rules.seats, owner);
}

}  // namespace

void bind_dice(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<Rules>(module, "Rules")
        .def_static("of", &make_rules, "seats"_a, "portions"_a, "specialists"_a, "bratworms"_a, "any_lower"_a, "turn_over"_a,
                    "plain_golden_die"_a)
        .def_prop_ro("feature_count", &feature_count)
        .def_prop_ro("feature_width", &feature_width);
    nb::class_<NetRoom>(module, "Net").def_static("of", &make_net, "w1"_a, "b1"_a, "w2"_a, "b2"_a, "w3"_a, "b3"_a);
    nb::class_<Kept>(module, "Kept")
        .def_prop_ro("shares", [](nb::handle self) { return seen(kept(self).shares, kept(self).seats, self); })
        .def_prop_ro("scores", [](nb::handle self) { return seen(kept(self).scores, kept(self).seats, self); })
        .def_prop_ro("turns", [](nb::handle self) { return seen(kept(self).turns, self); })
        .def_prop_ro("moves", [](nb::handle self) { return seen(kept(self).moves, self); })
        .def_prop_ro("ends", [](nb::handle self) { return seen(kept(self).ends, self); })
        .def_prop_ro("features", [](nb::handle self) { return seen(kept(self).samples.features, kept(self).samples.width, self); })
        .def_prop_ro("backups", [](nb::handle self) { return seen(kept(self).samples.backups, kept(self).seats, self); })
        .def_prop_ro("targets", [](nb::handle self) { return seen(kept(self).samples.targets, kept(self).seats, self); })
        .def_prop_ro("outcomes", [](nb::handle self) { return seen(kept(self).samples.outcomes, kept(self).seats, self); })
        .def_prop_ro("games", [](nb::handle self) { return seen(kept(self).samples.games, self); })
        .def_prop_ro("at_random", [](nb::handle self) { return seen(kept(self).samples.at_random, self); });
    module.def("play_games", &play, "rules"_a, "players"_a, "nets"_a, "first"_a, "games"_a, "seed"_a, "noise"_a, "lambda_"_a,
               "rotate"_a, "keep_moves"_a, "keep_samples"_a, "instruction_set"_a);
    module.def("features", &features, "rules"_a, "boards"_a, "seats"_a);
    module.def("forecast", &forecast, "rules"_a, "net"_a, "boards"_a, "seats"_a, "instruction_set"_a);
}

}  // namespace heckmeck
