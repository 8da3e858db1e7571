// Numbers of C++ as arrays of NumPy.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <vector>

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

}  // namespace heckmeck
