/** Every thing of every game says what it is, in every language, by rules that exist. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse as parseToml } from 'smol-toml';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { parse, type Handbook } from '../src/about/about';
import { next } from '../src/about/around';
import { beside } from '../src/about/place';
import { loadHandbook, MANIFESTS } from '../src/games/registry';
import { chapters } from '../src/lib/rules';
import { LANGUAGES, settings } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';
import sprite from '../src/shell/sprite.svg?raw';
import { locale } from './fixtures';

const GAMES = [...MANIFESTS.keys()];
const COMPONENTS = fileURLToPath(new URL('../../src/quayside/games/', import.meta.url));

type Entry = Record<string, unknown>;
/** How a record of a component file is asked for; `null`: no thing on the table, but a figure of the rules or of the box. */
type Asking = ((entry: Entry) => string[]) | null;
const by =
  (kind: string, field = 'id'): Asking =>
  (entry) => [`${kind}:${String(entry[field])}`];

/** Every list of every component file. A new one fails here until somebody says what its records are. */
const RECORDS: Record<string, Record<string, Asking>> = {
  container: {
    broker: (entry) => ['', '-containers', '-money'].map((square) => `broker:${String(entry.id)}${square}`),
    auction: null,
    machine_space: (entry) => [`space:machines-${String(entry.space)}`],
    warehouse_space: (entry) => [`space:warehouses-${String(entry.space)}`],
    store: by('store'),
    limit: null,
    component: null,
    supply: null,
    colour: (entry) => [`box:${String(entry.id)}`, `machine:${String(entry.id)}`],
    card: by('money', 'value'),
    loan: null,
    score: null,
    value_card: by('value'),
  },
  newzealand: {
    disc_space: by('disc'),
    auxiliary: by('aux'),
    worker_slot: (entry) => [`slot:${String(entry.row)}-${String(entry.slot)}`],
    storehouse_pair: by('pair'),
    limit: null,
    neutral: (entry) => [
      `neutral:${String(entry.id)}`,
      ...(entry.flips === true ? [`neutral:${String(entry.id)}_back`] : []),
    ],
    private: by('building'),
    hand: by('hand'),
    sheep: by('card'),
    deck_card: by('card'),
    bonus_set: by('card', 'card'),
    bonus_action: by('card'),
    objective: by('card'),
    trail_canvas: null,
    sea_canvas: null,
    piece_size: null,
    trail_spot: null,
    sea_spot: null,
    coast: null,
    job_row: by('job', 'row'),
    bonus_row: by('row', 'row'),
    sheep_line: by('line', 'line'),
    bonus_stack: by('stack'),
    pathfinder: by('path', 'space'),
    post: by('post'),
    green_arrow: (entry) => [`arrow:${(entry.between as string[]).join('-')}`],
    water: by('sea'),
    harbour: (entry) => [`harbour:${String(entry.id)}`, `sea:${String(entry.at)}`],
    yellow_arrow: (entry) => [`arrow:${(entry.between as string[]).join('-')}`],
    player_count: null,
    seat_start: null,
    component: null,
    sarah_level: null,
    sarah_card: by('sarah', 'card'),
    sarah_slot: null,
    sarah_market: null,
    sarah_shearers: null,
    sarah_bonus_card: null,
    worker: by('worker'),
    hazard: by('hazard'),
    bonus_tile: by('bonus'),
    harbour_master: by('master'),
    trail: by('place'),
  },
  shipyard: {
    component: null,
    player_colour: null,
    player_piece: null,
    figures_in_use: null,
    coin: null,
    constant: null,
    official_total: by('official'),
    canal_family: null,
    canal: by('canal'),
    contract: by('contract'),
    employee: by('employee'),
    beginner_space: null,
    employee_deck: null,
    market: by('market'),
    ring: by('ring'),
    employee_track: null,
    exchange_sector: by('sector', 'sector'),
    exchange_start: null,
    exchange_offer: by('commodity', 'commodity'),
    commodity: by('commodity'),
    ship_deck: null,
    icon_total: null,
    ship_card: by('ship'),
    public_source: null,
    track_start: null,
    track: null,
    action_card: by('action'),
    countdown_space: null,
    contract_discard: null,
    train: by('train'),
  },
};

function records(game: string): [list: string, entry: Entry][] {
  const folder = `${COMPONENTS}${game}/components/`;
  return readdirSync(folder).flatMap((file) => {
    const lists = parseToml(readFileSync(`${folder}${file}`, 'utf8')) as Record<string, Entry[]>;
    return Object.entries(lists).flatMap(([list, entries]) => entries.map((entry): [string, Entry] => [list, entry]));
  });
}

describe.each(GAMES)('%s', (game) => {
  let handbook: Handbook;
  let symbols: string;
  beforeAll(async () => {
    for (const language of LANGUAGES) {
      for (const file of ['web', game, `${game}-web`, `${game}-about`]) words.add(language, locale(language, file));
    }
    handbook = (await loadHandbook(game)) as Handbook;
    symbols = `${sprite}${(await MANIFESTS.get(game)?.table())?.pieces ?? ''}`;
  });

  it('says what everything in its component files is', () => {
    const legend = new Set(handbook.legend().flatMap((part) => part.keys));
    const lists = RECORDS[game] ?? {};
    const found = records(game);
    expect(found.map(([list]) => list).filter((list) => !(list in lists))).toEqual([]);
    const asked = found.flatMap(([list, entry]) => lists[list]?.(entry) ?? []);
    expect(asked.length).toBeGreaterThan(30);
    expect(asked.filter((key) => handbook.about(key) === null)).toEqual([]);
    // A harbour stands in the legend once, not again as a place at sea.
    expect(asked.filter((key) => !legend.has(key) && parse(key).kind !== 'sea')).toEqual([]);
  });

  it.each(LANGUAGES)('has a name, a line and a rule that exists for every thing (%s)', (language) => {
    settings.language = language;
    const rules = new Set(
      chapters(locale(language, `${game}-rules`)).flatMap((each) => each.rules.map(({ id }) => id)),
    );
    const poor = handbook.legend().flatMap(({ title, keys }) => {
      expect(title).not.toContain(`${game}-`);
      return keys.flatMap((key) => {
        const about = handbook.about(key);
        if (about === null) return [`${key}: nothing`];
        const texts = [about.name, ...about.lines];
        return [
          ...(texts.some((text) => text.trim() === '' || /undefined|NaN|\{\$?|[a-z]+-(about|word|fx|thing)-/.test(text))
            ? [`${key}: ${texts.join(' | ')}`]
            : []),
          ...(about.lines.length === 0 ? [`${key}: no line`] : []),
          ...(about.rules.length === 0 ? [`${key}: no rule`] : []),
          ...about.rules.filter((rule) => !rules.has(rule)).map((rule) => `${key}: no rule ${rule}`),
          ...(about.picture === undefined || symbols.includes(`id="${about.picture}"`)
            ? []
            : [`${key}: no picture ${about.picture}`]),
        ];
      });
    });
    expect(poor).toEqual([]);
    settings.language = 'en';
  });

  it('leaves nothing in English where letters would show it', () => {
    settings.language = 'ru';
    const texts = handbook
      .legend()
      .flatMap(({ keys }) =>
        keys.flatMap((key) => [handbook.about(key)?.name ?? '', ...(handbook.about(key)?.lines ?? [])]),
      );
    expect(texts.filter((text) => /[a-z]{2,}/.test(text))).toEqual([]);
    settings.language = 'en';
  });

  it('has nothing to say about what is not there', () => {
    for (const key of ['', 'nothing', 'card:zeppelin', 'thing:zeppelin', 'slot:sailor-9']) {
      expect(handbook.about(key)).toBeNull();
    }
  });

  it('tells no two things alike, but for copies', () => {
    const copies = new Set(['ship', 'train']); // of some cards there are several
    const cards = new Map<string, string[]>();
    for (const key of handbook.legend().flatMap((part) => part.keys)) {
      const about = handbook.about(key);
      const card = [about?.name, ...(about?.lines ?? [])].join('\n');
      if (!copies.has(parse(key).kind)) cards.set(card, [...(cards.get(card) ?? []), key]);
    }
    expect([...cards].filter(([, keys]) => keys.length > 1)).toEqual([]);
  });
});

it('uses every message there is about things', async () => {
  const said = vi.spyOn(words, 'say');
  for (const game of GAMES) {
    const handbook = await loadHandbook(game);
    for (const key of handbook?.legend().flatMap((part) => part.keys) ?? []) handbook?.about(key);
  }
  const used = new Set(said.mock.calls.map(([key]) => key));
  said.mockRestore();
  const all = GAMES.flatMap((game) =>
    [...locale('en', `${game}-about`).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? ''),
  );
  // What is said only at a table: of whose it is, and how it stands.
  // Questions, and notes that answer them, are for looking into the rules.
  const atTable = /-(of|now|met|open|worth|top)$|-(question|asked|note)-/;
  expect(all.filter((key) => !used.has(key) && !atTable.test(key))).toEqual([]);
});

describe('a card', () => {
  const window = { width: 400, height: 300 };
  const card = { width: 100, height: 80 };
  it.each([
    ['below', { left: 180, top: 20, right: 220, bottom: 40 }, { x: 150, y: 48 }],
    ['above', { left: 180, top: 250, right: 220, bottom: 290 }, { x: 150, y: 162 }],
    ['beside', { left: 100, top: 50, right: 140, bottom: 250 }, { x: 148, y: 110 }],
    ['at the edge', { left: 380, top: 20, right: 400, bottom: 40 }, { x: 292, y: 48 }],
  ])('stands %s, inside the window', (_, thing, expected) => {
    expect(beside(thing, card, window)).toEqual(expected);
  });
});

describe('looking around by keyboard', () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 10, y: 60 },
    { x: -40, y: 10 },
    { x: 10, y: -80 },
  ];
  it.each([
    ['ArrowRight', 0],
    ['ArrowDown', 1],
    ['ArrowLeft', 2],
    ['ArrowUp', 3],
  ] as const)('%s goes to the nearest thing that way', (direction, at) => {
    expect(next({ x: 0, y: 0 }, spots, direction)).toBe(at);
  });
  it('stays where nothing lies further on', () => {
    expect(next({ x: 200, y: 0 }, spots, 'ArrowRight')).toBe(-1);
  });
});
