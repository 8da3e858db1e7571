#pragma once

#include <nanobind/nanobind.h>

namespace heckmeck {

void bind_endgame(nanobind::module_& module);

}  // namespace heckmeck
