/** Container's table in sentences. */

import { counts, line, some } from '../../lib/heard';
import { seatNumber } from '../../lib/seats';
import { t } from '../../lib/words.svelte';
import type { Heard } from '../game';
import type { ContainerTable } from './model.svelte';
import type { Player, Stored } from './view';

const colour = (name: string): string => t(`container-word-${name}`);

function store(boxes: readonly Stored[]): string[] {
  return boxes.map((box) =>
    t('container-heard-lot', { count: box.count, colour: colour(box.colour), price: box.price }),
  );
}

const PLACES: Record<string, string> = {
  sea: 'container-at-sea',
  island: 'container-at-island',
  bank: 'container-at-bank',
};

function ship(game: ContainerTable, player: Player): string {
  const place = PLACES[player.ship];
  const where = place === undefined ? t('container-at-port', { name: game.name(seatNumber(player.ship)) }) : t(place);
  return line(t('container-heard-ship', { where }), counts(player.hold, colour));
}

function side(game: ContainerTable, player: Player): Heard {
  const cards = player.value_card;
  return {
    title: game.heading(player.seat),
    said: [
      player.cash === undefined
        ? line(t('container-fact-cards'), [String(player.cards)])
        : line(t('container-cash'), [String(player.cash)]),
      ...(player.loans === 0 ? [] : [line(t('container-fact-loans'), [String(player.loans)])]),
      line(t('container-heard-machines'), player.machines.map(colour)),
      line(t('container-factory'), store(player.factory)),
      line(t('container-harbour'), store(player.harbour)),
      ship(game, player),
      line(t('container-island'), counts(player.island, colour)),
      ...(cards === undefined
        ? []
        : [
            line(
              t(player.seat === game.seat ? 'container-your-values' : 'container-heard-values'),
              Object.entries(cards).map(([each, pays]) => `${colour(each)} ${pays}`),
            ),
          ]),
    ],
  };
}

export function heard(game: ContainerTable): Heard[] {
  const { view } = game;
  const own = game.me === null ? [] : [game.me];
  const brokers = (view.bank?.brokers ?? []).map((each) =>
    line(t('container-heard-broker', { broker: each.broker }), [
      ...counts(each.containers, colour),
      some(each.money, t('container-heard-money')),
    ]),
  );
  return [
    ...[...own, ...game.rivals].map((player) => side(game, player)),
    { title: t('container-supply'), said: [line(t('container-heard-left'), counts(view.supply.containers, colour))] },
    ...(brokers.length === 0 ? [] : [{ title: t('container-bank'), said: brokers }]),
  ];
}
