/** A table with the types of its game, for the games' own code. */

import { seatLetter } from './seats';
import type { TableModel } from './table.svelte';

/** How a table stands, and what is asked; `Questions` has what comes with each question, by its step. */
export class TypedTable<View, Questions = Record<string, Record<string, unknown>>> {
  constructor(readonly table: TableModel) {}

  get view(): View {
    return this.table.fresh?.view as unknown as View;
  }
  get seat(): number | null {
    return this.table.seat;
  }
  get step(): string {
    return this.table.fresh?.decision?.step ?? '';
  }
  /** What comes with this question, if it is the one that is asked. */
  asked<Step extends keyof Questions>(step: Step): Questions[Step] | null {
    return this.step === step ? (this.table.fresh?.decision?.context as unknown as Questions[Step]) : null;
  }
  name(seat: number): string {
    return this.table.names[seat] ?? seatLetter(seat);
  }
  /** What stands over a seat's area: "You" over one's own. */
  heading(seat: number): string {
    return seat === this.seat ? this.table.ownName : this.name(seat);
  }
}

/** What the view of a game says in which players take turns. */
interface InTurns {
  over: boolean;
  turn: { active: number };
  players: readonly unknown[];
}

/** A table of a game in which players take turns. */
export class TurnsTable<View extends InTurns, Questions> extends TypedTable<View, Questions> {
  /** Whose turn it is, whoever has to answer just now. */
  get active(): number | null {
    return this.view.over ? null : this.view.turn.active;
  }
  player(seat: number): View['players'][number] {
    const found: View['players'][number] = this.view.players[seat];
    if (found === undefined) throw new RangeError(`no seat ${seat}`);
    return found;
  }
  get me(): View['players'][number] | null {
    return this.seat === null ? null : this.player(this.seat);
  }
}
