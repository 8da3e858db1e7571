// Every part of the Python module; see `_kernel.pyi`.
#pragma once

#include <nanobind/nanobind.h>

namespace heckmeck {

void bind_turn(nanobind::module_& module);
void bind_dice(nanobind::module_& module);
void bind_endgame(nanobind::module_& module);
void bind_cards(nanobind::module_& module);
void bind_learner(nanobind::module_& module);

}  // namespace heckmeck
