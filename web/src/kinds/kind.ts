// What the page has to know of a kind of game. Everything else asks its entry and never asks which game or kind it is.

import type { Component, Snippet } from 'svelte';
import type { IconName } from '../art/names';
import type { SectionId } from '../learn/sections';
import type {
  Action,
  Analysis,
  Event,
  GameId,
  GameInfo,
  OddsMessage,
  ReviewResult,
  Situation,
  SpecialistId,
  Step,
  TableInfo,
  View,
} from '../protocol';

/** The entry of a kind. The start page has it, so all but the picture is loaded when it is needed. */
export interface Kind {
  /** The picture of a game, 320 to 200, as a part of an svg. */
  Picture: Component<{ game: GameId }>;
  play: () => Promise<Play>;
  rules: () => Promise<Rules>;
  /** Some turns of a game, played with a chicken that explains them; `wholeLesson` reads them. */
  lessons: Partial<Record<GameId, () => Promise<{ default: unknown }>>>;
  /** Lays out a position; null if positions of this kind can't be made up. */
  setUp: (() => Promise<{ default: Component<SetUpProps> }>) | null;
}

export interface SetUpProps {
  /** The position to begin with. */
  analysis: Analysis;
  info: GameInfo;
  names: string[];
  open: (position: string) => void;
}

/** What it takes to show a game of this kind, and to look back on it. */
export interface Play<V extends View = View> {
  Table: Component<TableProps<V>>;
  /** The view after one event. `after` is the view after the whole step: it tells what an event leaves out. */
  reduce: (view: V, event: Event, after: V) => V;
  /** Whether an event is seen together with those of the stage before it. */
  joins: (stage: Event[], event: Event) => boolean;
  /** The view without the secrets of these seats; null where nothing is secret. */
  hide: ((view: V, seats: number[]) => V) | null;
  /** What a player's worms are made of, in the order in which they are counted up. */
  counted: (player: V['players'][number]) => Counted[];
  log: Telling;
  /** What luck brought in a big moment, as the server tells it; `lost`: to no good. */
  Drawn: Component<{ drawn: string[]; lost: boolean }>;
  /** What luck is made of, as messages select by it. */
  luck: 'dice' | 'cards';
  /** What a result is made of, and the messages at the heads of its columns. */
  parts: [part: keyof ReviewResult, head: string][];
}

/** How the log shows what happened. Every event has its sentence; here is what stands beside it. */
export interface Telling {
  /** Whether an event stands in the same line as those before it: a roll, and what was laid aside from it. */
  continues: (line: Event[], event: Event) => boolean;
  /** Whether the pictures of a line say everything, so that its sentences are for ears only. */
  enough: (line: Event[]) => boolean;
  /** The pictures of a line. */
  Pictures: Component<{ line: Event[]; game: GameId }>;
}

export interface TableProps<V extends View = View> {
  view: V;
  info: TableInfo;
  /** Who acts, and what the people at this screen may do now. */
  situation: Situation;
  /** What is happening just now; empty when nothing is. */
  events: Event[];
  /** What happened before that without being shown. */
  missed?: Event[];
  /** Through whose eyes the view is seen. */
  viewOf: number | null;
  odds: OddsMessage | null;
  disabled: boolean;
  act: (action: Action) => void;
  fell: (dice: string) => void;
  askOdds: () => void;
  /** Takes back what was laid aside, where `situation` allows it. */
  takeBack?: () => void;
  /** Everything that has happened; the table finds a place for it. Not there where something else tells it. */
  log?: Snippet;
  /** How fast what others do is shown, for the place where one's own choices are at other times. */
  pace?: Snippet;
  /** Who explains the game, in a lesson: beside the board on a wide screen, below the players on a low one. */
  coach?: Snippet;
}

/** Something that counts worms: a portion with its value, or a piece with its picture. */
export type Counted = { worms: number } & ({ value: number } | { icon: IconName });

export interface Rules {
  Rules: Component<{ game: GameId }>;
  /** The sections in the order in which they stand on the page. */
  sections: (game: GameId) => SectionId[];
}

export interface Lesson {
  game: GameId;
  /** The learner's seat; rivals sit on the others. */
  learner: number;
  /** What it is about, each from one of the steps on. */
  chapters: [about: SpecialistId, step: number][];
  steps: LessonStep[];
}

export interface LessonStep {
  /** Its sentences are `learn-say-ID` and, if anything other than `wants` may be done, `learn-say-ID-other`. */
  id: string;
  /** How the chicken feels about it. */
  mood: 'calm' | 'happy' | 'sad';
  /** What the learner is to do; null: look and continue. */
  wants: Action | null;
  /** How the table stands during the step. The names are put in when it is shown. */
  view: View;
  situation: Situation;
  /** What happens when it is done. */
  then: Step[];
}
