import { beforeAll, describe, expect, it } from 'vitest';
import { effectIcon, effectNote, halvesOf } from '../src/games/newzealand/effects';
import { boardSize, smooth } from '../src/games/newzealand/layout';
import { costText } from '../src/games/newzealand/costs';
import { sailing, upgrading } from '../src/games/newzealand/labels';
import { NewZealandTable } from '../src/games/newzealand/model.svelte';
import {
  AUXILIARY,
  BONUS_TILES,
  BUILDINGS,
  DISCS,
  EFFECT_CARDS,
  HARBOUR_AT,
  MARKET_BREEDS,
  MASTERS,
  OBJECTIVES,
  PAIRS,
  POSTS,
  SEA_SPOTS,
  TRAIL,
  TRAIL_SPOTS,
  WATER,
} from '../src/games/newzealand/parts';
import pieces from '../src/games/newzealand/pieces.svg?raw';
import { sayAction } from '../src/games/newzealand/say';
import { AUXILIARIES, each, STACKS, WORKERS } from '../src/games/newzealand/things';
import { layOut } from '../src/lib/plan';
import type { Fresh } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import { TableModel } from '../src/lib/table.svelte';
import { words } from '../src/lib/words.svelte';
import sprite from '../src/shell/sprite.svg?raw';
import { fixture, fixtures, locale } from './fixtures';

const LANGUAGES = ['en', 'ru', 'it'] as const;

beforeAll(() => {
  for (const language of LANGUAGES) {
    for (const file of ['kernel', 'web', 'newzealand', 'newzealand-web']) words.add(language, locale(language, file));
  }
  settings.language = 'en';
});

function seated(fresh: Fresh): NewZealandTable {
  const table = new TableModel('fixture0', null);
  table.subscribed({ type: 'subscribed', id: '', fresh, chat: [], present: [], watching: 0 });
  return new NewZealandTable(table);
}

/** Everything that pressing single pieces on the boards and in the own area can do. */
function pieceActions(game: NewZealandTable): Set<string> {
  const found = new Set<string | null>();
  for (const space of TRAIL) found.add(game.spaceAction(space.id));
  for (const cell of [1, 2, 3]) for (const half of [1, 2]) found.add(game.cellAction(cell, half));
  for (const aux of AUXILIARIES) found.add(game.auxAction(aux, 'single')).add(game.auxAction(aux, 'double'));
  for (const disc of DISCS.keys()) found.add(game.discAction(disc));
  for (const worker of WORKERS) {
    found.add(game.rowAction(worker));
    for (const row of game.view.job_market[worker]) found.add(game.jobAction(worker, row));
  }
  game.view.bonus_market.rows.forEach((row, at) =>
    row.forEach((tile, column) => tile !== null && found.add(game.bonusAction(at + 1, column + 1))),
  );
  for (const bag of ['A', 'B'] as const) for (const at of [0, 1]) found.add(game.forecastAction(bag, at));
  for (const breed of MARKET_BREEDS) found.add(game.sheepAction(breed));
  for (const card of game.view.objectives) if (card !== null) found.add(game.objectiveAction(card));
  for (const stack of STACKS) found.add(game.stackAction(stack));
  for (const water of WATER) found.add(game.sailAction(water.id)).add(game.upgradeAction(water.id));
  for (const tile of ['step_tile', 'fee_tile'] as const) found.add(game.flipAction(tile));
  for (let count = 0; count <= (game.me?.certificates ?? 0); count += 1) found.add(game.spendAction(count));
  for (const card of each(game.me?.hand ?? {})) found.add(game.cardAction(card));
  found.add(game.flockAction).add(game.blindAction).add(game.drawAction);
  found.delete(null);
  return found as Set<string>;
}

/** Kinds of actions with a piece of their own; every legal one has to be lit. */
const LIT = new Set(
  `move via clear uncover hire invest place_joker forecast take_sheep add_sheep take_objective take_blind buy_card sail
   upgrade flip appoint spend reveal discard put_on_top pick_worker shear_draw`.split(/\s+/),
);
/** Kinds that two pieces stand for, of which one is picked up first. */
const PAIRED: Record<string, [string, string]> = {
  deliver: ['post', 'disc'],
  deliver_from: ['post', 'harbour'],
  build: ['tile', 'space'],
  store: ['slot', 'storehouse'],
  buy: ['card', 'line'],
};

describe.each(fixtures('newzealand'))('New Zealand, %s', (_name, fresh) => {
  it('reaches every legal action as a button or in a panel', () => {
    const game = seated(fresh);
    const plan = layOut(game.table.legal, game);
    const reached = [...plan.groups.flatMap((group) => group.choices), ...plan.free].map(
      (choice) => choice.offer.action,
    );
    const inPanel = game.table.legal.filter((offer) => game.panelKinds.includes(offer.kind));
    for (const offer of inPanel) {
      const pair = PAIRED[offer.kind];
      if (pair === undefined || offer.kind === 'buy') {
        reached.push(offer.action);
        continue;
      }
      const [first] = pair;
      const value = offer.args[first] as string | number;
      if (game.part(offer.kind, first) !== value) game.pick(offer.kind, first, value);
      if (game.following(offer.kind).some((other) => other.action === offer.action)) reached.push(offer.action);
    }
    expect([...new Set(reached)].sort()).toEqual(game.table.legal.map((offer) => offer.action).sort());
  });

  it('lights up on the boards what can be done there', () => {
    const game = seated(fresh);
    const lit = pieceActions(game);
    const wanted = game.table.legal.filter((offer) => LIT.has(offer.kind)).map((offer) => offer.action);
    expect(wanted.filter((action) => !lit.has(action))).toEqual([]);
  });

  it('completes actions of two parts with two pieces', () => {
    for (const offer of fresh.legal) {
      const pair = PAIRED[offer.kind];
      if (pair === undefined || offer.kind === 'buy') continue;
      const game = seated(fresh);
      const [first, second] = pair;
      const [one, other] = [offer.args[first] as string | number, offer.args[second] as string | number];
      const target = game.partTarget(offer.kind, first, one);
      expect(target.action !== null || target.pick !== null, offer.action).toBe(true);
      if (target.pick !== null) {
        target.pick();
        expect(game.partTarget(offer.kind, second, other).action).toBe(offer.action);
      } else {
        expect(target.action).toBe(offer.action);
      }
    }
  });

  it.each(LANGUAGES)('finds words for the question, the actions and the log in %s', (language) => {
    settings.language = language;
    const game = seated(fresh);
    const { table } = game;
    const text = (segments: { text: string }[]): string => segments.map((segment) => segment.text).join('');
    const said = [
      table.question,
      game.headline,
      ...table.legal.map((offer) => text(game.label(offer) ?? table.label(offer))),
      ...table.log.map((line) => text(table.line(line))),
      ...TRAIL.map((space) => game.place(space.id)),
      ...table.names,
    ];
    settings.language = 'en';
    expect(said.filter((each) => each.trim() === '' || /newzealand-|web-|[{}\ue000-\uf8ff]/.test(each))).toEqual([]);
  });

  it('has a board for the question, of some size', () => {
    const game = seated(fresh);
    for (const form of ['phone', 'tablet', 'low', 'desk'] as const) {
      game.form = form;
      expect(game.boards(form).map((board) => board.id)).toContain(game.board);
      const [width, height] = boardSize(game.board, form);
      const focus = game.focus();
      if (focus !== null) expect(focus.width <= width && focus.height <= height && focus.width > 100).toBe(true);
    }
  });

  it('leaves a board that a window has not, once it has grown', () => {
    const game = seated(fresh);
    game.form = 'low';
    game.board = 'markets';
    expect(game.board).toBe('markets');
    game.form = 'desk';
    expect(game.boards('desk').map((board) => board.id)).toContain(game.board);
  });

  it('shows another board as long as the question lasts for which it was wished, and no longer', () => {
    const game = seated(fresh);
    const fitting = game.board;
    const wished = fitting === 'sea' ? 'wellington' : 'sea';
    game.board = wished;
    expect(game.board).toBe(wished);
    game.table.fresh = { ...fresh, version: fresh.version + 1 };
    expect(game.board).toBe(fresh.decision === null ? wished : fitting); // who only watches looks where they like
  });

  it('shows the prices that the question says, whatever they are, and no others', () => {
    const odd = structuredClone(fresh);
    const told = [odd.decision?.context ?? {}, ...((odd.decision?.context.straight ?? []) as Record<string, unknown>[])]
      .map((each) => each.prices as Record<string, number> | undefined)
      .filter((prices) => prices !== undefined);
    told.forEach((prices, at) => {
      for (const name of Object.keys(prices)) prices[name] = 1000 * (at + 1) + name.length;
    });
    const game = seated(odd);
    for (const offer of game.table.legal) {
      const price = told
        .map((prices) => prices[offer.action])
        .filter((found) => found !== undefined)
        .at(-1);
      expect(game.price(offer), offer.action).toBe(price === undefined ? null : -price);
    }
  });

  it('has an icon for every kind of action', () => {
    const game = seated(fresh);
    const missing = game.table.legal.filter((offer) => !drawn(game.icon(offer.kind)));
    expect(missing.map((offer) => offer.kind)).toEqual([]);
  });
});

function drawn(icon: string): boolean {
  return sprite.includes(`id="i-${icon}"`) || pieces.includes(`id="i-${icon}"`);
}

describe('what tiles and cards do', () => {
  const texts = [
    ...[...BUILDINGS.values()].flatMap((building) => building.actions),
    ...TRAIL.map((space) => space.extra ?? ''),
    ...[...BONUS_TILES.values()].map((tile) => tile.gain),
    ...[...EFFECT_CARDS.values()].map((card) => card.effect),
    ...[...OBJECTIVES.values()].map((card) => card.immediate),
    ...[...MASTERS.values()].map((master) => master.now),
    ...[...POSTS.values()].map((post) => post.delivery.join(', ')),
    ...[...AUXILIARY.values()].flatMap((box) => [box.single, box.double]),
    ...PAIRS.flatMap((pair) => pair.now),
    ...Object.values(fixture('phase_a', 'newzealand').view?.trail as Record<string, { actions?: string[] }>).flatMap(
      (tile) => tile.actions ?? [],
    ),
  ].filter((text) => text !== '');

  it.each(LANGUAGES)('is said in words in %s', (language) => {
    settings.language = language;
    const said = texts.map((text) => sayAction(text, { word: (name) => name }));
    settings.language = 'en';
    expect(said.filter((each) => each === '' || each.includes('newzealand-'))).toEqual([]);
  });

  it('is drawn with an icon for every effect', () => {
    const icons = texts.flatMap((text) => halvesOf(text).flatMap((half) => half.effects.map(effectIcon)));
    expect([...new Set(icons)].filter((icon) => !drawn(icon))).toEqual([]);
  });

  it('is taken apart: costs, halves, numbers', () => {
    expect(halvesOf('discard pair -> pounds 2')).toEqual([
      { cost: 'pair', per: null, effects: [{ word: 'pounds', amount: 2, names: [], price: null }] },
    ]);
    const [one, other] = halvesOf('either market 2 lincoln corriedale for 0 | market 1 hampshire ryeland for 0');
    expect(one?.effects[0]).toEqual({ word: 'market', amount: 2, names: ['lincoln', 'corriedale'], price: 0 });
    expect(other?.effects[0]?.names).toEqual(['hampshire', 'ryeland']);
    expect(halvesOf('per hazard_pair: pounds 7, pathfinder 2')[0]?.effects).toHaveLength(2);
    expect(texts.filter((text) => halvesOf(text).length === 0)).toEqual([]);
    expect(halvesOf('hire +3')[0]?.effects.map(effectNote)).toEqual(['+3']);
    expect(halvesOf('build 2')[0]?.effects.map(effectNote)).toEqual(['−2']);
    expect(sayAction('discard pair -> pounds 2', { word: (name) => name })).toBe('discard two of one breed: 2 pounds');
  });
});

describe('prices', () => {
  it('are one amount, or go from the best to the worst', () => {
    expect(costText({ least: 3, most: 3 })).toBe('−3');
    expect(costText({ least: -6, most: -6 })).toBe('+6');
    expect(costText({ least: 0, most: 2 })).toBe('0…−2');
    expect(costText({ least: -6, most: 2 })).toBe('+6…−2');
  });
  it('of one part of an action are those of all that go with it', () => {
    const game = seated(fixture('choose_delivery', 'newzealand'));
    for (const post of game.values('deliver', 'post')) {
      const costs = game.table.legal
        .filter((offer) => offer.args.post === post)
        .map((offer) => game.cost(offer.action) ?? NaN);
      expect(game.partCosts('deliver', 'post', post)).toEqual({
        least: Math.min(...costs),
        most: Math.max(...costs),
      });
    }
  });
  it('and steps are said of sea spaces and harbours', () => {
    const game = seated(fixture('ship', 'newzealand'));
    for (const offer of game.table.legal.filter((each) => each.kind === 'sail')) {
      expect(sailing(game, String(offer.args.to))).toMatch(/, (one step|\d+ steps)$/);
    }
    for (const offer of game.table.legal.filter((each) => each.kind === 'upgrade')) {
      expect(upgrading(game, String(offer.args.at))).toMatch(/, (one step|\d+ steps)(, fee .*)?$/);
    }
    expect(Object.keys(game.ways).length).toBeGreaterThan(0);
  });
});

describe('the boards', () => {
  it('show the sea where an offer is about a ship', () => {
    const fresh = structuredClone(fixture('offer', 'newzealand'));
    if (fresh.decision !== null) fresh.decision.context.straight = [{ step: 'ship', ways: { w1: 1 }, upgrades: {} }];
    expect(seated(fresh).board).toBe('sea');
  });
  it('have a spot for every space, and a plate for every harbour', () => {
    expect(TRAIL.filter((space) => !TRAIL_SPOTS.has(space.id))).toEqual([]);
    expect(WATER.filter((water) => !SEA_SPOTS.has(water.id))).toEqual([]);
    expect([...HARBOUR_AT.keys()].filter((space) => SEA_SPOTS.get(space)?.plate === undefined)).toEqual([]);
  });
  it('round their coasts through every point', () => {
    const path = smooth([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
    expect(path.startsWith('M0 0C')).toBe(true);
    expect(path).toContain(' 10 10C');
    expect(path.endsWith(' 0 0z')).toBe(true);
  });
});

describe('a solo game', () => {
  it('has Sarah for an opponent', () => {
    const game = seated(fixture('phase_a-1', 'newzealand'));
    expect(game.table.names).toEqual(['Mira', 'Sarah']);
    expect(game.owners.map((owner) => owner.seat)).toEqual([0, 1]);
    expect(game.isSarah(1)).toBe(true);
  });
});

it('names a disc by what is open without it, and equal ones once', () => {
  const game = seated(fixture('first_disc', 'newzealand'));
  const said = game.table.legal
    .filter(({ kind }) => kind === 'uncover')
    .map(
      (offer) =>
        game
          .label(offer)
          ?.map((segment) => segment.text)
          .join('') ?? '',
    );
  expect(said).toContain('double action “2 pounds”');
  expect(new Set(said).size).toBe(said.length - 3); // certificates, ship and pathfinder have two each
  expect(said.filter((each) => each.endsWith('for 2 pounds'))).toHaveLength(2);
});

describe('an offer', () => {
  it.each([
    ['offer', 'accept(half=1)', 'Pathfinder +1'],
    ['offer-accept_part', 'accept(half=1)', '3 pounds, take a ferry'],
  ])('says on its button what is taken: %s', (name, action, said) => {
    const game = seated(fixture(name, 'newzealand'));
    const offer = game.table.legal.find((each) => each.action === action);
    expect(offer === undefined ? [] : game.label(offer)).toEqual([{ text: said, arg: 'label' }]);
  });
});
