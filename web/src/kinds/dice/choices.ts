// Finding one's way among the choices that the server sent.

import { words } from '../../lib/words.svelte';
import { sameAction, shownName, tellAction } from '../../lib/tell';
import type { Action, Choice, DiceView, Face, OddsMessage, OddsOfChoice } from '../../protocol';

export const FACES: readonly Face[] = ['1', '2', '3', '4', '5', 'W'];

export function choiceOf(choices: Choice[], wanted: Action): Choice | undefined {
  return choices.find((choice) => sameAction(choice.action, wanted));
}

/** The answer to another question does not count: everything that it names must be among the choices now. */
export function oddsFor(odds: OddsMessage | null, choices: Choice[]): OddsOfChoice[] {
  const found = odds?.choices ?? [];
  return found.length > 0 && found.every((one) => choiceOf(choices, one.action)) ? found : [];
}

/** What a button says: the action, and what it would win. */
export function captionOf(choice: Choice, view: DiceView): string {
  const { action, wins } = choice;
  const names = view.players.map((player) => player.name);
  if (action.action === 'stop') {
    const [prize] = wins;
    if (view.turn?.roll != null) return words.say('dice-give-up');
    if (prize === undefined) return words.say('dice-stop-nothing');
    if (wins.length > 1) return words.say('dice-stop-choose');
    if (prize.rival === null) return words.say('dice-stop-take', { portion: prize.portion });
    const rival = shownName(names[prize.rival] ?? '');
    return prize.hen ? words.say('dice-stop-hen', { rival }) : words.say('dice-stop-steal', { portion: prize.portion, rival });
  }
  if (action.action === 'roll' && !action.golden) return words.say('dice-roll', { dice: view.turn?.dice ?? 0 });
  return tellAction(action, names);
}
