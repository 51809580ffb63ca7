/** A game looked at again: the same table, at any of its steps and with anybody's eyes, with nothing to decide. */

import { api } from './api';
import type { Fresh, ReplayStep } from './protocol';
import { entryOf, linesOf } from './steps';
import { TableModel } from './table.svelte';
import { words } from './words.svelte';

const PAGE = 100;

export class ReplayTable extends TableModel {
  override readonly replayed = true;
  at = $state(0);
  total = $state(1);
  /** With whose eyes; null: one's own, or those of somebody who watches. */
  eyes = $state<number | null>(null);
  /** How many steps are here already. */
  loaded = $state(0);
  private steps: ReplayStep[] = [];
  /** Each loading knows whether another one has begun meanwhile. */
  private loading = 0;

  constructor(table: string) {
    super(table, null);
  }

  /** Load page by page; show the beginning at once, and the step that is wanted as soon as it is here. */
  async load(wanted = 0, eyes: number | null = null): Promise<void> {
    this.loading += 1;
    const mine = this.loading;
    const now = await api.look(this.table);
    const steps: ReplayStep[] = [];
    let total: number;
    do {
      const page = await api.replay(this.table, steps.length, PAGE, eyes);
      if (mine !== this.loading) return;
      total = page.total;
      steps.push(...page.steps);
      if (page.steps.length === 0) break;
      if (this.steps === steps) {
        this.loaded = steps.length;
        if (this.at < wanted) this.show(Math.min(wanted, steps.length - 1));
      } else if (this.fresh === null || steps.length > wanted || steps.length >= total) {
        this.begin(steps, eyes, { ...now, seat: page.seat }, { total, wanted });
      }
    } while (steps.length < total);
  }

  private begin(
    steps: ReplayStep[],
    eyes: number | null,
    now: Fresh,
    { total, wanted }: { total: number; wanted: number },
  ): void {
    this.link = 'live';
    this.steps = steps;
    this.total = total;
    this.eyes = eyes;
    this.loaded = steps.length;
    this.show(Math.min(wanted, steps.length - 1), now);
  }

  override get over(): boolean {
    return this.fresh?.view?.over === true;
  }

  /** Show a step: its view, and the log up to it. */
  show(at: number, base: Fresh | null = this.fresh): void {
    const step = this.steps[at];
    if (step === undefined || base === null) return;
    const goesOn = base === this.fresh && at === this.at + 1; // then what happened is seen to happen
    const pending = (step.view.pending ?? []) as number[];
    const next: Fresh = {
      ...base,
      version: step.number,
      view: step.view,
      table: { ...base.table, pending, unconfirmed: null },
      decision: null,
      legal: [],
      undo: 0,
      undo_end: null,
      forced: null,
      can_confirm: false,
      since: base.version,
      entries: [entryOf(step)],
    };
    if (base === this.fresh) this.watcher?.before(next);
    this.at = at;
    this.log = linesOf(this.steps.slice(0, at + 1));
    this.fresh = goesOn ? next : { ...next, entries: [] };
  }

  /** The steps at which a turn begins, as far as they are here; the first one always does. */
  private beginnings(): number[] {
    const { turn } = words.story(this.game);
    const begun = this.steps.slice(0, this.loaded).filter(({ events }) => events.some((event) => event.event === turn));
    return [...new Set([0, ...begun.map(({ number }) => number)])];
  }

  /** The step one turn on or back: where the next one begins, or the last step. */
  turn(direction: 1 | -1): number {
    const all = this.beginnings();
    return direction === 1
      ? (all.find((at) => at > this.at) ?? this.loaded - 1)
      : (all.filter((at) => at < this.at).at(-1) ?? 0);
  }

  /** Which turn it is, and how many there are; they are counted as where the scores are told. */
  get turns(): { at: number; of: number } {
    const all = this.beginnings();
    return { at: all.filter((at) => at <= this.at).length, of: all.length };
  }
}
