// The Python module `heckmeck.kernel._kernel`; its types are in `_kernel.pyi`.
#include "bindings/bindings.h"

NB_MODULE(_kernel, module) {
    module.doc() = "The kernel: turns, whole games of dice and of cards, and nets.";
    heckmeck::bind_turn(module);
    heckmeck::bind_dice(module);
    heckmeck::bind_endgame(module);
    heckmeck::bind_cards(module);
    heckmeck::bind_learner(module);
}
