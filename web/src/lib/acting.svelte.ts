/** What one does at a table: what is asked, answering it, ending a turn by a press, and taking back. */

import type { Because } from './advised.svelte';
import type { Connection, Saying } from './connection';
import { freshId } from './ids';
import { lastPress } from './presses';
import { Refused, Unreachable } from './problem';
import type { Done, Fresh, Offer } from './protocol';
import { settings } from './settings.svelte';
import { PacedTable } from './paced.svelte';
import { explain } from './trouble';
import { words } from './words.svelte';

/** An action that waits for a press, and what it passes on. */
export interface Held {
  offer: Offer;
  passes: 'turn' | 'others';
}

const CALM = 350; // milliseconds in which a new question takes no answer: double presses are over by then

export class ActingTable extends PacedTable {
  /** A move is on its way; the buttons wait. */
  busy = $state(false);
  /** The choice that would end the turn: it is made by another press. */
  held = $state.raw<Held | null>(null);
  /** The turn was ended by a press; a table that wants a confirmation has it at once. */
  ending = $state(false);
  /** A question has just come: whoever presses now meant the one before. */
  settling = $state(false);
  /** From when on a press is meant for the present question, as `performance.now` counts. */
  opensAt = 0;
  because = $state.raw<Because | null>(null);
  private settled: ReturnType<typeof setTimeout> | undefined;
  /** When the table was first shown, and whether it has asked anything since. */
  private shownAt: number | null = null;
  private hasAsked = false;
  /** Actions without an alternative, taken by themselves since the last choice. */
  private skipped = 0;
  /** Something was taken back: now nothing goes on by itself. */
  private back = false;

  constructor(
    table: string,
    protected connection: Connection | null,
  ) {
    super(table);
  }

  /** What is asked, in one sentence; or whom the table waits for. */
  get question(): string {
    const fresh = this.fresh;
    if (fresh === null) return '';
    if (this.over) return words.say('web-over');
    if (this.driven && this.fresh?.table.status === 'playing') return words.say('web-bot-plays');
    if (fresh.can_confirm) return words.say('web-ask-confirm');
    if (this.held !== null) return words.say(`web-ask-held-${this.held.passes}`);
    if (fresh.decision !== null) {
      const { step, context } = fresh.decision;
      return words.plain(this.game, `${this.game}-ask-${step}`, context, this.called);
    }
    if (fresh.table.status === 'paused') return words.say('web-paused');
    const waits = fresh.table.unconfirmed !== null ? [fresh.table.unconfirmed] : this.pending;
    // Only a replay comes here with one's own turn: nothing is asked there.
    if (this.seat !== null && waits.includes(this.seat)) return words.say('web-your-turn');
    return words.say('web-waiting', { names: waits.map((seat) => this.names[seat]).join(', '), count: waits.length });
  }

  /** Take no answers for a moment; those who press on and on make it longer. */
  settle(): void {
    this.openAt(performance.now() + CALM);
  }

  private openAt(time: number): void {
    const wait = time - performance.now();
    this.opensAt = time;
    this.settling = wait > 0;
    clearTimeout(this.settled);
    if (wait > 0) this.settled = setTimeout(() => (this.settling = false), wait);
  }

  /** Another question. The first one of a table that has just been opened can only be met by the press that opened it. */
  private asksAnew(fresh: Fresh): void {
    const now = performance.now();
    this.shownAt ??= now;
    if (!this.hasAsked && now < this.shownAt + CALM) this.openAt(Math.max(now, lastPress() + CALM));
    else this.settle();
    this.hasAsked ||= fresh.decision !== null || fresh.can_confirm;
  }

  close(): void {
    this.updates.clear();
    clearTimeout(this.settled);
  }

  protected override laid(fresh: Fresh, before: Fresh | null): void {
    if (fresh.version !== before?.version) this.held = null;
    if (questionOf(fresh) !== questionOf(before)) this.asksAnew(fresh);
    if (fresh.forced != null && !this.back) void this.goOn(fresh.forced, fresh.version);
  }

  /** Take an action. One that ends the turn is held where there is something to take back. */
  act(action: string): Promise<boolean> {
    const says = words.story(this.game).turnEnds.includes(this.offer(action)?.kind ?? '');
    return settings.quick || says ? this.ended(action, !settings.quick) : this.acted(action, true);
  }
  /** Make the choice that was held. */
  endTurn(): Promise<boolean> {
    return this.held === null ? Promise.resolve(false) : this.ended(this.held.offer.action, false);
  }
  /** Take back the last choice, with all that followed by itself. */
  undo(): Promise<boolean> {
    if (this.held !== null) return this.released();
    const steps = Math.max(1, Math.min(1 + this.skipped, this.fresh?.undo ?? 1));
    this.back = true;
    return this.change((version, move) => ({ type: 'undo', table: this.table, version, move, steps }));
  }
  reset(): Promise<boolean> {
    this.held = null;
    if ((this.fresh?.undo ?? 0) === 0) return this.released();
    this.back = true;
    return this.change((version, move) => ({ type: 'reset', table: this.table, version, move }));
  }
  confirm(): Promise<boolean> {
    return this.change((version, move) => ({ type: 'confirm', table: this.table, version, move }));
  }

  /** Another choice instead of the one that was held. */
  private released(): Promise<boolean> {
    this.held = null;
    this.settle();
    return Promise.resolve(true);
  }

  private acted(action: string, hold: boolean): Promise<boolean> {
    this.held = null;
    this.back = false;
    this.skipped = 0;
    return this.change(
      (version, move) => ({ type: 'act', table: this.table, version, move, action, hold }),
      this.offer(action),
    );
  }

  /** Act by a press that ends the turn: a table where turns are confirmed need not ask again. */
  private async ended(action: string, hold: boolean): Promise<boolean> {
    this.ending = true;
    const done = await this.acted(action, hold);
    if (done && this.newest?.can_confirm === true) await this.confirm();
    this.ending = false;
    return done;
  }

  /** Take the only action there is. If somebody else was quicker, the next update tells. */
  private async goOn(action: string, version: number): Promise<void> {
    await Promise.resolve(); // whoever takes over this state has done so
    if (this.connection === null || this.fresh?.version !== version || this.fresh.forced !== action) return;
    const asked: Saying = { type: 'act', table: this.table, version, move: freshId(), action, hold: true };
    const done = await this.connection.change(asked).catch(() => null);
    if (done === null) return;
    this.skipped += 1;
    if (done.fresh !== null) this.take(done.fresh);
  }

  private async change(saying: (version: number, move: string) => Saying, offer?: Offer): Promise<boolean> {
    if (this.busy || this.fresh === null || this.connection === null) return false;
    this.busy = true;
    this.because = null;
    try {
      const done: Done = await this.connection.change(saying(this.fresh.version, freshId()));
      if (done.fresh !== null) this.take(done.fresh);
      return true;
    } catch (error) {
      if (!this.holds(error, offer)) this.refused(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Whether the server only wants to be told once more. */
  private holds(error: unknown, offer: Offer | undefined): boolean {
    if (!(error instanceof Refused) || error.problem.reason !== 'ends-turn' || offer === undefined) return false;
    this.held = { offer, passes: error.problem.params?.passes === 'others' ? 'others' : 'turn' };
    this.settle();
    return true;
  }

  private refused(error: unknown): void {
    if (!(error instanceof Refused)) {
      if (!(error instanceof Unreachable)) throw error;
      this.because = { text: explain(error), rules: [] };
      return;
    }
    const { problem } = error;
    if (problem.fresh != null) {
      this.take(problem.fresh);
      this.updates.skip();
    }
    this.because =
      problem.kind === 'illegal'
        ? this.explained(problem.reason, problem.params ?? {}, problem.rules ?? [])
        : { text: explain(error), rules: [] };
  }
}

/** What one is asked, and may answer, as a text to compare. */
function questionOf(fresh: Fresh | null): string {
  return `${fresh?.seat} ${fresh?.can_confirm} ${fresh?.decision?.step} ${fresh?.legal.map(({ action }) => action).join()}`;
}
