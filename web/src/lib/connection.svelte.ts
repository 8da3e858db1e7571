// The live connection to one table: says hello, keeps the latest update, and reconnects when it breaks.

import type {
  Action,
  Advice,
  ErrorMessage,
  FromClient,
  FromTable,
  Level,
  OddsMessage,
  Reaction,
  StepsMessage,
  Update,
} from '../protocol';
import { api, ApiError } from './api';
import { answer, keptAt, type KeptRound } from './rounds';
import { recall, remember } from './storage';

export interface ShownReaction {
  id: number;
  seat: number;
  reaction: Reaction;
}

type Decision = Extract<FromClient, { type: 'act' | 'take_back' | 'fell' }>;

/** How a server that stops closes a connection. Another one, or the same one in a moment, takes over. */
const COME_BACK = 1012;
const PATIENCE = [200, 500, 1000, 2000, 3000];
const REACTION_MS = 4000;
const ERROR_MS = 8000;

export class Connection {
  update = $state.raw<Update | null>(null);
  status = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting');
  odds = $state.raw<OddsMessage | null>(null);
  /** What the tutor says about a decision that was not carried out. */
  advice = $state.raw<Advice | null>(null);
  error = $state.raw<ErrorMessage | null>(null);
  reactions = $state.raw<ShownReaction[]>([]);

  readonly table: string;
  readonly token: string | null;
  #receive: (heard: Update | StepsMessage) => void;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #closed = false;
  #greeted = false;
  #count = 0;
  /** Sent, or to be sent, and not answered yet. */
  #pending: Decision | null = null;
  /** Commitments and numbers that were sent on this connection. */
  #answered = new Set<string>();
  /** For browsers that remember nothing. */
  #kept: KeptRound[] = [];

  constructor(table: string, token: string | null, receive: (heard: Update | StepsMessage) => void = () => {}) {
    this.table = table;
    this.token = token;
    this.#receive = receive;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** With `anyway` the tutor is not asked. */
  act(action: Action, anyway = false): void {
    this.#decide({ type: 'act', version: this.#version, action: { ...action }, ...(anyway ? { anyway } : {}) });
  }

  takeBack(): void {
    this.#decide({ type: 'take_back', version: this.#version });
  }

  fell(dice: string): void {
    this.#decide({ type: 'fell', version: this.#version, dice });
  }

  askOdds(): void {
    this.#send({ type: 'odds', version: this.#version });
  }

  handOver(seat: number, level: Level): void {
    this.#send({ type: 'hand_over', seat, level });
  }

  remove(seat: number): void {
    this.#send({ type: 'remove', seat });
  }

  /** A bot plays the turn of somebody whose time is up. */
  playTurn(level: Level): void {
    this.#send({ type: 'bot_turn', version: this.#version, level });
  }

  /** What happened before this version. */
  askSteps(before: number): void {
    this.#send({ type: 'steps', before });
  }

  react(seat: number, reaction: Reaction): void {
    this.#send({ type: 'react', seat, reaction });
  }

  rematch(): void {
    this.#send({ type: 'rematch' });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  get #version(): number {
    return this.update?.version ?? 0;
  }

  #decide(decision: Decision): void {
    if (this.#pending !== null) return; // One decision at a time: a double click is one click.
    this.error = null;
    this.advice = null;
    this.#pending = decision;
    this.#send(decision);
  }

  #send(message: FromClient): void {
    if (this.#greeted && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(this.table)}/live`);
    this.#socket = socket;
    this.#greeted = false;
    this.#answered.clear();
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'hello', token: this.token, version: this.#version } satisfies FromClient));
    socket.onmessage = (message: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(message.data) as FromTable);
    };
    socket.onclose = (closed) => {
      if (socket === this.#socket) this.#lost(closed.code);
    };
  }

  #lost(code: number): void {
    this.#socket = null;
    if (this.#closed || this.status === 'gone') return;
    if (code === COME_BACK && this.#greeted) {
      this.#connect();
      return;
    }
    if (this.#attempts > 0 || this.status === 'open') this.status = 'lost';
    this.#timer = setTimeout(() => void this.#again(), PATIENCE[Math.min(this.#attempts, PATIENCE.length - 1)]);
    this.#attempts++;
  }

  async #again(): Promise<void> {
    // A browser does not say why a WebSocket was refused. Ask in another way whether the table is there at all.
    if (this.update === null) {
      try {
        await api.table(this.table, this.token);
      } catch (refused) {
        if (refused instanceof ApiError && refused.status === 404) {
          this.status = 'gone';
          return;
        }
      }
    }
    this.#connect();
  }

  /** The network is back, or somebody looks at the page again: no reason to wait any longer. */
  #hurry = (): void => {
    if (this.#socket === null && this.status === 'lost' && !document.hidden) this.#connect();
  };

  #hear(message: FromTable): void {
    switch (message.type) {
      case 'update':
        this.#catchUp(message);
        break;
      case 'steps':
        this.#receive(message);
        break;
      case 'odds':
        if (message.version === this.#version) this.odds = message;
        break;
      case 'advice':
        this.#pending = null;
        if (message.version === this.#version) this.advice = message;
        break;
      case 'reaction':
        this.#show(message.seat, message.reaction);
        break;
      case 'error':
        if (message.code === 'no_table') {
          this.status = 'gone';
          return;
        }
        this.#pending = null;
        this.#complain(message);
    }
  }

  #catchUp(update: Update): void {
    const back = !this.#greeted;
    this.#greeted = true;
    this.#attempts = 0;
    this.status = 'open';
    if (update.version !== this.#version) {
      this.odds = null;
      this.advice = null;
    }
    this.update = update;
    if (this.#pending !== null) {
      // Still the version it was decided on: the table has not heard of it. Another one: it has, or somebody was faster.
      if (update.version !== this.#pending.version) this.#pending = null;
      else if (back) this.#send(this.#pending);
    }
    this.#giveNumbers(update);
    this.#receive(update);
  }

  /** Commits to the random numbers of your seats and opens them. A lost number can't be opened, so each is kept first. */
  #giveNumbers(update: Update): void {
    const at = keptAt(update.table.table);
    const { kept, messages } = answer(update.table, recall(at, this.#kept));
    if (messages.length > 0) remember(at, kept);
    this.#kept = kept;
    for (const message of messages) {
      // Updates may come faster than answers do.
      const text = JSON.stringify(message);
      if (this.#answered.has(text)) continue;
      this.#answered.add(text);
      this.#send(message);
    }
  }

  #complain(message: ErrorMessage): void {
    this.error = message;
    setTimeout(() => {
      if (this.error === message) this.error = null;
    }, ERROR_MS);
  }

  #show(seat: number, reaction: Reaction): void {
    const id = this.#count++;
    this.reactions = [...this.reactions.filter((one) => one.seat !== seat), { id, seat, reaction }];
    setTimeout(() => (this.reactions = this.reactions.filter((one) => one.id !== id)), REACTION_MS);
  }
}
