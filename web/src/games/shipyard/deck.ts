/** Where things stand on drawn ship cards, and which pieces of a load stand on which of them. Drawing only. */

import { spread } from './things';
import type { Counts, Kind, ShipCardView } from './view';

export interface DeckMark {
  icon: string;
  x: number;
}

/** The part of a hull that has a deck, from its left end to its right end on a card 80 wide. */
const DECKS: Record<Kind, [number, number]> = { bow: [26, 80], middle: [0, 80], stern: [0, 58] };
const TALL = ['mast', 'crane', 'cabin', 'cannon', 'lifeboat', 'lantern'];

/** What is printed on a card, with its place: things on deck side by side, lifebuoys along the hull. */
export function deckOf(card: ShipCardView): DeckMark[] {
  const all = spread(card.icons);
  const tall = all.filter((icon) => TALL.includes(icon)).sort((a, b) => TALL.indexOf(a) - TALL.indexOf(b));
  const buoys = all.filter((icon) => icon === 'lifebuoy');
  const [left, right] = DECKS[card.kind];
  const along = (list: string[], from: number, to: number): DeckMark[] =>
    list.map((icon, at) => ({ icon, x: Math.round(from + ((to - from) * (at + 0.5)) / list.length) }));
  return [
    ...along(tall, left, right),
    ...along(buoys, card.kind === 'bow' ? 30 : 6, card.kind === 'stern' ? 50 : 76),
    ...all.filter((icon) => icon === 'propeller').map((icon) => ({ icon, x: 0 })),
  ];
}

const HOLDS: Record<string, string[]> = {
  cabin: ['captain', 'businessman', 'soldier'],
  mast: ['sail', 'smokestack'],
  propeller: ['propeller'],
  crane: ['crane'],
  cannon: ['cannon'],
};

export interface Stowed {
  /** For each card, the piece in each of its places. */
  cards: (string | null)[][];
  /** What builders allow beyond the places there are, and the captain, who needs none. */
  beside: string[];
}

/** Put a load into the places of a ship, from bow to stern; what finds none stands beside. */
export function stow(cards: readonly ShipCardView[], aboard: Counts): Stowed {
  const left = spread(aboard);
  const captain = left.indexOf('captain');
  const beside: string[] = captain < 0 ? [] : left.splice(captain, 1);
  const placed = cards.map((card) =>
    deckOf(card).map((mark) => {
      const fits = left.findIndex((piece) => HOLDS[mark.icon]?.includes(piece) === true);
      return fits < 0 ? null : (left.splice(fits, 1)[0] ?? null);
    }),
  );
  return { cards: placed, beside: [...beside, ...left] };
}
