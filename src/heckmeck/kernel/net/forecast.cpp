// Compiled once per instruction set, HECKMECK_ISA naming its namespace.
#include "net/forecast.h"

#include <math.h>

#include "net/float_lanes.h"
#include "wide.h"

namespace heckmeck {
namespace {

// Boards side by side: a few would wait for their own sums, and the sums of many do not fit into the registers.
constexpr int kTogether = FloatLanes::kWidth > 8 ? 4 : 2;
constexpr int kPiece = FloatLanes::kWidth > 8 ? 128 : 64;  // units of the first layer whose sums fit into the registers

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

// Rows of weights for features: one that goes, and one that comes.
struct Change {
    const float *less, *more;
};

alignas(64) constexpr float kNoWeights[kBroad] = {};

template <int Wide>
const float* weights_of(const NetNumbers& net, Feature feature) {
    return feature == kNoFeature ? kNoWeights : net.w1 + feature * Wide;
}

// The sums of the first layer after some changes.
template <int Wide>
void change(const float* before, const Change* changes, int count, float* units) {
    constexpr int kVectors = kPiece / FloatLanes::kWidth;
    for (int from = 0; from < Wide; from += kPiece) {
        FloatLanes sum[kVectors];
        for (int at = 0; at < kVectors; ++at) sum[at] = FloatLanes::load(before + from + at * FloatLanes::kWidth);
        for (const Change* each = changes; each != changes + count; ++each) {
            for (int at = 0; at < kVectors; ++at) {
                const int unit = from + at * FloatLanes::kWidth;
                sum[at] = sum[at] - FloatLanes::load(each->less + unit) + FloatLanes::load(each->more + unit);
            }
        }
        for (int at = 0; at < kVectors; ++at) sum[at].store(units + from + at * FloatLanes::kWidth);
    }
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
    Change changes[kMostPlaces];
    for (int place = 0; place < width; ++place) changes[place] = {kNoWeights, weights_of<Wide>(net, reference[place])};
    change<Wide>(net.b1, changes, width, before);
    for (int start = 0; start < count; start += kTogether) {
        for (int at = 0; at < kTogether; ++at) {
            // Where the boards are not enough, the last one again.
            const Feature* board = boards + (start + at < count ? start + at : count - 1) * width;
            int found = 0;
            for (int place = 0; place < width; ++place) {
                changes[found] = {weights_of<Wide>(net, reference[place]), weights_of<Wide>(net, board[place])};
                found += board[place] != reference[place];
            }
            change<Wide>(before, changes, found, first[at]);
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
    leave_wide_registers();
}

}  // namespace heckmeck
