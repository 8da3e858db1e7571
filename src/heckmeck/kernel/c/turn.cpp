// The C interface to turns, and what all parts share.
#include <algorithm>
#include <cstdlib>
#include <memory>

#include "c/guard.h"
#include "turn/tree.h"

using namespace heckmeck;

static_assert(HECKMECK_ENDINGS == kEndings);

struct heckmeck_turn {
    Tree<double> tree;
};

const char* heckmeck_message(int error) { return message(static_cast<heckmeck_error>(error)); }

const char* heckmeck_instruction_set() { return fastest().name; }

void* heckmeck_allocate(size_t bytes) { return std::malloc(bytes); }

void heckmeck_release(void* room) { std::free(room); }

int heckmeck_turn_solve(int white, int golden, int weasel, int rows, const double* payoff, heckmeck_turn** turn) {
    return guarded([&] {
        Dice dice;
        const heckmeck_error error = make_dice(white, golden != 0, static_cast<std::size_t>(rows), dice);
        if (error != HECKMECK_OK) return error;
        std::unique_ptr<heckmeck_turn> solved(new heckmeck_turn{Tree<double>(dice, weasel != 0, fastest().turn)});
        solved->tree.solve(payoff);
        *turn = solved.release();
        return HECKMECK_OK;
    });
}

void heckmeck_turn_free(heckmeck_turn* turn) { delete turn; }

int heckmeck_turn_roll(const heckmeck_turn* turn, int faces, int white, int golden, int total, int bratworm, int weasel,
                       double* value) {
    Index number;
    const heckmeck_error error = turn->tree.find({faces, white, golden != 0, total, bratworm != 0}, weasel != 0, number);
    if (error == HECKMECK_OK) *value = turn->tree.roll(number, weasel != 0);
    return error;
}

int heckmeck_turn_settle(const heckmeck_turn* turn, int faces, int white, int golden, int total, int bratworm, int weasel,
                         double* value) {
    Index number;
    const heckmeck_error error = turn->tree.find({faces, white, golden != 0, total, bratworm != 0}, weasel != 0, number);
    if (error == HECKMECK_OK) *value = turn->tree.settle(number, weasel != 0);
    return error;
}

int heckmeck_turn_endings(const heckmeck_turn* turn, int faces, int white, int golden, int total, int bratworm, int weasel,
                          double tolerance, double* chances) {
    return guarded([&] {
        Index number;
        const heckmeck_error error = turn->tree.find({faces, white, golden != 0, total, bratworm != 0}, weasel != 0, number);
        if (error != HECKMECK_OK) return error;
        std::fill(chances, chances + turn->tree.rows() * kEndings, 0.0);
        turn->tree.add_endings(number, weasel != 0, tolerance, chances);
        return HECKMECK_OK;
    });
}
