#include "dice/features.h"

namespace heckmeck {

namespace {

constexpr int kDepths = 5;
constexpr int kScores = 32;
constexpr int kStackSizes = 9;
constexpr int kBratworms = 8;
constexpr int kLeads = 33;   // of one seat over another: 16 worms either way
constexpr int kFew = 6;      // face-up portions: none to four, and more
constexpr int kPlaces = 20;  // the number of a portion, or that there is none

enum With { kBehind, kLevel, kAhead, kNoPortion, kWith };

int up_to(int number, int numbers) { return number < numbers ? number : numbers - 1; }

int places_of_portion(const Rules& rules) { return 2 + kDepths * rules.seats; }
int places_of_specialist(const Rules& rules) { return rules.portion_count + rules.seats + 1; }

// Goes through the blocks of features, each following the last.
class Writer {
public:
    Writer(const Rules& rules, const Board& board, int seat, Feature* to) : rules_(rules), board_(board), seat_(seat), to_(to) {}

    void write(Shown shown) {
        board();
        if (shown == Shown::kRace) race();
    }

private:
    void board() {
        portions();
        for (int place = 0; place < rules_.seats; ++place) one_of(kScores, up_to(score(board_, seat_at(place)), kScores));
        for (int place = 0; place < rules_.seats; ++place)
            one_of(kStackSizes, up_to(board_.stacks[seat_at(place)].size, kStackSizes));
        one_of(rules_.portion_count + 1, count_bits(board_.face_up));
        const unsigned winning = winners(rules_, board_);
        for (int place = 0; place < rules_.seats; ++place) one_of(1, winning >> seat_at(place) & 1 ? 0 : kNoFeature);
        for (int at = 0; at < rules_.specialists; ++at) one_of(places_of_specialist(rules_), place_of(rules_.specialist[at]));
        if (!rules_.bratworms) return;
        for (int place = 0; place < rules_.seats; ++place) one_of(kBratworms, up_to(board_.bratworms[seat_at(place)], kBratworms));
        one_of(kBratworms, up_to(board_.supply, kBratworms));
    }

    void race() {
        for (int place = 0; place < rules_.seats; ++place) ranks_[place] = rank(place, 0);
        for (int one = 0; one < rules_.seats; ++one)
            for (int other = one + 1; other < rules_.seats; ++other)
                one_of(kLeads, lead((ranks_[one] >> 8) - (ranks_[other] >> 8)));
        const int low = board_.face_up ? lowest_bit(board_.face_up) : 0, high = board_.face_up ? highest_bit(board_.face_up) : 0;
        const int few = up_to(count_bits(board_.face_up), kFew);
        for (int place = 0; place < rules_.seats; ++place) {
            one_of(kFew * kWith, few * kWith + with(place, low));
            one_of(kFew * kWith, few * kWith + with(place, high));
        }
        one_of(kFew * kPlaces, few * kPlaces + (low ? rules_.number[low] : kPlaces - 1));
        one_of(kFew * kPlaces, few * kPlaces + (high ? rules_.number[high] : kPlaces - 1));
    }

    static int lead(int worms) {
        const int at = worms + kLeads / 2;
        return at < 0 ? 0 : up_to(at, kLeads);
    }

    // What decides who wins (E2), if the seat had this portion too.
    int rank(int place, int portion) const {
        const Stack& stack = board_.stacks[seat_at(place)];
        int single = portion;
        for (int at = 0; at < stack.size; ++at) single = stack.at[at] > single ? stack.at[at] : single;
        return ((score(board_, seat_at(place)) + (portion ? worms(portion) : 0)) << 8) + single;
    }

    // Where the seat would stand with this portion.
    With with(int place, int portion) const {
        if (!portion) return kNoPortion;
        const int own = rank(place, portion);
        int best = -1;
        for (int other = 0; other < rules_.seats; ++other)
            if (other != place && ranks_[other] > best) best = ranks_[other];
        return own < best ? kBehind : own == best ? kLevel : kAhead;
    }

    int seat_at(int place) const { return seat_ + place < rules_.seats ? seat_ + place : seat_ + place - rules_.seats; }
    int place_at(int seat) const { return seat >= seat_ ? seat - seat_ : seat - seat_ + rules_.seats; }

    // The next block, with this many features, of which the board has this one.
    void one_of(int size, int feature) {
        *to_++ = static_cast<Feature>(feature == kNoFeature ? kNoFeature : block_ + feature);
        block_ += size;
    }

    void portions() {
        const int size = places_of_portion(rules_);
        const auto number = [&](int portion) { return rules_.number[portion]; };
        for (int at = 0; at < rules_.portion_count; ++at) to_[at] = static_cast<Feature>(at * size);
        for (Portions left = board_.face_down; left; left &= left - 1) ++to_[number(lowest_bit(left))];
        for (int place = 0; place < rules_.seats; ++place) {
            const Stack& stack = board_.stacks[seat_at(place)];
            for (int at = 0; at < stack.size; ++at)
                to_[number(stack.at[at])] += static_cast<Feature>(2 + kDepths * place + up_to(stack.size - 1 - at, kDepths));
        }
        to_ += rules_.portion_count;
        block_ += rules_.portion_count * size;
    }

    int place_of(Specialist specialist) const {
        if (board_.standing[specialist]) return rules_.number[board_.standing[specialist]];
        for (int seat = 0; seat < rules_.seats; ++seat)
            if (board_.held[seat] == specialist) return rules_.portion_count + place_at(seat);
        return rules_.portion_count + rules_.seats;
    }

    const Rules& rules_;
    const Board& board_;
    const int seat_;
    Feature* to_;
    int block_ = 0;
    int ranks_[kMaxSeats];
};

int pairs(const Rules& rules) { return rules.seats * (rules.seats - 1) / 2; }

}  // namespace

int feature_count(const Rules& rules, Shown shown) {
    const int specialists = rules.specialists * places_of_specialist(rules);
    const int bratworms = rules.bratworms ? (rules.seats + 1) * kBratworms : 0;
    const int race = pairs(rules) * kLeads + 2 * kFew * (rules.seats * kWith + kPlaces);
    return rules.portion_count * places_of_portion(rules) + rules.seats * (kScores + kStackSizes + 1) + rules.portion_count + 1 +
           specialists + bratworms + (shown == Shown::kRace ? race : 0);
}

int feature_width(const Rules& rules, Shown shown) {
    const int race = pairs(rules) + 2 * rules.seats + 2;
    return rules.portion_count + 3 * rules.seats + 1 + rules.specialists + (rules.bratworms ? rules.seats + 1 : 0) +
           (shown == Shown::kRace ? race : 0);
}

void write_features(const Rules& rules, const Board& board, int seat, Shown shown, Feature* to) {
    Writer(rules, board, seat, to).write(shown);
}

}  // namespace heckmeck
