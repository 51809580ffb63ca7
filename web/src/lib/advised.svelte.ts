/** Why an action cannot be taken, and what it would do: the server is asked once, and remembered until things change. */

import { api } from './api';
import { extended } from './log';
import type { Foresight, WhyNot } from './protocol';
import { SpokenTable } from './spoken.svelte';
import { words, type Segment, type Values } from './words.svelte';

/** Why something cannot be done, ready to show. */
export interface Because {
  text: string;
  rules: string[];
}

/** What an action would do, ready to show. */
export interface Foretold {
  /** Sentences about what is certain. */
  lines: Segment[][];
  /** Whose turn comes then, if not the same player goes on. */
  next: number | null;
  /** More comes, but nobody can know what. */
  chance: boolean;
  /** What it adds to the own score, if the game ended then. */
  points: number;
}

export class AdvisedTable extends SpokenTable {
  private reasons = new Map<string, Promise<Because | null>>();
  private foreseen = new Map<string, Promise<Foretold | null>>();

  /** The table stands otherwise now. */
  protected forget(): void {
    this.reasons.clear();
    this.foreseen.clear();
  }

  protected explained(reason: string, params: Values, rules: string[]): Because {
    return { text: words.why(this.game, reason, params, this.names), rules };
  }

  /** Why an action cannot be taken now; null if it can. Asked once per version and action. */
  whyNot(action: string): Promise<Because | null> {
    let asked = this.reasons.get(action);
    if (asked === undefined) {
      asked = this.askWhy(action)
        .then((why) => (why.legal ? null : this.explained(why.reason ?? 'not-now', why.params ?? {}, why.rules ?? [])))
        .catch(() => null);
      this.reasons.set(action, asked);
    }
    return asked;
  }

  protected askWhy(action: string): Promise<WhyNot> {
    return api.whyNot(this.table, action);
  }

  /** What an action would do; null if the server cannot say. Asked once per version and action. */
  foresee(action: string): Promise<Foretold | null> {
    let asked = this.foreseen.get(action);
    if (asked === undefined) {
      asked = this.askForesight(action)
        .then((found) => this.foretold(found))
        .catch(() => null);
      this.foreseen.set(action, asked);
    }
    return asked;
  }

  protected askForesight(action: string): Promise<Foresight> {
    return api.foresight(this.table, action);
  }

  /** The same story that the log will tell, up to the end of the turn. */
  private foretold({ events, chance, points }: Foresight): Foretold {
    const { seat } = this;
    const entry = { version: 1, kind: 'act', seat, at: 0, steps: null, events };
    const turns = this.tell(extended([], [entry]), seat);
    const lines = turns
      .filter((turn) => turn.opening === null)
      .flatMap((turn) => turn.lines.map((line) => this.sentence(turn, line)));
    const then = turns.find((turn) => turn.opening !== null)?.seat ?? null;
    return { lines, next: then === seat ? null : then, chance, points: points ?? 0 };
  }
}
