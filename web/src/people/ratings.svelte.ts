/** The ratings of those who sit at a table, asked for where its result counts. */

import { call } from '../lib/api';
import { inTab } from '../lib/host';
import type { MyRatings, SeatRating, TableInfo, TableRatings } from '../lib/protocol';

export const ratings = {
  mine: () => call<MyRatings>('GET', '/my/ratings'),
  at: (table: string) => call<TableRatings>('GET', `/tables/${encodeURIComponent(table)}/ratings`),
};

/** Made by a component; asks again when somebody has come or gone, and when the game is over. */
export class SeatRatings {
  private found = $state.raw<readonly SeatRating[]>([]);

  constructor(info: () => TableInfo | undefined) {
    const table = $derived(info());
    const rated = $derived(!inTab && table?.rated === true ? table.id : null);
    const who = $derived(
      table === undefined ? '' : JSON.stringify([table.status, table.seats.map(({ name }) => name)]),
    );
    $effect(() => {
      void who;
      if (rated === null) return;
      ratings.at(rated).then(
        ({ seats }) => (this.found = seats),
        () => undefined, // names stand without them
      );
    });
  }

  all(): readonly SeatRating[] {
    return this.found;
  }

  of(seat: number): SeatRating | null {
    return this.found.find((each) => each.seat === seat) ?? null;
  }
}
