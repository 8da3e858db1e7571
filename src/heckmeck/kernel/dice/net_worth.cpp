#include "dice/net_worth.h"

#include "dice/features.h"

namespace heckmeck {

NetRoom::NetRoom(int features, int seats, const float* first_weights, const float* first_bias, const float* second_weights,
                 const float* second_bias, const float* output_weights, const float* output_bias)
    : features_(features) {
    net_.seats = seats;
    net_.first_weights = keep(first_weights_, first_weights, features, kFirstUnits, kFirstUnits);
    net_.first_bias = keep(first_bias_, first_bias, 1, kFirstUnits, kFirstUnits);
    net_.second_weights = keep(second_weights_, second_weights, kFirstUnits, kSecondUnits, kSecondUnits);
    net_.second_bias = keep(second_bias_, second_bias, 1, kSecondUnits, kSecondUnits);
    net_.output_weights = keep(output_weights_, output_weights, kSecondUnits, seats, kOutputs);
    net_.output_bias = keep(output_bias_, output_bias, 1, seats, kOutputs);
}

const float* NetRoom::keep(Lines& lines, const float* from, int rows, int columns, int padded) {
    lines.resize(static_cast<std::size_t>(rows) * padded / 16);
    float* to = lines.data()->at;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) to[row * padded + column] = from[row * columns + column];
    return to;
}

void Forecaster::weigh(const Rules& rules, const Board& before, const Board* boards, int count, int seat, double* worths) {
    const int next = (seat + 1) % rules.seats;
    const int width = feature_width(rules);
    features_.resize(static_cast<std::size_t>(count + 1) * width);
    chances_.resize(static_cast<std::size_t>(count) * rules.seats);
    Feature* to = features_.data();
    write_features(rules, before, next, to);
    for (int at = 0; at < count; ++at) write_features(rules, boards[at], next, to + (at + 1) * width);
    forecast_(net_, to, to + width, width, count, chances_.data());
    for (int at = 0; at < count; ++at) {
        float* chances = chances_.data() + at * rules.seats;
        if (!boards[at].face_up) outcome(rules, boards[at], next, chances);
        worths[at] = chances[rules.seats - 1];
    }
}

void outcome(const Rules& rules, const Board& board, int seat, float* shares) {
    const unsigned won = winners(rules, board);
    int count = 0;
    for (int at = 0; at < rules.seats; ++at) count += won >> at & 1;
    for (int place = 0; place < rules.seats; ++place)
        shares[place] = won >> (seat + place) % rules.seats & 1 ? 1.0f / static_cast<float>(count) : 0.0f;
}

}  // namespace heckmeck
