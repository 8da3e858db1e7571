#include "instruction_sets.h"

#include <cstring>

namespace heckmeck {

namespace {

constexpr InstructionSet kSets[] = {
#ifdef HECKMECK_WIDE
    {"avx512", {avx512::backward, avx512::forward}, {avx512::backward, avx512::forward}, avx512::backward_many, avx512::forecast},
    {"avx2", {avx2::backward, avx2::forward}, {avx2::backward, avx2::forward}, avx2::backward_many, avx2::forecast},
#endif
    {"plain", {plain::backward, plain::forward}, {plain::backward, plain::forward}, plain::backward_many, plain::forecast},
};

bool runs([[maybe_unused]] const InstructionSet& set) {
#ifdef HECKMECK_WIDE
    if (set.forecast == avx512::forecast) return __builtin_cpu_supports("avx512f");
    if (set.forecast == avx2::forecast) return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#endif
    return true;
}

}  // namespace

const InstructionSet* instruction_set(int number) {
    for (const InstructionSet& set : kSets)
        if (runs(set) && number-- == 0) return &set;
    return nullptr;
}

const InstructionSet* instruction_set(const char* name) {
    for (const InstructionSet& set : kSets)
        if (runs(set) && std::strcmp(set.name, name) == 0) return &set;
    return nullptr;
}

}  // namespace heckmeck
