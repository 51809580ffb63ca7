/** Running points: what a seat would end with, by what it is made of. The engine counts; here it is only told. */

import { t } from '../lib/words.svelte';
import type { About } from './about';

export function total(score: Readonly<Record<string, number>>): number {
  return Object.values(score).reduce((sum, points) => sum + points, 0);
}

/** The card of a seat's points; `hidden`: there is more that only its owner knows. */
export function pointsCard(
  game: string,
  name: string,
  score: Readonly<Record<string, number>>,
  hidden: boolean,
): About {
  const items = Object.entries(score).filter(([, points]) => points !== 0);
  return {
    name: t('web-points-of', { name, points: total(score) }),
    picture: 'i-trophy',
    lines: [
      ...items.map(([item, points]) => t('web-points-item', { item: t(`${game}-item-${item}`), points })),
      t(hidden ? 'web-points-hidden' : 'web-points-now'),
    ],
    rules: [],
  };
}
