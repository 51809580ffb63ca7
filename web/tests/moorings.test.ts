/** Ships on the sea of New Zealand hide nothing, wherever they lie. */

import { expect, it } from 'vitest';
import { mooring, roomFor, shared, SIGNS } from '../src/games/newzealand/moorings';
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
