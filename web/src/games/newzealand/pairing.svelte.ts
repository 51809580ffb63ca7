/** Actions with two parts: what is chosen of them, and what that leaves open. */

import type { Narrowed } from '../../lib/plan';
import type { Offer } from '../../lib/protocol';
import { words } from '../../lib/words.svelte';
import type { Span } from './costs';
import { Standing, type Value } from './standing.svelte';
import { PANELS } from './steps';

/** Kinds of actions with two parts, which are chosen one after the other in either order. */
const PAIRS: Record<string, readonly [string, string]> = {
  deliver: ['post', 'disc'],
  deliver_from: ['post', 'harbour'],
  build: ['tile', 'space'],
  store: ['slot', 'storehouse'],
  buy: ['card', 'line'],
  invest_with: ['place', 'card'],
};

/** The parts of an action that are chosen, at the version they were chosen. */
interface Held {
  version: number;
  kind: string;
  parts: Record<string, Value>;
}
const NOTHING_HELD: Held = { version: -1, kind: '', parts: {} };

export class Pairing extends Standing {
  /** The parts of an action that are chosen already, at the version they were chosen. */
  private held = $state.raw(NOTHING_HELD);

  protected get parts(): Record<string, Value> {
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
  /** The least and the most that the actions cost which go with one part; null if none says what it costs. */
  partCosts(kind: string, part: string, value: Value): Span | null {
    const found = this.pairs(kind)
      .filter((offer) => partOf(offer, part) === value)
      .map((offer) => this.cost(offer.action))
      .filter((cost) => cost !== null);
    return found.length === 0 ? null : { least: Math.min(...found), most: Math.max(...found) };
  }
}

/** What is chosen, in words, where the word of the thing is not enough. */
const PART_NAMES: Record<string, (game: Standing, value: Value) => string> = {
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

export function partOf(offer: Offer, part: string): Value {
  if (part === 'place') return `${offer.args.row}/${offer.args.column}`;
  return offer.args[part] as Value;
}
