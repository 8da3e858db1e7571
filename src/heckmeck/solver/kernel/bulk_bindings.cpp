// Games in bulk for Python: the part of `heckmeck.solver._kernel` that `heckmeck.forecast` uses.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "bulk_bindings.h"
#include "game.h"

namespace nb = nanobind;

namespace heckmeck {

namespace {

// A list of numbers in `Kept` as an array, with so many columns to a row: NumPy sees them where they are.
template <class T>
auto array(std::vector<T> Kept::*numbers, int (*columns)(const Kept&)) {
    return [=](nb::handle self) {
        Kept& kept = nb::cast<Kept&>(self);
        std::vector<T>& all = kept.*numbers;
        const std::size_t width = columns(kept);
        return nb::ndarray<nb::numpy, T>(all.data(), {all.size() / width, width}, self);
    };
}

template <class T>
auto list(std::vector<T> Kept::*numbers) {
    return [=](nb::handle self) {
        std::vector<T>& all = nb::cast<Kept&>(self).*numbers;
        return nb::ndarray<nb::numpy, T>(all.data(), {all.size()}, self);
    };
}

int seats(const Kept& kept) { return kept.seats; }

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

Level level_of(const std::string& name) {
    if (name == "random") return Level::kRandom;
    throw std::invalid_argument("no such player: " + name);
}

Kept play(const Rules& rules, const std::vector<std::string>& players, std::int64_t first, std::int64_t games, std::uint64_t seed,
          bool rotate, bool keep_moves) {
    Contest contest;
    contest.rules = rules;
    for (const std::string& name : players) contest.players.push_back(level_of(name));
    contest.seed = seed;
    contest.rotate = rotate;
    contest.keep_moves = keep_moves;
    nb::gil_scoped_release release;
    return play_games(contest, first, games);
}

}  // namespace

void bind_bulk(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<Rules>(module, "Rules")
        .def_static("of", &make_rules, "seats"_a, "portions"_a, "specialists"_a, "bratworms"_a, "any_lower"_a, "turn_over"_a,
                    "plain_golden_die"_a);
    nb::class_<Kept>(module, "Kept")
        .def_prop_ro("shares", array(&Kept::shares, seats))
        .def_prop_ro("scores", array(&Kept::scores, seats))
        .def_prop_ro("turns", list(&Kept::turns))
        .def_prop_ro("moves", list(&Kept::moves))
        .def_prop_ro("ends", list(&Kept::ends));
    module.def("play_games", &play, "rules"_a, "players"_a, "first"_a, "games"_a, "seed"_a, "rotate"_a, "keep_moves"_a);
}

}  // namespace heckmeck
