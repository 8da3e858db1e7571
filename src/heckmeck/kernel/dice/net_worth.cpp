#include "dice/net_worth.h"

namespace heckmeck {

static_assert(kMaxSeats == kMostSeats);

Shown shown_to(const Rules& rules, const Net& net) {
    return net.features() == feature_count(rules, Shown::kBoard) ? Shown::kBoard : Shown::kRace;
}

heckmeck_error check_net(const Rules& rules, const Net* net) {
    const bool fits = net && net->features() == feature_count(rules, shown_to(rules, *net)) && net->seats() == rules.seats;
    return fits ? HECKMECK_OK : HECKMECK_OTHER_NET;
}

void NetWorth::weigh(const Rules& rules, const Board& before, const Board* boards, int count, int seat, double* worths) {
    const int next = (seat + 1) % rules.seats;
    const Shown shown = shown_to(rules, net_);
    const int width = feature_width(rules, shown);
    features_.resize(static_cast<std::size_t>(count + 1) * width);
    chances_.resize(static_cast<std::size_t>(count) * rules.seats);
    Feature* to = features_.data();
    write_features(rules, before, next, shown, to);
    for (int at = 0; at < count; ++at) write_features(rules, boards[at], next, shown, to + (at + 1) * width);
    forecast_(net_.numbers(), to, to + width, width, count, chances_.data());
    for (int at = 0; at < count; ++at) {
        float* chances = chances_.data() + at * rules.seats;
        if (!boards[at].face_up) outcome(rules, boards[at], next, chances);
        worths[at] = chances[rules.seats - 1];
    }
}

void forecast_board(const Rules& rules, const Net& net, Forecast forecast, const Board& board, int seat, float* chances) {
    const Shown shown = shown_to(rules, net);
    Feature features[kMostFeatures];
    write_features(rules, board, seat, shown, features);
    forecast(net.numbers(), features, features, feature_width(rules, shown), 1, chances);
}

void outcome(const Rules& rules, const Board& board, int seat, float* shares) {
    const unsigned won = winners(rules, board);
    int count = 0;
    for (int at = 0; at < rules.seats; ++at) count += won >> at & 1;
    for (int place = 0; place < rules.seats; ++place)
        shares[place] = won >> (seat + place) % rules.seats & 1 ? 1.0f / static_cast<float>(count) : 0.0f;
}

}  // namespace heckmeck
