#include "instruction_sets.h"

#include <stdexcept>

namespace heckmeck {

namespace {

bool has(const std::string& name) {
#ifdef HECKMECK_WIDE
    if (name == "avx512") return __builtin_cpu_supports("avx512f");
    if (name == "avx2") return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#endif
    return name == "plain";
}

}  // namespace

std::vector<std::string> instruction_sets() {
    std::vector<std::string> names;
    for (const char* name : {"avx512", "avx2", "plain"})
        if (has(name)) names.push_back(name);
    return names;
}

InstructionSet instruction_set(const std::string& name) {
    if (!has(name)) throw std::invalid_argument("this machine has no instruction set " + name);
#ifdef HECKMECK_WIDE
    if (name == "avx512") return {avx512::backward, avx512::backward, avx512::forecast};
    if (name == "avx2") return {avx2::backward, avx2::backward, avx2::forecast};
#endif
    return {plain::backward, plain::backward, plain::forecast};
}

}  // namespace heckmeck
