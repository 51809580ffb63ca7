/**
 * A lesson as a table: nobody else sits there, one action is asked for at a time, and back is always possible. At its
 * end waits a challenge, in which everything is allowed that the rules allow.
 */

import type { Because } from '../lib/advised.svelte';
import { api } from '../lib/api';
import { extended } from '../lib/log';
import type { Foresight, LessonMoment, WhyNot } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { TableModel } from '../lib/table.svelte';
import { explain } from '../lib/trouble';
import { words } from '../lib/words.svelte';

export class LessonTable extends TableModel {
  override readonly practice = true;
  moment = $state.raw<LessonMoment | null>(null);
  /** How much of what happened the log tells. */
  private recalled = 0;
  /** What was done in the challenge. */
  private acts = $state.raw<readonly string[]>([]);

  constructor(
    readonly ofGame: string,
    readonly lesson: string,
  ) {
    super(`${ofGame}/${lesson}`, null);
    this.link = 'live';
  }

  /** Show the lesson after some of its tasks. */
  async show(done: number): Promise<void> {
    this.acts = [];
    this.draw(await api.lesson(this.ofGame, this.lesson, done));
  }

  /** Show the challenge after some actions. */
  private async attempt(acts: readonly string[]): Promise<void> {
    const moment = await api.challenge(this.ofGame, this.lesson, acts);
    this.acts = acts;
    this.draw(moment);
  }

  private draw(moment: LessonMoment): void {
    const { version, entries } = moment.fresh;
    const since = this.fresh?.version ?? version;
    const goesOn = version === since + 1 && (moment.challenge === null) === !this.challenged;
    const happened = goesOn ? entries.slice(this.recalled) : []; // then it is seen to happen
    this.recalled = entries.length;
    this.because = null;
    this.fresh = null; // a lesson also goes back
    this.moment = moment;
    this.take({ ...moment.fresh, since, entries: happened });
    this.log = extended([], entries);
  }

  override get names(): string[] {
    return super.names.map((name, seat) =>
      seat === this.seat ? settings.name || words.say('web-bot-name', { seat }) : name,
    );
  }
  override get question(): string {
    const challenge = this.moment?.challenge;
    if (challenge?.solved === true) return words.say('web-challenge-solved');
    if (challenge?.failed === true) return words.say('web-challenge-failed');
    return this.moment?.task === null && challenge == null ? words.say('web-lesson-over') : super.question;
  }

  /** Whether the lesson itself is over and the challenge is on. */
  get challenged(): boolean {
    return this.moment?.challenge != null;
  }
  challenge(): Promise<boolean> {
    return this.go(() => this.attempt([]));
  }

  override async act(action: string): Promise<boolean> {
    if (this.challenged) return this.go(() => this.attempt([...this.acts, action]));
    if (action === this.moment?.task?.action) return this.at(this.moment.done + 1);
    this.because = await this.whyNot(action);
    return false;
  }
  override undo(): Promise<boolean> {
    if (this.challenged) return this.go(() => this.attempt(this.acts.slice(0, -1)));
    return this.at((this.moment?.done ?? 1) - 1);
  }
  override reset(): Promise<boolean> {
    return this.challenged ? this.challenge() : this.at(0);
  }
  /** From the beginning, whatever was done. */
  again(): Promise<boolean> {
    return this.at(0);
  }

  private at(done: number): Promise<boolean> {
    return this.go(() => this.show(done));
  }
  private async go(there: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await there();
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
    if (this.challenged) return super.whyNot(action);
    return (await super.whyNot(action)) ?? { text: words.say('web-lesson-later'), rules: [] };
  }
  protected override askWhy(action: string): Promise<WhyNot> {
    if (this.challenged) return api.challengeWhyNot(this.ofGame, this.lesson, this.acts, action);
    return api.lessonWhyNot(this.ofGame, this.lesson, this.moment?.done ?? 0, action);
  }
  protected override askForesight(action: string): Promise<Foresight> {
    if (this.challenged) return api.challengeForesight(this.ofGame, this.lesson, this.acts, action);
    return api.lessonForesight(this.ofGame, this.lesson, this.moment?.done ?? 0, action);
  }
}
