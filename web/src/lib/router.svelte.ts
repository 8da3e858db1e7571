// Which page is shown. Plain links work: the app catches their clicks (see follow).

import { GAMES } from '../facts';
import type { GameId } from '../protocol';

export type Route =
  | { page: 'start' }
  | { page: 'table'; id: string }
  | { page: 'lessons' }
  | { page: 'learn'; game: GameId }
  | { page: 'rules'; game: GameId }
  | { page: 'analyse'; id: string }
  | { page: 'puzzles'; day: string }
  | { page: 'mine' }
  | { page: 'nowhere' };

/** A day such as 2026-11-18, or none: then it is today. Somebody's own positions belong to no day. */
const DAY = /^(\d{4}-\d\d-\d\d|own)?$/;

function read(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').slice(1);
  const game = GAMES.find((one) => one === second);
  if (rest.join('') !== '') return { page: 'nowhere' };
  if (first === '') return { page: 'start' };
  const table = first === 't' ? decoded(second) : '';
  if (table !== '') return { page: 'table', id: table };
  if (first === 'learn' && second === '') return { page: 'lessons' };
  if (first === 'learn' && game !== undefined) return { page: 'learn', game };
  if (first === 'rules' && game !== undefined) return { page: 'rules', game };
  if (first === 'analyse') return { page: 'analyse', id: decoded(second) };
  if (first === 'puzzles' && DAY.test(second)) return { page: 'puzzles', day: second };
  if (first === 'me' && second === '') return { page: 'mine' };
  return { page: 'nowhere' };
}

/** What an address means; empty if it is malformed, such as `%E0%A4%A`. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

let current = $state.raw<Route>(read(location.pathname));

export const router = {
  get route(): Route {
    return current;
  },
  go(path: string): void {
    history.pushState(null, '', path);
    current = read(location.pathname);
    scrollTo(0, 0);
  },
};

addEventListener('popstate', () => (current = read(location.pathname)));

/** A click on a link of our own changes the page without loading it anew; all other clicks stay the browser's. */
export function follow(click: MouseEvent): void {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
  const link = (click.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || (link.hash !== '' && link.pathname === location.pathname)) return;
  click.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
