/** Shipyard's table in sentences. */

import { counts, line, some } from '../../lib/heard';
import { capital, t } from '../../lib/words.svelte';
import type { Heard } from '../game';
import type { ShipyardTable } from './model.svelte';
import { inWords } from './names';
import { COMMODITIES } from './things';
import type { CanalOnDisplay, Player, ShipCardOnDisplay, TrainOnDisplay } from './view';

const word = (name: string): string => t(`shipyard-word-${name}`);
const cars = (train: { cars: string[] }): string => train.cars.map(word).join(' ');

function priced<T extends { price: number }>(row: (T | null)[], name: (card: T) => string): string[] {
  return row
    .filter((card): card is T => card !== null)
    .map((card) => t('shipyard-heard-priced', { card: name(card), price: card.price }));
}

function track(game: ShipyardTable): Heard {
  const cards = game.view.track.map(({ card, seat }) => {
    const income = game.income(card);
    if (seat !== null) return t('shipyard-card-taken', { card: word(card), name: game.name(seat) });
    return income === null ? word(card) : t('shipyard-card-income', { card: word(card), income });
  });
  return { title: t('shipyard-page-track'), said: [line(t('shipyard-heard-cards'), cards)] };
}

function wheels(game: ShipyardTable): string[] {
  const { markers, rings } = game.view;
  const rates = rings.exchange[markers.exchange - 1];
  return [
    line(t('shipyard-short-manufacture'), [word(markers.equipment)]),
    line(t('shipyard-short-recruit'), [word(markers.crew)]),
    line(
      t('shipyard-short-exchange'),
      COMMODITIES.map((each) => `${word(each)} ${rates?.[each] ?? 0}`),
    ),
  ];
}

function displays(game: ShipyardTable): Heard {
  const { bows, middles_left, middles_right, sterns, trains, canals } = game.view.displays;
  const ship = (row: (ShipCardOnDisplay | null)[]): string[] => priced(row, inWords);
  return {
    title: t('shipyard-page-displays'),
    said: [
      line(t('shipyard-head-bows'), ship(bows)),
      line(t('shipyard-head-middles'), [...ship(middles_left), ...ship(middles_right)]),
      line(t('shipyard-head-sterns'), ship(sterns)),
      line(t('shipyard-head-trains'), priced<TrainOnDisplay>(trains, cars)),
      line(
        t('shipyard-head-canals'),
        priced<CanalOnDisplay>(canals, ({ id }) => word(id)),
      ),
      ...wheels(game),
      line(
        t('shipyard-employees'),
        game.view.employees.flatMap((space) => space.map(({ employee }) => word(employee))),
      ),
    ],
  };
}

function side(game: ShipyardTable, player: Player): Heard {
  const yard = player.yard_cards.flatMap((card, at) =>
    card === null ? [] : [`${t('shipyard-cell', { cell: at + 1 })}: ${inWords(card)}`],
  );
  const contracts = Object.entries(player.contracts_held ?? {}).map(([id, points]) =>
    t('shipyard-heard-worth', { contract: word(id), points }),
  );
  return {
    title: game.heading(player.seat),
    said: [
      line(t('shipyard-guilders'), [String(player.guilders)]),
      line(t('shipyard-points'), [String(player.points)]),
      line(t('shipyard-stock'), counts(player.stock, word)),
      line(t('shipyard-employees'), player.employees.map(word)),
      line(t('shipyard-trains'), player.trains.map(cars)),
      line(t('shipyard-yard'), yard),
      line(
        t('shipyard-fleet'),
        player.fleet.map((ship) =>
          some(
            Object.values(ship.points).reduce((sum, points) => sum + points, 0),
            t('shipyard-points').toLowerCase(),
          ),
        ),
      ),
      line(t('shipyard-canals'), [String(player.canals.length)]),
      `${capital(t('shipyard-longest', { longest: player.longest_route }))}.`,
      ...(contracts.length === 0
        ? []
        : [line(t(player.seat === game.seat ? 'shipyard-contracts' : 'shipyard-heard-contracts'), contracts)]),
    ],
  };
}

export function heard(game: ShipyardTable): Heard[] {
  const own = game.me === null ? [] : [game.me];
  const others = game.view.players.filter((player) => player.seat !== game.seat);
  return [track(game), displays(game), ...[...own, ...others].map((player) => side(game, player))];
}
