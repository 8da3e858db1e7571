/* What may be wrong with what the kernel is asked for. C and C++ read this file. */
#ifndef HECKMECK_ERRORS_H
#define HECKMECK_ERRORS_H

enum heckmeck_error {
    HECKMECK_OK,
    HECKMECK_NO_MEMORY,
    HECKMECK_INSTRUCTION_SET,
    /* Turns. */
    HECKMECK_DICE,
    HECKMECK_PAYOFF_ROWS,
    HECKMECK_NO_WEASEL,
    HECKMECK_NO_STATE,
    /* Nets. */
    HECKMECK_NET_FEATURES,
    HECKMECK_NET_SEATS,
    HECKMECK_NET_UNITS,
    HECKMECK_OTHER_NET,
    /* Dice games. */
    HECKMECK_SEATS,
    HECKMECK_PIECES,
    HECKMECK_PORTION,
    HECKMECK_SPECIALIST,
    HECKMECK_TURN_OVER,
    HECKMECK_SEAT,
    HECKMECK_BOARD,
    HECKMECK_PLAYERS,
    HECKMECK_PLAYER,
    HECKMECK_GAMES,
    /* Endgames. */
    HECKMECK_ENDGAME_SIZE,
    HECKMECK_NO_BOARD,
    /* Card games. */
    HECKMECK_CARD_SEATS,
    HECKMECK_CARD_PORTIONS,
    HECKMECK_CARD,
    HECKMECK_CARDS,
    HECKMECK_STACK,
    HECKMECK_VIEW,
    HECKMECK_UNSEEN,
    HECKMECK_GRILL,
    HECKMECK_HAND,
    HECKMECK_HIDDEN,
    HECKMECK_DRAWS,
    HECKMECK_NOBODY_ACTS,
    HECKMECK_NOT_LEGAL,
    HECKMECK_NOTHING_TO_PLAY,
    HECKMECK_ERRORS /* how many there are */
};

#ifdef __cplusplus
namespace heckmeck {

const char* message(heckmeck_error error);

}  // namespace heckmeck
#endif

#endif
