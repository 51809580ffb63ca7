/** A table of New Zealand as the shell knows it: its boards, and how its answers are shown. */

import type { Form } from '../../lib/form';
import type { Offer } from '../../lib/protocol';
import { capital, words, type Segment } from '../../lib/words.svelte';
import type { BoardTab, Frame, GameTable } from '../game';
import { Answers } from './answers';
import { LABELS } from './labels';
import { HARBOURS, known, SEA_CANVAS, SEA_SPOTS, SHEEP, TRAIL_CANVAS, TRAIL_SPOTS } from './parts';
import type { Value } from './standing.svelte';
import { AT_MARKET, AT_SEA, HAND_KINDS, ICONS, ON_TRAIL, PANELS, SHEARING, TARGETS, WELLINGTON } from './steps';

export type BoardName = 'trail' | 'sea' | 'markets' | 'wellington';

export class NewZealandTable extends Answers implements GameTable {
  readonly endKinds = ['shear', 'decline', 'done', 'end_turn'];
  readonly weightyKinds = ['decline'];
  readonly freeKinds = ['token_draw', 'token_remove', 'buy_card', 'play', 'play_part', 'play_bare'];
  /** Which board somebody asked for, and at which question; another question brings its own board. */
  private wanted = $state.raw<{ board: BoardName; at: string } | null>(null);
  turned = $state.raw<BoardName | null>(null);
  /** Narrow windows have the markets on a board of their own. */
  form = $state<Form>('desk');

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
    const { wanted } = this;
    const wished = wanted?.at === this.question ? wanted.board : null;
    return this.there(this.turned) ?? this.there(wished) ?? this.fitting;
  }
  set board(board: BoardName) {
    this.turned = null;
    this.wanted = { board, at: this.question };
  }
  /** A board that this window has; it may have grown since. */
  private there(board: BoardName | null): BoardName | null {
    return board === 'markets' && !this.apart ? null : board;
  }
  /** The board that the question is about. */
  private get fitting(): BoardName {
    const [offered] = this.step === 'offer' ? this.straight : [];
    const last = this.apart ? this.there(this.wanted?.board ?? null) : null;
    return this.boardOf(offered?.step ?? this.step) ?? last ?? 'trail';
  }
  /** Where the answers to a question are, if they are in any one place. */
  boardOf(step: string): BoardName | null {
    if (WELLINGTON.has(step) || step === 'wool_delivery') return 'wellington';
    if (AT_SEA.has(step)) return 'sea';
    if (AT_MARKET.has(step)) return this.apart ? 'markets' : 'trail';
    return ON_TRAIL.has(step) ? 'trail' : null;
  }
  /** What a wish for another board lasts for: one question, or all that others do. */
  private get question(): string {
    return this.step === '' ? '' : `${this.step} ${this.table.fresh?.version}`;
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

  // -- what the shell asks -----------------------------------------------------------------------------------------

  label(offer: Offer): Segment[] | null {
    const found = LABELS[offer.kind]?.(this, offer.args as Record<string, Value>);
    if (found !== undefined) return [{ text: found, arg: 'label' }];
    const figures = HAND_KINDS.has(offer.kind) ? figuresOf(String(offer.args.card)) : [];
    return figures.length === 0 ? null : [...this.table.label(offer), ...figures];
  }
  /** A card with what it is worth. */
  named(card: string): Segment[] {
    return [{ text: capital(this.word(card)), arg: 'card', value: card }, ...figuresOf(card)];
  }

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
}

/** What a sheep is worth, to stand behind its name. */
function figuresOf(card: string): Segment[] {
  const sheep = SHEEP.get(card);
  if (sheep === undefined) return [];
  const { breeding, wool } = sheep;
  return [{ text: ` (${words.say('newzealand-figures', { breeding, wool })})`, arg: 'figures', value: card }];
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
