#include "errors.h"

namespace heckmeck {

const char* message(heckmeck_error error) {
    switch (error) {
        case HECKMECK_OK: return "nothing is wrong";
        case HECKMECK_NO_MEMORY: return "out of memory";
        case HECKMECK_INSTRUCTION_SET: return "this machine does not have this instruction set";
        case HECKMECK_DICE: return "a turn has one to nine dice";
        case HECKMECK_PAYOFF_ROWS: return "a payoff table has one row, or two with bratworms";
        case HECKMECK_NO_WEASEL: return "solved without a weasel";
        case HECKMECK_NO_STATE: return "no turn with these dice comes to this state";
        case HECKMECK_NET_FEATURES: return "a net has between 1 and 65534 features";
        case HECKMECK_NET_SEATS: return "a net has two to seven seats";
        case HECKMECK_NET_UNITS: return "a net has 128 or 256 units, then 32, and a chance for each seat";
        case HECKMECK_OTHER_NET: return "a champion needs a net for its game and number of players";
        case HECKMECK_SEATS: return "the game is for two to seven players";
        case HECKMECK_PIECES: return "too many pieces";
        case HECKMECK_PORTION: return "no such portion";
        case HECKMECK_SPECIALIST: return "no such specialist";
        case HECKMECK_TURN_OVER: return "no such house rule for turning over";
        case HECKMECK_SEAT: return "no such seat";
        case HECKMECK_BOARD: return "not a board of this game";
        case HECKMECK_PLAYERS: return "there must be as many players and nets as seats";
        case HECKMECK_PLAYER: return "no such player in bulk games";
        case HECKMECK_GAMES: return "game numbers begin at 0";
        case HECKMECK_ENDGAME_SIZE: return "the endgame has too many boards";
        case HECKMECK_NO_BOARD: return "this board cannot come about in the endgame";
        case HECKMECK_CARD_SEATS: return "the game is for two to six players";
        case HECKMECK_CARD_PORTIONS: return "there are thirty portions";
        case HECKMECK_CARD: return "no such card";
        case HECKMECK_CARDS: return "more cards than there are";
        case HECKMECK_STACK: return "more portions than there are";
        case HECKMECK_VIEW: return "not a view of a table with this many seats";
        case HECKMECK_UNSEEN: return "the portions still unseen do not make whole rounds";
        case HECKMECK_GRILL: return "the grill needs a portion for every seat that may still get one";
        case HECKMECK_HAND: return "more cards in a hand than its size";
        case HECKMECK_HIDDEN: return "more cards in the hands than are hidden";
        case HECKMECK_DRAWS: return "no turn is under way";
        case HECKMECK_NOBODY_ACTS: return "it is nobody's turn to act";
        case HECKMECK_NOT_LEGAL: return "not legal";
        case HECKMECK_NOTHING_TO_PLAY: return "nothing to play";
        case HECKMECK_ERRORS: break;
    }
    return "no such error";
}

}  // namespace heckmeck
