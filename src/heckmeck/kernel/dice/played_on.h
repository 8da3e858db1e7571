// Boards weighed by a net, those near the end of the game by the turns that follow.
#pragma once

#include <memory>
#include <vector>

#include "dice/net_worth.h"
#include "dice/solved_player.h"

namespace heckmeck {

// Boards with at most `few` face-up portions are played on for some turns before the net is asked: there it is least sure, and
// there it costs least.
struct Ahead {
    int few = 0;
    int turns = 0;
};

constexpr int kMostAhead = 4;  // turns: each takes some ten times as long as one less

class PlayedOn : public Worth {
public:
    PlayedOn(const Rules& rules, const Net& net, Forecast forecast, Passes<float> passes, Ahead ahead);

    void weigh(const Rules& rules, const Board& before, const Board* boards, int count, int seat, double* worths) override;
    const float* chances(int board) const override { return chances_.data() + board * rules_.seats; }

    // Every seat's chance to win on one board, the seat to act first.
    void forecast(const Board& board, int seat, float* chances);

private:
    bool plays_on(const Board& board) const { return next_ && board.face_up && count_bits(board.face_up) <= ahead_.few; }

    const Rules& rules_;
    const Net& net_;
    const Forecast forecast_;
    const Ahead ahead_;
    NetWorth by_net_;
    std::unique_ptr<PlayedOn> next_;  // weighs what the next turn leaves
    std::unique_ptr<SolvedPlayer> player_;
    std::vector<float> chances_;
};

}  // namespace heckmeck
