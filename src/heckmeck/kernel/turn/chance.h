// How many of some dice show one certain face.
#pragma once

#include "turn/turn.h"

namespace heckmeck {
namespace {

struct ChanceTable {
    // [faces that a die can show][dice][how many of them show the one face]
    double at[kFaces + 1][kMaxDice + 1][kMaxDice + 1];
};

constexpr ChanceTable make_chance_table() {
    ChanceTable table{};
    for (int faces = 1; faces <= kFaces; ++faces) {
        const double hit = 1.0 / faces, miss = (faces - 1.0) / faces;
        table.at[faces][0][0] = 1;
        for (int dice = 1; dice <= kMaxDice; ++dice) {
            for (int count = 0; count <= dice; ++count) {
                const double one_fewer = count > 0 ? table.at[faces][dice - 1][count - 1] : 0;
                table.at[faces][dice][count] = hit * one_fewer + miss * table.at[faces][dice - 1][count];
            }
        }
    }
    return table;
}

constexpr ChanceTable kChance = make_chance_table();

}  // namespace
}  // namespace heckmeck
