// The HTTP side of the server. A refusal is thrown as its message.

import type {
  Analyse,
  Analysis,
  ErrorMessage,
  GameInfo,
  GameReview,
  PushInfo,
  Puzzle,
  Refusal,
  Replay,
  ReplaySteps,
  RolledOut,
  Seated,
  SetUp,
  Sit,
  Subscribe,
  TableInfo,
} from '../protocol';

/** The server has refused (`refusal`), or could not be reached (null). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly refusal: Refusal | null,
  ) {
    super(code);
  }
}

const AGAIN_MS = 500;

async function ask(path: string, options: RequestInit = {}, token: string | null = null): Promise<Response> {
  const headers = new Headers(options.headers);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  let answer: Response;
  try {
    answer = await fetch(path, { ...options, headers });
  } catch {
    throw new ApiError(0, 'unreachable', null);
  }
  if (answer.ok) return answer;
  const body = (await answer.json().catch(() => null)) as Partial<ErrorMessage> | null;
  throw new ApiError(answer.status, body?.code ?? 'unknown', body?.refusal ?? null);
}

/** A request carries a token of ours, so sending it twice has the same effect as once: if the answer is lost, it is sent again. */
async function post<T>(path: string, body: { token: string }): Promise<T> {
  const send = async () => {
    const json = JSON.stringify(body);
    return (await (await ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: json })).json()) as T;
  };
  try {
    return await send();
  } catch (refused) {
    if (refused instanceof ApiError && refused.refusal !== null) throw refused;
    await new Promise((done) => setTimeout(done, AGAIN_MS));
    return send();
  }
}

async function get<T>(path: string, token: string | null = null): Promise<T> {
  return (await (await ask(path, {}, token)).json()) as T;
}

/** The answer to a question that changes nothing. */
async function told<T>(path: string, question: Analyse): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  return (await (await ask(path, { method: 'POST', headers, body: JSON.stringify(question) })).json()) as T;
}

/** Set-up and seats belong to a token that this browser makes. */
type Owned<T> = T & { token: string };

export const recordPath = (table: string) => `/api/tables/${encodeURIComponent(table)}/record`;

export const api = {
  games: () => get<GameInfo[]>('/api/games'),
  setUp: (table: Owned<SetUp>) => post<Seated>('/api/tables', table),
  table: (id: string, token: string | null) => get<TableInfo>(`/api/tables/${encodeURIComponent(id)}`, token),
  sit: (id: string, seat: number, sit: Owned<Sit>) => post<Seated>(`/api/tables/${encodeURIComponent(id)}/seats/${seat}`, sit),
  remove: async (id: string, token: string) => {
    await ask(`/api/tables/${encodeURIComponent(id)}`, { method: 'DELETE' }, token);
  },
  push: () => get<PushInfo>('/api/push'),
  subscribe: async (id: string, token: string, wanted: Subscribe) => {
    await ask(`/api/tables/${encodeURIComponent(id)}/push`, { method: 'PUT', body: JSON.stringify(wanted) }, token);
  },
  unsubscribe: async (id: string, token: string, name: string) => {
    await ask(`/api/tables/${encodeURIComponent(id)}/push/${name}`, { method: 'DELETE' }, token);
  },
  record: async (id: string) => (await ask(recordPath(id))).text(),
  replay: (id: string) => wholeReplay(`/api/tables/${encodeURIComponent(id)}/replay`),
  analysis: (position: string) => get<Analysis>(`/api/analysis/${encodeURIComponent(position)}`),
  analyse: (position: string, wanted: Analyse) => told<Analysis>(`/api/analysis/${encodeURIComponent(position)}`, wanted),
  analyseRecord: (wanted: Analyse) => told<Analysis>('/api/analysis', wanted),
  rollOutRecord: (record: string, batch: number) => told<RolledOut>(`/api/rollout/${batch}`, { record }),
  rollOut: (position: string, batch: number) => get<RolledOut>(`/api/analysis/${encodeURIComponent(position)}/rollout/${batch}`),
  puzzleAt: (position: string) => get<Puzzle>(`/api/analysis/${encodeURIComponent(position)}/puzzle`),
  puzzleOf: (day: string) => get<Puzzle>(`/api/puzzles/${encodeURIComponent(day)}`),
  puzzle: (wanted: Record<'game' | 'theme' | 'level', string>, number: number) =>
    get<Puzzle>(`/api/puzzles?${new URLSearchParams({ ...wanted, number: String(number) }).toString()}`),
  review: (id: string) => get<GameReview>(`/api/tables/${encodeURIComponent(id)}/review`),
};

/** A long game comes in several parts. */
async function wholeReplay(path: string): Promise<Replay> {
  let replay = await get<Replay>(path);
  while (replay.left_out > 0) {
    const more = await get<ReplaySteps>(`${path}/${replay.steps.at(-1)?.version ?? 0}`);
    if (more.steps.length === 0) break;
    const steps = [...replay.steps, ...more.steps];
    replay = { ...replay, steps, draws: [...replay.draws, ...more.draws], left_out: more.left_out };
  }
  return replay;
}

/** A secret that seats belong to: 192 bits in base64url. */
export function newToken(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_');
}
