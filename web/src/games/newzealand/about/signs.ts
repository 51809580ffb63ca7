/** What the signs of effects are, and what stands in a player's purse. */

import type { About } from '../../../about/about';
import { capital, t } from '../../../lib/words.svelte';
import { effectIcon } from '../effects';
import { named, say } from './lexicon';

/** The rules of every effect that stands as a sign on tiles and cards. */
const EFFECT_RULES: Record<string, string[]> = {
  pathfinder: ['NZ-22.1', 'NZ-22.7'],
  take: ['NZ-11.6', 'NZ-8.6'],
  draw: ['NZ-27.1'],
  wool_value: ['NZ-12.6'],
  permanent_certificate: ['NZ-7.2'],
  permanent_wool: ['NZ-20.2'],
  objective: ['NZ-21.1'],
  hire: ['NZ-13.1', 'NZ-13.2'],
  invest: ['NZ-14.1', 'NZ-14.2'],
  build: ['NZ-16.1', 'NZ-16.2', 'NZ-16.4'],
  upgrade_by: ['NZ-16.4', 'NZ-16.8'],
  buy_sheep: ['NZ-15.1'],
  market: ['NZ-15.14'],
  move_ship: ['NZ-17.1', 'NZ-17.3'],
  storehouse_within: ['NZ-18.10'],
  shear: ['NZ-20.1', 'NZ-20.10'],
  auxiliary: ['NZ-27.6', 'NZ-27.7'],
  move_runholder: ['NZ-24.1', 'NZ-24.2', 'NZ-24.3'],
  remove_hazard: ['NZ-25.1', 'NZ-25.2'],
  place_worker: ['NZ-14.4', 'NZ-13.7'],
  disc_on: ['NZ-20.11'],
  gained_on_top: ['NZ-28.3'],
};
export const EFFECTS = Object.keys(EFFECT_RULES);

export function effect(id: string): About | null {
  const rules = EFFECT_RULES[id];
  if (rules === undefined) return null;
  const icon = effectIcon({ word: id, amount: 1, names: id === 'take' ? ['card'] : [], price: null });
  return { name: named(`effect_${id}`), picture: `i-${icon}`, lines: [say(`fx-${id}`)], rules };
}

const HAS: Record<string, { picture: string; rules: string[] }> = {
  pounds: { picture: 'i-coin', rules: ['NZ-30.1'] },
  gold: { picture: 'i-gold', rules: ['NZ-26.1', 'NZ-26.3', 'NZ-12.5'] },
  certificates: { picture: 'i-certificate', rules: ['NZ-7.2', 'NZ-7.3', 'NZ-12.3', 'NZ-12.4'] },
  tokens: { picture: 'i-exchange', rules: ['NZ-23.1', 'NZ-23.2', 'NZ-23.3'] },
  stack: { picture: 'i-draw', rules: ['NZ-1.11', 'NZ-1.12', 'NZ-11.2'] },
  pile: { picture: 'i-discard', rules: ['NZ-1.11', 'NZ-11.2'] },
  steps: { picture: 'i-step', rules: ['NZ-5.2', 'NZ-5.3'] },
  hand: { picture: 'i-hand', rules: ['NZ-11.1', 'NZ-9.12'] },
  fees: { picture: 'i-fee', rules: ['NZ-5.6', 'NZ-5.8'] },
  wool: { picture: 'i-bonus-wool', rules: ['NZ-20.2'] },
  score: { picture: 'i-trophy', rules: ['NZ-30.13'] },
};
export const POSSESSIONS = Object.keys(HAS);

export function possession(id: string): About | null {
  const found = HAS[id];
  if (found === undefined) return null;
  return { name: capital(t(`newzealand-has-${id}`)), lines: [say(`has-${id}`)], ...found };
}

const FIGURES: Record<string, { picture: string; rules: string[] }> = {
  runholder: { picture: 'nz-hat', rules: ['NZ-5.2', 'NZ-5.9'] },
  ship: { picture: 'nz-boat', rules: ['NZ-17.1', 'NZ-17.3'] },
};

/** A player's runholder or ship; whose it is stands at the table. */
export function figure(id: string): About | null {
  const found = FIGURES[id];
  return found === undefined ? null : { name: say(`${id}-name`), lines: [say(id)], ...found };
}

export function forecast(id: string): About | null {
  if (id !== 'A' && id !== 'B') return null;
  return {
    name: say('forecast-name', { bag: id }),
    picture: 'i-eye',
    lines: [say(`forecast-${id.toLowerCase()}`)],
    rules: id === 'A' ? ['NZ-10.1', 'NZ-10.2', 'NZ-10.3'] : ['NZ-10.4', 'NZ-10.5'],
  };
}
