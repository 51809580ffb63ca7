/** New Zealand's table in sentences: the trail from its start, the sea, Wellington, the markets, and everybody's things. */

import { counts, line } from '../../lib/heard';
import { capital, t } from '../../lib/words.svelte';
import type { Heard } from '../game';
import { seaPlace } from './labels';
import type { NewZealandTable } from './model.svelte';
import { known, OBJECTIVES, POSTS, SHEEP } from './parts';
import { sayAction } from './say';
import { WORKERS } from './things';
import type { Player } from './view';

function trail(game: NewZealandTable): Heard {
  const { trail: tiles } = game.view;
  const stops = Object.entries(tiles).map(([space, tile]) => {
    const does = (tile.actions ?? []).map((text) => sayAction(text, game));
    const fee = (tile.fee ?? 0) > 0 ? [t('newzealand-fee', { cost: tile.fee ?? 0 })] : [];
    return line(game.place(space), [...fee, ...does]);
  });
  const here = game.owners
    .filter(({ has }) => has.runholder !== null)
    .map(({ seat, has }) =>
      line(t('newzealand-runholder-of', { name: game.name(seat) }), [game.place(has.runholder ?? '')]),
    );
  return { title: t('newzealand-board-trail'), said: [...here, ...stops] };
}

function sea(game: NewZealandTable): Heard {
  const ships = game.owners.map(({ seat, has }) =>
    line(t('newzealand-ship-of', { name: game.name(seat) }), [seaPlace(game, has.ship)]),
  );
  return { title: t('newzealand-board-sea'), said: ships };
}

function wellington(game: NewZealandTable): Heard {
  const posts = game.owners.map(({ seat, has }) =>
    line(
      game.name(seat),
      Object.keys(has.posts).map((post) => t('newzealand-heard-post', { value: known(POSTS, post).value })),
    ),
  );
  return { title: t('newzealand-board-wellington'), said: posts };
}

/** A card of sheep with its two values; any other by its name. */
function card(game: NewZealandTable, id: string): string {
  const sheep = SHEEP.get(id);
  if (sheep !== undefined)
    return t('newzealand-heard-sheep', { breed: game.word(id), value: sheep.breeding, wool: sheep.wool });
  return OBJECTIVES.has(id) ? game.objectiveName(id) : game.word(id);
}

function markets(game: NewZealandTable): Heard {
  const { view } = game;
  const jobs = WORKERS.map((worker) => t(`newzealand-heard-${worker}`, { count: view.job_market[worker].length }));
  return {
    title: t('newzealand-board-markets'),
    said: [
      line(t('newzealand-job-market'), jobs),
      line(
        t('newzealand-sheep-market'),
        counts(view.sheep_market, (id) => card(game, id)),
      ),
      line(
        t('newzealand-objectives'),
        view.objectives.filter((id): id is string => id !== null).map((id) => game.objectiveName(id)),
      ),
      line(
        t('newzealand-bonus-market'),
        view.bonus_market.rows
          .flat()
          .filter((tile): tile is string => tile !== null)
          .map((tile) => game.word(tile)),
      ),
    ],
  };
}

function side(game: NewZealandTable, player: Player): Heard {
  const purse: [number, string][] = [
    [player.money, 'pounds'],
    [player.gold, 'gold'],
    [player.certificates, 'certificates'],
    [player.tokens, 'tokens'],
    [player.steps, 'steps'],
    [player.hand_size, 'hand'],
    [player.stack_size, 'stack'],
  ];
  const built = Object.entries(player.buildings).filter(([, at]) => at !== null && at !== 'out');
  return {
    title: game.heading(player.seat),
    said: [
      line(
        t('newzealand-heard-has'),
        purse.map(([count, what]) => t(`newzealand-heard-${what}`, { count })),
      ),
      ...(player.hand === undefined
        ? []
        : [
            line(
              t('newzealand-hand'),
              counts(player.hand, (id) => card(game, id)),
            ),
          ]),
      line(
        t('newzealand-workers'),
        WORKERS.map((worker) => t(`newzealand-heard-${worker}`, { count: player.workers[worker] })),
      ),
      line(t('newzealand-pathfinder'), [String(player.pathfinder ?? 0)]),
      line(
        t('newzealand-buildings'),
        built.map(([id]) => capital(id)),
      ),
      line(t('newzealand-storehouses'), [String(player.storehouses.length)]),
    ],
  };
}

export function heard(game: NewZealandTable): Heard[] {
  const own = game.me === null ? [] : [game.me];
  const others = game.view.players.filter((player) => player.seat !== game.seat);
  return [
    trail(game),
    sea(game),
    wellington(game),
    markets(game),
    ...[...own, ...others].map((player) => side(game, player)),
  ];
}
