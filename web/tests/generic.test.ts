/** The generic table draws any view and turns any question into buttons, with a game's words or without any. */

import { render } from 'svelte/server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { matching, sections } from '../src/generic/answers';
import Board from '../src/generic/Board.svelte';
import Facts from '../src/generic/Facts.svelte';
import { GenericTable } from '../src/generic/model.svelte';
import Other from '../src/generic/Other.svelte';
import Own from '../src/generic/Own.svelte';
import Panel from '../src/generic/Panel.svelte';
import { inColumns, isFields, partOf, partsOf, type Part } from '../src/generic/tree';
import { loadGame, MANIFESTS } from '../src/games/registry';
import type { Fresh, Offer } from '../src/lib/protocol';
import { placeOf } from '../src/lib/router.svelte';
import { LANGUAGES, settings } from '../src/lib/settings.svelte';
import { TableModel } from '../src/lib/table.svelte';
import { gameName, words } from '../src/lib/words.svelte';
import { fixture, fixtures, locale } from './fixtures';

const GAMES = [...MANIFESTS.keys()];

beforeAll(() => {
  for (const language of LANGUAGES) {
    for (const file of ['kernel', 'web', ...GAMES, ...GAMES.map((game) => `${game}-web`)]) {
      words.add(language, locale(language, file));
    }
  }
});
afterEach(() => {
  settings.language = 'en';
});

function seated(fresh: Fresh): GenericTable {
  const table = new TableModel('fixture0', null);
  table.subscribed({ type: 'subscribed', id: '', fresh, chat: [], present: [], watching: 0 });
  return new GenericTable(table);
}

/** The same position of a game that nobody has written words for. */
function unknown(fresh: Fresh): Fresh {
  const game = 'tidewater';
  return { ...fresh, table: { ...fresh.table, game }, view: fresh.view && { ...fresh.view, game } };
}

const text = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll(/\s+/g, ' ');

/** Everything there is to see at a table. */
function drawn(game: GenericTable): string {
  const seats = game.table.names.map((_, seat) => seat);
  return [
    render(Board, { props: { game, form: 'desk' } }),
    render(Own, { props: { game, form: 'desk' } }),
    ...seats.map((seat) => render(Other, { props: { game, seat } })),
    ...seats.map((seat) => render(Facts, { props: { game, seat } })),
  ]
    .map(({ body }) => body)
    .join('\n');
}

/** The numbers and words that stand anywhere in a view. */
function leaves(value: unknown): (number | string)[] {
  if (Array.isArray(value)) return value.flatMap(leaves);
  if (isFields(value)) return Object.values(value).flatMap(leaves);
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? [value] : [];
}

/** The same from a part of the drawing. */
function valuesOf(part: Part | null): (number | string)[] {
  if (part === null) return [];
  if (part.shape === 'value') return leaves(part.value);
  if (part.shape === 'row') return part.values.flatMap(({ value, count }) => leaves(Array(count).fill(value)));
  if (part.shape === 'pairs') return part.pairs.flatMap(([, value]) => leaves(value));
  if (part.shape === 'table') return part.rows.flatMap((row) => row.cells.flatMap(valuesOf));
  if (part.shape === 'group') return part.parts.flatMap(valuesOf);
  return part.cards.flatMap((card) => card.parts.flatMap(valuesOf));
}

/** The buttons of a question, with every kind opened. */
function buttons(game: GenericTable): string[] {
  const open = game.table.legal.filter((offer, at, all) => all.findIndex((each) => each.kind === offer.kind) === at);
  const found = new Set<string>();
  for (const { kind } of open) {
    const alone = game.table.legal.filter((offer) => offer.kind === kind);
    const fresh = { ...(game.table.fresh as Fresh), legal: alone };
    const { body } = render(Panel, { props: { game: seated(fresh) } });
    for (const [, action] of body.matchAll(/data-action="([^"]*)"/g)) found.add(action ?? '');
  }
  return [...found].sort();
}

/** Every position, each in one of the languages. */
const POSITIONS = GAMES.flatMap((game) =>
  fixtures(game).map(([name, fresh], at) => [game, name, LANGUAGES[at % LANGUAGES.length] ?? 'en', fresh] as const),
);

describe.each(POSITIONS)('%s, %s in %s', (_game, _name, language, fresh) => {
  it('draws everything that the view holds', () => {
    const game = seated(unknown(fresh)); // without words everything stands there by its own name
    const seen = text(drawn(game));
    const shell = ['game', 'seat', 'pending', 'over', 'result'];
    const shown = Object.entries(fresh.view ?? {}).flatMap(([key, value]) => (shell.includes(key) ? [] : [value]));
    const missing = leaves(shown)
      .filter((leaf) => typeof leaf === 'string')
      .filter((leaf) => !/^[A-E]$/.test(leaf)) // may be a player
      .filter((leaf) => !seen.includes(leaf.replaceAll('_', ' ').replaceAll(/\s+/g, ' ').trim()));
    expect(missing).toEqual([]);
  });

  it('loses no value on the way to its parts', () => {
    const sorted = (values: unknown[]): string[] => values.map(String).sort();
    expect(sorted(partsOf(fresh.view ?? {}).flatMap(valuesOf))).toEqual(sorted(leaves(fresh.view)));
  });

  it('has a button for every answer, and none while a bot answers', () => {
    const driven = fresh.table.seats.some((seat) => seat.you && seat.driven);
    expect(buttons(seated(fresh))).toEqual(driven ? [] : fresh.legal.map((offer) => offer.action).sort());
  });

  it('uses the words of the game, and says all of its own', () => {
    settings.language = language;
    const game = seated(fresh);
    const said = `${text(drawn(game))} ${text(render(Panel, { props: { game } }).body)}`;
    expect(said.match(/\b(web|container|shipyard|newzealand)-(?!\d)[a-z-]+/g) ?? []).toEqual([]);
  });

  it('speaks plain English where there are no words', () => {
    const game = seated(unknown(fresh));
    const said = [
      game.table.question,
      ...game.table.legal.map((offer) => game.sentence(offer)),
      ...game.table.log.map((line) =>
        game.table
          .line(line)
          .map((segment) => segment.text)
          .join(''),
      ),
    ];
    expect(said.filter((sentence) => sentence === '' || /tidewater|[_{}\ue000-\uf8ff]/.test(sentence))).toEqual([]);
  });
});

describe('a view as parts', () => {
  const shape = (value: unknown): Part['shape'] => partOf('x', value).shape;

  it('takes each kind of value for what it is', () => {
    expect(shape(3)).toBe('value');
    expect(shape(null)).toBe('value');
    expect(shape(['coal', 'coal', 'grain'])).toBe('row');
    expect(shape({ coal: 2, grain: 0 })).toBe('pairs');
    expect(shape([{ card: 'a', price: 1 }, { card: 'b' }])).toBe('table');
    expect(shape({ north: { cards: 1 }, south: { cards: 2, closed: true } })).toBe('table');
    expect(shape({ deck: 3, shown: ['a'] })).toBe('group');
    expect(shape([{ ship: { cards: [{ id: 'a' }] } }, { ship: null }])).toBe('cards');
    expect(
      shape([
        ['a', null],
        [null, 'b'],
      ]),
    ).toBe('cards');
    expect(shape([])).toBe('row');
    expect(shape({ here: {}, there: {} })).toBe('pairs');
  });

  it('counts equal neighbours, and keeps numbers apart', () => {
    expect(partOf('x', ['coal', 'coal', 'grain'])).toMatchObject({
      values: [
        { value: 'coal', count: 2 },
        { value: 'grain', count: 1 },
      ],
    });
    expect(partOf('x', [0, 0])).toMatchObject({ values: [{ count: 1 }, { count: 1 }] });
  });

  it('stands in columns that hold every part once', () => {
    const parts = Object.entries(fixture('main').view ?? {}).map(([key, value]) => partOf(key, value));
    for (const count of [0, 1, 2, 3, 40]) {
      const columns = inColumns(parts, count);
      expect(
        columns
          .flat()
          .map((part) => part.key)
          .sort(),
      ).toEqual(parts.map((part) => part.key).sort());
      expect(columns.length).toBeLessThanOrEqual(Math.max(1, count));
    }
  });
});

describe('a question as buttons', () => {
  const offer = (kind: string, args: Record<string, number | string> = {}): Offer => ({
    action: `${kind}(${Object.values(args).join()})`,
    kind,
    args,
  });
  const builds = ['mill', 'inn'].flatMap((tile) =>
    Array.from({ length: 15 }, (_, space) => offer('build', { tile, space })),
  );

  it('has rows of what belongs together, and the ways out last', () => {
    const found = sections([offer('end_turn'), ...builds, offer('draw')]);
    expect(found.map((section) => section.kind)).toEqual(['build', 'draw', 'end_turn']);
    expect(found[0]?.rows.map((row) => row.shared)).toEqual([
      ['tile', 'mill'],
      ['tile', 'inn'],
    ]);
    expect(found[0]).toMatchObject({ count: 30, searchable: true, folded: true });
    expect(sections(builds)[0]?.folded).toBe(false); // nothing else to be kept in sight
  });

  it('can be searched', () => {
    const textOf = ({ args }: Offer): string => `Build the ${args.tile} on space ${args.space}`;
    const [section] = sections(builds);
    const found = matching(section?.rows ?? [], 'MILL 14', textOf);
    expect(found.flatMap((row) => row.offers.map((each) => each.action))).toEqual(['build(mill,14)']);
    expect(matching(section?.rows ?? [], 'castle', textOf)).toEqual([]);
  });

  it('keeps what was offered before as forbidden, once', () => {
    const game = seated(fixture('main'));
    expect(game.forbidden).toEqual([]);
    const fresh = game.table.fresh as Fresh;
    const [first, ...rest] = fresh.legal;
    game.table.take({ ...fresh, version: fresh.version + 1, legal: rest.filter((each) => each.kind !== first?.kind) });
    expect(game.forbidden.map((each) => each.kind)).toEqual([first?.kind]);
    game.table.take({ ...fresh, version: fresh.version + 2 });
    expect(game.forbidden).toEqual([]);
  });
});

describe('a game that this client does not know', () => {
  const answers = new Map<string, unknown>();
  const asked: string[] = [];
  const real = globalThis.fetch;
  beforeAll(() => {
    globalThis.fetch = ((path: string) => {
      asked.push(path);
      const answer = answers.get(path);
      return Promise.resolve(new Response(JSON.stringify(answer ?? {}), { status: answer === undefined ? 404 : 200 }));
    }) as typeof fetch;
  });
  afterAll(() => {
    globalThis.fetch = real;
  });

  it('is played on the generic table, with the words that the server has', async () => {
    answers.set('/api/words/ferry/en', {
      ferry: 'ferry = The Ferry\nferry-ask-board = Who goes aboard?\nferry-view-crew = Hands on deck\n',
      'ferry-rules': '## Boats\nrule-FE-1-1 = Boats float.\n',
    });
    const module = await loadGame('ferry');
    expect(module.size).toBeUndefined();
    expect(asked).toEqual(['/api/words/ferry/en']); // once for all files
    expect(gameName('ferry')).toBe('The Ferry');
    const fresh = fixture('main');
    const view = { crew: 3, next_tide: 'high' };
    const decision = { seat: 0, step: 'board', prompt: '', rules: [], context: {} };
    const game = seated({ ...fresh, table: { ...fresh.table, game: 'ferry' }, view, decision, legal: [] });
    expect(game.table.question).toBe('Who goes aboard?');
    expect(text(drawn(game))).toMatch(/Hands on deck .*3.*Next tide .*high/);
  });

  it('is played without words where the server has none', async () => {
    await loadGame('raft');
    expect(gameName('raft')).toBe('Raft');
  });
});

describe('the address of a table', () => {
  it('may ask for the generic one', () => {
    expect(placeOf('/', '#/table/abc?table=generic')).toEqual({ page: 'table', id: 'abc', plain: true, show: null });
    expect(placeOf('/', '#/table/abc')).toEqual({ page: 'table', id: 'abc', plain: false, show: null });
    expect(placeOf('/', '#/replay/abc/7?table=generic')).toMatchObject({ page: 'replay', step: 7, plain: true });
  });

  it('leads to the game’s own table otherwise', async () => {
    for (const game of GAMES) {
      expect((await loadGame(game)).size).toBeDefined();
      expect((await loadGame(game, true)).size).toBeUndefined();
    }
  });
});
