// Karteneck for Python: views as numbers, the choices weighed, the game played on, and whole games.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "bindings/arrays.h"
#include "bindings/bindings.h"
#include "cards/game.h"
#include "cards/outlook.h"
#include "cards/policy.h"

namespace nb = nanobind;

namespace heckmeck {

namespace {

using cards::WrittenView;

using Bag = std::vector<int>;

cards::Rules rules_of(int seats, int put_aside, const std::vector<std::pair<int, int>>& portions) {
    Bag pairs;
    for (const auto& [portion, worms] : portions) pairs.insert(pairs.end(), {portion, worms});
    cards::Rules rules;
    check(cards::make_rules(seats, put_aside, pairs.data(), portions.size(), rules));
    return rules;
}

WrittenView view_of(const cards::Rules& rules, const Bag& numbers) {
    WrittenView view;
    check(view.read(rules, numbers.data(), numbers.size()));
    return view;
}

std::vector<std::tuple<std::uint64_t, int, double>> weigh_view(WrittenView& view, int effort, std::uint64_t seed) {
    if (!view.view().somebody_acts()) check(HECKMECK_NOBODY_ACTS);
    std::vector<std::tuple<std::uint64_t, int, double>> found;
    nb::gil_scoped_release release;
    for (const cards::Weighed& one : cards::weigh(view.view(), {false, effort}, seed))
        found.emplace_back(cards::number_of(one.action), one.rollouts, one.worth);
    return found;
}

// By action, or of the table as it is, by deal and by seat.
nb::ndarray<nb::numpy, float> play_out_view(WrittenView& view, const std::vector<std::uint64_t>& numbers, int rounds, int deals,
                                            std::uint64_t seed) {
    std::vector<cards::Action> actions;
    check(cards::read_actions(view.view(), numbers.data(), numbers.size(), actions));
    if (rounds < 1 || deals < 1) check(HECKMECK_NOTHING_TO_PLAY);
    Fresh<float> chances(0);
    {
        nb::gil_scoped_release release;
        *chances.numbers = cards::play_out(view.view(), actions, rounds, deals, seed);
    }
    const auto rows = static_cast<std::size_t>(deals), seats = static_cast<std::size_t>(view.rules().seats);
    return {chances.data(), {chances.numbers->size() / (rows * seats), rows, seats}, chances.owner};
}

Bag bag_of(const cards::Cards& cards) {
    Bag found;
    for (int card = 1; card < cards::kWorm + cards::kTags; ++card)
        for (int count = card < cards::kWorm ? cards.of[card] : static_cast<int>(cards.tags >> (card - cards::kWorm) & 1); count;
             --count)
            found.push_back(card);
    return found;
}

// The hands, the pile, and the portions unseen.
std::tuple<std::vector<Bag>, Bag, Bag> imagine_view(WrittenView& view, std::uint64_t seed) {
    Luck luck(seed, 0);
    const cards::Table table = cards::imagine(view.view(), luck);
    std::vector<Bag> hands;
    for (int seat = 0; seat < table.rules->seats; ++seat) hands.push_back(bag_of(table.hands[seat]));
    return {hands, Bag(table.pile.at, table.pile.at + table.pile.size), Bag(table.unseen, table.unseen + table.unseen_size)};
}

double hand_worth(const Bag& hand) {
    cards::Cards found{};
    for (const int card : hand) {
        if (card < 1 || card >= cards::kWorm + cards::kTags) check(HECKMECK_CARD);
        found.add(card);
    }
    return cards::hand_worth(found);
}

cards::Kept play(const cards::Rules& rules, const std::vector<std::pair<std::string, int>>& players, std::int64_t first,
                 std::int64_t games, std::uint64_t seed, bool rotate, bool keep_moves) {
    if (players.size() != static_cast<std::size_t>(rules.seats)) check(HECKMECK_PLAYERS);
    cards::Contest contest;
    contest.rules = rules;
    for (const auto& [name, effort] : players)
        check(cards::make_player(number_of(name, cards::kPlayers), effort, contest.players.emplace_back()));
    contest.seed = seed;
    contest.rotate = rotate;
    contest.keep_moves = keep_moves;
    nb::gil_scoped_release release;
    return cards::play_games(contest, first, games);
}

cards::Kept& kept(nb::handle self) { return nb::cast<cards::Kept&>(self); }

}  // namespace

void bind_cards(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<cards::Rules>(module, "CardRules").def_static("of", &rules_of, "seats"_a, "put_aside"_a, "portions"_a);
    nb::class_<WrittenView>(module, "CardView").def_static("of", &view_of, "rules"_a, "numbers"_a);
    module.def("weigh_cards", &weigh_view, "view"_a, "effort"_a, "seed"_a);
    module.def("play_out_cards", &play_out_view, "view"_a, "actions"_a, "rounds"_a, "deals"_a, "seed"_a);
    module.def("hand_worth", &hand_worth, "hand"_a);
    module.def("imagine_cards", &imagine_view, "view"_a, "seed"_a);
    nb::class_<cards::Kept>(module, "CardGames")
        .def_prop_ro("shares", [](nb::handle self) { return seen(kept(self).shares, kept(self).seats, self); })
        .def_prop_ro("scores", [](nb::handle self) { return seen(kept(self).scores, kept(self).seats, self); })
        .def_prop_ro("moves", [](nb::handle self) { return seen(kept(self).moves, self); })
        .def_prop_ro("ends", [](nb::handle self) { return seen(kept(self).ends, self); });
    module.def("play_card_games", &play, "rules"_a, "players"_a, "first"_a, "games"_a, "seed"_a, "rotate"_a, "keep_moves"_a);
}

}  // namespace heckmeck
