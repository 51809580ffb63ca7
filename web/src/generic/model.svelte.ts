/** A table of any game: what its view and its questions hold, in the game's words where there are any. */

import type { GameTable } from '../games/game';
import type { Offer } from '../lib/protocol';
import { SEAT_LETTERS } from '../lib/seats';
import { TypedTable } from '../lib/typed';
import { capital, words } from '../lib/words.svelte';
import { isEnd } from './answers';
import { isFields, partsOf, type Fields, type Part, type Scalar } from './tree';

/** Fields of every view that the shell shows already, and those that come last. */
const SHOWN_ELSEWHERE = new Set(['game', 'seat', 'pending', 'over', 'result', 'options']);
/** Fields whose numbers are seats. */
const SEATS = /^(seat|active|first|owner|holder|winner|leader|dealer|rival|bidder|debtor|seller|buyer|pending)$/;
const FACTS = 3;

export class GenericTable extends TypedTable<Fields> implements GameTable {
  readonly freeKinds: readonly string[] = [];
  readonly endKinds: readonly string[] = [];
  /** What each question has offered at this table so far, the last of each kind. */
  private readonly met = new Map<string, Map<string, Offer>>();

  private get turn(): Fields {
    return isFields(this.view.turn) ? this.view.turn : {};
  }
  get active(): number | null {
    if (this.table.over) return null;
    return typeof this.turn.active === 'number' ? this.turn.active : (this.table.pending[0] ?? null);
  }
  get headline(): string {
    return typeof this.turn.round === 'number' ? `${this.called('round')} ${this.turn.round}` : '';
  }
  get pips(): null {
    return null;
  }
  /** The panel takes care of everything. */
  get panelKinds(): readonly string[] {
    return [...this.table.legal, ...this.forbidden].map((offer) => offer.kind);
  }

  /** What the same question has offered before and does not offer now. */
  get forbidden(): readonly Offer[] {
    const { step } = this;
    if (step === '') return [];
    const met = this.met.get(step) ?? new Map<string, Offer>();
    this.met.set(step, met);
    for (const offer of this.table.legal) met.set(offer.kind, offer);
    const now = new Set(this.table.legal.map((offer) => offer.kind));
    return [...met.values()].filter((offer) => !now.has(offer.kind));
  }

  // -- what the view holds -----------------------------------------------------------------------------------------

  /** The field that has an object for every player, told by their seats. */
  private get playersKey(): string | null {
    const found = Object.entries(this.view).find(
      ([, value]) =>
        Array.isArray(value) &&
        value.length > 0 &&
        value.every((each: unknown) => isFields(each) && typeof each.seat === 'number'),
    );
    return found?.[0] ?? null;
  }
  get players(): Fields[] {
    return this.playersKey === null ? [] : (this.view[this.playersKey] as Fields[]);
  }
  /** All that lies before a player. */
  playerParts(seat: number): Part[] {
    const player = this.players.find((each) => each.seat === seat) ?? {};
    return partsOf(Object.fromEntries(Object.entries(player).filter(([key]) => key !== 'seat')));
  }
  /** What all players can be compared by: the plain values that each of them has. */
  get compared(): string[] {
    const keys = Object.keys(this.players[0] ?? {}).filter((key) => key !== 'seat');
    return keys.filter((key) => this.players.every((player) => key in player && typeof player[key] !== 'object'));
  }
  /** A few numbers of a player. */
  facts(seat: number): [string, number][] {
    const player = this.players.find((each) => each.seat === seat) ?? {};
    return this.compared
      .flatMap((key): [string, number][] => (typeof player[key] === 'number' ? [[key, player[key]]] : []))
      .slice(0, FACTS);
  }
  /** All that lies in the middle: first the plain values together, then everything that has a title of its own. */
  get middle(): Part[] {
    const isMiddle = (key: string): boolean => !SHOWN_ELSEWHERE.has(key) && key !== this.playersKey;
    const fields = Object.entries(this.view).filter(([key, value]) => isMiddle(key) && value !== null);
    const parts = partsOf(Object.fromEntries(fields));
    const plain = parts.filter((part) => part.shape === 'value');
    const titled = parts.filter((part) => part.shape !== 'value').map(spread);
    return plain.length === 0 ? titled : [{ key: '', shape: 'group', parts: plain }, ...titled];
  }
  get options(): Part[] {
    return isFields(this.view.options) ? partsOf(this.view.options) : [];
  }
  /** What comes with the question besides what stands on its buttons. */
  get context(): Part[] {
    const context = this.table.fresh?.decision?.context ?? {};
    return partsOf(Object.fromEntries(Object.entries(context).filter(([, value]) => !this.isAboutAnswers(value))));
  }

  // -- words -------------------------------------------------------------------------------------------------------

  /** What a field is called: by the game, by us if many games have it, else by its name. */
  called(key: string): string {
    const { game } = this.table;
    const keys = ['view', 'word', 'option'].map((kind) => `${game}-${kind}-${key}`);
    const known = [...keys, `web-view-${key}`].find((each) => words.has(each));
    return known === undefined ? words.named(key, key) : capital(words.say(known));
  }
  /** The seat that a value stands for. */
  seatOf(key: string, value: Scalar): number | null {
    if (!SEATS.test(key)) return null;
    const seat = typeof value === 'string' ? (SEAT_LETTERS as readonly string[]).indexOf(value) : value;
    return typeof seat === 'number' && seat >= 0 && seat < this.table.names.length ? seat : null;
  }
  text(key: string, value: Scalar): string {
    if (value === null || value === '') return '–';
    if (typeof value === 'boolean') return words.say(value ? 'web-yes' : 'web-no');
    const seat = this.seatOf(key, value);
    if (seat !== null) return this.table.names[seat] ?? '';
    return typeof value === 'number' ? String(value) : this.word(value);
  }
  private word(value: string): string {
    const key = `${this.table.game}-word-${value}`;
    return words.has(key) ? words.say(key) : value.replaceAll('_', ' ');
  }

  /** An action as a whole sentence. */
  sentence(offer: Offer): string {
    const text = this.table
      .label(offer)
      .map((segment) => segment.text)
      .join('');
    return capital(text);
  }
  /** A kind of action: its sentence with gaps. */
  kind(offer: Offer): string {
    const { game, names } = this.table;
    const short = [`${game}-group-${offer.kind}`, `${game}-tile-${offer.kind}`].find((key) => words.has(key));
    if (short !== undefined) return words.say(short);
    const key = `${game}-do-${offer.kind}`;
    if (!words.has(key)) return words.named('', offer.kind);
    const gaps = Object.fromEntries(Object.keys(offer.args).map((arg) => [arg, '…']));
    const sentence = words.plain(game, key, gaps, { names });
    return /\p{L}/u.test(sentence) ? sentence : words.named('', offer.kind);
  }
  /** An argument as a button shows it: numbers say what they count where there is more than one. */
  argument([arg, value]: [string, number | string], alone: boolean): string {
    const text = words.value(this.table.game, arg, value, { names: this.table.names });
    return alone || typeof value === 'string' ? text : `${this.called(arg)} ${text}`;
  }
  /** Numbers that come with a question for this answer, a price for instance. */
  notes(offer: Offer): [string, number][] {
    return Object.entries(this.table.fresh?.decision?.context ?? {}).flatMap(([key, value]): [string, number][] => {
      const number = isFields(value) ? value[offer.action] : undefined;
      return typeof number === 'number' ? [[key, number]] : [];
    });
  }
  private isAboutAnswers(value: unknown): boolean {
    return isFields(value) && this.table.legal.some((offer) => offer.action in value);
  }

  icon(kind: string): string {
    return isEnd(kind) ? 'confirm' : 'arrow-right';
  }
  price(): null {
    return null;
  }
}

/** Pairs under a title of their own stand under each other like the values of a group. */
function spread(part: Part): Part {
  if (part.shape !== 'pairs') return part;
  const parts = part.pairs.map(([key, value]): Part => ({ key, shape: 'value', value }));
  return { key: part.key, shape: 'group', parts };
}
