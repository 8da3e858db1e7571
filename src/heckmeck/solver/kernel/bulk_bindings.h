#pragma once

#include <nanobind/nanobind.h>

namespace heckmeck {

void bind_bulk(nanobind::module_& module);

}  // namespace heckmeck
