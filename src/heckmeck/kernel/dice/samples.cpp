#include "dice/samples.h"

#include <algorithm>

namespace heckmeck {

void Samples::add(int seat, const Feature* board, const float* chances, bool random) {
    const std::size_t start = features.size();
    features.resize(start + width, static_cast<Feature>(kNoFeature));
    std::copy_if(board, board + width, features.begin() + static_cast<std::ptrdiff_t>(start),
                 [](Feature feature) { return feature != kNoFeature; });
    if (chances)
        backups.insert(backups.end(), chances, chances + seats);
    else
        backups.resize(backups.size() + seats);
    at_random.push_back(random);
    acting_.push_back(static_cast<std::int8_t>(seat));
    forecasts_.push_back(chances != nullptr);
}

void Samples::end_game(std::int64_t game, int turns, const float* shares) {
    const std::size_t first = games.size(), end = first + turns;
    games.resize(end, game);
    targets.resize(end * seats);
    outcomes.resize(end * seats);
    std::vector<float> followed(shares, shares + seats);  // by seat
    for (std::size_t turn = end; turn-- > first;) {
        const bool forecast = forecasts_[turn - first];
        const float weight = !forecast ? 1 : at_random[turn] ? 0 : lambda;
        for (int place = 0; place < seats; ++place) {
            const int seat = (acting_[turn - first] + place) % seats;
            const std::size_t at = turn * seats + place;
            if (!forecast) backups[at] = followed[seat];
            followed[seat] = targets[at] = (1 - weight) * backups[at] + weight * followed[seat];
            outcomes[at] = shares[seat];
        }
    }
    acting_.clear();
    forecasts_.clear();
}

}  // namespace heckmeck
