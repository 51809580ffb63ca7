/** How a table of New Zealand stands: the view with its types, what is asked and what it costs, and what things are called. */

import type { TableModel } from '../../lib/table.svelte';
import { TurnsTable } from '../../lib/typed';
import { capital, words } from '../../lib/words.svelte';
import type { Span } from './costs';
import { halvesOf, type Half } from './effects';
import { known, OBJECTIVES } from './parts';
import type { Common, Priced, Questions, StraightTarget, TrailTile, View } from './view';

export type Value = number | string;

export class Standing extends TurnsTable<View, Questions> {
  constructor(table: TableModel) {
    super(table);
    table.speech = {
      guests: () => (this.view.sarah === undefined ? [] : [words.say('newzealand-sarah')]),
      naming: (arg, value, form, actor) => this.naming(arg, value, form, actor),
    };
  }

  // -- who is there, and what is asked -----------------------------------------------------------------------------

  /** The kinds of actions that may be taken. */
  readonly kinds = $derived.by(() => new Set(this.table.legal.map((offer) => offer.kind)));
  /** The actions of the location whose target can be named straight away. */
  get straight(): readonly StraightTarget[] {
    return (this.asked('use_location') ?? this.asked('offer'))?.straight ?? [];
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

  // -- what the question tells --------------------------------------------------------------------------------------

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
  private naming(arg: string, value: Value, form: string, actor: number | null): string | null {
    if (typeof value !== 'string') return null;
    if (arg === 'owner' && value.startsWith('seat_')) {
      const owner = Number(value.slice(5)) - 1;
      return words.say('newzealand-payee-seat', { name: this.name(owner), you: owner === this.seat ? 'yes' : 'no' });
    }
    if (arg !== 'to' && arg !== 'space') return null;
    const tile = this.view?.trail[value];
    if (form === 'sea' || tile === undefined) return null;
    if (tile.neutral !== undefined)
      return words.say(form === 'to' ? 'newzealand-to-neutral' : 'newzealand-neutral', { letter: tile.neutral });
    if (form !== 'to' || tile.owner === undefined) return null;
    const [mine, own] = [tile.owner === this.seat, tile.owner === actor];
    const theirs = this.isSarah(tile.owner) ? 'her-own' : 'own';
    const whose = mine ? (own ? 'your-own' : 'yours') : own ? theirs : 'other';
    return words.say('newzealand-to-building', { name: this.name(tile.owner), whose, space: this.word(value) });
  }
  objectiveName(card: string): string {
    const objective = capital(this.word(card));
    return words.say('newzealand-objective-name', { objective, vp: known(OBJECTIVES, card).vp });
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
}
