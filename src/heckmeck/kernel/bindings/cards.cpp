// Karteneck for Python: the part of `heckmeck.kernel._kernel` that weighs choices and plays whole card games.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>
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

using namespace cards;

cards::Rules make_rules(int seats, int put_aside, const std::vector<std::pair<int, int>>& portions) {
    if (seats < 2 || seats > cards::kMaxSeats) throw std::invalid_argument("two to six play");
    if (portions.size() != kPortions) throw std::invalid_argument("there are thirty portions");
    cards::Rules rules;
    rules.seats = seats;
    rules.put_aside = put_aside;
    for (std::size_t at = 0; at < portions.size(); ++at) {
        const auto [portion, worms] = portions[at];
        if (portion < 0 || portion > cards::kHighestPortion) throw std::invalid_argument("no such portion");
        rules.portions[at] = static_cast<std::uint8_t>(portion);
        rules.worms[portion] = static_cast<std::uint8_t>(worms);
    }
    return rules;
}

using Bag = std::vector<int>;
using Bags = std::vector<Bag>;

void check_cards(const Bag& bag) {
    for (const int card : bag)
        if (card < 1 || card >= kWorm + kTags) throw std::invalid_argument("no such card");
}

cards::Cards cards_of(const Bag& bag) {
    check_cards(bag);
    if (bag.size() > kDeck) throw std::invalid_argument("more cards than there are");
    cards::Cards found{};
    for (const int card : bag) found.add(card);
    return found;
}

cards::Heap heap_of(const Bag& bag) {
    check_cards(bag);
    if (bag.size() > kDeck) throw std::invalid_argument("more cards than there are");
    cards::Heap found{};
    for (const int card : bag) found.add(card);
    return found;
}

// Portions, as many as there is room for.
std::uint8_t copy_portions(const Bag& bag, std::size_t room, std::uint8_t* to) {
    if (bag.size() > room) throw std::invalid_argument("more portions than there are");
    for (const int portion : bag) {
        if (portion < 0 || portion > cards::kHighestPortion) throw std::invalid_argument("no such portion");
        *to++ = static_cast<std::uint8_t>(portion);
    }
    return static_cast<std::uint8_t>(bag.size());
}

int total_of(const cards::Cards& bag) {
    int total = 0;
    for (int kind = 1; kind <= kWorm; ++kind) total += bag.of[kind] * points(kind);
    return total;
}

// A view and the rules it lives by, which its table points to.
struct CardView {
    cards::Rules rules;
    cards::View view;

    const cards::View& seen() {
        view.table.rules = &rules;
        return view;
    }
};

CardView make_view(const cards::Rules& rules, int seat, const Bags& hands, const Bag& hand_sizes, const Bags& stacks,
                   const Bags& played, const std::vector<bool>& passed, const Bag& grill, const Bag& unseen, const Bag& hidden,
                   const Bag& discards, int draws) {
    const auto seats = static_cast<std::size_t>(rules.seats);
    if (hands.size() != seats || hand_sizes.size() != seats || stacks.size() != seats || played.size() != seats || passed.size() != seats)
        throw std::invalid_argument("as many hands, stacks and cards in front as seats");
    if (seat < 0 || seat >= rules.seats) throw std::invalid_argument("no such seat");
    CardView made{rules, {}};
    cards::Table& table = made.view.table;
    table.seat = static_cast<std::int8_t>(seat);
    int missing = 0;
    for (int at = 0; at < rules.seats; ++at) {
        if (passed[at]) table.passed = static_cast<std::uint8_t>(table.passed | 1 << at);
        table.front[at] = cards_of(played[at]);
        table.totals[at] = static_cast<std::int16_t>(total_of(table.front[at]));
        table.stacks[at].size = copy_portions(stacks[at], kPortions, table.stacks[at].at);
        for (const int portion : stacks[at]) table.scores[at] = static_cast<std::int16_t>(table.scores[at] + rules.worms[portion]);
        made.view.hand_sizes[at] = static_cast<std::uint8_t>(hand_sizes[at]);
        table.hands[at] = cards_of(hands[at]);
        if (hand_sizes[at] < table.hands[at].size()) throw std::invalid_argument("more cards in a hand than it has");
        missing += hand_sizes[at] - table.hands[at].size();
    }
    table.on_grill = copy_portions(grill, seats, table.grill);
    table.unseen_size = copy_portions(unseen, kPortions, table.unseen);
    table.discards = heap_of(discards);
    made.view.hidden = heap_of(hidden);
    made.view.draws = draws;
    if (missing > made.view.hidden.size) throw std::invalid_argument("more cards in the hands than are hidden");
    if (draws < 0 || (draws && grill.empty())) throw std::invalid_argument("no turn is under way");
    return made;
}

void check_somebody_acts(const cards::View& view) {
    const cards::Table& table = view.table;
    if (table.round_over() || view.draws || table.passed >> table.seat & 1) throw std::invalid_argument("nobody is to act");
}

std::vector<std::tuple<std::uint64_t, int, double>> weigh_view(CardView& view, int effort, std::uint64_t seed) {
    check_somebody_acts(view.seen());
    std::vector<std::tuple<std::uint64_t, int, double>> found;
    nb::gil_scoped_release release;
    for (const cards::Weighed& one : weigh(view.seen(), {false, effort}, seed))
        found.emplace_back(number_of(one.action), one.rollouts, one.worth);
    return found;
}

// By action, or of the table as it is, by deal and by seat.
nb::ndarray<nb::numpy, float> play_out_view(CardView& view, const std::vector<std::uint64_t>& numbers, int rounds, int deals,
                                            std::uint64_t seed) {
    const cards::View& seen = view.seen();
    std::vector<cards::Action> actions;
    for (const std::uint64_t number : numbers) {
        check_somebody_acts(seen);
        actions.push_back(action_of(number));
        if (!legal(seen.table, actions.back())) throw std::invalid_argument("not legal");
    }
    if (rounds < 1 || deals < 1) throw std::invalid_argument("nothing to play");
    auto* chances = new std::vector<float>;
    nb::capsule owner(chances, [](void* data) noexcept { delete static_cast<std::vector<float>*>(data); });
    {
        nb::gil_scoped_release release;
        *chances = play_out(seen, actions, rounds, deals, seed);
    }
    const auto rows = static_cast<std::size_t>(deals), seats = static_cast<std::size_t>(view.rules.seats);
    return {chances->data(), {chances->size() / (rows * seats), rows, seats}, owner};
}

Bag bag_of(const cards::Cards& cards) {
    Bag found;
    for (int card = 1; card < kWorm + kTags; ++card)
        for (int count = card < kWorm ? cards.of[card] : static_cast<int>(cards.tags >> (card - kWorm) & 1); count; --count)
            found.push_back(card);
    return found;
}

// The hands, the pile, and the portions unseen.
std::tuple<Bags, Bag, Bag> imagine_view(CardView& view, std::uint64_t seed) {
    Luck luck(seed, 0);
    const cards::Table table = imagine(view.seen(), luck);
    Bags hands;
    for (int seat = 0; seat < table.rules->seats; ++seat) hands.push_back(bag_of(table.hands[seat]));
    return {hands, Bag(table.pile.at, table.pile.at + table.pile.size), Bag(table.unseen, table.unseen + table.unseen_size)};
}

cards::Player player(const std::string& name, int effort) {
    if (name == "random") return {cards::Level::kRandom, {}};
    if (name == "thumb") return {cards::Level::kThumb, {}};
    if (name == "sly") return {cards::Level::kSly, {}};
    if (name == "patient") return {cards::Level::kPatient, {}};
    if (name == "rooster") return {cards::Level::kSearch, {true, 0}};
    if (name == "champion") return {cards::Level::kSearch, {false, effort}};
    throw std::invalid_argument("nobody plays cards in bulk as " + name);
}

cards::Kept play(const cards::Rules& rules, const std::vector<std::pair<std::string, int>>& players,
                 std::int64_t first, std::int64_t games, std::uint64_t seed, bool rotate, bool keep_moves) {
    if (players.size() != static_cast<std::size_t>(rules.seats)) throw std::invalid_argument("as many players as seats");
    cards::Contest contest;
    contest.rules = rules;
    for (const auto& [name, effort] : players) contest.players.push_back(player(name, effort));
    contest.seed = seed;
    contest.rotate = rotate;
    contest.keep_moves = keep_moves;
    nb::gil_scoped_release release;
    return play_games(contest, first, games);
}

cards::Kept& kept(nb::handle self) { return nb::cast<cards::Kept&>(self); }

}  // namespace

void bind_cards(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<cards::Rules>(module, "CardRules").def_static("of", &make_rules, "seats"_a, "put_aside"_a, "portions"_a);
    nb::class_<CardView>(module, "CardView")
        .def_static("of", &make_view, "rules"_a, "seat"_a, "hands"_a, "hand_sizes"_a, "stacks"_a, "played"_a, "passed"_a, "grill"_a,
                    "unseen"_a, "hidden"_a, "discards"_a, "draws"_a);
    module.def("weigh_cards", &weigh_view, "view"_a, "effort"_a, "seed"_a);
    module.def("play_out_cards", &play_out_view, "view"_a, "actions"_a, "rounds"_a, "deals"_a, "seed"_a);
    module.def("hand_worth", [](const Bag& hand) { return cards::hand_worth(cards_of(hand)); }, "hand"_a);
    module.def("imagine_cards", &imagine_view, "view"_a, "seed"_a);
    nb::class_<cards::Kept>(module, "CardGames")
        .def_prop_ro("shares", [](nb::handle self) { return seen(kept(self).shares, kept(self).seats, self); })
        .def_prop_ro("scores", [](nb::handle self) { return seen(kept(self).scores, kept(self).seats, self); })
        .def_prop_ro("moves", [](nb::handle self) { return seen(kept(self).moves, self); })
        .def_prop_ro("ends", [](nb::handle self) { return seen(kept(self).ends, self); });
    module.def("play_card_games", &play, "rules"_a, "players"_a, "first"_a, "games"_a, "seed"_a, "rotate"_a, "keep_moves"_a);
}

}  // namespace heckmeck
