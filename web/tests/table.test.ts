import { beforeAll, describe, expect, it, vi } from 'vitest';
import { TableModel } from '../src/lib/table.svelte';
import { layOut } from '../src/lib/plan';
import { settings } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';
import { ContainerTable, pricesOf } from '../src/games/container/model.svelte';
import { bidGrid } from '../src/games/container/bids';
import { COLOURS } from '../src/games/container/containers';
import { layOutBoard } from '../src/games/container/layout';
import { costsOf, MACHINE_SPACES } from '../src/games/container/parts';
import type { Colour } from '../src/games/container/view';
import type { Fresh, Subscribed } from '../src/lib/protocol';
import { fixture, fixtures, locale } from './fixtures';

const LANGUAGES = ['en', 'ru', 'it'] as const;

beforeAll(() => {
  for (const language of LANGUAGES) {
    for (const file of ['kernel', 'web', 'container', 'container-web']) words.add(language, locale(language, file));
  }
  settings.language = 'en';
});

function seated(fresh: Fresh): TableModel {
  const table = new TableModel('fixture0', null);
  const answer: Subscribed = { type: 'subscribed', id: '', fresh, chat: [], present: [], watching: 0 };
  table.subscribed(answer);
  return table;
}

/** Everything that pressing things on the board and in the own area can do. */
function boardActions(game: ContainerTable): Set<string> {
  const found = new Set<string | null>();
  const view = game.view;
  for (const player of view.players) {
    for (const store of ['factory', 'harbour'] as const) {
      found.add(game.storeAction(player.seat, store));
      for (const piece of player[store]) {
        found.add(game.boxAction(player.seat, store, piece.colour, piece.price));
        if (player.seat !== game.seat || !game.pricing) continue;
        for (const next of pricesOf(store)) {
          found.add(game.priceAction({ store, colour: piece.colour, old: piece.price }, next));
        }
      }
      for (const colour of game.tray(store)) {
        for (const price of pricesOf(store)) found.add(game.priceAction({ store, colour, old: null }, price));
      }
    }
    for (const colour of COLOURS) {
      for (const place of ['island', 'hold', 'personal_port', 'payment'] as const) {
        found.add(game.looseAction(player.seat, place, colour));
      }
    }
    found.add(game.sailAction('ABCDE'[player.seat] ?? ''));
  }
  for (const zone of ['sea', 'island', 'bank']) found.add(game.sailAction(zone));
  for (const broker of ['I', 'II', 'III']) {
    found.add(game.brokerAction(broker, 'containers')).add(game.brokerAction(broker, 'money'));
  }
  for (const colour of COLOURS as readonly Colour[]) found.add(game.machineAction(colour)).add(game.makeAction(colour));
  if (game.step === 'main') found.add('buy_warehouse');
  found.add(game.produceAction);
  found.delete(null);
  return found as Set<string>;
}

const ON_THE_BOARD = new Set(
  'produce buy_machine buy_warehouse buy_for_harbour sail call_broker make buy price reprice load lay place seize seize_from_store discard'.split(
    ' ',
  ),
);

describe.each(fixtures())('Container, %s', (_name, fresh) => {
  it('shows the prices that the server says, whatever they are', () => {
    const odd = structuredClone(fresh);
    const prices = (odd.decision?.context.prices ?? {}) as Record<string, number>;
    for (const name of Object.keys(prices)) prices[name] = 1000 + name.length;
    const terms = odd.view?.terms as Record<string, number>;
    Object.assign(terms, { loan: 77, repayment: 78 });
    const game = new ContainerTable(seated(odd));
    for (const offer of game.table.legal) {
      const named = { take_loan: 77, repay_loan: -78, buy: -Number(offer.args.price) }[offer.kind];
      const told = prices[offer.action];
      expect(game.price(offer), offer.action).toBe(named ?? (told === undefined ? null : -told));
    }
  });

  it('reaches every legal action as a button or in a panel', () => {
    const table = seated(fresh);
    const game = new ContainerTable(table);
    const plan = layOut(table.legal, game);
    const reached = new Set(
      [...plan.groups.flatMap((group) => group.choices), ...plan.free]
        .filter((choice) => choice.legal)
        .map((choice) => choice.offer.action),
    );
    for (const kind of ['bid', 'bid_money'] as const) {
      if (!game.panelKinds.includes(kind)) continue;
      const grid = bidGrid(table.legal, kind);
      for (const amount of grid.amounts) {
        for (const bluff of grid.bluffs.get(amount) ?? []) reached.add(grid.action(amount, bluff) ?? '');
      }
    }
    if (game.pricing) for (const action of boardActions(game)) if (table.offer(action)) reached.add(action);
    expect([...reached].sort()).toEqual(table.legal.map((offer) => offer.action).sort());
  });

  it('lights up on the board what can be done there', () => {
    const table = seated(fresh);
    const lit = boardActions(new ContainerTable(table));
    const wanted = table.legal.filter((offer) => ON_THE_BOARD.has(offer.kind)).map((offer) => offer.action);
    expect(wanted.filter((action) => !lit.has(action))).toEqual([]);
  });

  it.each(LANGUAGES)('finds words for the question, the actions and the log in %s', (language) => {
    settings.language = language;
    const table = seated(fresh);
    const said = [
      table.question,
      ...table.legal.map((offer) =>
        table
          .label(offer)
          .map((segment) => segment.text)
          .join(''),
      ),
      ...table.log.map((line) =>
        table
          .line(line)
          .map((segment) => segment.text)
          .join(''),
      ),
    ];
    settings.language = 'en';
    expect(said.filter((text) => text === '' || /container-|web-|[{}\ue000-\uf8ff]/.test(text))).toEqual([]);
  });

  it('offers as forbidden only what is not legal', () => {
    const table = seated(fresh);
    const game = new ContainerTable(table);
    const plan = layOut(table.legal, game);
    const closed = plan.groups.flatMap((group) => group.choices).filter((choice) => !choice.legal);
    expect(closed.filter((choice) => table.offer(choice.offer.action) !== undefined)).toEqual([]);
  });
});

describe('on a phone', () => {
  const shown = (name: string) => new ContainerTable(seated(fixture(name))).focus('phone');
  it.each(['broker_money_bid', 'broker_container_bid', 'place_bid', 'load_hold'])('%s is asked at the bank', (step) => {
    const { bank } = layOutBoard(3, 'phone', true);
    const frame = shown(step);
    expect(frame?.y).toBeLessThan(bank.y);
    expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeGreaterThan(bank.y + bank.h - 20);
  });
  it('an auction shows the ships at the island, and a turn nothing before the rest', () => {
    expect(shown('sealed_bid')?.y).toBeLessThan(layOutBoard(3, 'phone', true).bank.y - 100);
    expect(shown('main')).toBeNull();
  });
});

describe('what happens to seats', () => {
  it.each([
    ['en', 'Your time has run out', 'The time of'],
    ['ru', 'Ваше время вышло', 'время вышло, теперь играет бот'],
    ['it', 'Il tuo tempo è finito', 'Il tempo di'],
  ] as const)('is told to the one it happens to as such (%s)', (language, mine, theirs) => {
    settings.language = language;
    const table = seated(fixture('main'));
    const told = (seat: number): string =>
      table
        .line({ id: '1.0', version: 1, kind: 'timeout', seat, at: 0, event: null, undone: false })
        .map(({ text }) => text)
        .join('');
    const seat = table.seat ?? 0;
    const other = (seat + 1) % table.names.length;
    expect(told(seat)).toContain(mine);
    expect(told(other)).toContain(theirs);
    expect(told(other)).toContain(table.names[other]);
    settings.language = 'en';
  });
});

describe('a table', () => {
  it('takes no older answer for the newer one', () => {
    const table = seated(fixture('main'));
    const version = table.version() ?? 0;
    table.take({ ...fixture('main'), version: version - 1, legal: [] });
    expect(table.version()).toBe(version);
    expect(table.legal.length).toBeGreaterThan(0);
  });

  it('lights nothing up while a bot plays for the reader', () => {
    const fresh = fixture('main');
    const seats = fresh.table.seats.map((seat) => ({ ...seat, driven: seat.seat === fresh.seat }));
    const asked = seated(fresh);
    const driven = seated({ ...fresh, table: { ...fresh.table, seats } });
    const [first] = asked.legal;
    expect(first).toBeDefined();
    expect(driven.legal).toEqual([]);
    expect(driven.offer(first?.action ?? '')).toBeUndefined();
  });

  it('has no clock once the game is over, nor where it is shown again', () => {
    const fresh = fixture('main');
    const clock = { seconds: 600, increment: 0, left: [600, 600, 600], since: [null, null, null] };
    const timed = (status: typeof fresh.table.status): TableModel =>
      seated({ ...fresh, table: { ...fresh.table, clock, status } });
    expect(timed('playing').clock).toEqual(clock);
    expect(timed('finished').clock).toBeNull();
  });

  it('adds each event to the log once', () => {
    const fresh = fixture('main');
    const table = seated(fresh);
    const before = table.log.length;
    table.take(fresh);
    expect(table.log.length).toBe(before);
  });

  it('tells what is shown bit by bit only when all of it has been seen', () => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
    const pace = settings.pace;
    settings.pace = 'brisk';
    try {
      const first = { ...fixture('main'), entries: [] };
      const table = seated(first);
      table.watcher = { beats: (events) => events.length, before: () => undefined };
      const bids = [1, 2].map((seat) => ({ event: 'bid', seat, amount: 3, bluff: 0 }));
      const version = first.version + 1;
      const entry = { version, kind: 'act', seat: 1, at: 0, steps: null, events: bids };
      table.take({ ...first, version, since: first.version, entries: [entry], decision: null, legal: [] });
      expect(table.fresh?.version).toBe(version);
      expect(table.log).toEqual([]);
      vi.runAllTimers();
      expect(table.log.map((line) => line.event)).toEqual(bids);
    } finally {
      settings.pace = pace;
      vi.unstubAllGlobals();
      vi.useRealTimers();
    }
  });

  it('says what those who know more were told', () => {
    const table = seated(fixture('main'));
    const line = { id: '1.0', version: 1, kind: 'act', seat: 0, at: 0, undone: false };
    const text = (event: Record<string, unknown> & { event: string }): string =>
      table
        .line({ ...line, event })
        .map((segment) => segment.text)
        .join('');
    expect(text({ event: 'committed', seat: 1 })).toBe('Tomas lays a sealed bid.');
    expect(text({ event: 'committed', seat: 0, amount: 7, bluff: 1 })).toContain('7');
  });
});

describe('the spaces of a row', () => {
  it('all have the prices that are printed on them', () => {
    expect(costsOf(MACHINE_SPACES, 1, 6)).toEqual([null, 6, 9, 12]);
    expect(costsOf(MACHINE_SPACES, 3, 12)).toEqual([null, null, null, 12]);
    expect(costsOf(MACHINE_SPACES, 4, null)).toEqual([null, null, null, null]);
  });
  it('have none where the table has other prices, but for the next one', () => {
    expect(costsOf(MACHINE_SPACES, 1, 5)).toEqual([null, 5, null, null]);
  });
});
