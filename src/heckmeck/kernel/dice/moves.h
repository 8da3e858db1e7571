// The moves of a game as numbers: what is done, and its details in the low bits. `kernel/dice_moves.py` reads them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "luck.h"

namespace heckmeck {

enum class Act : std::uint32_t {
    kRoll,      // with the golden die: 1
    kRolled,    // the white dice as `Counts`, above them the golden die's face or 0
    kLayAside,  // the face
    kUseWeasel,
    kStop,
    kTakePortion,     // the portion
    kTakeBratworm,    // the rival
    kKeepSpecialist,  // the specialist
};

// Where moves are written down, if anybody wants them.
class Moves {
public:
    explicit Moves(std::vector<std::uint32_t>* to) : to_(to) {}

    void add(Act act, std::uint32_t details = 0) {
        if (to_) to_->push_back(static_cast<std::uint32_t>(act) << 28 | details);
    }
    void add_roll(Counts white, int golden_face) { add(Act::kRolled, white | static_cast<std::uint32_t>(golden_face) << 24); }

    bool wanted() const { return to_; }
    std::size_t size() const { return to_->size(); }
    void forget_from(std::size_t size) { to_->resize(size); }

private:
    std::vector<std::uint32_t>* to_;
};

}  // namespace heckmeck
