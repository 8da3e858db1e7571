/* The kernel for hosts other than Python: plain C, without exceptions and without threads.
 *
 * What can fail returns a number of `enum heckmeck_error`, HECKMECK_OK (0) if all went well; `heckmeck_message` puts it in words.
 * What makes something new puts it where its last argument points, and only if all went well. Its maker frees it with the
 * function that bears its name; NULL may be freed. Whatever it was made from may be freed before it, unless it says otherwise.
 * Truths are 0 or 1.
 *
 * Two threads may work side by side, each with things of its own. The fastest instruction set of the machine is used.
 */
#ifndef HECKMECK_H
#define HECKMECK_H

#include <stddef.h>
#include <stdint.h>

#include "../errors.h"

#if defined(_WIN32)
#define HECKMECK_API __declspec(dllexport)
#else
#define HECKMECK_API __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

HECKMECK_API const char* heckmeck_message(int error);
HECKMECK_API const char* heckmeck_instruction_set(void);

/* Room for arguments, for a host that has no pointers of its own: a page around WebAssembly. */
HECKMECK_API void* heckmeck_allocate(size_t bytes);
HECKMECK_API void heckmeck_release(void* room);

/* --- Turns: `turn/tree.h` ---
 *
 * A payoff table has one row, or two where endings with a bratworm are told apart. A row has a number for each ending: 51 totals
 * without a worm, 51 totals with one, and failing. A state is the faces aside (face f is bit f - 1), the white dice in hand,
 * whether the golden die is in hand, the total aside, and whether a bratworm was earned. `weasel` says that one is left.
 */
#define HECKMECK_ENDINGS 103

typedef struct heckmeck_turn heckmeck_turn;

HECKMECK_API int heckmeck_turn_solve(int white, int golden, int weasel, int rows, const double* payoff, heckmeck_turn** turn);
HECKMECK_API void heckmeck_turn_free(heckmeck_turn* turn);
/* The value of rolling. */
HECKMECK_API int heckmeck_turn_roll(const heckmeck_turn* turn, int faces, int white, int golden, int total, int bratworm,
                                    int weasel, double* value);
/* The value of the better of stopping and rolling. */
HECKMECK_API int heckmeck_turn_settle(const heckmeck_turn* turn, int faces, int white, int golden, int total, int bratworm,
                                      int weasel, double* value);
/* The chance of every ending from rolling on: as many numbers as the payoff table has. A choice must beat those before it by more
 * than the tolerance. */
HECKMECK_API int heckmeck_turn_endings(const heckmeck_turn* turn, int faces, int white, int golden, int total, int bratworm,
                                       int weasel, double tolerance, double* chances);

/* --- Dice games: `dice/rules.h` has the form of a board's row ---
 *
 * Portions ascend. Specialists come in pairs: 0 canned worm, 1 hen, 2 raven, 3 weasel, 4 golden die, 5 apple, and the portion it
 * stands on at the start. `turn_over` is 0 as printed, 1 always, 2 after every failed attempt.
 */
typedef struct heckmeck_rules heckmeck_rules;

HECKMECK_API int heckmeck_rules_new(int seats, const int* portions, int portion_count, const int* specialists, int specialist_count,
                                    int bratworms, int any_lower, int turn_over, int plain_golden_die, heckmeck_rules** rules);
HECKMECK_API void heckmeck_rules_free(heckmeck_rules* rules);
HECKMECK_API int heckmeck_row_size(const heckmeck_rules* rules);
HECKMECK_API int heckmeck_feature_count(const heckmeck_rules* rules); /* that there are */
HECKMECK_API int heckmeck_feature_width(const heckmeck_rules* rules); /* that a board has at most */

/* --- Nets --- w1[features][wide], b1[wide], w2[wide][32], b2[32], w3[32][seats], b3[seats], with 128 or 256 wide; they are copied.
 */
typedef struct heckmeck_net heckmeck_net;

HECKMECK_API int heckmeck_net_new(int features, int wide, int seats, const float* w1, const float* b1, const float* w2,
                                  const float* b2, const float* w3, const float* b3, heckmeck_net** net);
HECKMECK_API void heckmeck_net_free(heckmeck_net* net);
/* The features of some boards, each as its seat to act sees it: rows of as many as a board has at most, 65535 where there is none.
 */
HECKMECK_API int heckmeck_features(const heckmeck_rules* rules, const uint8_t* boards, const int* seats, int count,
                                   uint16_t* features);
/* Every seat's chance to win on some boards, the seat to act first: rows of as many as there are seats. */
HECKMECK_API int heckmeck_forecast(const heckmeck_rules* rules, const heckmeck_net* net, const uint8_t* boards, const int* seats,
                                   int count, float* chances);

/* --- Whole dice games ---
 *
 * By seat: 0 plays at random, 1 as the rooster, 2 as the champion, who needs a net. The games have the numbers from `first` on;
 * each depends on the seed and its number alone. They begin with `board` and `seat` to act, which makes them a roll-out, or from
 * the start if `board` is NULL.
 */
enum { HECKMECK_RANDOM, HECKMECK_ROOSTER, HECKMECK_CHAMPION };

typedef struct heckmeck_games heckmeck_games;

HECKMECK_API int heckmeck_games_play(const heckmeck_rules* rules, const int* players, const heckmeck_net* const* nets,
                                     const uint8_t* board, int seat, int64_t first, int64_t games, uint64_t seed, int rotate,
                                     int keep_moves, heckmeck_games** played);
HECKMECK_API void heckmeck_games_free(heckmeck_games* games);
HECKMECK_API const float* heckmeck_games_shares(const heckmeck_games* games);   /* of the win, by game and seat */
HECKMECK_API const int16_t* heckmeck_games_scores(const heckmeck_games* games); /* by game and seat */
HECKMECK_API const int32_t* heckmeck_games_turns(const heckmeck_games* games);  /* by game */
HECKMECK_API const uint32_t* heckmeck_games_moves(const heckmeck_games* games); /* of all games: `dice/moves.h` */
HECKMECK_API const int64_t* heckmeck_games_ends(const heckmeck_games* games);   /* by game: where its moves end */

/* --- Endgames, with a limit on the number of boards --- */
typedef struct heckmeck_endgame heckmeck_endgame;

HECKMECK_API int heckmeck_endgame_solve(const heckmeck_rules* rules, const uint8_t* board, int seat, int most, double tolerance,
                                        heckmeck_endgame** endgame);
HECKMECK_API void heckmeck_endgame_free(heckmeck_endgame* endgame);
/* The chance to win of the seat to act. */
HECKMECK_API int heckmeck_endgame_chance(const heckmeck_endgame* endgame, const uint8_t* board, int seat, double* chance);
/* The same of every seat, the seat to act first. */
HECKMECK_API int heckmeck_endgame_chances(const heckmeck_endgame* endgame, const uint8_t* board, int seat, double* chances);

/* --- Karteneck: `cards/view.h` has the form of a view, `cards/table.h` that of a move ---
 *
 * Thirty portions come in pairs: which one, and its worms.
 */
typedef struct heckmeck_card_rules heckmeck_card_rules;
typedef struct heckmeck_card_view heckmeck_card_view;

HECKMECK_API int heckmeck_card_rules_new(int seats, int put_aside, const int* portions, int portion_count,
                                         heckmeck_card_rules** rules);
HECKMECK_API void heckmeck_card_rules_free(heckmeck_card_rules* rules);
HECKMECK_API int heckmeck_card_view_new(const heckmeck_card_rules* rules, const int* numbers, int count, heckmeck_card_view** view);
HECKMECK_API void heckmeck_card_view_free(heckmeck_card_view* view);

/* The choices worth thinking about, the best first: how many were found, and as many of them as there is `room` for, each with how
 * often the game was played on from it and what that brought. */
HECKMECK_API int heckmeck_cards_weigh(const heckmeck_card_view* view, int effort, uint64_t seed, int room, uint64_t* actions,
                                      int* rollouts, double* worths, int* found);
/* Every seat's chance to win after some rounds played on, by action, deal and seat; without actions of the table as it is. */
HECKMECK_API int heckmeck_cards_play_out(const heckmeck_card_view* view, const uint64_t* actions, int action_count, int rounds,
                                         int deals, uint64_t seed, float* chances);

/* --- Whole card games --- by seat: */
enum {
    HECKMECK_CARD_RANDOM,
    HECKMECK_CARD_THUMB,
    HECKMECK_CARD_SLY,
    HECKMECK_CARD_PATIENT,
    HECKMECK_CARD_ROOSTER,
    HECKMECK_CARD_CHAMPION, /* who makes some effort */
    HECKMECK_CARD_FORMER    /* the champion as it once was, for comparison; with some effort, too */
};

typedef struct heckmeck_card_games heckmeck_card_games;

HECKMECK_API int heckmeck_card_games_play(const heckmeck_card_rules* rules, const int* players, const int* efforts, int64_t first,
                                          int64_t games, uint64_t seed, int rotate, int keep_moves, heckmeck_card_games** played);
HECKMECK_API void heckmeck_card_games_free(heckmeck_card_games* games);
HECKMECK_API const float* heckmeck_card_games_shares(const heckmeck_card_games* games);
HECKMECK_API const int16_t* heckmeck_card_games_scores(const heckmeck_card_games* games);
HECKMECK_API const uint64_t* heckmeck_card_games_moves(const heckmeck_card_games* games);
HECKMECK_API const int64_t* heckmeck_card_games_ends(const heckmeck_card_games* games);

#ifdef __cplusplus
}
#endif

#endif
