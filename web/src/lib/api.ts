// The HTTP side of the server. A refusal is thrown as its message.

import type { ErrorMessage, GameInfo, GameReview, Refusal, Replay, Seated, SetUp, Sit, TableInfo } from '../protocol';

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

async function post<T>(path: string, body: unknown): Promise<T> {
  const answer = await ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  return (await answer.json()) as T;
}

async function get<T>(path: string, token: string | null = null): Promise<T> {
  return (await (await ask(path, {}, token)).json()) as T;
}

export const recordPath = (table: string) => `/api/tables/${encodeURIComponent(table)}/record`;

export const api = {
  games: () => get<GameInfo[]>('/api/games'),
  setUp: (table: SetUp) => post<Seated>('/api/tables', table),
  table: (id: string, token: string | null) => get<TableInfo>(`/api/tables/${encodeURIComponent(id)}`, token),
  sit: (id: string, seat: number, sit: Sit) => post<Seated>(`/api/tables/${encodeURIComponent(id)}/seats/${seat}`, sit),
  record: async (id: string) => (await ask(recordPath(id))).text(),
  replay: (id: string) => get<Replay>(`/api/tables/${encodeURIComponent(id)}/replay`),
  review: (id: string) => get<GameReview>(`/api/tables/${encodeURIComponent(id)}/review`),
};
