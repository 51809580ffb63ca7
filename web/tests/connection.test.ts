import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Link, type Listener, type Wire } from '../src/lib/connection';
import { engine } from '../src/lib/engine.svelte';
import { Refused } from '../src/lib/problem';
import type { ClientMessage, Fresh, ServerMessage } from '../src/lib/protocol';
import { fixture } from './fixtures';

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: ClientMessage[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(compiled = true): void {
    this.hear({
      type: 'welcome',
      me: { id: 'p', name: 'Mira', guest: true, login: null, email: null, language: 'en', settings: {} },
      messages: 60,
      seconds: 20,
      house: 1790000000,
      maintenance: null,
      compiled,
    });
  }
}

const wires: FakeWire[] = [];
const links: Link[] = [];
const away = vi.fn();
const late = vi.fn();
let connection: Connection;
const last = (): FakeWire => wires.at(-1) as FakeWire;

beforeEach(() => {
  vi.useFakeTimers();
  wires.length = 0;
  links.length = 0;
  away.mockClear();
  late.mockClear();
  connection = new Connection({
    open: () => {
      wires.push(new FakeWire());
      return last();
    },
    delay: (attempt) => 100 * (attempt + 1),
    changed: (link) => links.push(link),
    patience: 1000,
    turnedAway: away,
    late,
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

function listener(version: number | null): Listener & { heard: string[] } {
  const heard: string[] = [];
  return {
    heard,
    table: 'fixture0',
    version: () => version,
    subscribed: (answer) => heard.push(`subscribed ${answer.fresh.version}`),
    told: (message) => heard.push(message.type),
    failed: (error) => heard.push(error.message),
  };
}
const act = { type: 'act', table: 'fixture0', version: 7, move: 'm1', action: 'produce' } as const;

describe('a connection', () => {
  it('knows whether the engine is compiled', () => {
    last().welcome(false);
    expect(engine.compiled).toBe(false);
    last().welcome();
    expect(engine.compiled).toBe(true);
  });

  it('says nothing before it is welcome, then everything', async () => {
    const done = connection.change(act);
    expect(last().sent).toEqual([]);
    last().welcome();
    const [message] = last().sent;
    expect(message).toMatchObject(act);
    last().hear({ type: 'done', id: message?.id ?? '', version: 8, repeated: false, fresh: null });
    await expect(done).resolves.toMatchObject({ version: 8 });
  });

  it('subscribes from the version a listener has, and again after a loss', () => {
    last().welcome();
    const mira = listener(41);
    connection.listen(mira);
    expect(last().sent[0]).toMatchObject({ type: 'subscribe', table: 'fixture0', since: 41 });
    last().onclose?.({ code: 1006 });
    expect(links).toEqual(['live', 'lost']);
    vi.advanceTimersByTime(150);
    expect(wires).toHaveLength(2);
    last().welcome();
    expect(links).toEqual(['live', 'lost', 'live']);
    expect(last().sent[0]).toMatchObject({ type: 'subscribe', since: 41 });
  });

  it('asks for everything when it knows nothing', () => {
    connection.listen(listener(null));
    last().welcome();
    expect(last().sent[0]).toMatchObject({ type: 'subscribe', since: 0 });
  });

  it('says an unanswered move again with the same move id', async () => {
    last().welcome();
    const done = connection.change(act);
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(150);
    last().welcome();
    const again = last().sent.find((message) => message.type === 'act');
    expect(again).toMatchObject({ move: 'm1' });
    last().hear({ type: 'done', id: again?.id ?? '', version: 8, repeated: true, fresh: null });
    await expect(done).resolves.toMatchObject({ repeated: true });
  });

  it('says after three seconds that an answer is late, and when it is there', async () => {
    last().welcome();
    const done = connection.change(act);
    vi.advanceTimersByTime(2900);
    expect(late).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(late).toHaveBeenLastCalledWith(true);
    const sent = wires.flatMap((wire) => wire.sent).find((message) => message.type === 'act');
    last().welcome(); // by now the silent wire may have been given up
    last().hear({ type: 'done', id: sent?.id ?? '', version: 8, repeated: false, fresh: null });
    await done;
    expect(late).toHaveBeenLastCalledWith(false);
    expect(late).toHaveBeenCalledTimes(2);
  });

  it('waits longer each time', () => {
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(100);
    expect(wires).toHaveLength(2);
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(100);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(100);
    expect(wires).toHaveLength(3);
  });

  it('asks who we are when it is turned away again and again', () => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      last().onclose?.({ code: 1006 });
      vi.advanceTimersByTime(1000);
    }
    expect(away).toHaveBeenCalledTimes(1);
  });

  it('gives up a silent wire', () => {
    last().welcome();
    vi.advanceTimersByTime(1600);
    expect(last().sent.some((message) => message.type === 'ping')).toBe(true);
    vi.advanceTimersByTime(1600);
    expect(links).toContain('lost');
  });

  it('hands refusals to whoever asked', async () => {
    last().welcome();
    const done = connection.change(act);
    const id = last().sent[0]?.id ?? '';
    last().hear({
      type: 'error',
      id,
      error: { kind: 'stale', reason: 'stale', message: 'moved on', rule: null, rules: [], params: {}, fresh: null },
    });
    await expect(done).rejects.toBeInstanceOf(Refused);
  });

  it('tells listeners only of their own table', () => {
    last().welcome();
    const mira = listener(1);
    connection.listen(mira);
    last().hear({ type: 'update', fresh: fixture('main') });
    const other = structuredClone(fixture('main')) as Fresh;
    other.table.id = 'another0';
    last().hear({ type: 'update', fresh: other });
    expect(mira.heard).toEqual(['update']);
  });
});
