import { beforeAll, describe, expect, it } from 'vitest';
import { canalFace, contractTable, employee, offered, shipCard, sourceOf } from '../src/games/shipyard/box';
import { chartFrame, nearest, posesOnTheWay, routeLegs } from '../src/games/shipyard/chart';
import { deckOf, stow } from '../src/games/shipyard/deck';
import { boardSize, trackCell, WHEEL } from '../src/games/shipyard/layout';
import { ShipyardTable } from '../src/games/shipyard/model.svelte';
import {
  ACTION_CARDS,
  CELLS,
  KINDS,
  PIECES,
  ROWS,
  SHIP_COLUMNS,
  SIDES,
  spread,
  TRACK_SPACES,
} from '../src/games/shipyard/things';
import { beside, spot, turned, turnedFace, waterways } from '../src/games/shipyard/water';
import { actionName, layOut } from '../src/lib/plan';
import type { Fresh, Offer, Subscribed } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import { TableModel } from '../src/lib/table.svelte';
import { words } from '../src/lib/words.svelte';
import { fixture, fixtures, locale } from './fixtures';

const LANGUAGES = ['en', 'ru', 'it'] as const;

beforeAll(() => {
  for (const language of LANGUAGES) {
    for (const file of ['kernel', 'web', 'shipyard', 'shipyard-web']) words.add(language, locale(language, file));
  }
  settings.language = 'en';
});

function seated(fresh: Fresh): ShipyardTable {
  const table = new TableModel('fixture0', null);
  const answer: Subscribed = { type: 'subscribed', id: '', fresh, chat: [], present: [], watching: 0 };
  table.subscribed(answer);
  return new ShipyardTable(table);
}

/** Laying the same canal on the same place is the same, whichever neighbour the action names. */
function outcome(game: ShipyardTable, action: string): string {
  const [, canal = '', side = '', turns = ''] = /^lay\(beside=([\w-]+), side=(\w+), turns=(\d)\)/.exec(action) ?? [];
  const card = game.me?.canals.find((each) => each.canal === canal);
  if (card === undefined) return action;
  const at = beside(card.x, card.y, side);
  return `lay ${at.x} ${at.y} ${turns}`;
}

/** Everything that pressing things on the board and in the own area can do. */
function onTheBoard(game: ShipyardTable): Set<string> {
  const found = new Set<string | null>();
  for (const card of ACTION_CARDS) found.add(game.cardAction(card));
  for (const row of ROWS) {
    for (const column of [...SHIP_COLUMNS, 'trains', 'canals']) found.add(game.displayAction(column, row));
  }
  for (const cell of CELLS) found.add(game.cellAction(cell));
  for (const sector of [0, 1, 2, 3]) {
    found.add(game.sectorAction('equipment', sector)).add(game.sectorAction('crew', sector));
  }
  for (const place of game.view.employees.flat()) found.add(game.employeeAction(place.employee));
  for (const train of game.me?.trains ?? []) found.add(game.trainAction(train.id));
  for (const piece of PIECES) {
    found.add(game.loadAction(piece)).add(game.unloadAction(piece)).add(game.tradeAction(piece));
  }
  for (const column of SHIP_COLUMNS) found.add(game.blankAction(column, 1));
  for (const speed of game.plan?.speeds ?? []) found.add(actionName('speed', { spaces: speed.speed }));
  if (game.step === 'trade_cars') found.add('sell_rest');
  for (const turns of [0, 1, 2, 3]) for (const place of game.places(turns)) found.add(place.action);
  for (const canal of game.me?.canals ?? []) {
    for (const space of Object.keys(canal.spaces)) found.add(game.spaceAction(canal, space));
  }
  found.delete(null);
  return new Set([...(found as Set<string>)].map((action) => outcome(game, action)));
}

/** What the panel of each question has a button for. */
function inThePanel(game: ShipyardTable): Set<string> {
  const found = onTheBoard(game);
  for (const kind of KINDS) found.add(actionName('take_blank', { kind }));
  for (const space of SIDES) found.add(actionName('start', { space }));
  for (const commodity of ['coal', 'steel', 'grain'] as const) {
    for (const item of offered(commodity)) found.add(actionName('trade', { commodity, item }));
  }
  found.add('let_fail');
  for (const offer of game.table.legal.filter((each) => each.kind === 'keep' || each.kind === 'give_up')) {
    game.pickContract('blue', String(offer.args.blue));
    game.pickContract('green', String(offer.args.green));
    found.add(game.contractAction ?? '');
  }
  return found;
}

/** Done with buttons only: ways out of a question, and contracts, which are picked by colour and then sealed. */
const BUTTONS = new Set('finish pass done_building done_loading let_fail keep give_up'.split(' '));

describe.each(fixtures('shipyard'))('Shipyard, %s', (_name, fresh) => {
  it('reaches every legal action as a button or in a panel', () => {
    const game = seated(fresh);
    const { table } = game;
    const plan = layOut(table.legal, game);
    const listed = plan.groups.flatMap((group) => group.choices).filter((choice) => choice.legal);
    const reached = new Set(listed.map((choice) => choice.offer.action));
    const panel = inThePanel(game);
    const missing = (offer: Offer): boolean =>
      !reached.has(offer.action) && !(game.panelKinds.includes(offer.kind) && panel.has(outcome(game, offer.action)));
    expect(table.legal.filter(missing)).toEqual([]);
  });

  it('lights up on the board what can be done there', () => {
    const game = seated(fresh);
    const lit = onTheBoard(game);
    const wanted = game.table.legal.filter((offer) => !BUTTONS.has(offer.kind)).map((offer) => offer.action);
    expect(wanted.filter((action) => !lit.has(outcome(game, action)))).toEqual([]);
  });

  it.each(LANGUAGES)('finds words for the question, the actions and the log in %s', (language) => {
    settings.language = language;
    const { table } = seated(fresh);
    const text = (segments: { text: string }[]): string => segments.map((segment) => segment.text).join('');
    const said = [
      table.question,
      ...table.legal.map((offer) => text(table.label(offer))),
      ...table.log.map((line) => text(table.line(line))),
    ];
    settings.language = 'en';
    expect(said.filter((each) => each === '' || /shipyard-|web-|[{}\ue000-\uf8ff]/.test(each))).toEqual([]);
  });

  it('offers as forbidden only what is not legal', () => {
    const game = seated(fresh);
    const plan = layOut(game.table.legal, game);
    const closed = plan.groups.flatMap((group) => group.choices).filter((choice) => !choice.legal);
    expect(closed.filter((choice) => game.table.offer(choice.offer.action) !== undefined)).toEqual([]);
  });

  it('shows the part of the table that the question is about, on a phone', () => {
    const game = seated(fresh);
    game.form = 'phone';
    expect(game.boards('phone').map((board) => board.id)).toContain(game.board);
    game.board = 'employees';
    expect(game.board).toBe('employees');
    expect(boardSize(game, 'phone')[0]).toBe(390);
  });
});

describe('what the server says beside a question', () => {
  it('stands on the cards: income, prices, longest routes, points', () => {
    const choosing = seated(fixture('choose_card', 'shipyard'));
    expect(choosing.income('exchange')).toBe(3);
    expect(choosing.income('build')).toBeNull();
    const making = seated(fixture('manufacture', 'shipyard'));
    const sector = making.view.rings.equipment.indexOf('crane');
    expect(making.sectorCost(making.sectorAction('equipment', sector) ?? '')).toBe(1);
    expect(making.sectorAction('crew', 0)).toBeNull();
    const hiring = seated(fixture('pick_employee', 'shipyard'));
    expect(hiring.employeeCost('recruiter_captain')).toBe(4);
    const route = seated(fixture('pick_route', 'shipyard'));
    expect(route.coursePoints('steer(to=east)')).toBe(6);
  });

  it('turns a canal so that the longest route gets longest, until the player turns it', () => {
    const game = seated(fixture('lay_canal', 'shipyard'));
    const best = (turns: number): number => Math.max(...game.places(turns).map((place) => place.longest ?? 0));
    expect(best(game.turns)).toBe(Math.max(best(0), best(1), best(2), best(3)));
    game.turnTo(-1);
    expect(game.turns).toBe(3);
    expect(game.places(game.turns).every((place) => place.action.endsWith('turns=3)'))).toBe(true);
  });

  it('draws the best route of the speed that is looked at', () => {
    const game = seated(fixture('pick_speed', 'shipyard'));
    const [slow, fast] = game.plan?.speeds ?? [];
    expect(game.route).toEqual(fast?.route);
    game.pointedSpeed = slow?.speed ?? null;
    expect(game.route).toEqual(slow?.route);
    const player = game.player(game.seat ?? 0);
    expect(routeLegs(player, fast?.route ?? [])).toHaveLength(2);
    expect(routeLegs(player, fast?.route ?? []).at(-1)?.end).toEqual(spot('southwest'));
  });
});

describe('blanks', () => {
  it('lie where the last card of their kind lay', () => {
    const fresh = fixture('take_card', 'shipyard');
    expect(seated(fresh).blankAction('bows', 1)).toBeNull();
    const action = 'take_blank(kind=bow)';
    const game = seated({ ...fresh, legal: [...fresh.legal, { action, kind: 'take_blank', args: { kind: 'bow' } }] });
    expect(game.blankAction('bows', 1)).toBe(action);
    expect(game.blankAction('bows', 2)).toBeNull();
    expect(game.blankAction('sterns', 1)).toBeNull();
    expect(game.panelKinds).toContain('take_blank');
  });
});

describe('cards', () => {
  it('are known by their id, as the view shows them where they lie open', () => {
    const { displays, players } = seated(fixture('choose_card', 'shipyard')).view;
    for (const shown of [...SHIP_COLUMNS.flatMap((column) => displays[column]), ...(players[0]?.yard_cards ?? [])]) {
      if (shown === null) continue;
      expect(shipCard(shown.id)).toEqual({ id: shown.id, kind: shown.kind, icons: shown.icons });
    }
    expect(shipCard('blank-stern')).toEqual({ id: 'blank-stern', kind: 'stern', icons: {} });
  });

  it('say where their values come from', () => {
    expect(sourceOf('canal-01')).toBe('reconstructed');
    expect(sourceOf('blue-01')).toBe('rulebook');
    expect(contractTable('green-05')[2]).toEqual({ count: 3, points: 15 });
    expect(contractTable('blue-01')).toEqual([]);
    expect(employee('trader_steel_2')).toMatchObject({ kind: 'trader', about: 'steel', level: 2, points: 3 });
  });

  it('show everything that is printed on them, and every piece of a load', () => {
    const { fleet } = seated(fixture('loading', 'shipyard')).player(0);
    for (const ship of fleet) {
      const cards = ship.cards.map(shipCard);
      for (const card of cards) expect(deckOf(card)).toHaveLength(spread(card.icons).length);
      const stowed = stow(cards, ship.pieces);
      const drawn = [...stowed.beside, ...stowed.cards.flat()].filter((piece) => piece !== null);
      expect(drawn.sort()).toEqual(spread(ship.pieces).sort());
    }
  });
});

describe('canals', () => {
  const face = { spaces: { north: 'military', centre: 'none' }, ports: ['north'], links: [['north', 'centre']] };

  it('turn clockwise, as the engine turns them', () => {
    expect(turned('northwest', 1)).toBe('northeast');
    expect(turnedFace(face, 1)).toEqual({
      spaces: { east: 'military', centre: 'none' },
      ports: ['east'],
      links: [['east', 'centre']],
    });
    for (const canal of seated(fixture('loading', 'shipyard')).player(0).canals) {
      const { spaces, ports, links } = canal;
      expect(turnedFace(canalFace(canal.canal), canal.turns)).toEqual({ spaces, ports, links });
    }
  });

  it('have a line for every channel and every open side', () => {
    expect(waterways(face)).toHaveLength(2);
  });

  it('are drawn as large as they fit, and in the middle', () => {
    const frame = chartFrame({ x: 10, y: 0, w: 300, h: 100 }, [
      { x: -1, y: 2 },
      { x: 1, y: 2 },
    ]);
    expect(frame.size).toBe(100);
    expect([frame.x(-1), frame.x(1), frame.y(2)]).toEqual([10, 210, 0]);
  });
});

describe('a figure under way', () => {
  it('comes by every step it took, also on cards that have left', () => {
    const frame = chartFrame({ x: 0, y: 0, w: 200, h: 100 }, [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]);
    const cards = [
      { canal: 'canal-1', x: 0, y: 0 },
      { canal: 'canal-2', x: 1, y: 0 },
    ];
    const step = (seat: number, canal: string, space: string) => ({ event: 'step', seat, step: 1, canal, space });
    const events = [
      { event: 'launched', seat: 0 },
      step(0, 'canal-1', 'centre'),
      step(1, 'canal-1', 'north'),
      step(0, 'canal-1', 'east'),
      step(0, 'canal-2', 'west'),
    ];
    const way = posesOnTheWay(events, 0, { x: 13, y: 50, angle: 90 }, cards, frame);
    expect(way.map(({ x, y }) => [x, y])).toEqual([
      [50, 50],
      [87, 50],
      [113, 50],
    ]);
    expect(way.map((pose) => Math.round(pose.angle))).toEqual([90, 90, 90]);
  });
  it('turns the shorter way round', () => {
    expect(nearest(-80, 260)).toBe(280);
    expect(nearest(10, 350)).toBe(370);
    expect(nearest(90, 90)).toBe(90);
  });
});

describe('the track', () => {
  it('has a cell of its own for every space', () => {
    const cells = Array.from({ length: TRACK_SPACES }, (_, space) => trackCell(WHEEL, space));
    expect(new Set(cells.map((cell) => `${Math.round(cell.x)} ${Math.round(cell.y)}`)).size).toBe(TRACK_SPACES);
  });
});

it('a choice is named with its price or with what it makes of the route', () => {
  const named = (question: string, kind: string): string[] => {
    const fresh = fixture(question, 'shipyard');
    const game = seated(fresh);
    const offers = fresh.legal.filter((offer) => offer.kind === kind);
    return offers.map((offer) => (game.label(offer) ?? []).map(({ text }) => text).join(''));
  };
  const cards = named('complete_ship', 'take');
  const places = named('lay_canal', 'lay');
  expect(cards.length * places.length).toBeGreaterThan(0);
  for (const text of cards) expect(text).toMatch(/^(Bow|Middle|Stern)\b.*; price \d$/);
  for (const text of places) expect(text).toMatch(/^canal \d+, (north|east|south|west)\. Longest route\s[1-9]\d*$/);
});
