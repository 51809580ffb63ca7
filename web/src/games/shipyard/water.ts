/** Where the spaces of a canal card lie, and the lines of its channels, on a square of 100. Drawing only. */

import type { Face } from './view';

export const CARD = 100;
const RING = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];
const RADIUS = 37;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a space, from the card's upper left corner. */
export function spot(space: string): Point {
  const at = RING.indexOf(space);
  if (at < 0) return { x: 50, y: 50 };
  const angle = (at * Math.PI) / 4;
  return { x: round(50 + RADIUS * Math.sin(angle)), y: round(50 - RADIUS * Math.cos(angle)) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Where a side is left, at the card's edge. */
export function mouth(side: string): Point {
  const middle = spot(side);
  return { x: 50 + Math.sign(middle.x - 50) * 50, y: 50 + Math.sign(middle.y - 50) * 50 };
}

/** A space after quarter turns clockwise. */
export function turned(space: string, turns: number): string {
  const at = RING.indexOf(space);
  return at < 0 ? space : (RING[(at + 2 * turns) % 8] ?? space);
}

export function turnedFace(face: Face, turns: number): Face {
  const turn = (space: string): string => turned(space, turns);
  return {
    spaces: Object.fromEntries(Object.entries(face.spaces).map(([space, official]) => [turn(space), official])),
    ports: face.ports.map(turn),
    links: face.links.map((link) => link.map(turn)),
  };
}

/** The channel between two spaces of a card. */
export function channel(from: string, to: string): string {
  const a = spot(from);
  const b = spot(to);
  const step = (RING.indexOf(to) - RING.indexOf(from) + 8) % 8;
  const neighbours = RING.includes(from) && RING.includes(to) && (step === 1 || step === 7);
  if (!neighbours) return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  return `M${a.x} ${a.y}A${RADIUS} ${RADIUS} 0 0 ${step === 1 ? 1 : 0} ${b.x} ${b.y}`;
}

export function waterways(face: Face): string[] {
  const inside = face.links.map(([from = '', to = '']) => channel(from, to));
  const out = face.ports.map((side) => {
    const a = spot(side);
    const b = mouth(side);
    return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  });
  return [...inside, ...out];
}

const SOUTH_EAST: Record<string, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** The place beside a card on one of its sides. */
export function beside(x: number, y: number, side: string): Point {
  const [dx, dy] = SOUTH_EAST[side] ?? [0, 0];
  return { x: x + dx, y: y + dy };
}

export function opposite(side: string): string {
  return turned(side, 2);
}
