/** Where the parts of the boards stand: pure arithmetic over the coordinates of the component file. */

import type { Form } from '../../lib/form';
import { TRAIL_CANVAS, SEA_CANVAS } from './parts';
import type { BoardName } from './model.svelte';

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
  wellington: [400, 640],
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

/** Where the nth of several pieces that share a place is drawn. */
export function beside(at: number, count: number, step: number): number {
  return (at - (count - 1) / 2) * step;
}

interface Tile {
  id: string;
  x: number;
  y: number;
}

/** Where a piece of that size fits beside a place so that it covers as little as possible of what lies around it. */
export function freeSide(place: Tile, all: readonly Tile[], size: Point, offsets: readonly Point[]): Point {
  const covered = ([dx, dy]: Point): number =>
    all
      .filter((other) => other.id !== place.id)
      .reduce((sum, other) => {
        const w = (size[0] + TILE) / 2 - Math.abs(place.x + dx - other.x);
        const h = (size[1] + TILE) / 2 - Math.abs(place.y + dy - other.y);
        return sum + Math.max(0, w) * Math.max(0, h);
      }, 0);
  return [...offsets].sort((a, b) => covered(a) - covered(b))[0] ?? [0, 0];
}
const TILE = 36;
