/** A table of New Zealand: the view with its types, what is picked up, and which action every piece stands for. */

import { actionName, type Narrowed } from '../../lib/plan';
import type { Form } from '../../lib/form';
import type { Offer } from '../../lib/protocol';
import { seatLetter } from '../../lib/seats';
import type { TableModel } from '../../lib/table.svelte';
import type { Carried } from '../../shell/drag.svelte';
import { capital, words, type Segment } from '../../lib/words.svelte';
import type { BoardTab, Frame, GameTable } from '../game';
import { halvesOf, signed, type Half } from './effects';
import {
  AUXILIARY,
  EFFECT_CARDS,
  HARBOUR_AT,
  HARBOURS,
  known,
  OBJECTIVES,
  SEA_CANVAS,
  SEA_SPOTS,
  SHEEP_LINES,
  STACK_GOLD,
  TRAIL_CANVAS,
  TRAIL_SPOTS,
} from './parts';
import { sayHalf } from './say';
import type { Auxiliary } from './things';
import type { Common, Player, Priced, Questions, Stack, StraightTarget, TrailTile, View, Worker } from './view';

type Value = number | string;

/** Kinds of actions with two parts, which are chosen one after the other in either order. */
const PAIRS: Record<string, readonly [string, string]> = {
  deliver: ['post', 'disc'],
  deliver_from: ['post', 'harbour'],
  build: ['tile', 'space'],
  store: ['slot', 'storehouse'],
  buy: ['card', 'line'],
  invest_with: ['place', 'card'],
};

const ICONS: Record<string, string> = {
  end_turn: 'confirm',
  done: 'confirm',
  decline: 'close',
  discard: 'discard',
  uncover: 'disc',
  move: 'runholder',
  via: 'pathfinder',
  use: 'wellington',
  use_part: 'minus',
  use_with: 'discard',
  use_bare: 'discard',
  aux: 'aux',
  aux_part: 'aux',
  accept: 'confirm',
  accept_part: 'minus',
  accept_with: 'discard',
  accept_bare: 'discard',
  reveal: 'sheep',
  reveal_all: 'sheep',
  spend: 'certificate',
  deliver: 'post',
  deliver_from: 'post',
  forecast: 'eye',
  hire: 'hire',
  invest: 'invest',
  invest_with: 'invest',
  place_joker: 'joker',
  buy: 'buy-sheep',
  take_sheep: 'sheep',
  add_sheep: 'refill',
  build: 'build',
  clear: 'hazard',
  sail: 'ship',
  upgrade: 'anchor',
  store: 'storehouse',
  appoint: 'harbourmaster',
  shear: 'shear',
  shear_draw: 'draw',
  take_objective: 'objective',
  take_blind: 'objective',
  flip: 'flip',
  put_on_top: 'draw',
  add_objective: 'objective',
  add_best: 'trophy',
  pick_worker: 'hire',
  token_draw: 'exchange',
  token_remove: 'exchange',
  buy_card: 'gold',
  play: 'hand',
  play_part: 'hand',
  play_bare: 'hand',
};

/** Questions with a panel of their own, and the kinds of actions it takes care of. */
const PANELS: Record<string, readonly string[]> = {
  phase_a: ['move'],
  move_on: ['move'],
  first_place: ['move'],
  use_location: ['use', 'use_part', 'use_with', 'use_bare', 'aux', 'aux_part'],
  choose_delivery: ['deliver'],
  wool_delivery: ['deliver'],
  harbour_disc: ['deliver_from'],
  building: ['build'],
  storehouse: ['store'],
  buying: ['buy'],
};

/** The answers to the questions that an action of a location may ask. */
export const TARGETS: Record<string, readonly string[]> = {
  auxiliary: ['aux', 'aux_part'],
  hiring: ['hire'],
  investing: ['invest', 'invest_with'],
  buying: ['buy', 'add_sheep'],
  building: ['build'],
  ship: ['sail', 'upgrade'],
  shearing: ['reveal', 'reveal_all', 'shear', 'shear_draw'],
  objective: ['take_objective', 'take_blind'],
  hazard: ['clear'],
};

/** From the least to the most of something. */
export interface Span {
  least: number;
  most: number;
}

const WELLINGTON = new Set([
  'income',
  'income_reveal',
  'certificates',
  'choose_delivery',
  'harbour_disc',
  'forecast_tile',
]);
const SHEARING = new Set(['shearing', 'shear_reveal', 'wool_delivery']);
const AT_SEA = new Set(['ship', 'remote', 'storehouse', 'medium_disc', 'master']);
const AT_MARKET = new Set(['hiring', 'investing', 'buying', 'more_sheep', 'objective', 'sarahs_hire']);
const ON_TRAIL = new Set(['first_place', 'phase_a', 'move_on', 'fork', 'building', 'hazard', 'use_location']);

/** The parts of an action that are chosen, at the version they were chosen. */
interface Held {
  version: number;
  kind: string;
  parts: Record<string, Value>;
}
const NOTHING_HELD: Held = { version: -1, kind: '', parts: {} };

export type BoardName = 'trail' | 'sea' | 'markets' | 'wellington';

export class NewZealandTable implements GameTable {
  readonly endKinds = ['shear', 'decline', 'done', 'end_turn'];
  readonly freeKinds = ['token_draw', 'token_remove', 'buy_card', 'play', 'play_part', 'play_bare'];
  /** Which board somebody asked for, and at which question; another question brings its own board. */
  private wanted = $state.raw<{ board: BoardName; at: string } | null>(null);
  /** The parts of an action that are chosen already, at the version they were chosen. */
  private held = $state.raw(NOTHING_HELD);
  /** Narrow windows have the markets on a board of their own. */
  form = $state<Form>('desk');

  constructor(readonly table: TableModel) {
    table.speech = {
      guests: () => (this.view.sarah === undefined ? [] : [words.say('newzealand-sarah')]),
      naming: (arg, value, form) => this.naming(arg, value, form),
    };
  }

  // -- how it stands -----------------------------------------------------------------------------------------------

  get view(): View {
    return this.table.fresh?.view as unknown as View;
  }
  get seat(): number | null {
    return this.table.seat;
  }
  get step(): string {
    return this.table.fresh?.decision?.step ?? '';
  }
  /** What comes with this question, if it is the one that is asked. */
  asked<Step extends keyof Questions>(step: Step): Questions[Step] | null {
    return this.step === step ? (this.table.fresh?.decision?.context as unknown as Questions[Step]) : null;
  }
  /** The kinds of actions that may be taken. */
  readonly kinds = $derived.by(() => new Set(this.table.legal.map((offer) => offer.kind)));
  /** The actions of the location whose target can be named straight away. */
  get straight(): readonly StraightTarget[] {
    return (this.asked('use_location') ?? this.asked('offer'))?.straight ?? [];
  }
  player(seat: number): Player {
    const found = this.view.players[seat];
    if (found === undefined) throw new RangeError(`no seat ${seat}`);
    return found;
  }
  get me(): Player | null {
    return this.seat === null ? null : this.player(this.seat);
  }
  /** Everybody with pieces on the boards: players, and Sarah after them. */
  get owners(): { seat: number; has: Common }[] {
    const owners: { seat: number; has: Common }[] = this.view.players.map((player) => ({
      seat: player.seat,
      has: player,
    }));
    const { sarah } = this.view;
    if (sarah !== undefined) owners.push({ seat: owners.length, has: sarah });
    return owners;
  }
  isSarah(seat: number): boolean {
    return this.view.sarah !== undefined && seat === this.view.players.length;
  }
  name(seat: number): string {
    return this.table.names[seat] ?? seatLetter(seat);
  }
  get active(): number | null {
    return this.view.over ? null : this.view.turn.active;
  }
  get headline(): string {
    const visits = this.me?.visits ?? 0;
    if (this.view.turn.ending && !this.view.over) return words.say('newzealand-last-turns');
    return words.say('newzealand-trip', { number: visits + 1 });
  }
  readonly pips = null;

  // -- boards ------------------------------------------------------------------------------------------------------

  /** The cards have a board of their own. */
  private get apart(): boolean {
    return this.form !== 'desk';
  }
  boards(form: Form): readonly BoardTab[] {
    const tab = (id: BoardName, icon: string): BoardTab => ({ id, icon, label: words.say(`newzealand-board-${id}`) });
    const all = [tab('trail', 'runholder'), tab('sea', 'ship'), tab('wellington', 'wellington')];
    return form === 'desk' ? all : [...all, tab('markets', 'hire')];
  }
  get board(): BoardName {
    return this.wanted?.at === this.question ? this.wanted.board : this.fitting;
  }
  set board(board: BoardName) {
    this.wanted = { board, at: this.question };
  }
  /** The board that the question is about. */
  private get fitting(): BoardName {
    const step = this.step;
    if (WELLINGTON.has(step) || step === 'wool_delivery') return 'wellington';
    if (AT_SEA.has(step)) return 'sea';
    if (this.apart && AT_MARKET.has(step)) return 'markets';
    if (ON_TRAIL.has(step) || this.wanted === null || !this.apart) return 'trail';
    return this.wanted.board;
  }
  /** What a wish for another board lasts for: one question. */
  private get question(): string {
    return this.step;
  }
  get shearing(): boolean {
    return SHEARING.has(this.step);
  }

  focus(): Frame | null {
    if (this.board === 'trail') return around(this.trailPoints(), TRAIL_CANVAS, 330);
    if (this.board === 'sea') return around(this.seaPoints(), SEA_CANVAS, 380);
    return null;
  }
  /** The places of the trail that may be chosen. */
  readonly lit = $derived.by(() => {
    const places = this.table.legal.filter((offer) => ['move', 'via', 'clear', 'build'].includes(offer.kind));
    return new Set(places.map((offer) => String(offer.args.to ?? offer.args.space)));
  });
  private trailPoints(): { x: number; y: number }[] {
    const lit = this.table.legal
      .filter((offer) => offer.kind === 'move' || offer.kind === 'via' || offer.kind === 'clear')
      .map((offer) => String(offer.args.to ?? offer.args.space));
    const mine = this.me?.runholder ?? this.view.players[0]?.runholder ?? 'start';
    return [...lit, mine].map((space) => known(TRAIL_SPOTS, space));
  }
  private seaPoints(): { x: number; y: number }[] {
    const lit = this.table.legal
      .filter((offer) => offer.kind === 'sail' || offer.kind === 'upgrade')
      .map((offer) => String(offer.args.to ?? offer.args.at));
    const harbour = HARBOURS.get(this.upgraded ?? '');
    const mine = this.me?.ship ?? 'S';
    return [...lit, harbour?.at ?? mine].map((space) => known(SEA_SPOTS, space));
  }

  // -- words -------------------------------------------------------------------------------------------------------

  /** A place of the trail by what stands there. */
  place(space: string): string {
    const tile = this.view.trail[space];
    if (tile === undefined) return this.word(space);
    if (tile.neutral !== undefined) return words.say('newzealand-neutral', { letter: tile.neutral });
    if (tile.building !== undefined) {
      const owner = tile.owner ?? 0;
      return owner === this.seat
        ? words.say('newzealand-own-building', { building: tile.building })
        : words.say('newzealand-other-building', { building: tile.building, name: this.name(owner) });
    }
    return this.word(tile.hazard ?? space);
  }
  word(name: string): string {
    const key = `newzealand-word-${name}`;
    return words.has(key) ? words.say(key) : name;
  }
  /** Neutral buildings and owners of spaces never change, so that log lines stay true. */
  private naming(arg: string, value: Value, form: string): string | null {
    if (typeof value !== 'string') return null;
    if (arg === 'owner' && value.startsWith('seat_')) return this.name(Number(value.slice(5)) - 1);
    if (OBJECTIVES.has(value)) return words.say('newzealand-objective-told', { tasks: this.tasksOf(value) });
    if (arg !== 'to' && arg !== 'space') return null;
    const tile = this.view?.trail[value];
    if (form === 'sea' || tile === undefined) return null;
    if (tile.neutral !== undefined)
      return words.say(form === 'to' ? 'newzealand-to-neutral' : 'newzealand-neutral', { letter: tile.neutral });
    if (form !== 'to' || tile.owner === undefined) return null;
    const you = tile.owner === this.seat ? 'yes' : 'no';
    return words.say('newzealand-to-building', { name: this.name(tile.owner), you, space: this.word(value) });
  }
  objectiveName(card: string): string {
    return words.say('newzealand-objective-name', { tasks: this.tasksOf(card), vp: known(OBJECTIVES, card).vp });
  }
  private tasksOf(card: string): string {
    const { tasks } = known(OBJECTIVES, card);
    return tasks.map((task) => words.say(`newzealand-task-${task}`)).join(', ');
  }

  /** The effect behind one half of a cell at the place where one is. */
  cellHalf(cell: Value, half: number): Half | null {
    const tile = this.here;
    const text = cell === 'extra' ? tile?.extra : tile?.actions?.[Number(cell) - 1];
    return halvesOf(text ?? '')[half - 1] ?? null;
  }
  get here(): TrailTile | null {
    return this.view.trail[this.me?.runholder ?? ''] ?? null;
  }

  label(offer: Offer): Segment[] | null {
    const found = LABELS[offer.kind]?.(this, offer.args as Record<string, Value>);
    return found === undefined ? null : [{ text: found, arg: 'label' }];
  }

  // -- what the shell asks -----------------------------------------------------------------------------------------

  get panelKinds(): readonly string[] {
    const own = PANELS[this.step] ?? [];
    const straight = this.step === 'use_location' ? this.straight : [];
    return [...own, ...straight.flatMap((each) => TARGETS[each.step] ?? [])];
  }
  get forbidden(): readonly Offer[] {
    return [];
  }
  icon(kind: string): string {
    return ICONS[kind] ?? 'ship';
  }
  price(offer: Offer): number | null {
    const cost = this.cost(offer.action);
    return cost === null || cost === 0 ? null : -cost;
  }
  /** Pounds that an answer takes, as the question says; below 0 what it gives. */
  cost(action: string): number | null {
    return this.costs[action] ?? null;
  }
  span(action: string): Span | null {
    const cost = this.cost(action);
    return cost === null ? null : { least: cost, most: cost };
  }
  private readonly costs = $derived.by(() => {
    const asked = (this.table.fresh?.decision?.context ?? {}) as Priced; // whatever the question is
    const told = [asked, ...this.straight].map((each) => each.prices ?? {});
    return Object.assign({}, ...told) as Record<string, number>;
  });
  /** Where the way parts: the least and most that each branch costs. */
  get branches(): Record<string, [number, number]> {
    return this.asked('fork')?.fees ?? {};
  }
  /** The steps to every sea space that the ship may sail to. */
  get ways(): Record<string, number> {
    return [this.asked('ship'), ...this.straight].find((each) => each?.ways !== undefined)?.ways ?? {};
  }
  /** The harbours that may be upgraded: steps, and the least and most that it costs. */
  get upgrades(): Record<string, [number, number, number]> {
    const told = [this.asked('ship') ?? this.asked('remote'), ...this.straight];
    return told.find((each) => each?.upgrades !== undefined)?.upgrades ?? {};
  }
  /** The spaces in reach: steps, and the least and most that it costs to get there. */
  get reach(): Record<string, [number, number, number]> {
    return (this.asked('phase_a') ?? this.asked('move_on'))?.reach ?? {};
  }
  /** The harbour that gets a storehouse or a disc. */
  get upgraded(): string | null {
    return (this.asked('storehouse') ?? this.asked('medium_disc'))?.harbour ?? null;
  }
  /** What the sheep that are shown, and all that is added to them, are worth so far. */
  get total(): number {
    const income = this.asked('income') ?? this.asked('income_reveal') ?? this.asked('certificates');
    const delivery = this.asked('choose_delivery') ?? this.asked('harbour_disc') ?? this.asked('wool_delivery');
    return (income ?? delivery)?.total ?? this.asked('shear_reveal')?.wool ?? 0;
  }
  /** The least and the most that the actions cost which go with one part; null if none says what it costs. */
  partCosts(kind: string, part: string, value: Value): Span | null {
    const found = this.pairs(kind)
      .filter((offer) => partOf(offer, part) === value)
      .map((offer) => this.cost(offer.action))
      .filter((cost) => cost !== null);
    return found.length === 0 ? null : { least: Math.min(...found), most: Math.max(...found) };
  }

  // -- choosing in two parts ---------------------------------------------------------------------------------------

  private get parts(): Record<string, Value> {
    return this.held.version === this.table.version() ? this.held.parts : {};
  }
  /** What is chosen of a part: by the player, or because there is nothing else. */
  part(kind: string, part: string): Value | null {
    const chosen = this.parts[part];
    const values = this.values(kind, part);
    if (chosen !== undefined && values.includes(chosen)) return chosen;
    return values.length === 1 ? (values[0] ?? null) : null;
  }
  private pairs(kind: string): Offer[] {
    return this.table.legal.filter((offer) => offer.kind === kind);
  }
  /** What is left once a part is chosen. */
  get narrowed(): Narrowed | null {
    const { kind } = this.held;
    const [first, second] = PAIRS[kind] ?? ['', ''];
    const [part, value] = Object.entries(this.parts)[0] ?? ['', ''];
    if (!this.isPicked(kind, part, value)) return null;
    return {
      chosen: this.partName(part, value),
      next: words.say(`newzealand-choose-${part === first ? second : first}`),
      panel: PANELS[this.step]?.includes(kind) === true,
      fits: (offer) => offer.kind === kind && partOf(offer, part) === value,
      widen: () => (this.held = NOTHING_HELD),
    };
  }
  private partName(part: string, value: Value): string {
    return PART_NAMES[part]?.(this, value) ?? this.word(String(value));
  }
  /** What may be chosen for a part together with what is chosen of the other; of itself, anything. */
  open(kind: string, part: string): Value[] {
    const { narrowed } = this;
    if (narrowed === null || this.parts[part] !== undefined) return this.values(kind, part);
    const fitting = this.pairs(kind).filter((offer) => narrowed.fits(offer));
    return [...new Set(fitting.map((offer) => partOf(offer, part)))];
  }
  /** What may be chosen for a part, whatever the other part is. */
  values(kind: string, part: string): Value[] {
    return [...new Set(this.pairs(kind).map((offer) => partOf(offer, part)))];
  }
  /** The offers that go with what is chosen of the first part. */
  following(kind: string): Offer[] {
    const [first] = PAIRS[kind] ?? ['', ''];
    const chosen = this.part(kind, first);
    return this.pairs(kind).filter((offer) => chosen === null || partOf(offer, first) === chosen);
  }
  pick(kind: string, part: string, value: Value): void {
    const again = this.parts[part] === value;
    const parts = again ? {} : { ...this.parts, [part]: value };
    this.held = { version: this.table.version() ?? -1, kind, parts };
    const action = again ? null : this.pairAction(kind, part, value);
    if (action !== null && !again && this.chosenOther(kind, part)) void this.table.act(action);
  }
  private chosenOther(kind: string, part: string): boolean {
    const [first, second] = PAIRS[kind] ?? ['', ''];
    return this.parts[part === first ? second : first] !== undefined;
  }
  isPicked(kind: string, part: string, value: Value): boolean {
    return this.values(kind, part).length > 1 && this.parts[part] === value;
  }
  /** The action that choosing this part completes, if the other part is settled. */
  pairAction(kind: string, part: string, value: Value): string | null {
    const [first, second] = PAIRS[kind] ?? ['', ''];
    const other = part === first ? second : first;
    const fitting = this.pairs(kind).filter((offer) => partOf(offer, part) === value);
    const settled = this.parts[other];
    const found = settled === undefined ? fitting : fitting.filter((offer) => partOf(offer, other) === settled);
    return found.length === 1 ? (found[0]?.action ?? null) : null;
  }
  /** For a piece that stands for one part: its action if that settles everything, else the way to pick it up. */
  partTarget(kind: string, part: string, value: Value): { action: string | null; pick: (() => void) | null } {
    if (!this.values(kind, part).includes(value)) return { action: null, pick: null };
    const action = this.pairAction(kind, part, value);
    if (action !== null) return { action, pick: null };
    return { action: null, pick: () => this.pick(kind, part, value) };
  }

  /** A piece that is carried to a place; where it may not go, the rule says why. */
  carry(what: 'runholder' | 'ship', ghost: string, action: (space: string) => string | null): Carried {
    return {
      what,
      ghost,
      drop: (key) => {
        const [kind, space] = key.split(':');
        const wanted = kind === what && space !== undefined ? action(space) : null;
        if (wanted === null) return;
        if (this.table.offer(wanted) !== undefined) void this.table.act(wanted);
        else void this.table.whyNot(wanted).then((because) => (this.table.because = because));
      },
    };
  }

  // -- what pieces stand for ---------------------------------------------------------------------------------------

  /** The first of several actions that may be taken; else the first that one would think of. */
  private first(...actions: (string | null)[]): string | null {
    const named = actions.filter((action): action is string => action !== null);
    return named.find((action) => this.table.offer(action) !== undefined) ?? named[0] ?? null;
  }
  /** The action if the question is about such things: it may be answered so, or it is the very question. */
  private during(steps: readonly string[], kind: string, args: Record<string, Value> = {}): string | null {
    return steps.includes(this.step) || this.kinds.has(kind) ? actionName(kind, args) : null;
  }

  spaceAction(space: string): string | null {
    return this.first(
      this.during(['phase_a', 'move_on', 'first_place'], 'move', { to: space }),
      this.during(['fork'], 'via', { space }),
      this.during(['hazard'], 'clear', { space }),
    );
  }
  cellAction(cell: Value, half: number): string | null {
    if (this.step !== 'use_location') return null;
    const withCard = this.table.legal.filter(
      (offer) => offer.kind === 'use_with' && offer.args.cell === cell && offer.args.half === half,
    );
    if (withCard.length === 1) return withCard[0]?.action ?? null;
    return actionName('use', { cell, half });
  }
  auxAction(action: Auxiliary, times: 'single' | 'double'): string | null {
    return this.during(['use_location', 'auxiliary'], 'aux', { action, times });
  }
  discAction(disc: string): string | null {
    return this.during(['first_disc', 'medium_disc'], 'uncover', { disc });
  }
  jobAction(worker: Worker, row: number): string | null {
    return this.first(
      this.during(['hiring'], 'hire', { worker, row }),
      this.during(['sarahs_hire'], 'pick_worker', { worker }),
    );
  }
  rowAction(worker: Worker): string | null {
    return this.first(
      this.during(['joker_row'], 'place_joker', { row: worker }),
      this.during(['master'], 'appoint', { worker }),
    );
  }
  bonusAction(row: number, column: number): string | null {
    return this.during(['investing'], 'invest', { row, column });
  }
  forecastAction(bag: 'A' | 'B', at: number): string | null {
    if (this.asked('forecast_tile')?.bag !== `bag_${bag.toLowerCase()}`) return null;
    return actionName('forecast', { bag: `bag_${bag.toLowerCase()}`, space: at === 0 ? 'left' : 'right' });
  }
  sheepAction(breed: string): string | null {
    return this.first(this.during(['more_sheep', 'buying'], 'take_sheep', { card: breed }));
  }
  get flockAction(): string | null {
    return this.during(['buying'], 'add_sheep');
  }
  objectiveAction(card: string): string | null {
    return this.during(['objective'], 'take_objective', { card });
  }
  get blindAction(): string | null {
    return this.during(['objective'], 'take_blind');
  }
  stackAction(stack: Stack): string | null {
    const mine = this.table.myTurn && this.view.turn.active === this.seat;
    return mine ? actionName('buy_card', { stack }) : null;
  }
  sailAction(space: string): string | null {
    return this.during(['ship'], 'sail', { to: space });
  }
  upgradeAction(space: string): string | null {
    return HARBOUR_AT.has(space) ? this.during(['ship', 'remote'], 'upgrade', { at: space }) : null;
  }
  flipAction(tile: 'step_tile' | 'fee_tile'): string | null {
    return this.during(['flip_tile'], 'flip', { tile });
  }
  spendAction(certificates: number): string | null {
    return this.during(['certificates'], 'spend', { certificates });
  }
  /** The own draw stack. */
  get drawAction(): string | null {
    return this.first(this.during(['shearing'], 'shear_draw'), this.table.myTurn ? 'token_draw(cards=2)' : null);
  }
  /** A card of the own hand. */
  cardAction(card: string): string | null {
    const offered = this.table.legal.filter(
      (offer) => offer.args.card === card && (offer.kind === 'use_with' || offer.kind === 'accept_with'),
    );
    const place = this.parts.place;
    const given = this.table.legal.find(
      (offer) => offer.kind === 'invest_with' && offer.args.card === card && partOf(offer, 'place') === place,
    );
    return this.first(
      given?.action ?? null,
      offered.length === 1 ? (offered[0]?.action ?? null) : null,
      this.during(['first_discard', 'discard_drawn'], 'discard', { card }),
      this.during(['income', 'income_reveal', 'shearing', 'shear_reveal'], 'reveal', { card }),
      this.during(['top_order'], 'put_on_top', { card }),
      this.during(['last_objectives'], 'add_objective', { card }),
      this.during(['phase_a', 'use_location'], 'play', { card, half: 1 }),
    );
  }
}

/** What is chosen, in words, where the word of the thing is not enough. */
const PART_NAMES: Record<string, (game: NewZealandTable, value: Value) => string> = {
  tile: (game, value) =>
    words.say('newzealand-own-building', { building: `${value}${game.view.private_sides[Number(value) - 1] ?? 'a'}` }),
  space: (game, value) => game.place(String(value)),
  slot: (_, value) => words.say('newzealand-slot-name', { slot: Number(value) }),
  storehouse: (_, value) => words.say('newzealand-storehouse', { number: Number(value) }),
  place: (game, value) => {
    const [row, column] = String(value).split('/').map(Number);
    return game.word(game.view.bonus_market.rows[(row ?? 0) - 1]?.[(column ?? 0) - 1] ?? '');
  },
};

function partOf(offer: Offer, part: string): Value {
  if (part === 'place') return `${offer.args.row}/${offer.args.column}`;
  return offer.args[part] as Value;
}

/** The part of a canvas around some points, no smaller than it reads well. */
function around(points: { x: number; y: number }[], canvas: { width: number; height: number }, least: number): Frame {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const margin = 60;
  const width = Math.min(canvas.width, Math.max(least, Math.max(...xs) - Math.min(...xs) + 2 * margin));
  const height = Math.min(canvas.height, Math.max(least * 0.7, Math.max(...ys) - Math.min(...ys) + 2 * margin));
  return {
    x: (Math.max(...xs) + Math.min(...xs) - width) / 2,
    y: (Math.max(...ys) + Math.min(...ys) - height) / 2,
    width,
    height,
  };
}

// -- words of single actions ----------------------------------------------------------------------------------

type Args = Record<string, Value>;
type Labelling = (game: NewZealandTable, args: Args) => string | undefined;

function cell(game: NewZealandTable, args: Args, more: (what: string) => string): string | undefined {
  const half = game.cellHalf(args.cell ?? 0, Number(args.half));
  return half === null ? undefined : more(sayHalf(half, game));
}
const only = (what: string, keep: Value | undefined): string =>
  words.say('newzealand-only', { what, keep: Number(keep) });
const paying = (game: NewZealandTable, what: string, card: Value | undefined): string =>
  words.say('newzealand-paying', { what, card: game.word(String(card)) });
const leaving = (game: NewZealandTable, card: Value | undefined): string =>
  words.say('newzealand-leaving', { card: game.word(String(card)) });

function cardHalf(card: Value | undefined, half: number): Half | null {
  const name = String(card);
  const text = EFFECT_CARDS.get(name)?.effect ?? OBJECTIVES.get(name)?.immediate ?? '';
  return halvesOf(text)[half - 1] ?? null;
}
function played(game: NewZealandTable, args: Args, half: number): string {
  const effect = cardHalf(args.card, half);
  const name = OBJECTIVES.has(String(args.card)) ? words.say('newzealand-objective') : game.word(String(args.card));
  const what = effect === null ? '' : sayHalf(effect, game);
  return words.say('newzealand-play', { card: name, what });
}

const LABELS: Record<string, Labelling> = {
  move: (game, args) => game.place(String(args.to)),
  via: (game, args) => {
    const by = words.say('newzealand-by', { place: game.place(String(args.space)) });
    return [by, ...fee(game.branches[String(args.space)])].join(', ');
  },
  use: (game, args) => cell(game, args, (what) => what),
  use_part: (game, args) => cell(game, args, (what) => only(what, args.keep)),
  use_with: (game, args) => cell(game, args, (what) => paying(game, what, args.card)),
  use_bare: (game, args) => leaving(game, args.card),
  aux: (game, args) => {
    const box = known(AUXILIARY, String(args.action));
    const text = args.times === 'double' ? box.double : box.single;
    return halvesOf(text)
      .map((half) => sayHalf(half, game))
      .join();
  },
  invest: (game, args) => {
    const tile = game.view.bonus_market.rows[Number(args.row) - 1]?.[Number(args.column) - 1] ?? '';
    return game.word(tile);
  },
  invest_with: (game, args) => {
    const tile = game.view.bonus_market.rows[Number(args.row) - 1]?.[Number(args.column) - 1] ?? '';
    return paying(game, game.word(tile), args.card);
  },
  forecast: (game, args) => {
    const tiles = args.bag === 'bag_a' ? game.view.forecast.A : game.view.forecast.B;
    return game.word(tiles[args.space === 'left' ? 0 : 1] ?? '');
  },
  hire: (game, args) => game.word(String(args.worker)),
  clear: (game, args) => game.place(String(args.space)),
  build: (game, args) => {
    const building = `${args.tile}${game.view.private_sides[Number(args.tile) - 1] ?? 'a'}`;
    return words.say('newzealand-build-on', { building, place: game.place(String(args.space)) });
  },
  buy: (game, args) => {
    const line = SHEEP_LINES[Number(args.line) - 1];
    const breed = game.word(String(args.card));
    return words.say('newzealand-buy-with', { breed, shepherds: line?.shepherds ?? 0 });
  },
  take_objective: (game, args) => game.objectiveName(String(args.card)),
  spend: (_, args) => words.say('newzealand-spend', { certificates: Number(args.certificates) }),
  sail: (game, args) => capital(sailing(game, String(args.to))),
  upgrade: (game, args) => capital(upgrading(game, String(args.at))),
  play: (game, args) => played(game, args, Number(args.half)),
  play_part: (game, args) => only(played(game, args, 1), args.keep),
  play_bare: (game, args) => words.say('newzealand-play-bare', { card: bareName(game, args) }),
};

function bareName(game: NewZealandTable, args: Args): string {
  return OBJECTIVES.has(String(args.card)) ? words.say('newzealand-objective') : game.word(String(args.card));
}

/** A sea space: its name on the chart, and what its harbour gives. */
export function seaPlace(game: NewZealandTable, space: string): string {
  const harbour = HARBOUR_AT.get(space);
  const place = capital(words.say(`newzealand-water-${space}`));
  if (harbour === undefined) return place;
  const gives = harbour.post === undefined ? game.word(harbour.card) : game.word(harbour.post);
  return words.say('newzealand-harbour-at', { place, gives });
}

/** A fee in words, if there is one. */
export function fee([least, most]: [number, number] = [0, 0]): string[] {
  return least === 0 && most === 0 ? [] : [words.say('newzealand-fee', { cost: costText({ least, most }) })];
}
/** A sea space to sail to, with its distance. */
export function sailing(game: NewZealandTable, space: string): string {
  const steps = game.ways[space];
  const far = steps === undefined ? [] : [words.say('newzealand-steps', { steps })];
  return [seaPlace(game, space), ...far].join(', ');
}
/** A harbour to upgrade, with its distance and what it costs. */
export function upgrading(game: NewZealandTable, space: string): string {
  const found = game.upgrades[space];
  if (found === undefined) return seaPlace(game, space);
  const [steps, least, most] = found;
  return [seaPlace(game, space), words.say('newzealand-steps', { steps }), ...fee([least, most])].join(', ');
}

export function stackGold(stack: Stack): number {
  return STACK_GOLD.get(stack) ?? 0;
}

/** What something takes from or gives to the purse: one amount, or from the best to the worst that it may be. */
export function costText({ least, most }: Span): string {
  const amounts = [...new Set([least, most])];
  return amounts.map((cost) => (cost === 0 ? '0' : signed(-cost))).join('…');
}
