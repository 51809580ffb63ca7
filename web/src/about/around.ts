/** Looking around by keyboard: from one thing that says what it is to the next one in a direction. */

export interface Spot {
  x: number;
  y: number;
}
export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** How far to go in a direction, and how far aside. */
const WAYS: Record<Direction, (dx: number, dy: number) => [ahead: number, aside: number]> = {
  ArrowRight: (dx, dy) => [dx, dy],
  ArrowLeft: (dx, dy) => [-dx, dy],
  ArrowDown: (dx, dy) => [dy, dx],
  ArrowUp: (dx, dy) => [-dy, dx],
};

export function isDirection(key: string): key is Direction {
  return key in WAYS;
}

/** Which of several spots lies next in a direction: near, and not far aside; -1 if there is none. */
export function next(from: Spot, spots: readonly Spot[], direction: Direction): number {
  let [best, least] = [-1, Infinity];
  spots.forEach((spot, at) => {
    const [ahead, aside] = WAYS[direction](spot.x - from.x, spot.y - from.y);
    if (ahead < 1) return;
    const far = ahead + 2 * Math.abs(aside);
    if (far < least) [best, least] = [at, far];
  });
  return best;
}
