/** Where ships lie: beside their space, so that they cover no harbour's plate, no space and no sign on them. */

import { besideMiddle } from '../../motion/berths';
import { known, SEA_CANVAS, SEA_SPOTS, WATER } from './parts';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How large a ship is drawn. */
export const SHIP = { w: 34, h: 34 };
/** How far from a ship the next one at the same space lies: four move up. */
export const apart = (ships: number): number => (ships > 3 ? 15 : 20);
const SPACE = 16; // from the middle of a space to its rim
const BADGE = 11; // of the number of steps, at the upper left of a space
const NEAREST = 34;
const FARTHEST = 100;
const PILL = { w: 54, h: 22 }; // the points of the yellow arrow

/** Where the three routes begin, with their names. */
export const ROUTES = [
  { id: 'west', x: 470, y: 371, anchor: 'middle' },
  { id: 'north', x: 558, y: 340, anchor: 'start' },
  { id: 'east', x: 603, y: 357, anchor: 'middle' },
] as const;
const NAME = { w: 56, h: 16 }; // of a route, in any language
/** Where the name of the islands stands, from which all sail. */
export const HOME = { x: 508, y: 436 };

/** Everything on the sea that a ship must not hide. */
export const SIGNS: Box[] = [
  ...WATER.flatMap(({ id }): Box[] => {
    const { x, y, plate } = known(SEA_SPOTS, id);
    const [w, h] = SEA_CANVAS.plate;
    const signs = [centred(x, y, 2 * SPACE, 2 * SPACE), centred(x - 15, y - 15, 2 * BADGE, 2 * BADGE)];
    return plate === undefined ? signs : [...signs, centred(plate[0], plate[1], w, h)];
  }),
  centred(SEA_CANVAS.arrow.x, SEA_CANVAS.arrow.y + 14, PILL.w, PILL.h),
  ...ROUTES.map(({ x, y, anchor }) => centred(anchor === 'start' ? x + NAME.w / 2 : x, y - 5, NAME.w, NAME.h)),
  centred(HOME.x, HOME.y - 5, 2 * NAME.w, NAME.h),
];

function centred(x: number, y: number, w: number, h: number): Box {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

export function shared(one: Box, other: Box): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return Math.max(0, w) * Math.max(0, h);
}

/** What lies outside the chart cannot be seen. */
function outside(box: Box): number {
  return box.w * box.h - shared(box, { x: 0, y: 0, w: SEA_CANVAS.width, h: SEA_CANVAS.height });
}

/** The room that some ships take together around a middle. */
export function roomFor(x: number, y: number, ships: number): Box {
  return centred(x, y, SHIP.w + (ships - 1) * apart(ships), SHIP.h);
}

/**
 * The place of a ship in a berth of a space that has one for each ship there is: it does not depend on who else lies
 * there, so that whoever comes or goes moves nobody else.
 */
export function berthAt(space: string, berth: number, ships: number): [number, number] {
  const [x, y] = mooring(space, ships);
  const middle = ships % 2 === 0 ? 0.5 : 0; // of an even number of berths
  return [x + (besideMiddle(berth) - middle) * apart(ships), y];
}

/** The middle of the ships at a space: as near as they hide nothing, above it rather than below. */
export function mooring(space: string, ships: number): [number, number] {
  const { x, y } = known(SEA_SPOTS, space);
  let best: [number, number] = [x, y];
  let least = Infinity;
  for (let far = NEAREST; far <= FARTHEST; far += 2) {
    for (let turn = 0; turn < 72; turn += 1) {
      const angle = (Math.PI / 36) * (turn % 2 === 0 ? turn / 2 : -(turn + 1) / 2) - Math.PI / 2;
      const at: [number, number] = [Math.round(x + Math.cos(angle) * far), Math.round(y + Math.sin(angle) * far)];
      const room = roomFor(at[0], at[1], ships);
      const hidden = SIGNS.reduce((sum, sign) => sum + shared(room, sign), outside(room));
      if (hidden < least) [best, least] = [at, hidden];
      if (hidden === 0) return at;
    }
  }
  return best;
}
