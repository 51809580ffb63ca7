/**
 * Which board is in sight while something happens, in a game that shows one at a time: the one where it happens, until it
 * has been seen. What somebody wishes to look at, and what is asked, is the game's own business.
 */

import type { GameTable } from '../games/game';
import type { Form } from '../lib/form';
import type { GameEvent } from '../lib/events';
import type { Choreography } from './moves';

export class Turning {
  /** The board that was last in sight. */
  private shown: string | undefined;
  /** It is still there only because of what one has just done oneself. */
  private lingers = false;

  constructor(
    private game: GameTable,
    private places: NonNullable<Choreography['boards']>,
    private form: () => Form,
  ) {}

  /** The page has been drawn. */
  drawn(): void {
    this.shown = this.game.board;
  }

  /** This is about to happen: turn to where it does. True if it is another board, to be drawn first. */
  ahead(told: readonly GameEvent[], own: boolean): boolean {
    const { game } = this;
    const boards = told.map(({ event }) => this.places[event]).filter((board) => board !== undefined);
    const [board] = own && boards.some((each) => each === game.board) ? [] : boards;
    const there = game.boards?.(this.form()).some(({ id }) => id === board) ?? false;
    if (board === undefined || !there || board === game.board) return false;
    game.turned = board;
    return true;
  }

  /** It has happened: what flies over a board is seen to its end, though the question is about another one. */
  happened(told: readonly GameEvent[], asked: boolean, flies: boolean): void {
    const { game, shown } = this;
    this.lingers = false;
    if (asked) game.turned = null; // while others play, the board of what they did last stays
    if (!flies || shown === undefined || game.board === shown) return;
    this.lingers = told.some(({ event }) => this.places[event] === shown);
    if (this.lingers) game.turned = shown;
  }

  /** Nothing is on its way any more. */
  settled(asked: boolean): void {
    if (asked || this.lingers) this.game.turned = null;
    this.lingers = false;
  }
}
