// The lesson: the first turns of a game of two, written down. Nothing is computed here but pictures from what is written.
// As a record (docs/notation.md) it reads:
//
//   [game original]
//   [players You, Rival]
//   You: 12344555>5 1255W>W 334W>3 stop = 26
//   Rival: 1233335W>3 1WWW>W stop = 27
//   You: 12345WWW>W 2444W>4 stop = 27 from Rival
//   Rival: 1235WWWW>W 1333>3 stop = 29
//   You: 1235555W>5 14WW>W 5W = failed

import { DICE, FACTS } from '../../facts';
import type {
  Action,
  Choice,
  Closed,
  DiceView,
  Event,
  Face,
  GameId,
  GrillPortion,
  Prize,
  Situation,
  Step,
  TurnView,
} from '../../protocol';
import type { Lesson, LessonStep } from '../kind';

const GAME: GameId = 'original';
const LEARNER = 0;
const RIVAL = 1;

// How a view is written here: stacks, turned-over portions, the dice. All else is the same all the time.

const PORTIONS = FACTS[GAME].portions.flatMap(([from, to, worms]) =>
  Array.from({ length: to - from + 1 }, (_, place): GrillPortion => ({
    value: from + place,
    face_up: true,
    specialist: null,
    worms,
  })),
);

interface Table {
  stacks: [number[], number[]];
  turnedOver: number[];
}

const START: Table = { stacks: [[], []], turnedOver: [] };
const ONE_TAKEN: Table = { stacks: [[26], []], turnedOver: [] };
const BOTH_TOOK: Table = { stacks: [[26], [27]], turnedOver: [] };
const STOLEN: Table = { stacks: [[26, 27], []], turnedOver: [] };
const BEFORE_THE_FALL: Table = { stacks: [[26, 27], [29]], turnedOver: [] };
const AFTER_THE_FALL: Table = { stacks: [[26], [29]], turnedOver: [36] };

interface Dice {
  aside: Partial<Record<Face, number>>;
  roll: string | null;
  /** How many are not aside. */
  left: number;
  total: number;
}

const ALL_EIGHT: Dice = { aside: {}, roll: null, left: DICE, total: 0 };

function picture(table: Table, dice: Dice): DiceView {
  const turn: TurnView = {
    aside: dice.aside,
    roll: dice.roll,
    golden: null,
    dice: dice.left,
    golden_die: null,
    total: dice.total,
    counted: dice.total,
    weasel_used: false,
  };
  const pieces = (values: number[]) => PORTIONS.filter(({ value }) => values.includes(value));
  return {
    kind: 'dice',
    players: table.stacks.map((stack) => ({
      name: '',
      stack: pieces(stack).map(({ value, worms }) => ({ value, worms })),
      specialist: null,
      bratworms: 0,
      worms: pieces(stack).reduce((sum, { worms }) => sum + worms, 0),
    })),
    grill: PORTIONS.filter(({ value }) => !table.stacks.flat().includes(value)).map((portion) => ({
      ...portion,
      face_up: !table.turnedOver.includes(portion.value),
    })),
    bratworm_supply: 0,
    out_of_game: [],
    awaiting: dice.roll === null ? 'roll' : 'lay_aside',
    pending: null,
    turn,
  };
}

// What happens.

function step(seat: number, events: Event[], table: Table, dice: Dice): Step {
  return { version: 0, seat, events, view: picture(table, dice) };
}

function rolled(seat: number, table: Table, dice: Dice): Step {
  const roll = dice.roll ?? '';
  return step(
    seat,
    [
      { event: 'dice_thrown', seat, golden: false },
      { event: 'dice_fell', seat, roll },
    ],
    table,
    dice,
  );
}

function laidAside(seat: number, face: Face, table: Table, dice: Dice): Step {
  const count = dice.aside[face] ?? 0;
  return step(seat, [{ event: 'dice_laid_aside', seat, face, count, golden: false, total: dice.total }], table, dice);
}

function won(seat: number, event: Event, table: Table): Step {
  return step(seat, [event, { event: 'turn_ended', seat, following: 1 - seat }], table, ALL_EIGHT);
}

// What may be done.

const ROLL: Action = { action: 'roll', golden: false };
const STOP: Action = { action: 'stop' };
const lay = (face: Face): Action => ({ action: 'lay_aside', face });
const prize = (portion: number, rival: number | null = null): Prize => ({ portion, rival, hen: false });

function situation(choices: Choice[], closed: Closed[] = []): Situation {
  return { seat: LEARNER, yours: true, choices, playable: [], closed, fall: null };
}

const noStop = (reason: string): Closed => ({ action: STOP, why: { rule: 'T4', reason, details: {} } });
const FIRST_ROLL = situation([{ action: ROLL, total: null, wins: [] }], [noStop('nothing_aside')]);

function goOn(total: number, ...wins: Prize[]): Situation {
  return situation([
    { action: ROLL, total: null, wins: [] },
    { action: STOP, total, wins },
  ]);
}

/** The faces with the total each leads to and what that would win; then the face that lies aside already, if the roll shows it. */
function layings(totals: [face: Face, total: number, ...wins: Prize[]][], already?: Face): Situation {
  const closed = [noStop('lay_aside_first')];
  if (already !== undefined) {
    closed.unshift({ action: lay(already), why: { rule: 'T2', reason: 'face_already_aside', details: { face: already } } });
  }
  return situation(
    totals.map(([face, total, ...wins]) => ({ action: lay(face), total, wins })),
    closed,
  );
}

// The three turns of the learner, and between them those of the rival.

const FIRST = {
  eight: { aside: {}, roll: '12344555', left: 8, total: 0 },
  fives: { aside: { '5': 3 }, roll: null, left: 5, total: 15 },
  five: { aside: { '5': 3 }, roll: '1255W', left: 5, total: 15 },
  worm: { aside: { '5': 3, W: 1 }, roll: null, left: 4, total: 20 },
  four: { aside: { '5': 3, W: 1 }, roll: '334W', left: 4, total: 20 },
  threes: { aside: { '3': 2, '5': 3, W: 1 }, roll: null, left: 2, total: 26 },
} satisfies Record<string, Dice>;

const SECOND = {
  eight: { aside: {}, roll: '12345WWW', left: 8, total: 0 },
  worms: { aside: { W: 3 }, roll: null, left: 5, total: 15 },
  five: { aside: { W: 3 }, roll: '2444W', left: 5, total: 15 },
  fours: { aside: { '4': 3, W: 3 }, roll: null, left: 2, total: 27 },
} satisfies Record<string, Dice>;

const THIRD = {
  eight: { aside: {}, roll: '1235555W', left: 8, total: 0 },
  fives: { aside: { '5': 4 }, roll: null, left: 4, total: 20 },
  four: { aside: { '5': 4 }, roll: '14WW', left: 4, total: 20 },
  worms: { aside: { '5': 4, W: 2 }, roll: null, left: 2, total: 30 },
} satisfies Record<string, Dice>;

const RIVAL_TAKES_27: Step[] = [
  rolled(RIVAL, ONE_TAKEN, { aside: {}, roll: '1233335W', left: 8, total: 0 }),
  laidAside(RIVAL, '3', ONE_TAKEN, { aside: { '3': 4 }, roll: null, left: 4, total: 12 }),
  rolled(RIVAL, ONE_TAKEN, { aside: { '3': 4 }, roll: '1WWW', left: 4, total: 12 }),
  laidAside(RIVAL, 'W', ONE_TAKEN, { aside: { '3': 4, W: 3 }, roll: null, left: 1, total: 27 }),
  won(RIVAL, { event: 'portion_taken', seat: RIVAL, portion: 27 }, BOTH_TOOK),
];

const RIVAL_TAKES_29: Step[] = [
  rolled(RIVAL, STOLEN, { aside: {}, roll: '1235WWWW', left: 8, total: 0 }),
  laidAside(RIVAL, 'W', STOLEN, { aside: { W: 4 }, roll: null, left: 4, total: 20 }),
  rolled(RIVAL, STOLEN, { aside: { W: 4 }, roll: '1333', left: 4, total: 20 }),
  laidAside(RIVAL, '3', STOLEN, { aside: { '3': 3, W: 4 }, roll: null, left: 1, total: 29 }),
  won(RIVAL, { event: 'portion_taken', seat: RIVAL, portion: 29 }, BEFORE_THE_FALL),
];

const THIRD_TURN_BEGINS: Step[] = [
  rolled(LEARNER, BEFORE_THE_FALL, THIRD.eight),
  laidAside(LEARNER, '5', BEFORE_THE_FALL, THIRD.fives),
  rolled(LEARNER, BEFORE_THE_FALL, THIRD.four),
  laidAside(LEARNER, 'W', BEFORE_THE_FALL, THIRD.worms),
];

const FAILED: Event[] = [
  { event: 'dice_thrown', seat: LEARNER, golden: false },
  { event: 'dice_fell', seat: LEARNER, roll: '5W' },
  { event: 'failed_attempt', seat: LEARNER, reason: 'faces', total: 30 },
  { event: 'portion_returned', seat: LEARNER, portion: 27 },
  { event: 'portion_turned_over', portion: 36 },
  { event: 'turn_ended', seat: LEARNER, following: RIVAL },
];

const NOTHING_TO_DO: Situation = { ...situation([]), seat: null, yours: false };

function look(id: string, table: Table, then: Step[]): LessonStep {
  return { id, wants: null, view: picture(table, ALL_EIGHT), situation: NOTHING_TO_DO, then };
}

function task(id: string, wants: Action, table: Table, dice: Dice, offered: Situation, ...then: Step[]): LessonStep {
  return { id, wants, view: picture(table, dice), situation: offered, then };
}

const STEPS: LessonStep[] = [
  look('welcome', START, []),
  task('roll', ROLL, START, ALL_EIGHT, FIRST_ROLL, rolled(LEARNER, START, FIRST.eight)),
  task(
    'fives',
    lay('5'),
    START,
    FIRST.eight,
    layings([
      ['1', 1],
      ['2', 2],
      ['3', 3],
      ['4', 8],
      ['5', 15],
    ]),
    laidAside(LEARNER, '5', START, FIRST.fives),
  ),
  task('again', ROLL, START, FIRST.fives, goOn(15), rolled(LEARNER, START, FIRST.five)),
  task(
    'worm',
    lay('W'),
    START,
    FIRST.five,
    layings(
      [
        ['1', 16],
        ['2', 17],
        ['W', 20],
      ],
      '5',
    ),
    laidAside(LEARNER, 'W', START, FIRST.worm),
  ),
  task('more', ROLL, START, FIRST.worm, goOn(20), rolled(LEARNER, START, FIRST.four)),
  task(
    'threes',
    lay('3'),
    START,
    FIRST.four,
    layings(
      [
        ['3', 26, prize(26)],
        ['4', 24, prize(24)],
      ],
      'W',
    ),
    laidAside(LEARNER, '3', START, FIRST.threes),
  ),
  task(
    'stop',
    STOP,
    START,
    FIRST.threes,
    goOn(26, prize(26)),
    won(LEARNER, { event: 'portion_taken', seat: LEARNER, portion: 26 }, ONE_TAKEN),
  ),
  look('yours', ONE_TAKEN, RIVAL_TAKES_27),

  task('thief', ROLL, BOTH_TOOK, ALL_EIGHT, FIRST_ROLL, rolled(LEARNER, BOTH_TOOK, SECOND.eight)),
  task(
    'worms',
    lay('W'),
    BOTH_TOOK,
    SECOND.eight,
    layings([
      ['1', 1],
      ['2', 2],
      ['3', 3],
      ['4', 4],
      ['5', 5],
      ['W', 15],
    ]),
    laidAside(LEARNER, 'W', BOTH_TOOK, SECOND.worms),
  ),
  task('on', ROLL, BOTH_TOOK, SECOND.worms, goOn(15), rolled(LEARNER, BOTH_TOOK, SECOND.five)),
  task(
    'fours',
    lay('4'),
    BOTH_TOOK,
    SECOND.five,
    layings(
      [
        ['2', 17],
        ['4', 27, prize(27, RIVAL)],
      ],
      'W',
    ),
    laidAside(LEARNER, '4', BOTH_TOOK, SECOND.fours),
  ),
  task(
    'steal',
    STOP,
    BOTH_TOOK,
    SECOND.fours,
    goOn(27, prize(27, RIVAL)),
    won(LEARNER, { event: 'portion_stolen', seat: LEARNER, rival: RIVAL, portion: 27 }, STOLEN),
  ),
  look('stolen', STOLEN, [...RIVAL_TAKES_29, ...THIRD_TURN_BEGINS]),

  task('greedy', ROLL, BEFORE_THE_FALL, THIRD.worms, goOn(30, prize(30)), step(LEARNER, FAILED, AFTER_THE_FALL, ALL_EIGHT)),
  look('failed', AFTER_THE_FALL, []),
  look('end', AFTER_THE_FALL, []),
];

export const LESSON: Lesson = { game: GAME, learner: LEARNER, steps: STEPS };
