/** How a canal system is laid out in an area, and the line of a route along it. */

import type { Area } from './layout';
import type { Figure, Player } from './view';
import { channel, mouth, opposite, spot, type Point } from './water';

export interface Frame {
  size: number;
  x(column: number): number;
  y(row: number): number;
}

/** The cards as large as they fit, and in the middle. */
export function chartFrame(area: Area, cards: readonly Point[]): Frame {
  const columns = cards.length === 0 ? [0] : cards.map((card) => card.x);
  const rows = cards.length === 0 ? [0] : cards.map((card) => card.y);
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  const wide = Math.max(...columns) - left + 1;
  const high = Math.max(...rows) - top + 1;
  const size = Math.min(area.w / wide, area.h / high, 180);
  const ox = area.x + (area.w - wide * size) / 2;
  const oy = area.y + (area.h - high * size) / 2;
  return { size, x: (column) => ox + (column - left) * size, y: (row) => oy + (row - top) * size };
}

/** Which way a figure looks: away from its stern. */
export function figureAngle(figure: Figure): number {
  const from = figure.stern === 'out' ? mouth(figure.space) : spot(figure.stern);
  const to = spot(figure.space);
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90;
}

export interface Leg {
  /** The card the step ends on, and the line on it. */
  x: number;
  y: number;
  d: string;
  end: Point;
  /** Who waits where it ends, if anybody. */
  official: string;
}

/** The steps of a route (`canal-10 west`) from the figure on. */
export function routeLegs(player: Player, route: readonly string[]): Leg[] {
  const legs: Leg[] = [];
  let canal = player.figure?.canal ?? '';
  let space = player.figure?.space ?? '';
  for (const stop of route) {
    const [nextCanal = '', nextSpace = ''] = stop.split(' ');
    const card = player.canals.find((each) => each.canal === nextCanal);
    if (card === undefined) break;
    const end = spot(nextSpace);
    const official = card.spaces[nextSpace] ?? 'none';
    if (nextCanal === canal) {
      legs.push({ x: card.x, y: card.y, d: channel(space, nextSpace), end, official });
    } else {
      const from = spot(opposite(nextSpace));
      const side = mouth(nextSpace);
      const back = { x: from.x + 2 * (side.x - 50), y: from.y + 2 * (side.y - 50) };
      legs.push({ x: card.x, y: card.y, d: `M${back.x} ${back.y}L${end.x} ${end.y}`, end, official });
    }
    canal = nextCanal;
    space = nextSpace;
  }
  return legs;
}

export interface Pose extends Point {
  /** Degrees clockwise from north, beyond a full turn where that is the shorter way round. */
  angle: number;
}

/** Where the figure of a seat comes by while events tell of its steps, on cards that may have left the chart since. */
export function posesOnTheWay(
  events: readonly Record<string, unknown>[],
  seat: number,
  from: Pose,
  cards: readonly (Point & { canal: string })[],
  frame: Frame,
): Pose[] {
  const poses: Pose[] = [];
  let last = from;
  for (const { event, seat: whose, canal, space } of events) {
    const card = cards.find((each) => each.canal === canal);
    if (event !== 'step' || whose !== seat || card === undefined) continue;
    const at = spot(String(space));
    const x = frame.x(card.x) + (at.x * frame.size) / 100;
    const y = frame.y(card.y) + (at.y * frame.size) / 100;
    const ahead = (Math.atan2(y - last.y, x - last.x) * 180) / Math.PI + 90;
    last = { x, y, angle: nearest(ahead, last.angle) };
    poses.push(last);
  }
  return poses;
}

/** The same direction, with as little turning as can be. */
export function nearest(angle: number, from: number): number {
  return from + ((((angle - from) % 360) + 540) % 360) - 180;
}
