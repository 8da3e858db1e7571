#include "dice/played_on.h"

namespace heckmeck {

PlayedOn::PlayedOn(const Rules& rules, const Net& net, Forecast forecast, Passes<float> passes, Ahead ahead)
    : rules_(rules), net_(net), forecast_(forecast), ahead_(ahead), by_net_(net, forecast) {
    if (ahead.turns == 0) return;
    next_ = std::make_unique<PlayedOn>(rules, net, forecast, passes, Ahead{ahead.few, ahead.turns - 1});
    player_ = std::make_unique<SolvedPlayer>(rules, *next_, passes);
}

void PlayedOn::weigh(const Rules& rules, const Board& before, const Board* boards, int count, int seat, double* worths) {
    const int next = (seat + 1) % rules.seats;
    by_net_.weigh(rules, before, boards, count, seat, worths);
    chances_.assign(by_net_.chances(0), by_net_.chances(count));
    for (int at = 0; at < count; ++at) {
        if (!plays_on(boards[at])) continue;
        float* chances = chances_.data() + at * rules.seats;
        forecast(boards[at], next, chances);
        worths[at] = chances[rules.seats - 1];
    }
}

void PlayedOn::forecast(const Board& board, int seat, float* chances) {
    if (!board.face_up) return outcome(rules_, board, seat, chances);
    if (!plays_on(board)) return forecast_board(rules_, net_, forecast_, board, seat, chances);
    player_->look(board, seat);
    player_->forecast(chances);
}

}  // namespace heckmeck
