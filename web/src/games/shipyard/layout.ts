/** Where the parts of the table lie, on a desk and on a phone. */

import type { ShipyardTable } from './model.svelte';

export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const DESK = { width: 1100, height: 566 };
export const PHONE_WIDTH = 390;
/** The tabs of the phone's board, above whatever is shown. */
export const TABS = 54;

export const MARKET: Area = { x: 10, y: 8, w: 530, h: 550 };
export const WHEEL: Area = { x: 552, y: 8, w: 538, h: 550 };

const PHONE_HEIGHTS = { track: 296, displays: 500, employees: 268, canals: 300 };

export function boardSize(game: ShipyardTable, phone: boolean): [number, number] {
  if (!phone) return [DESK.width, DESK.height];
  const height = PHONE_HEIGHTS[game.page];
  return [PHONE_WIDTH, height + TABS];
}

const SIDE = 7; // cells along each side of the loop

/** The nth cell of the loop, clockwise from the upper left corner, where the gate stands. */
export function loopCell(area: Area, at: number): Area {
  const last = SIDE - 1;
  const leg = Math.floor(at / last) % 4;
  const along = at % last;
  const [column, row] = [
    [along, 0],
    [last, along],
    [last - along, last],
    [0, last - along],
  ][leg] ?? [0, 0];
  const w = area.w / SIDE;
  const h = area.h / SIDE;
  return { x: area.x + (column ?? 0) * w, y: area.y + (row ?? 0) * h, w, h };
}

/** The cell of a space of the track: the starting space is the first after the gate. */
export function trackCell(area: Area, space: number): Area {
  return loopCell(area, space + 1);
}

/** The pool inside the loop. */
export function pool(area: Area): Area {
  const w = area.w / SIDE;
  const h = area.h / SIDE;
  return { x: area.x + w, y: area.y + h, w: area.w - 2 * w, h: area.h - 2 * h };
}

/** The eight spaces of the employee track, clockwise in three rows; the middle is free for its name. */
export function ovalCells(area: Area): Area[] {
  const w = (area.w - 16) / 3;
  const h = (area.h - 20) / 3;
  const at = (column: number, row: number): Area => ({
    x: area.x + column * (w + 8),
    y: area.y + row * (h + 10),
    w,
    h,
  });
  return [at(0, 0), at(1, 0), at(2, 0), at(2, 1), at(2, 2), at(1, 2), at(0, 2), at(0, 1)];
}

/** A point on a circle; 0 is the top, a whole turn is 1, clockwise. */
export function onCircle(cx: number, cy: number, r: number, turn: number): { x: number; y: number } {
  const angle = turn * 2 * Math.PI;
  return { x: cx + r * Math.sin(angle), y: cy - r * Math.cos(angle) };
}

/** A slice of a circle between two turns. */
export function slice(cx: number, cy: number, r: number, from: number, to: number): string {
  const a = onCircle(cx, cy, r, from);
  const b = onCircle(cx, cy, r, to);
  return `M${cx} ${cy}L${a.x} ${a.y}A${r} ${r} 0 0 1 ${b.x} ${b.y}Z`;
}
