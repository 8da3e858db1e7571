// Luck for many games: a small generator, and rolls by table.
#pragma once

#include <cstdint>

#include "turn/turn.h"

namespace heckmeck {

// How many dice show each face: four bits each, face f from bit 4 (f - 1) on.
using Counts = std::uint32_t;

constexpr Counts one_die(int face) { return Counts{1} << 4 * (face - 1); }
constexpr int count_of(Counts counts, int face) { return counts >> 4 * (face - 1) & 15; }

// xoshiro256++ by David Blackman and Sebastiano Vigna, seeded by their splitmix64: game k of a seed has the same luck whoever plays
// it and whatever was played before.
class Luck {
public:
    Luck(std::uint64_t seed, std::uint64_t game) {
        std::uint64_t from = mix(seed) ^ game;
        from = mix(from);
        for (std::uint64_t& part : state_) part = mix(from += kStep);
    }

    std::uint64_t next() {
        const std::uint64_t result = turned(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = turned(state_[3], 45);
        return result;
    }

    // Other luck that follows from this, which stays as it is.
    Luck apart() const {
        Luck copy = *this;
        const std::uint64_t seed = copy.next();
        return Luck(seed, copy.next());
    }

    // A number below the limit, a few thousand at most: uneven by less than one part in a million.
    int below(int limit) { return part(next() >> 32, limit); }

    double fraction() { return static_cast<double>(next() >> 11) * 0x1p-53; }

    // Up to eight white dice.
    Counts roll(int dice) {
        const std::uint64_t bits = next();
        const Falls& falls = all_falls();
        if (dice <= kHalf) return falls.at[kFirst[dice] + part(bits >> 32, kWays[dice])];
        return falls.at[kFirst[kHalf] + part(bits >> 32, kWays[kHalf])] +
               falls.at[kFirst[dice - kHalf] + part(bits & 0xffffffff, kWays[dice - kHalf])];
    }

private:
    static constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15;
    static constexpr int kHalf = 4;
    static constexpr int kWays[kHalf + 1] = {1, 6, 36, 216, 1296};
    static constexpr int kFirst[kHalf + 1] = {0, 1, 7, 43, 259};

    // Every way that up to four dice told apart can fall.
    struct Falls {
        Counts at[1 + 6 + 36 + 216 + 1296];
    };

    static constexpr Falls make_falls() {
        Falls falls{};
        for (int dice = 1; dice <= kHalf; ++dice)
            for (int way = 0; way < kWays[dice]; ++way)
                falls.at[kFirst[dice] + way] = falls.at[kFirst[dice - 1] + way / kFaces] + one_die(way % kFaces + 1);
        return falls;
    }

    static const Falls& all_falls() {
        static constexpr Falls falls = make_falls();
        return falls;
    }

    static int part(std::uint64_t bits, int limit) { return static_cast<int>(bits * static_cast<unsigned>(limit) >> 32); }
    static std::uint64_t turned(std::uint64_t x, int by) { return x << by | x >> (64 - by); }

    static std::uint64_t mix(std::uint64_t x) {
        x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
        x = (x ^ x >> 27) * 0x94d049bb133111eb;
        return x ^ x >> 31;
    }

    std::uint64_t state_[4];
};

}  // namespace heckmeck
