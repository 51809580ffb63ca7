/** Where the parts of the boards stand: pure arithmetic over the coordinates of the component file. */

import type { Form } from '../../lib/form';
import { halvesOf } from './effects';
import type { BoardName } from './model.svelte';
import { known, PIECE_SIZES, SEA_CANVAS, TRAIL_CANVAS, TRAIL_SPOTS, type TrailSpace } from './parts';
import type { TrailTile } from './view';

type Point = readonly [number, number];

/** The markets at the left and under the chart, on wide screens. */
export const COLUMN = 222;
export const SHELF = 106;
export const CHART = { x: COLUMN, y: 0, width: TRAIL_CANVAS.width, height: TRAIL_CANVAS.height };
export const DESK: Point = [COLUMN + TRAIL_CANVAS.width, TRAIL_CANVAS.height + SHELF];
/** The sea is wider than the trail and has only cards under it. */
const SEA_DESK: Point = [SEA_CANVAS.width, SEA_CANVAS.height + SHELF];

/** A tablet shows a chart, Wellington or the markets at a time. */
const TABLET: Record<BoardName, Point> = {
  trail: [TRAIL_CANVAS.width, TRAIL_CANVAS.height],
  sea: [SEA_CANVAS.width, SEA_CANVAS.height],
  wellington: [TRAIL_CANVAS.width, TRAIL_CANVAS.height],
  markets: [TRAIL_CANVAS.width, TRAIL_CANVAS.height],
};
/** A low window has the column beside the chart, and the cards on a page of their own. */
const LOW: Record<BoardName, Point> = { ...TABLET, trail: [DESK[0], TRAIL_CANVAS.height] };
const WIDE: Record<BoardName, Point> = { trail: DESK, sea: SEA_DESK, wellington: DESK, markets: DESK };

const PHONE: Record<BoardName, Point> = {
  trail: [TRAIL_CANVAS.width, TRAIL_CANVAS.height],
  sea: [SEA_CANVAS.width, SEA_CANVAS.height],
  wellington: [400, 768],
  markets: [400, 700],
};

const SIZES: Record<Form, Record<BoardName, Point>> = { phone: PHONE, tablet: TABLET, low: LOW, desk: WIDE };

export function boardSize(board: BoardName, form: Form): [number, number] {
  const [width, height] = SIZES[form][board];
  return [width, height];
}

/** A closed line through the points, rounded (Catmull-Rom as Bézier curves). */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const [x, y] = at(0);
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${first.map(round).join(' ')} ${second.map(round).join(' ')} ${to.join(' ')}`;
  });
  return `M${x} ${y}${curves.join('')}z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A place with the room that it takes; a plain tile if it does not say. */
export interface Tile {
  id: string;
  x: number;
  y: number;
  w?: number;
  h?: number;
  /** How much worse it is to hide it than what is only drawn. */
  weight?: number;
}
const TILE = 36;
/** The weight of what is written. */
const WRITTEN = 5;

/** The area that a box around a middle shares with a tile. */
function shared(x: number, y: number, [w, h]: Point, tile: Tile): number {
  const across = Math.min((w + (tile.w ?? TILE)) / 2 - Math.abs(x - tile.x), w);
  const down = Math.min((h + (tile.h ?? TILE)) / 2 - Math.abs(y - tile.y), h);
  return Math.max(0, across) * Math.max(0, down);
}

/** Where a piece of that size fits beside a place so that it covers as little as possible of what lies around it. */
export function freeSide(place: Tile, all: readonly Tile[], size: Point, offsets: readonly Point[]): Point {
  const others = all.filter((other) => other.id !== place.id);
  const covered = ([dx, dy]: Point): number =>
    others.reduce((sum, other) => sum + (other.weight ?? 1) * shared(place.x + dx, place.y + dy, size, other), 0);
  const costs = offsets.map(covered);
  return offsets[costs.indexOf(Math.min(...costs))] ?? [0, 0];
}

/** How wide the actions of a building are drawn. */
export function cellWidths(actions: readonly string[] = []): number[] {
  return actions.map((text) => (halvesOf(text).length > 1 ? 40 : 24));
}
/** How large a space of the trail is, with what stands there. */
export function spaceSize(space: TrailSpace, tile: TrailTile | undefined): Point {
  if (tile?.neutral !== undefined) return [16 + cellWidths(tile.actions).reduce((sum, width) => sum + width, 0), 38];
  const { width, height } = known(PIECE_SIZES, space.kind);
  return [width, height];
}
/** The number of a section stands at a corner of its building: rather below, as runholders and signs stand above. */
export function sectionNumber(spot: Tile, [w, h]: Point): Tile {
  const [across, down] = [1 - w / 2, h / 2 - 1];
  const corners = [down, -down].map((y): Point => [across, y]);
  const [dx, dy] = freeSide(spot, [...TRAIL_SPOTS.values()], [14, 14], corners);
  return { id: `number of ${spot.id}`, x: spot.x + dx, y: spot.y + dy, w: 14, h: 14 };
}

/** What is paid at a place stands at the upper right corner of its tile. */
export function feeBadge(spot: Tile): Tile {
  return { id: `fee of ${spot.id}`, x: spot.x + 17, y: spot.y - 16, w: 16, h: 16, weight: WRITTEN };
}

/** The plates on which the posts lie, and where their names are written: above, from one end or to the other. */
const plate = ({ x, y }: { x: number; y: number }, above: number, w: number, h: number) => ({
  x: x - 28,
  y: y - above,
  w,
  h,
});
export const LOCAL_PLATE = plate(TRAIL_CANVAS.local_posts, 14, 570, 66);
export const WOOL_PLATE = plate(TRAIL_CANVAS.wool_posts, 12, 208, 62);
export const NAME_ABOVE = 5;
export const NAME_INSET = 4;

/** The plates and their names, which neither signs nor hats may hide. */
export function platesWith(local: string, wool: string, em: number): Tile[] {
  const letter = Math.max(12, em);
  const name = (text: string, at: typeof LOCAL_PLATE, end: boolean): Tile => {
    const w = text.length * letter * 0.6;
    const x = end ? at.x + at.w - NAME_INSET - w / 2 : at.x + NAME_INSET + w / 2;
    return { id: text, x, y: at.y - NAME_ABOVE - letter * 0.3, w, h: letter * 1.1, weight: WRITTEN };
  };
  const middle = (id: string, { x, y, w, h }: typeof LOCAL_PLATE): Tile => ({
    id,
    x: x + w / 2,
    y: y + h / 2,
    w,
    h,
    weight: WRITTEN,
  });
  return [
    middle('local plate', LOCAL_PLATE),
    middle('wool plate', WOOL_PLATE),
    name(local, LOCAL_PLATE, false),
    name(wool, WOOL_PLATE, true),
  ];
}

/** How much room a hat takes. */
export const HAT: Point = [30, 26];
/**
 * Where hats stand: above their place or at an upper corner, never on what the place shows, else below. Several stand in
 * a row, each so far from its middle.
 */
export function hatSide(place: Tile, tiles: readonly Tile[], row: readonly number[] = [0]): Point {
  const [w, h] = [place.w ?? TILE, place.h ?? TILE];
  const up = -h / 2 - HAT[1] / 2;
  const corner: Point = w > TILE ? [w / 2 - HAT[0] / 2, up] : [30, -20];
  const sides: Point[] = [[0, up], [-8, up], [-corner[0], corner[1]], corner, [0, -up]];
  const [first, last] = [Math.min(...row), Math.max(...row)];
  const middle = (first + last) / 2;
  const rows = sides.map(([x, y]): Point => [x + middle, y]);
  const [x, y] = freeSide(place, tiles, [HAT[0] + last - first, HAT[1]], rows);
  return [x - middle, y];
}

/** A sign at a place: how many steps, and beside them, to the left or to the right, what it costs. */
export interface Sign {
  x: number;
  y: number;
  left: boolean;
}
/** From the middle of the number of steps to its rim. */
export const SIGN = 11;

/** The room that a sign takes whose cost is that wide. */
export function roomOf({ x, y, left }: Sign, cost: number): Tile & { w: number; h: number } {
  const w = Math.max(2 * SIGN, SIGN + cost);
  return { id: '', x: left ? x + SIGN - w / 2 : x - SIGN + w / 2, y, w, h: 2 * SIGN };
}

/**
 * Signs at some places, each so that it covers as little as possible, and never what is written on tiles and signs, nor
 * the pieces that stand there.
 */
export function signsAt(
  wanted: readonly { place: Tile; cost: number }[],
  tiles: readonly Tile[],
  pieces: readonly Tile[] = [],
): Sign[] {
  const lower = tiles.map((tile) => ({ ...tile, y: tile.y + (tile.h ?? TILE) / 4, h: (tile.h ?? TILE) / 2 }));
  const written = [...lower, ...pieces];
  const found = new Map<string, { sign: Sign; room: Tile }>();
  const best = ({ place, cost }: (typeof wanted)[number]): Sign => {
    const others = tiles.filter((other) => other.id !== place.id);
    const rooms = [...found].flatMap(([id, { room }]) => (id === place.id ? [] : [room]));
    const covered = (sign: Sign): number => {
      const { x, y, w, h } = roomOf(sign, cost);
      const hides = (all: readonly Tile[]): number => all.reduce((sum, tile) => sum + shared(x, y, [w, h], tile), 0);
      const out = Math.max(0, x + w / 2 - TRAIL_CANVAS.width, w / 2 - x) * h;
      return hides(others) + WRITTEN * (hides(written) + hides(rooms) + out);
    };
    return sidesOf(place).sort((a, b) => covered(a) - covered(b))[0] ?? { ...place, left: false };
  };
  // The first ones do not know yet where the others will stand: they look again.
  for (const each of [...wanted, ...wanted]) {
    const sign = best(each);
    found.set(each.place.id, { sign, room: roomOf(sign, each.cost) });
  }
  return wanted.map((each) => found.get(each.place.id)?.sign ?? best(each));
}

/** Where a sign may stand: rather above its place than below, and rather there than beside it. */
function sidesOf(place: Tile): Sign[] {
  const [w, h] = [place.w ?? TILE, place.h ?? TILE];
  const side = w > TILE ? w / 2 - 4 : 15;
  const rows = [-h / 2 - 3, -h / 2 - SIGN, h / 2 + SIGN].flatMap((dy) => [-side, side, 0].map((dx) => [dx, dy]));
  const offsets = [...rows, [-w / 2 - SIGN, -4], [w / 2 + SIGN, -4]];
  return [false, true].flatMap((left) =>
    offsets.map(([dx = 0, dy = 0]) => ({ x: place.x + dx, y: place.y + dy, left })),
  );
}
