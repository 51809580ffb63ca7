/** The three games as the home page shows them, in its order. */

import container from './covers/container.svg?url';
import newzealand from './covers/newzealand.svg?url';
import shipyard from './covers/shipyard.svg?url';

export interface GameCard {
  id: string;
  cover: string;
  icon: string;
}

export const CARDS: readonly GameCard[] = [
  { id: 'container', cover: container, icon: 'container' },
  { id: 'shipyard', cover: shipyard, icon: 'crane' },
  { id: 'newzealand', cover: newzealand, icon: 'sheep' },
];

export function iconOf(game: string): string {
  return CARDS.find((card) => card.id === game)?.icon ?? 'ship';
}
