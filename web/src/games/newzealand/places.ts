/** Where the points of the final scoring lie: on the boards, or before the player. */

import { parse } from '../../about/about';
import type { Shown } from '../../lib/router.svelte';
import type { Values } from '../../lib/words.svelte';
import type { GameTable, ScorePlace } from '../game';
import type { NewZealandTable } from './model.svelte';

const ON_BOARDS = new Set(['building', 'post', 'harbour', 'arrow', 'path']);

/** What the boards light up by their own names, by kind. */
const LIT: Record<string, (game: NewZealandTable, seat: number, id: string) => Values> = {
  harbour: (_, __, id) => ({ harbour: id }),
  building: (game, seat, id) => ({ space: game.owners[seat]?.has.buildings[id.slice(0, -1)] }),
};

export function place(game: GameTable, { seat, thing }: Shown): ScorePlace {
  const { kind, id } = parse(thing);
  const pointed = LIT[kind]?.(game as NewZealandTable, seat, id) ?? {};
  const keys = typeof pointed.space === 'string' ? [`place:${pointed.space}`, thing] : [thing];
  return { area: !ON_BOARDS.has(kind), keys, pointed };
}
