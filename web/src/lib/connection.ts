/**
 * One socket for the whole page. It comes back by itself, subscribes again from the version it has, and says again
 * what was not answered: moves carry an id of their own, so the server never carries one out twice.
 */

import { engine } from './engine.svelte';
import { houseTold } from './house';
import { freshId } from './ids';
import { Refused, Unreachable } from './problem';
import type { ClientMessage, Done, ServerMessage, Subscribed } from './protocol';

/** The part of WebSocket that is used here, so that a test can stand in for it. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export type Link = 'connecting' | 'live' | 'lost';
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Saying = Without<ClientMessage, 'id'>;
type Answer = Extract<ServerMessage, { type: 'done' | 'ok' | 'subscribed' }>;

interface Waiting {
  message: ClientMessage;
  /** Until its answer is late. */
  timer?: ReturnType<typeof setTimeout>;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** Somebody at one table: gets what the server says about it, and knows the version it has. */
export interface Listener {
  table: string;
  version(): number | null;
  subscribed(answer: Subscribed): void;
  told(message: ServerMessage): void;
  failed(error: Error): void;
}

export interface Options {
  open: () => Wire;
  /** Milliseconds before the nth attempt; grows, with some chance in it, so that a crowd does not return at once. */
  delay?: (attempt: number) => number;
  changed?: (link: Link) => void;
  /** Several attempts in a row were turned away: perhaps the session has ended. */
  turnedAway?: () => void;
  patience?: number;
  /** Whether an answer is late: it has been waited for longer than people expect. */
  late?: (late: boolean) => void;
}

const LATE = 3000; // milliseconds

export function backoff(attempt: number): number {
  return Math.min(8000, 400 * 2 ** attempt) * (0.7 + 0.6 * Math.random());
}

export class Connection {
  link: Link = 'connecting';
  private wire: Wire | null = null;
  private ready = false;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private alive: ReturnType<typeof setInterval> | null = null;
  private heard = 0;
  private waiting = new Map<string, Waiting>();
  private listeners = new Set<Listener>();
  private overdue = new Set<string>();
  private closed = false;

  constructor(private options: Options) {
    this.open();
  }

  /** Say something and wait for its answer; it is said again after a lost connection. */
  ask(saying: Saying): Promise<Answer> {
    const message = { ...saying, id: freshId() } as ClientMessage;
    const timer = setTimeout(() => {
      this.overdue.add(message.id);
      this.options.late?.(true);
    }, LATE);
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { message, timer, resolve, reject });
      this.send(message);
    });
  }

  /** Make a change at a table. */
  async change(saying: Saying): Promise<Done> {
    const answer = await this.ask(saying);
    if (answer.type !== 'done') throw new Unreachable();
    return answer;
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    if (this.ready) this.subscribe(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.ready) this.send({ type: 'unsubscribe', id: freshId(), table: listener.table });
    };
  }

  /** Try again now, for instance because the network is back. */
  retry(): void {
    if (this.closed || this.wire !== null) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.open();
  }

  close(): void {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.alive !== null) clearInterval(this.alive);
    for (const { timer } of this.waiting.values()) clearTimeout(timer);
    this.wire?.close();
    this.wire = null;
  }

  private open(): void {
    this.timer = null;
    const wire = this.options.open();
    this.wire = wire;
    wire.onmessage = (event) => {
      if (this.wire === wire) this.hear(String(event.data));
    };
    wire.onclose = () => {
      if (this.wire === wire) this.lost();
    };
    this.heard = Date.now();
    if (this.alive !== null) clearInterval(this.alive);
    const patience = this.options.patience ?? 20_000;
    this.alive = setInterval(() => {
      const silent = Date.now() - this.heard;
      if (silent > 2 * patience) {
        wire.onclose = null;
        wire.close();
        if (this.wire === wire) this.lost();
      } else if (silent > patience && this.ready) {
        this.send({ type: 'ping', id: freshId() });
      }
    }, patience / 2);
  }

  private lost(): void {
    this.wire = null;
    this.ready = false;
    if (this.alive !== null) clearInterval(this.alive);
    this.become('lost');
    if (this.closed) return;
    const delay = (this.options.delay ?? backoff)(this.attempt);
    this.attempt += 1;
    if (this.attempt % 3 === 0) this.options.turnedAway?.();
    this.timer = setTimeout(() => this.open(), delay);
  }

  private become(link: Link): void {
    if (this.link === link) return;
    this.link = link;
    this.options.changed?.(link);
  }

  private send(message: ClientMessage): void {
    if (this.ready) this.wire?.send(JSON.stringify(message));
  }

  private hear(text: string): void {
    this.heard = Date.now();
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'welcome') {
      houseTold(message.house);
      engine.compiled = message.compiled;
      this.ready = true;
      this.attempt = 0;
      this.become('live');
      for (const listener of this.listeners) this.subscribe(listener);
      for (const { message: again } of this.waiting.values()) this.send(again);
      return;
    }
    if ('id' in message && message.id !== null) {
      const waiting = this.waiting.get(message.id);
      if (waiting === undefined) return;
      this.waiting.delete(message.id);
      this.answered(message.id, waiting);
      if (message.type === 'error') waiting.reject(new Refused(message.error));
      else waiting.resolve(message as Answer);
      return;
    }
    const table = tableOf(message);
    for (const listener of this.listeners) if (table === null || listener.table === table) listener.told(message);
  }

  private answered(id: string, { timer }: Waiting): void {
    clearTimeout(timer);
    if (this.overdue.delete(id) && this.overdue.size === 0) this.options.late?.(false);
  }

  private subscribe(listener: Listener): void {
    const message: ClientMessage = {
      type: 'subscribe',
      id: freshId(),
      table: listener.table,
      since: listener.version() ?? 0,
    };
    this.waiting.set(message.id, {
      message: { type: 'ping', id: message.id }, // after a lost connection the listener subscribes anew
      resolve: (answer) => {
        if (answer.type === 'subscribed') listener.subscribed(answer);
      },
      reject: (error) => listener.failed(error),
    });
    this.send(message);
  }
}

function tableOf(message: ServerMessage): string | null {
  if (message.type === 'update') return message.fresh.table.id;
  if (message.type === 'chat' || message.type === 'presence') return message.table;
  return null;
}
