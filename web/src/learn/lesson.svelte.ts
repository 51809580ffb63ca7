/** A lesson as a table: nobody else sits there, one action is asked for at a time, and back is always possible. */

import { api } from '../lib/api';
import { extended } from '../lib/log';
import type { Foresight, LessonMoment, WhyNot } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { TableModel, type Because } from '../lib/table.svelte';
import { explain } from '../lib/trouble';
import { words } from '../lib/words.svelte';

export class LessonTable extends TableModel {
  override readonly practice = true;
  moment = $state.raw<LessonMoment | null>(null);

  constructor(
    readonly ofGame: string,
    readonly lesson: string,
  ) {
    super(`${ofGame}/${lesson}`, null);
    this.link = 'live';
  }

  /** Show the lesson after some of its tasks. */
  async show(done: number): Promise<void> {
    const moment = await api.lesson(this.ofGame, this.lesson, done);
    this.because = null;
    this.fresh = null; // a lesson also goes back
    this.log = extended([], moment.fresh.entries);
    this.moment = moment;
    this.take({ ...moment.fresh, entries: [] });
  }

  override get names(): string[] {
    return super.names.map((name, seat) =>
      seat === this.seat ? settings.name || words.say('web-bot-name', { seat }) : name,
    );
  }
  override get question(): string {
    return this.moment?.task === null ? words.say('web-lesson-over') : super.question;
  }

  override async act(action: string): Promise<boolean> {
    if (action === this.moment?.task?.action) return this.go(this.moment.done + 1);
    this.because = await this.whyNot(action);
    return false;
  }
  override undo(): Promise<boolean> {
    return this.go((this.moment?.done ?? 1) - 1);
  }
  override reset(): Promise<boolean> {
    return this.go(0);
  }

  private async go(done: number): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await this.show(done);
      return true;
    } catch (error) {
      this.because = { text: explain(error), rules: [] };
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** What the rules allow but the lesson does not ask for is refused by the lesson, and it says so. */
  override async whyNot(action: string): Promise<Because | null> {
    if (action === this.moment?.task?.action) return null;
    return (await super.whyNot(action)) ?? { text: words.say('web-lesson-later'), rules: [] };
  }
  protected override askWhy(action: string): Promise<WhyNot> {
    return api.lessonWhyNot(this.ofGame, this.lesson, this.moment?.done ?? 0, action);
  }
  protected override askForesight(action: string): Promise<Foresight> {
    return api.lessonForesight(this.ofGame, this.lesson, this.moment?.done ?? 0, action);
  }
}
