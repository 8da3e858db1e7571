// A net in memory of its own.
#pragma once

#include <vector>

#include "errors.h"
#include "net/forecast.h"

namespace heckmeck {

class Net {
public:
    // w1[features][wide], b1, w2[wide][kNarrow], b2, w3[kNarrow][seats], b3.
    Net(int features, int wide, int seats, const float* w1, const float* b1, const float* w2, const float* b2, const float* w3,
        const float* b3);
    Net(Net&&) = default;  // its numbers stay where they are; a copy's would not

    static heckmeck_error check(int features, int wide, int seats);

    int features() const { return features_; }
    int seats() const { return numbers_.seats; }
    const NetNumbers& numbers() const { return numbers_; }

private:
    struct alignas(64) Line {
        float at[16];
    };
    using Lines = std::vector<Line>;

    // Rows of `columns` numbers as rows of `padded`.
    static const float* keep(Lines& lines, const float* from, int rows, int columns, int padded);

    int features_;
    Lines w1_, b1_, w2_, b2_, w3_, b3_;
    NetNumbers numbers_;
};

}  // namespace heckmeck
