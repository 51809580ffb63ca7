/** Which action every piece of the table stands for. */

import { actionName } from '../../lib/plan';
import type { Carried } from '../../shell/drag.svelte';
import { Pairing, partOf } from './pairing.svelte';
import { HARBOUR_AT } from './parts';
import type { Value } from './standing.svelte';
import type { Auxiliary } from './things';
import type { Stack, Worker } from './view';

export class Answers extends Pairing {
  /** The first of several actions that may be taken; else the first that one would think of. */
  private first(...actions: (string | null)[]): string | null {
    const named = actions.filter((action): action is string => action !== null);
    return named.find((action) => this.table.offer(action) !== undefined) ?? named[0] ?? null;
  }
  /** The action if the question is about such things: it may be answered so, or it is the very question. */
  private during(steps: readonly string[], kind: string, args: Record<string, Value> = {}): string | null {
    return steps.includes(this.step) || this.kinds.has(kind) ? actionName(kind, args) : null;
  }

  spaceAction(space: string): string | null {
    return this.first(
      this.during(['phase_a', 'move_on', 'first_place'], 'move', { to: space }),
      this.during(['fork'], 'via', { space }),
      this.during(['hazard'], 'clear', { space }),
    );
  }
  cellAction(cell: Value, half: number): string | null {
    if (this.step !== 'use_location') return null;
    const withCard = this.table.legal.filter(
      (offer) => offer.kind === 'use_with' && offer.args.cell === cell && offer.args.half === half,
    );
    if (withCard.length === 1) return withCard[0]?.action ?? null;
    return actionName('use', { cell, half });
  }
  auxAction(action: Auxiliary, times: 'single' | 'double'): string | null {
    return this.during(['use_location', 'auxiliary'], 'aux', { action, times });
  }
  discAction(disc: string): string | null {
    return this.during(['first_disc', 'medium_disc'], 'uncover', { disc });
  }
  jobAction(worker: Worker, row: number): string | null {
    return this.first(
      this.during(['hiring'], 'hire', { worker, row }),
      this.during(['sarahs_hire'], 'pick_worker', { worker }),
    );
  }
  rowAction(worker: Worker): string | null {
    return this.first(
      this.during(['joker_row'], 'place_joker', { row: worker }),
      this.during(['master'], 'appoint', { worker }),
    );
  }
  bonusAction(row: number, column: number): string | null {
    return this.during(['investing'], 'invest', { row, column });
  }
  forecastAction(bag: 'A' | 'B', at: number): string | null {
    if (this.asked('forecast_tile')?.bag !== `bag_${bag.toLowerCase()}`) return null;
    return actionName('forecast', { bag: `bag_${bag.toLowerCase()}`, space: at === 0 ? 'left' : 'right' });
  }
  sheepAction(breed: string): string | null {
    return this.first(this.during(['more_sheep', 'buying'], 'take_sheep', { card: breed }));
  }
  get flockAction(): string | null {
    return this.during(['buying'], 'add_sheep');
  }
  objectiveAction(card: string): string | null {
    return this.during(['objective'], 'take_objective', { card });
  }
  get blindAction(): string | null {
    return this.during(['objective'], 'take_blind');
  }
  stackAction(stack: Stack): string | null {
    const mine = this.table.myTurn && this.view.turn.active === this.seat;
    return mine ? actionName('buy_card', { stack }) : null;
  }
  sailAction(space: string): string | null {
    return this.during(['ship'], 'sail', { to: space });
  }
  upgradeAction(space: string): string | null {
    return HARBOUR_AT.has(space) ? this.during(['ship', 'remote'], 'upgrade', { at: space }) : null;
  }
  flipAction(tile: 'step_tile' | 'fee_tile'): string | null {
    return this.during(['flip_tile'], 'flip', { tile });
  }
  spendAction(certificates: number): string | null {
    return this.during(['certificates'], 'spend', { certificates });
  }
  /** The own draw stack. */
  get drawAction(): string | null {
    return this.first(this.during(['shearing'], 'shear_draw'), this.table.myTurn ? 'token_draw(cards=2)' : null);
  }
  /** A card of the own hand. */
  cardAction(card: string): string | null {
    const offered = this.table.legal.filter(
      (offer) => offer.args.card === card && (offer.kind === 'use_with' || offer.kind === 'accept_with'),
    );
    const place = this.parts.place;
    const given = this.table.legal.find(
      (offer) => offer.kind === 'invest_with' && offer.args.card === card && partOf(offer, 'place') === place,
    );
    return this.first(
      given?.action ?? null,
      offered.length === 1 ? (offered[0]?.action ?? null) : null,
      this.during(['first_discard', 'discard_drawn'], 'discard', { card }),
      this.during(['income', 'income_reveal', 'shearing', 'shear_reveal'], 'reveal', { card }),
      this.during(['top_order'], 'put_on_top', { card }),
      this.during(['last_objectives'], 'add_objective', { card }),
      this.during(['phase_a', 'use_location'], 'play', { card, half: 1 }),
    );
  }

  /** A piece that is carried to a place; where it may not go, the rule says why. */
  carry(what: 'runholder' | 'ship', ghost: string, action: (space: string) => string | null): Carried {
    return {
      what,
      ghost,
      drop: (key) => {
        const [kind, space] = key.split(':');
        const wanted = kind === what && space !== undefined ? action(space) : null;
        if (wanted === null) return;
        if (this.table.offer(wanted) !== undefined) void this.table.act(wanted);
        else void this.table.whyNot(wanted).then((because) => (this.table.because = because));
      },
    };
  }
}
