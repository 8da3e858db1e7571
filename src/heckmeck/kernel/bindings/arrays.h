// Numbers of C++ as arrays of NumPy, and errors as exceptions of Python.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <new>
#include <stdexcept>
#include <string>
#include <vector>

#include "errors.h"
#include "instruction_sets.h"

namespace heckmeck {

// NumPy sees the numbers where they are, and `owner` keeps them.
template <class T>
nanobind::ndarray<nanobind::numpy, T> seen(std::vector<T>& numbers, nanobind::handle owner) {
    return {numbers.data(), {numbers.size()}, owner};
}

template <class T>
nanobind::ndarray<nanobind::numpy, T> seen(std::vector<T>& numbers, std::size_t columns, nanobind::handle owner) {
    return {numbers.data(), {numbers.size() / columns, columns}, owner};
}

// New numbers for NumPy, which gives them back.
template <class T>
struct Fresh {
    explicit Fresh(std::size_t size)
        : numbers(new std::vector<T>(size)),
          owner(numbers, [](void* data) noexcept { delete static_cast<std::vector<T>*>(data); }) {}

    T* data() const { return numbers->data(); }

    std::vector<T>* numbers;
    nanobind::capsule owner;
};

inline void check(heckmeck_error error) {
    if (error == HECKMECK_OK) return;
    if (error == HECKMECK_NO_MEMORY) throw std::bad_alloc();
    if (error == HECKMECK_NO_STATE || error == HECKMECK_NO_BOARD) throw std::out_of_range(message(error));
    throw std::invalid_argument(message(error));
}

inline const InstructionSet& named(const std::string& name) {
    const InstructionSet* found = instruction_set(name.c_str());
    if (!found) check(HECKMECK_INSTRUCTION_SET);
    return *found;
}

// The number of a name among some.
template <std::size_t Size>
int number_of(const std::string& name, const char* const (&names)[Size]) {
    for (std::size_t at = 0; at < Size; ++at)
        if (name == names[at]) return static_cast<int>(at);
    throw std::invalid_argument("no such player in bulk games: " + name);
}

}  // namespace heckmeck
