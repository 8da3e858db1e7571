// Compiled once per instruction set, HECKMECK_ISA naming its namespace.
#include "net/forecast.h"

#include <math.h>

#include "net/float_lanes.h"

namespace heckmeck {
namespace {

constexpr int kTogether = 2;  // boards side by side: one would wait for its own sums

// `Units` sums, each of all inputs by their weights and a bias, for some boards at once.
template <int Inputs, int Units>
void layer(const float (*inputs)[kBroad], const float* weights, const float* bias, float (*sums)[kBroad]) {
    constexpr int kVectors = Units / FloatLanes::kWidth;
    FloatLanes sum[kTogether][kVectors];
    for (int board = 0; board < kTogether; ++board)
        for (int at = 0; at < kVectors; ++at) sum[board][at] = FloatLanes::load(bias + at * FloatLanes::kWidth);
    for (int input = 0; input < Inputs; ++input) {
        for (int at = 0; at < kVectors; ++at) {
            const FloatLanes weight = FloatLanes::load(weights + input * Units + at * FloatLanes::kWidth);
            for (int board = 0; board < kTogether; ++board)
                sum[board][at] = multiply_add(FloatLanes::all(inputs[board][input]), weight, sum[board][at]);
        }
    }
    for (int board = 0; board < kTogether; ++board)
        for (int at = 0; at < kVectors; ++at) sum[board][at].store(sums[board] + at * FloatLanes::kWidth);
}

template <int Units>
void cut_below_zero(float* units) {
    for (int at = 0; at < Units; at += FloatLanes::kWidth)
        larger(FloatLanes::load(units + at), FloatLanes::all(0)).store(units + at);
}

template <int Wide>
void add_row(float* units, const float* row) {
    for (int at = 0; at < Wide; at += FloatLanes::kWidth)
        (FloatLanes::load(units + at) + FloatLanes::load(row + at)).store(units + at);
}

template <int Wide>
void take_row(float* units, const float* row) {
    for (int at = 0; at < Wide; at += FloatLanes::kWidth)
        (FloatLanes::load(units + at) - FloatLanes::load(row + at)).store(units + at);
}

void softmax(const float* sums, int seats, float* chances) {
    float largest = sums[0], total = 0;
    for (int seat = 1; seat < seats; ++seat) largest = sums[seat] > largest ? sums[seat] : largest;
    for (int seat = 0; seat < seats; ++seat) total += chances[seat] = expf(sums[seat] - largest);
    for (int seat = 0; seat < seats; ++seat) chances[seat] /= total;
}

template <int Wide>
void forecast_by(const NetNumbers& net, const Feature* reference, const Feature* boards, int width, int count, float* chances) {
    alignas(64) float before[Wide];
    alignas(64) float first[kTogether][kBroad];
    alignas(64) float second[kTogether][kBroad];
    alignas(64) float output[kTogether][kBroad];
    for (int at = 0; at < Wide; ++at) before[at] = net.b1[at];
    for (int place = 0; place < width; ++place)
        if (reference[place] != kNoFeature) add_row<Wide>(before, net.w1 + reference[place] * Wide);
    for (int start = 0; start < count; start += kTogether) {
        for (int at = 0; at < kTogether; ++at) {
            // Where the boards are not enough, the last one again.
            const Feature* board = boards + (start + at < count ? start + at : count - 1) * width;
            for (int unit = 0; unit < Wide; ++unit) first[at][unit] = before[unit];
            for (int place = 0; place < width; ++place) {
                if (board[place] == reference[place]) continue;
                if (reference[place] != kNoFeature) take_row<Wide>(first[at], net.w1 + reference[place] * Wide);
                if (board[place] != kNoFeature) add_row<Wide>(first[at], net.w1 + board[place] * Wide);
            }
            cut_below_zero<Wide>(first[at]);
        }
        layer<Wide, kNarrow>(first, net.w2, net.b2, second);
        for (int at = 0; at < kTogether; ++at) cut_below_zero<kNarrow>(second[at]);
        layer<kNarrow, kOutputs>(second, net.w3, net.b3, output);
        for (int at = 0; at < kTogether && start + at < count; ++at)
            softmax(output[at], net.seats, chances + (start + at) * net.seats);
    }
}

}  // namespace

void HECKMECK_ISA::forecast(const NetNumbers& net, const Feature* reference, const Feature* boards, int width, int count,
                            float* chances) {
    (net.wide == kSlim ? forecast_by<kSlim> : forecast_by<kBroad>)(net, reference, boards, width, count, chances);
}

}  // namespace heckmeck
