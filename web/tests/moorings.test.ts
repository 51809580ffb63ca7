/** Ships on the sea of New Zealand hide nothing, wherever they lie. */

import { expect, it } from 'vitest';
import { berthAt, mooring, roomFor, SHIP, shared, SIGNS } from '../src/games/newzealand/moorings';
import { known, SEA_SPOTS, WATER } from '../src/games/newzealand/parts';

it.each([1, 2, 3, 4])('%i ships at one space hide no plate, no space and no sign', (ships) => {
  const hidden = WATER.filter(({ id }) => {
    const [x, y] = mooring(id, ships);
    return SIGNS.some((sign) => shared(roomFor(x, y, ships), sign) > 0);
  });
  expect(hidden.map(({ id }) => id)).toEqual([]);
});

it.each([1, 2, 3, 4])('%i ships lie near their own space', (ships) => {
  for (const { id } of WATER) {
    const [x, y] = mooring(id, ships);
    const spot = known(SEA_SPOTS, id);
    expect(Math.hypot(x - spot.x, y - spot.y)).toBeLessThan(100);
  }
});

it.each([1, 2, 3, 4])('of %i ships each has a berth in the room of all, and none lies on another', (ships) => {
  for (const { id } of WATER) {
    const room = roomFor(...mooring(id, ships), ships);
    const places = Array.from({ length: ships }, (_, berth) => berthAt(id, berth, ships));
    for (const [x] of places) {
      expect(x - SHIP.w / 2).toBeGreaterThanOrEqual(room.x);
      expect(x + SHIP.w / 2).toBeLessThanOrEqual(room.x + room.w);
    }
    expect(new Set(places.map(([x]) => x)).size).toBe(ships);
  }
});
