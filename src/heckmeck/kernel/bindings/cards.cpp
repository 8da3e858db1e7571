// Karteneck for Python: views as numbers, the choices weighed, the game played on, and whole games.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <optional>
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
using Terms = nb::ndarray<const double, nb::shape<cards::kFeatures, cards::kTerms>, nb::c_contig, nb::device::cpu>;

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

std::vector<std::tuple<std::uint64_t, int, double>> weigh_view(WrittenView& view, int effort, std::uint64_t seed,
                                                               const std::string& player) {
    if (!view.view().somebody_acts()) check(HECKMECK_NOBODY_ACTS);
    cards::Player made;
    check(cards::make_player(number_of(player, cards::kPlayers), effort, made));
    if (made.level != cards::Level::kSearch) check(HECKMECK_PLAYER);
    std::vector<std::tuple<std::uint64_t, int, double>> found;
    nb::gil_scoped_release release;
    for (const cards::Weighed& one : cards::weigh(view.view(), made.settings, seed))
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
                 std::int64_t games, std::uint64_t seed, bool rotate, bool keep_moves, bool keep_samples,
                 const std::optional<Terms>& weights) {
    if (players.size() != static_cast<std::size_t>(rules.seats)) check(HECKMECK_PLAYERS);
    cards::Contest contest;
    contest.rules = rules;
    cards::Weights own;
    if (weights) {
        std::copy(weights->data(), weights->data() + weights->size(), &own.of[0][0]);
        contest.weights = &own;
    }
    for (const auto& [name, effort] : players) {
        cards::Player& player = contest.players.emplace_back();
        check(cards::make_player(number_of(name, cards::kPlayers), effort, player));
        player.settings.weights = contest.weights;
    }
    contest.seed = seed;
    contest.rotate = rotate;
    contest.keep_moves = keep_moves;
    contest.keep_samples = keep_samples;
    nb::gil_scoped_release release;
    return cards::play_games(contest, first, games);
}

cards::Kept& kept(nb::handle self) { return nb::cast<cards::Kept&>(self); }

}  // namespace

void bind_cards(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<cards::Rules>(module, "CardRules").def_static("of", &rules_of, "seats"_a, "put_aside"_a, "portions"_a);
    nb::class_<WrittenView>(module, "CardView").def_static("of", &view_of, "rules"_a, "numbers"_a);
    module.def("weigh_cards", &weigh_view, "view"_a, "effort"_a, "seed"_a, "player"_a = "champion");
    module.def("play_out_cards", &play_out_view, "view"_a, "actions"_a, "rounds"_a, "deals"_a, "seed"_a);
    module.def("hand_worth", &hand_worth, "hand"_a);
    module.def("imagine_cards", &imagine_view, "view"_a, "seed"_a);
    nb::class_<cards::Kept>(module, "CardGames")
        .def_prop_ro("shares", [](nb::handle self) { return seen(kept(self).shares, kept(self).seats, self); })
        .def_prop_ro("scores", [](nb::handle self) { return seen(kept(self).scores, kept(self).seats, self); })
        .def_prop_ro("moves", [](nb::handle self) { return seen(kept(self).moves, self); })
        .def_prop_ro("ends", [](nb::handle self) { return seen(kept(self).ends, self); })
        .def_prop_ro("features", [](nb::handle self) { return seen(kept(self).features, cards::kFeatures, self); })
        .def_prop_ro("chances", [](nb::handle self) { return seen(kept(self).chances, kept(self).seats, self); })
        .def_prop_ro("rounds_left", [](nb::handle self) { return seen(kept(self).rounds_left, self); })
        .def_prop_ro("games", [](nb::handle self) { return seen(kept(self).games, self); });
    module.def("play_card_games", &play, "rules"_a, "players"_a, "first"_a, "games"_a, "seed"_a, "rotate"_a, "keep_moves"_a,
               "keep_samples"_a = false, "weights"_a = nb::none());
}

}  // namespace heckmeck
