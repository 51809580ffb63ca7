/** Places for pieces that share a space, side by side. Who stays, stays where it is: only what moves moves. */

export class Berths {
  private spaces = new Map<string, (number | null)[]>();

  /** The berth of each piece in its space, from 0; who comes takes the first that is free. */
  settle(where: ReadonlyMap<number, string>): Map<number, { berth: number; berths: number }> {
    for (const [space, berths] of this.spaces) {
      const kept = berths.map((piece) => (piece !== null && where.get(piece) === space ? piece : null));
      while (kept.length > 0 && kept.at(-1) === null) kept.pop();
      this.spaces.set(space, kept);
    }
    for (const [piece, space] of where) {
      const berths = this.spaces.get(space) ?? [];
      if (berths.includes(piece)) continue;
      const free = berths.indexOf(null);
      if (free < 0) berths.push(piece);
      else berths[free] = piece;
      this.spaces.set(space, berths);
    }
    return new Map(
      [...where].map(([piece, space]) => {
        const berths = this.spaces.get(space) ?? [];
        return [piece, { berth: berths.indexOf(piece), berths: berths.length }];
      }),
    );
  }
}

/** How far beside the middle of a space a berth lies, in widths of a piece: 0, 1, -1, 2, -2. */
export function besideMiddle(berth: number): number {
  const away = Math.ceil(berth / 2);
  return berth % 2 === 1 ? away : 0 - away;
}
