/** Signs on the trail of New Zealand hide no number that is written on it, whatever they say. */

import { expect, it } from 'vitest';
import { SIGN, signAt, type Tile } from '../src/games/newzealand/layout';
import { known, PIECE_SIZES, TRAIL, TRAIL_CANVAS, TRAIL_SPOTS } from '../src/games/newzealand/parts';

const NEUTRAL = 88; // the widest neutral building
const tiles: Tile[] = TRAIL.map((space) => {
  const { width, height } = known(PIECE_SIZES, space.kind);
  return { ...known(TRAIL_SPOTS, space.id), w: space.kind === 'neutral' ? NEUTRAL : width, h: height };
});
/** What is written on a tile stands in its lower half. */
const written = tiles.map((tile) => ({ id: tile.id, x: tile.x, w: 22, top: tile.y + 4, bottom: tile.y + 16 }));

it.each([0, 50, 80])('signs with a cost of %i pixels hide no number and stay on the chart', (cost) => {
  const hidden = tiles.flatMap((tile) => {
    const { x, y, left } = signAt(tile, tiles, cost);
    const [from, to] = left ? [x - cost, x + SIGN] : [x - SIGN, x + cost];
    const over = written.filter(
      (each) =>
        Math.min(to, each.x + each.w / 2) - Math.max(from, each.x - each.w / 2) > 4 &&
        Math.min(y + SIGN, each.bottom) - Math.max(y - SIGN, each.top) > 6,
    );
    const out = from < 0 || to > TRAIL_CANVAS.width ? ['the edge'] : [];
    return [...over.map(({ id }) => id), ...out].map((other) => `${tile.id} over ${other}`);
  });
  expect(hidden).toEqual([]);
});
