// One entry for each kind of game, and the kind of every game.

import type { GameId } from '../protocol';
import { cards } from './cards';
import { dice } from './dice';
import type { Kind } from './kind';

export const KINDS: Record<GameId, Kind> = { original: dice, extrawurm: dice, deluxe: dice, karteneck: cards };
