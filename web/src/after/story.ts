// The story of a game as a sentence, as heckmeck/review/telling.py tells it.

import { listing, shownName } from '../lib/tell';
import { words } from '../lib/words.svelte';
import type { Replay, Story } from '../protocol';

/** With this many turns or rounds to go or fewer, people count from the end. */
const NEAR = 9;

/** `names` are as records write them. */
export function tellStory(story: Story, unit: Replay['unit'], names: string[]): string {
  const name = (seat: number | null) => shownName(seat === null ? '' : (names[seat] ?? ''));
  const { left, paragraph } = story;
  const at = words.say('story-at', { unit, paragraph });
  const when = left <= NEAR ? words.say('story-when', { unit, left, many: words.say('story-count', { count: left }) }) : at;
  const other = story.plot === 'led' && story.how === 'steals' && story.rival !== story.leader;
  return words.say(`story-${story.plot}`, {
    winner: name(story.winners[0] ?? null),
    winners: listing(story.winners.map(name)),
    tied: listing([...story.winners, ...story.rivals].map(name)),
    leader: name(story.leader),
    seat: name(story.seat),
    rival: name(story.rival),
    how: other ? 'steals_other' : (story.how ?? ''),
    portion: String(story.portion),
    worms: story.worms,
    many: words.say('story-count', { count: story.changes }),
    at,
    when,
  });
}
