/** A position to be solved, as a table: nobody else sits there, and an answer is judged instead of carried out. */

import type { Because } from '../lib/advised.svelte';
import type { Foresight, Position, Solution, WhyNot } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { TableModel } from '../lib/table.svelte';
import { explain } from '../lib/trouble';
import { words } from '../lib/words.svelte';

export type Judge = (action: string) => Promise<Solution>;

export class PositionTable extends TableModel {
  override readonly practice = true;
  solution = $state.raw<Solution | null>(null);
  tries = $state(0);

  constructor(
    name: string,
    private readonly judge: Judge,
  ) {
    super(name, null);
    this.link = 'live';
  }

  put(position: Position): void {
    this.take(position.fresh);
  }

  override get names(): string[] {
    return super.names.map((name, seat) =>
      seat === this.seat ? settings.name || words.say('web-bot-name', { seat }) : name,
    );
  }
  override get question(): string {
    return this.busy ? words.say('web-solve-judging') : super.question;
  }

  override async act(action: string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.because = null;
    try {
      this.solution = await this.judge(action);
      this.tries += 1;
      return true;
    } catch (error) {
      this.because = { text: explain(error), rules: [] };
      return false;
    } finally {
      this.busy = false;
    }
  }

  override undo(): Promise<boolean> {
    return Promise.resolve(false);
  }
  override reset(): Promise<boolean> {
    return Promise.resolve(false);
  }

  /** What is not offered cannot be done here; the rules are told at a table. */
  override whyNot(action: string): Promise<Because | null> {
    const offered = this.offer(action) !== undefined;
    return Promise.resolve(offered ? null : { text: words.say('web-solve-not-now'), rules: [] });
  }
  protected override askWhy(): Promise<WhyNot> {
    return Promise.reject(new Error('nobody is asked'));
  }
  protected override askForesight(): Promise<Foresight> {
    return Promise.reject(new Error('nobody is asked'));
  }
}
