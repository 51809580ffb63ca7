/** Things of the game in words, where a picture alone would not do. */

import { capital, t } from '../../lib/words.svelte';
import type { Counts, ShipCardView } from './view';

/** Places on a ship that no piece is named after. */
const PLACES = new Set(['cabin', 'mast']);

function icon(name: string): string {
  return t(PLACES.has(name) ? `shipyard-icon-${name}` : `shipyard-word-${name}`);
}

/** `2 × mast, lifebuoy`. */
export function countsInWords(counts: Counts): string {
  return Object.entries(counts)
    .filter(([, count]) => count !== undefined && count > 0)
    .map(([name, count]) => (count === 1 ? icon(name) : `${count} × ${icon(name)}`))
    .join(', ');
}

/** A ship card: its kind and what is printed on it. */
export function inWords(card: ShipCardView): string {
  const icons = countsInWords(card.icons);
  const kind = capital(t(`shipyard-word-${card.kind}`));
  return icons === '' ? t('shipyard-blank', { kind }) : `${kind}: ${icons}`;
}
