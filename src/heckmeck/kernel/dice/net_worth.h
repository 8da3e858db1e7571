// Boards weighed by a net: the chance to win of the seat whose turn has just ended.
#pragma once

#include <vector>

#include "dice/features.h"
#include "dice/worth.h"
#include "net/net.h"

namespace heckmeck {

Shown shown_to(const Rules& rules, const Net& net);            // the features that a net of this game was trained on
heckmeck_error check_net(const Rules& rules, const Net* net);  // there is one, for this game and number of players

class NetWorth : public Worth {
public:
    NetWorth(const Net& net, Forecast forecast) : net_(net), forecast_(forecast) {}

    void weigh(const Rules& rules, const Board& before, const Board* boards, int count, int seat, double* worths) override;
    const float* chances(int board) const override { return chances_.data() + board * net_.seats(); }

private:
    const Net& net_;
    Forecast forecast_;
    std::vector<Feature> features_;
    std::vector<float> chances_;
};

// Every seat's chance to win on one board, the seat to act first.
void forecast_board(const Rules& rules, const Net& net, Forecast forecast, const Board& board, int seat, float* chances);

// What the end of the game brings every seat, this seat first: 1, or a part of it where a win is shared.
void outcome(const Rules& rules, const Board& board, int seat, float* shares);

}  // namespace heckmeck
