#include "net/net.h"

namespace heckmeck {

Net::Net(int features, int wide, int seats, const float* w1, const float* b1, const float* w2, const float* b2, const float* w3,
         const float* b3)
    : features_(features) {
    numbers_.seats = seats;
    numbers_.wide = wide;
    numbers_.w1 = keep(w1_, w1, features, wide, wide);
    numbers_.b1 = keep(b1_, b1, 1, wide, wide);
    numbers_.w2 = keep(w2_, w2, wide, kNarrow, kNarrow);
    numbers_.b2 = keep(b2_, b2, 1, kNarrow, kNarrow);
    numbers_.w3 = keep(w3_, w3, kNarrow, seats, kOutputs);
    numbers_.b3 = keep(b3_, b3, 1, seats, kOutputs);
}

heckmeck_error Net::check(int features, int wide, int seats) {
    if (wide != kSlim && wide != kBroad) return HECKMECK_NET_UNITS;
    if (features < 1 || features >= kNoFeature) return HECKMECK_NET_FEATURES;
    return seats < 2 || seats > kMostSeats ? HECKMECK_NET_SEATS : HECKMECK_OK;
}

const float* Net::keep(Lines& lines, const float* from, int rows, int columns, int padded) {
    lines.resize(static_cast<std::size_t>(rows) * padded / 16);
    float* to = lines.data()->at;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) to[row * padded + column] = from[row * columns + column];
    return to;
}

}  // namespace heckmeck
