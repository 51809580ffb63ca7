/** A table of Shipyard: the view with its types, what is shown and picked up, and which action every piece stands for. */

import type { Form } from '../../lib/form';
import { actionName, offerOf } from '../../lib/plan';
import type { Offer } from '../../lib/protocol';
import { TurnsTable } from '../../lib/typed';
import { words, type Segment } from '../../lib/words.svelte';
import type { BoardTab, GameTable } from '../game';
import { canalFace, offered, piecePoints } from './box';
import { inWords } from './names';
import { ACTION_CARDS, COMMODITIES, type ShipColumn } from './things';
import type { ActionCard, Face, Kind, LaidCanal, PieceName, Plan, Questions, Sector, View } from './view';
import { beside, opposite, turnedFace, type Point } from './water';

/** The parts of the table that a phone shows one at a time; a desk shows `table` and `canals`. */
export const PAGES = ['track', 'displays', 'employees', 'canals'] as const;
export type Page = (typeof PAGES)[number];

/** What there is to choose from in which window. */
const PAGES_IN: Record<Form, readonly (Page | 'table')[]> = {
  phone: PAGES,
  tablet: ['track', 'displays', 'canals'],
  low: ['table', 'canals'],
  desk: ['table', 'canals'],
};

const PAGE_OF_STEP: Record<string, Page> = {
  take_card: 'displays',
  place_card: 'displays',
  complete_ship: 'displays',
  pick_train: 'displays',
  pick_canal: 'displays',
  pick_ship: 'displays',
  pick_employee: 'employees',
  first_canal: 'canals',
  start_space: 'canals',
  lay_canal: 'canals',
  loading: 'canals',
  pick_speed: 'canals',
  pick_route: 'canals',
};
const PAGE_ICONS: Record<Page | 'table', string> = {
  table: 'act-build',
  track: 'act-exchange',
  displays: 'card',
  employees: 'people',
  canals: 'canal',
};
const CRUISE = new Set(['loading', 'pick_speed', 'pick_route']);

const BLANKS: Record<string, Kind> = { bows: 'bow', middles_left: 'middle', sterns: 'stern' };

const ICONS: Record<string, string> = {
  choose: 'card',
  bonus: 'plus',
  final_action: 'card',
  take: 'part-middle',
  place: 'act-build',
  buy_train: 'act-purchase',
  rent_canal: 'act-rent',
  lay_first: 'canal',
  lay: 'canal',
  start: 'canal',
  manufacture: 'act-manufacture',
  recruit: 'act-recruit',
  hire: 'act-hire',
  use_train: 'act-exchange',
  trade: 'act-exchange',
  speed: 'speed',
  steer: 'wheel',
  keep: 'contract',
  give_up: 'discard',
  perform: 'confirm',
  finish: 'confirm',
  pass: 'arrow-right',
  take_blank: 'card',
  done_building: 'confirm',
  done_loading: 'ship',
  let_fail: 'discard',
  sell_rest: 'coin',
  launch: 'ship',
};

/** The kinds of actions that the panel of a question takes care of. */
const PANELS: Record<string, readonly string[]> = {
  choose_card: ['choose'],
  before: ['perform', 'bonus'],
  after: ['bonus'],
  pick_final_action: ['final_action'],
  take_card: ['take', 'take_blank'],
  complete_ship: ['take', 'take_blank'],
  place_card: ['place'],
  pick_train: ['buy_train'],
  pick_canal: ['rent_canal'],
  first_canal: ['lay_first'],
  start_space: ['start'],
  lay_canal: ['lay'],
  manufacture: ['manufacture'],
  recruit: ['recruit'],
  pick_employee: ['hire'],
  pick_own_train: ['use_train'],
  trade_cars: ['trade', 'sell_rest'],
  loading: ['load', 'unload', 'let_fail'],
  pick_speed: ['speed'],
  pick_route: ['steer'],
  give_up_contracts: ['keep', 'give_up'],
};

/** A place where the canal in the hand could lie, as it is turned now. */
export interface CanalPlace extends Point {
  /** Said by the canal it touches; empty for the first one, which touches none. */
  where: string;
  action: string;
  legal: boolean;
  /** The longest route once it lies there. */
  longest: number | null;
}

/** What a choice is, where the plain sentence says too little. */
const LABELS: Record<string, (game: ShipyardTable, offer: Offer) => string | null> = {
  take: (game, { args }) => {
    const card = game.view.displays[args.column as ShipColumn][Number(args.row) - 1] ?? null;
    return card === null ? null : words.say('shipyard-take-label', { card: inWords(card), price: card.price });
  },
  lay: (game, { action, args }) => {
    const [canal, side] = [args.beside, args.side].map((each) => words.say(`shipyard-word-${String(each)}`));
    const longest = words.say('shipyard-longest', { longest: game.longestAfter[action] ?? 0 });
    return `${words.say('shipyard-beside', { canal, side })}. ${longest}`;
  },
};

export class ShipyardTable extends TurnsTable<View, Questions> implements GameTable {
  readonly endKinds = ['done_building', 'done_loading', 'pass', 'finish'];
  readonly freeKinds: readonly string[] = [];
  readonly pips = null;
  /** The window, as the board says. */
  form = $state<Form>('desk');
  private wanted = $state.raw<{ step: string; page: Page } | null>(null);
  private turning = $state.raw<{ canal: string; turns: number } | null>(null);
  /** The place or speed under the pointer, to be drawn before it is chosen. */
  pointedPlace = $state.raw<Point | null>(null);
  pointedSpeed = $state<number | null>(null);
  /** The contracts picked so far, one of each colour. */
  pickedContracts = $state.raw<{ blue?: string; green?: string }>({});

  /** Of a bonus action, where one could be taken. */
  get bonusCost(): number | null {
    return (this.asked('before') ?? this.asked('after'))?.cost ?? null;
  }
  get headline(): string {
    return words.say('shipyard-laps-left', { count: this.view.turn.laps_left });
  }
  get panelKinds(): readonly string[] {
    return PANELS[this.step] ?? [];
  }

  /** What one may think of and cannot do yet, to be shown with the reason. */
  get forbidden(): readonly Offer[] {
    if (this.step === 'take_card') return [offerOf('done_building')];
    if (this.step === 'loading') return [offerOf('done_loading')];
    if (this.step === 'before') return [offerOf('finish')];
    return [];
  }

  icon(kind: string): string {
    return ICONS[kind] ?? 'ship';
  }

  /** A card with its price, a place with what it makes of the route, as long as it is offered. */
  label(offer: Offer): Segment[] | null {
    if (this.table.offer(offer.action) === undefined) return null;
    const text = LABELS[offer.kind]?.(this, offer);
    return text == null ? null : [{ text, arg: 'label' }];
  }

  price(offer: Offer): number | null {
    return offer.kind === 'sell_rest' ? (this.asked('trade_cars')?.sale ?? 0) : null;
  }

  /** What a piece does for a ship that it goes aboard, as its card says. */
  gain(offer: Offer): string | null {
    const key = `shipyard-about-piece-${String(offer.args.piece)}`;
    return offer.kind === 'load' && words.has(key) ? words.say(key, piecePoints()) : null;
  }

  // -- what is shown -------------------------------------------------------------------------------------------------

  /** A cruise is being planned or under way, and we are asked about it. */
  get cruising(): boolean {
    return CRUISE.has(this.step);
  }
  get page(): Page {
    const asked = this.wanted !== null && this.wanted.step === this.step ? this.wanted.page : PAGE_OF_STEP[this.step];
    const page = asked ?? 'track';
    return page === 'employees' && this.form === 'tablet' ? 'track' : page; // there is room for both
  }
  show(page: Page): void {
    this.wanted = { step: this.step, page };
  }

  /** A desk needs tabs only while the canals cover the table. */
  boards(form: Form): readonly BoardTab[] {
    const pages = PAGES_IN[form];
    if (pages.includes('table') && this.page !== 'canals') return [];
    return pages.map((id) => ({ id, label: words.say(`shipyard-page-${id}`), icon: PAGE_ICONS[id] }));
  }
  get board(): string {
    return PAGES_IN[this.form].includes('table') && this.page !== 'canals' ? 'table' : this.page;
  }
  set board(id: string) {
    this.show(PAGES.find((page) => page === id) ?? 'track');
  }

  // -- what pieces stand for -----------------------------------------------------------------------------------------

  /** An action card: choose it, buy it as a bonus, or take it as the final action. */
  cardAction(card: ActionCard): string | null {
    if (this.step === 'choose_card') return actionName('choose', { card });
    if (this.step === 'before' && card === this.view.turn.chosen) return 'perform';
    if (this.step === 'before' || this.step === 'after') return actionName('bonus', { action: card });
    if (this.step === 'pick_final_action') return actionName('final_action', { action: card });
    return null;
  }
  /** The action cards of this game, from the lead back. */
  get cards(): ActionCard[] {
    return this.view.track.map((each) => each.card);
  }
  income(card: ActionCard): number | null {
    if (this.step !== 'choose_card') return null;
    return this.asked('choose_card')?.income[card] ?? null;
  }

  /** A card, train or canal on display. */
  displayAction(column: string, row: number): string | null {
    if (column === 'trains') return this.step === 'pick_train' ? actionName('buy_train', { row }) : null;
    if (column === 'canals') return this.step === 'pick_canal' ? actionName('rent_canal', { row }) : null;
    return this.step === 'take_card' || this.step === 'complete_ship' ? actionName('take', { column, row }) : null;
  }

  /** A cell of one's own yard. */
  cellAction(cell: number): string | null {
    if (this.step === 'place_card') return actionName('place', { cell });
    if (this.step === 'pick_ship') return actionName('launch', { cell });
    return null;
  }

  /** A sector of the equipment or crew ring, as a number of extra sectors to pay for. */
  sectorAction(ring: 'equipment' | 'crew', sector: number): string | null {
    const step = ring === 'equipment' ? 'manufacture' : 'recruit';
    if (this.step !== step) return null;
    const there = this.sectors.find((each) => each.piece === this.view.rings[ring][sector]);
    return there === undefined ? null : actionName(step, { extra: there.extra });
  }
  sectorCost(action: string): number | null {
    return this.sectors.find((each) => action.endsWith(`(extra=${each.extra})`))?.cost ?? null;
  }

  /** What each number of extra sectors of the ring yields and costs. */
  get sectors(): Sector[] {
    return (this.asked('manufacture') ?? this.asked('recruit'))?.sectors ?? [];
  }

  employeeAction(employee: string): string | null {
    return this.step === 'pick_employee' ? actionName('hire', { employee }) : null;
  }
  employeeCost(employee: string): number | null {
    return this.asked('pick_employee')?.costs[employee] ?? null;
  }

  trainAction(train: string): string | null {
    return this.step === 'pick_own_train' ? actionName('use_train', { train }) : null;
  }

  /** A piece that a car can be traded for: every piece is offered for one commodity. */
  tradeAction(item: PieceName): string | null {
    if (this.step !== 'trade_cars') return null;
    const commodity = COMMODITIES.find((each) => offered(each).includes(item));
    return commodity === undefined ? null : actionName('trade', { commodity, item });
  }

  /** A blank, drawn where the last card of its kind lay. */
  blankAction(column: string, row: number): string | null {
    const kind = BLANKS[column];
    if (row !== 1 || kind === undefined) return null;
    const action = actionName('take_blank', { kind });
    return this.table.offer(action) === undefined ? null : action;
  }

  loadAction(piece: PieceName): string | null {
    return this.step === 'loading' ? actionName('load', { piece }) : null;
  }
  unloadAction(piece: PieceName): string | null {
    return this.step === 'loading' ? actionName('unload', { piece }) : null;
  }

  // -- canals --------------------------------------------------------------------------------------------------------

  /** The canal that is to be laid. */
  get inHand(): string | null {
    return (this.asked('lay_canal') ?? this.asked('first_canal'))?.canal ?? null;
  }
  get longestAfter(): Record<string, number> {
    return this.asked('lay_canal')?.longest_after ?? {};
  }
  /** How the canal in the hand is turned: as chosen, else so that the longest route gets longest. */
  get turns(): number {
    if (this.turning !== null && this.turning.canal === this.inHand) return this.turning.turns;
    const best = Object.entries(this.longestAfter).sort(([, a], [, b]) => b - a)[0];
    return best === undefined ? 0 : Number(/turns=(\d)/.exec(best[0])?.[1] ?? 0);
  }
  turnTo(turns: number): void {
    if (this.inHand !== null) this.turning = { canal: this.inHand, turns: (turns + 4) % 4 };
  }
  get handFace(): Face | null {
    return this.inHand === null ? null : turnedFace(canalFace(this.inHand), this.turns);
  }

  /** Free places beside one's canals, each once, with what laying the canal there means. */
  places(turns: number): CanalPlace[] {
    if (this.step === 'first_canal') {
      return [{ x: 0, y: 0, where: '', action: actionName('lay_first', { turns }), legal: true, longest: null }];
    }
    if (this.step !== 'lay_canal' || this.me === null) return [];
    const say = (word: string): string => words.say(`shipyard-word-${word}`);
    const taken = new Set(this.me.canals.map((canal) => `${canal.x} ${canal.y}`));
    const found = new Map<string, CanalPlace>();
    for (const canal of this.me.canals) {
      for (const side of ['north', 'east', 'south', 'west']) {
        const at = beside(canal.x, canal.y, side);
        const key = `${at.x} ${at.y}`;
        if (taken.has(key)) continue;
        const action = actionName('lay', { beside: canal.canal, side, turns });
        const legal = this.table.offer(action) !== undefined;
        if (found.get(key)?.legal === true || (found.has(key) && !legal)) continue;
        const where = words.say('shipyard-beside', { canal: say(canal.canal), side: say(side) });
        found.set(key, { ...at, where, action, legal, longest: this.longestAfter[action] ?? null });
      }
    }
    return [...found.values()];
  }

  /** A space of one's figure's canal, or the way out, at a branching or at the start. */
  spaceAction(canal: LaidCanal, space: string): string | null {
    if (canal.canal === this.asked('start_space')?.canal) {
      return canal.ports.includes(space) ? actionName('start', { space }) : null;
    }
    const figure = this.me?.figure ?? null;
    if (this.step !== 'pick_route' || figure === null) return null;
    if (canal.canal === figure.canal) {
      const joined = canal.links.some((link) => link.includes(space) && link.includes(figure.space));
      return joined ? actionName('steer', { to: space }) : null;
    }
    const here = this.me?.canals.find((each) => each.canal === figure.canal);
    if (here?.ports.includes(figure.space) !== true) return null;
    const there = beside(here.x, here.y, figure.space);
    const across = canal.x === there.x && canal.y === there.y && space === opposite(figure.space);
    return across && canal.ports.includes(space) ? actionName('steer', { to: 'out' }) : null;
  }
  /** What the whole ship would score at best if it goes this way. */
  coursePoints(action: string): number | null {
    const to = /to=(\w+)/.exec(action)?.[1] ?? '';
    return this.asked('pick_route')?.points[to] ?? null;
  }

  // -- the cruise ----------------------------------------------------------------------------------------------------

  get plan(): Plan | null {
    return this.asked('loading') ?? this.asked('pick_speed');
  }
  /** The best route of the speed that is looked at, else of the best speed. */
  get route(): string[] {
    const speeds = this.plan?.speeds ?? [];
    const looked = speeds.find((each) => each.speed === this.pointedSpeed);
    return (looked ?? [...speeds].sort((a, b) => b.points - a.points)[0])?.route ?? [];
  }

  // -- contracts -----------------------------------------------------------------------------------------------------

  /** `keep` or `give_up`, whichever the question wants. */
  get contractKind(): string {
    return this.table.legal[0]?.kind ?? 'keep';
  }
  /** What was picked of a colour. Nothing is to begin with: nobody should lose a contract by a quick press. */
  contractChoice(colour: 'blue' | 'green'): string | null {
    const picked = this.pickedContracts[colour];
    return picked !== undefined && this.table.legal.some((offer) => offer.args[colour] === picked) ? picked : null;
  }
  pickContract(colour: 'blue' | 'green', id: string): void {
    this.pickedContracts = { ...this.pickedContracts, [colour]: id };
  }
  get contractAction(): string | null {
    const [blue, green] = [this.contractChoice('blue'), this.contractChoice('green')];
    return blue === null || green === null ? null : actionName(this.contractKind, { blue, green });
  }

  // -- carrying ------------------------------------------------------------------------------------------------------

  /** Take a card from a display and put it into a cell in one go; if the cell is wrong, say why and keep the card. */
  async takeTo(action: string, cell: number): Promise<void> {
    if (!(await this.table.act(action))) return;
    await this.take(actionName('place', { cell }));
  }
  /** Take an action, or say why not. */
  async take(action: string): Promise<void> {
    if (this.table.offer(action) !== undefined) await this.table.act(action);
    else this.table.because = await this.table.whyNot(action);
  }
}

export function isActionCard(name: unknown): name is ActionCard {
  return (ACTION_CARDS as readonly unknown[]).includes(name);
}
