/** A game looked at again: the same table, at any of its steps, with nothing to decide. */

import { api } from './api';
import type { Fresh, ReplayStep } from './protocol';
import { TableModel } from './table.svelte';

const PAGE = 100;

export class ReplayTable extends TableModel {
  at = $state(0);
  total = $state(1);
  private steps: ReplayStep[] = [];

  constructor(table: string) {
    super(table, null);
  }

  /** Load page by page; show the beginning at once, and the step that is wanted as soon as it is here. */
  async load(wanted = 0): Promise<void> {
    const now = await api.look(this.table);
    this.link = 'live';
    do {
      const page = await api.replay(this.table, this.steps.length, PAGE);
      this.total = page.total;
      this.steps.push(...page.steps);
      if (page.steps.length === 0) break;
      if (this.fresh === null) this.show(0, now);
      if (this.at < wanted) this.show(Math.min(wanted, this.steps.length - 1));
    } while (this.steps.length < this.total);
  }

  override get over(): boolean {
    return this.fresh?.view?.over === true;
  }

  /** How many steps are here already. */
  get loaded(): number {
    return this.steps.length;
  }

  /** Show a step: its view, and the log up to it. */
  show(at: number, base: Fresh | null = this.fresh): void {
    const step = this.steps[at];
    if (step === undefined || base === null) return;
    this.at = at;
    this.log = this.steps.slice(0, at + 1).flatMap((each) =>
      each.events.map((event, number) => ({
        id: `${each.number}.${number}`,
        version: each.number,
        kind: 'act',
        seat: each.seat,
        at: 0,
        event: event as { event: string },
        undone: false,
      })),
    );
    const pending = (step.view.pending ?? []) as number[];
    this.fresh = {
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
      entries: [],
    };
  }
}
