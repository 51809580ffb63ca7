import { beforeAll, expect, it } from 'vitest';
import { ContainerTable, pricesOf } from '../src/games/container/model.svelte';
import { NewZealandTable } from '../src/games/newzealand/model.svelte';
import { ShipyardTable } from '../src/games/shipyard/model.svelte';
import { layOut, layOutNarrowed, type Narrowed, type Plan } from '../src/lib/plan';
import type { Fresh } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import { TableModel } from '../src/lib/table.svelte';
import { words } from '../src/lib/words.svelte';
import { fixture, fixtures, locale } from './fixtures';

const PAIRS: Record<string, readonly [string, string]> = {
  deliver: ['post', 'disc'],
  build: ['tile', 'space'],
  store: ['slot', 'storehouse'],
  buy: ['card', 'line'],
};

beforeAll(() => {
  for (const language of ['en', 'ru', 'it'] as const) {
    const games = ['newzealand', 'newzealand-web', 'container', 'container-web', 'shipyard', 'shipyard-about'];
    for (const file of ['kernel', 'web', ...games]) words.add(language, locale(language, file));
  }
  settings.language = 'en';
});

function tableOf(fresh: Fresh): TableModel {
  const table = new TableModel('fixture0', null);
  table.subscribed({ type: 'subscribed', id: '', fresh, chat: [], present: [], watching: 0 });
  return table;
}
const listed = (plan: Plan): string[] =>
  plan.groups.flatMap((group) => group.choices.map((choice) => choice.offer.action));

/** It says in every language what is chosen and what comes next. */
function speaks(narrowed: Narrowed | null): void {
  expect(narrowed?.chosen).toMatch(/\p{L}|\d/u);
  expect(narrowed?.next).toMatch(/\?$/);
  expect(`${narrowed?.chosen} ${narrowed?.next}`).not.toMatch(/newzealand-|container-|undefined/);
}

const FIRST_CHOICES = fixtures('newzealand').flatMap(([name, fresh]) =>
  Object.keys(PAIRS)
    .filter((kind) => fresh.legal.some((offer) => offer.kind === kind))
    .map((kind): [string, string, Fresh] => [name, kind, fresh]),
);
it.each(FIRST_CHOICES)('New Zealand, %s: a first choice of %s leaves what goes with it', (_name, kind, fresh) => {
  const table = tableOf(fresh);
  const game = new NewZealandTable(table);
  for (const part of PAIRS[kind] ?? []) {
    for (const value of game.values(kind, part)) {
      const fitting = table.legal.filter((offer) => offer.kind === kind && offer.args[part] === value);
      const target = game.partTarget(kind, part, value);
      expect(target.action === null).toBe(fitting.length > 1); // alone it acts at once
      target.pick?.();
      if (target.pick === null || game.values(kind, part).length === 1) continue;
      for (const language of ['en', 'ru', 'it'] as const) {
        settings.language = language;
        speaks(game.narrowed);
      }
      settings.language = 'en';
      const { narrowed } = game;
      if (narrowed === null) throw new Error('nothing is narrowed');
      expect(table.legal.filter((offer) => narrowed.fits(offer))).toEqual(fitting);
      const ways = table.legal.filter((offer) => game.endKinds.includes(offer.kind)).map((offer) => offer.action);
      if (!narrowed.panel) {
        const all = [...fitting.map((offer) => offer.action), ...ways];
        expect(listed(layOutNarrowed(table.legal, narrowed, game)).sort()).toEqual(all.sort());
      }
      narrowed.widen();
      expect(game.narrowed).toBe(null);
    }
  }
});

it('what a building space leaves open stands in place of everything that a location offers', () => {
  const table = tableOf(fixture('use_location-widest', 'newzealand'));
  const game = new NewZealandTable(table);
  const space = game.values('build', 'space').find((value) => game.partTarget('build', 'space', value).pick !== null);
  game.pick('build', 'space', space ?? '');
  const { narrowed } = game;
  expect(narrowed?.panel).toBe(false);
  if (narrowed === null) return;
  const shown = listed(layOutNarrowed(table.legal, narrowed, game)).filter((action) => action.startsWith('build('));
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.length).toBeLessThan(table.legal.filter((offer) => offer.kind === 'build').length);
  expect(layOut(table.legal, game).groups).not.toEqual(layOutNarrowed(table.legal, narrowed, game).groups);
});

it('a container that is picked up waits for its price, and for nothing else', () => {
  const table = tableOf(fixture('price_returned'));
  const game = new ContainerTable(table);
  expect(game.narrowed).toBe(null); // the first one is in the hand without being chosen
  const store = game.tray('factory').length > 0 ? 'factory' : 'harbour';
  const colour = game.tray(store)[0];
  if (colour === undefined) throw new Error('no container waits');
  game.pick({ store, colour, old: null });
  speaks(game.narrowed);
  const prices = pricesOf(store).map((price) => game.priceAction({ store, colour, old: null }, price));
  expect(table.legal.filter((offer) => game.narrowed?.fits(offer)).map((offer) => offer.action)).toEqual(
    prices.filter((action) => table.offer(action) !== undefined),
  );
  game.narrowed?.widen();
  expect(game.narrowed).toBe(null);
});

it('says what a container that goes aboard is worth on the own card, and of others nothing', () => {
  const game = new ContainerTable(tableOf(fixture('load_hold')));
  const load = game.table.legal.find(({ kind }) => kind === 'load');
  const colour = load?.args.colour as keyof NonNullable<NonNullable<typeof game.me>['value_card']>;
  expect(load === undefined ? null : game.gain(load)).toContain(String(game.me?.value_card?.[colour]));
  for (const offer of game.table.legal.filter(({ kind }) => kind !== 'load')) expect(game.gain(offer)).toBeNull();
});

it('says what a piece does for the ship that it goes aboard, with its points', () => {
  const game = new ShipyardTable(tableOf(fixture('loading-load', 'shipyard')));
  const loads = game.table.legal.filter(({ kind }) => kind === 'load');
  expect(loads.length).toBeGreaterThan(0);
  for (const offer of loads) expect(game.gain(offer)).toMatch(/point|speed/);
  for (const offer of game.table.legal.filter(({ kind }) => kind !== 'load')) expect(game.gain(offer)).toBeNull();
});
