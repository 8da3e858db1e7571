// Boards weighed by a learned evaluator: the chance to win of the seat whose turn has just ended.
#pragma once

#include <vector>

#include "dice/worth.h"
#include "net/net.h"

namespace heckmeck {

// The numbers of a net, padded and in cache lines of their own.
class NetRoom {
public:
    NetRoom(int features, int seats, const float* first_weights, const float* first_bias, const float* second_weights,
            const float* second_bias, const float* output_weights, const float* output_bias);
    NetRoom(NetRoom&&) = default;  // its numbers stay where they are; a copy's would not

    int features() const { return features_; }
    const Net& net() const { return net_; }

private:
    struct alignas(64) Line {
        float at[16];
    };
    using Lines = std::vector<Line>;

    // Rows of `columns` numbers as rows of `padded`.
    static const float* keep(Lines& lines, const float* from, int rows, int columns, int padded);

    int features_;
    Lines first_weights_, first_bias_, second_weights_, second_bias_, output_weights_, output_bias_;
    Net net_;
};

class Forecaster : public Evaluator {
public:
    Forecaster(const Net& net, Forecast forecast) : net_(net), forecast_(forecast) {}

    void weigh(const Rules& rules, const Board& before, const Board* boards, int count, int seat, double* worths) override;
    const float* chances(int board) const override { return chances_.data() + board * net_.seats; }

private:
    const Net& net_;
    Forecast forecast_;
    std::vector<Feature> features_;
    std::vector<float> chances_;
};

// What the end of the game brings every seat, this seat first: 1, or a part of it where a win is shared.
void outcome(const Rules& rules, const Board& board, int seat, float* shares);

}  // namespace heckmeck
