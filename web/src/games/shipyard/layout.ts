/** Where the parts of the table lie, on a desk and on a phone. */

import type { Form } from '../../lib/form';
import type { ShipyardTable } from './model.svelte';

export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const DESK = { width: 1100, height: 566 };
/** Little height: the track lies flatter. */
export const LOW = { width: 1240, height: 566 };
export const PHONE_WIDTH = 390;
/** The tabs of the phone's board, above whatever is shown. */
export const TABS = 54;

export const MARKET: Area = { x: 10, y: 8, w: 530, h: 550 };
export const WHEEL: Area = { x: 552, y: 8, w: 538, h: 550 };
export const LOW_WHEEL: Area = { ...WHEEL, w: 678 };

const PHONE_HEIGHTS = { track: 296, displays: 500, employees: 268, canals: 300 };
/** A tablet shows a page at a time too, each as wide as it is useful. */
export const TABLET = { track: 860, displays: 640, employees: 860, canals: 860 };
export const TABLET_HEIGHT = 500;

export function boardSize(game: ShipyardTable, form: Form): [number, number] {
  if (form === 'phone') return [PHONE_WIDTH, PHONE_HEIGHTS[game.page] + TABS];
  if (form === 'tablet') return [TABLET[game.page], TABLET_HEIGHT];
  const { width, height } = form === 'low' ? LOW : DESK;
  return [width, height];
}

/** The loop has as many cells whether it is a square or lies flat. */
interface Loop {
  columns: number;
  rows: number;
}
const SQUARE: Loop = { columns: 7, rows: 7 };
const FLAT: Loop = { columns: 9, rows: 5 };

function loopOf(area: Area): Loop {
  return area.w > 1.5 * area.h ? FLAT : SQUARE;
}

/** Which side of the loop the nth cell begins, 0 to 3 clockwise from the top, and how far along that side it is. */
function legOf({ columns, rows }: Loop, at: number): { leg: number; along: number } {
  const legs = [columns - 1, rows - 1, columns - 1, rows - 1];
  let along = at;
  let leg = 0;
  while (along >= (legs[leg % 4] ?? 1)) {
    along -= legs[leg % 4] ?? 1;
    leg += 1;
  }
  return { leg: leg % 4, along };
}

/** The nth cell of the loop, clockwise from the upper left corner, where the gate stands. */
export function loopCell(area: Area, at: number): Area {
  const loop = loopOf(area);
  const [right, bottom] = [loop.columns - 1, loop.rows - 1];
  const { leg, along } = legOf(loop, at);
  const [column, row] = [
    [along, 0],
    [right, along],
    [right - along, bottom],
    [0, bottom - along],
  ][leg] ?? [0, 0];
  const w = area.w / loop.columns;
  const h = area.h / loop.rows;
  return { x: area.x + (column ?? 0) * w, y: area.y + (row ?? 0) * h, w, h };
}

/** Which way the loop goes on from its nth cell, in degrees. */
export function loopTurn(area: Area, at: number): number {
  return legOf(loopOf(area), at).leg * 90;
}

/** The cell of a space of the track: the starting space is the first after the gate. */
export function trackCell(area: Area, space: number): Area {
  return loopCell(area, space + 1);
}

/** The pool inside the loop. */
export function pool(area: Area): Area {
  const { columns, rows } = loopOf(area);
  const w = area.w / columns;
  const h = area.h / rows;
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
