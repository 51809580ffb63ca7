/** Where everything stands on the board: pure arithmetic over who is where. */

import type { Form } from '../../lib/form';

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

export interface Layout {
  width: number;
  height: number;
  phone: boolean;
  /** The left edges of the rivals' quays and how large they are drawn. */
  quays: Spot[];
  quayWidth: number;
  /** The water in front of each quay, where ships berth. */
  berths: { x: number; y: number; w: number; h: number }[];
  sea: { x: number; y: number; w: number; h: number };
  island: Spot;
  /** Where ships lie at the island: how high their stack may be, and how many lie below each other, then to the left. */
  islandShips: Spot & { room: number; rows: number };
  bank: Spot & { h: number };
  supply: Spot;
  compass: Spot;
}

const LEAST_QUAY = 262;
const TALL_QUAY = 192;
export const TALL_QUAY_HEIGHT = 232;
const SHIP = 172;
const HULL = 62;
/** Water between ships side by side. */
const APART = 4;

const DESK_WIDTH = 1100;
const TABLET_WIDTH = 977;
/** The island with a third column of squares. */
const MANY = 3;

export function layOutBoard(rivals: number, form: Form, bank: boolean): Layout {
  return form === 'phone' ? phoneLayout(rivals) : deskLayout(rivals, form, bank);
}

function deskLayout(rivals: number, form: Form, bank: boolean): Layout {
  const tablet = form === 'tablet';
  const many = rivals > MANY;
  const width = tablet ? TABLET_WIDTH : Math.max(DESK_WIDTH, rivals * (LEAST_QUAY + 10) + 14);
  const height = 596;
  const spread = (width - 14) / rivals;
  const wide = spread - 10;
  const quays = Array.from({ length: rivals }, (_, at) => ({ x: 12 + at * spread, y: 0, scale: 1 }));
  return {
    width,
    height,
    phone: false,
    quays,
    quayWidth: wide,
    berths: quays.map((quay) => ({ x: quay.x, y: 181, w: wide, h: 61 })),
    sea: { x: 216, y: 245, w: width - 228, h: 58 },
    island: {
      x: bank ? (tablet ? 426 : many ? 503 : 525) : width / 2 + 40,
      y: 442,
      scale: tablet && many ? 0.8 : 1,
    },
    islandShips: landing(rivals + 1, 141 + (bank ? (tablet ? 70 : many ? 92 : 173) : width / 2 - 312)),
    bank: { x: width - 332, y: 316, scale: 1, h: 282 },
    supply: { x: 10, y: 250, scale: 1 },
    compass: { x: 112, y: 490, scale: 1 },
  };
}

/** The ships of all players fit beside the island, up to its landing, so that none moves aside for another. */
function landing(players: number, end: number): Layout['islandShips'] {
  const room = 150;
  const fits = (abreast: number): number =>
    Math.min(0.82, ((room + 4) / Math.ceil(players / abreast) - 4) / HULL, ((end - 6) / abreast - 6) / SHIP);
  const abreast = fits(1) >= fits(2) ? 1 : 2;
  const scale = fits(abreast);
  return { x: end - SHIP * scale, y: 442, scale, room, rows: Math.ceil(players / abreast) };
}

function phoneLayout(rivals: number): Layout {
  const width = 500;
  const many = rivals > MANY;
  const perRow = many ? 2 : rivals;
  const scale = Math.min(1.22, (width - 8) / perRow / (TALL_QUAY + 6));
  const rows = Math.ceil(rivals / perRow);
  const spread = (width - 6) / perRow;
  const tall = TALL_QUAY_HEIGHT * scale;
  const row = tall + 62;
  const quays = Array.from({ length: rivals }, (_, at) => ({
    x: 3 + (at % perRow) * spread + (spread - TALL_QUAY * scale) / 2,
    y: Math.floor(at / perRow) * row,
    scale,
  }));
  const sea = rows * row + 4;
  const land = sea + 66;
  return {
    width,
    height: land + 812,
    phone: true,
    quays,
    quayWidth: TALL_QUAY * scale,
    berths: quays.map((quay) => ({ x: quay.x, y: quay.y + tall + 2, w: TALL_QUAY * scale, h: 56 })),
    sea: { x: 6, y: sea, w: width - 12, h: 58 },
    island: { x: many ? 305 : 318, y: land + 120, scale: many ? 0.74 : 0.92 },
    islandShips: { x: 4, y: land + 50, scale: 0.56, room: 170, rows: rivals + 1 },
    bank: { x: 91, y: land + 262, scale: 1, h: 290 },
    supply: { x: 120, y: land + 560, scale: 1.3 },
    compass: { x: 50, y: land + 340, scale: 0.7 },
  };
}

/** How large ships are that lie side by side in so much room. */
function abreast(room: number, ships: number, largest: number): number {
  return Math.min(largest, (room / ships - APART) / SHIP);
}

/** Where the nth berth of several in a zone is drawn. */
export function shipSpot(layout: Layout, zone: string, rival: number, at: number, count: number): Spot {
  if (zone === 'sea') {
    const { x, y, w } = layout.sea;
    const largest = layout.phone ? 0.78 : 0.92;
    const scale = abreast(w, layout.quays.length + 1, largest); // all players begin here, and whoever stays does not move
    const lower = (largest - scale) * HULL + (layout.phone ? 4 : 0);
    return { x: x + at * (SHIP * scale + APART), y: y + lower, scale };
  }
  if (zone === 'island') {
    const { x, y, scale, room, rows } = layout.islandShips;
    const step = Math.min(HULL * scale + 4, (room - HULL * scale) / Math.max(1, rows - 1));
    return { x: x - Math.floor(at / rows) * (SHIP * scale + 6), y: y + (at % rows) * step, scale };
  }
  const berth = layout.berths[rival];
  if (berth === undefined) return { x: 0, y: 0, scale: 1 };
  const scale = abreast(berth.w - 2, count, layout.phone ? 0.72 : 0.94);
  return { x: berth.x + 2 + at * (SHIP * scale + APART), y: berth.y, scale };
}
