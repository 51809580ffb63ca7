/** How effects are drawn. What the texts of the component files say has been taken apart by the engine: `actions.ts`. */

import { signed } from '../../lib/numbers';
import { ACTIONS, type Effect, type Half } from './actions';
import type { Post } from './parts';

export type { Effect, Half };

/** The one or two halves of an action, of which one is done. */
export function halvesOf(text: string): Half[] {
  return ACTIONS[text] ?? [];
}

/** What a delivery brings. */
export function deliveryOf(post: Post): Effect[] {
  return halvesOf(post.delivery.join(', '))[0]?.effects ?? [];
}

const ICONS: Record<string, string> = {
  pounds: 'coin',
  gold: 'gold',
  certificate: 'certificate',
  pathfinder: 'pathfinder',
  token: 'exchange',
  draw: 'draw',
  wool_value: 'wool',
  permanent_certificate: 'certificate',
  permanent_wool: 'bonus-wool',
  objective: 'objective',
  hire: 'hire',
  invest: 'invest',
  build: 'build',
  upgrade_by: 'build',
  buy_sheep: 'buy-sheep',
  market: 'sheep',
  move_ship: 'ship',
  storehouse_within: 'storehouse',
  shear: 'shear',
  move_runholder: 'runholder',
  remove_hazard: 'hazard',
  place_worker: 'joker',
  disc_on: 'disc',
  gained_on_top: 'draw',
};
const TAKEN: Record<string, string> = { romney: 'sheep' };

export function effectIcon(effect: Effect): string {
  if (effect.word === 'take') return cardIcon(effect.names[0] ?? '');
  if (effect.word === 'auxiliary') return effect.amount === 2 ? 'aux2' : 'aux';
  return ICONS[effect.word] ?? 'info';
}

export function cardIcon(card: string): string {
  return TAKEN[card] ?? card;
}

const SIGNED = new Set(['hire', 'invest']);
const GAINED = new Set(['pounds', 'gold', 'certificate', 'pathfinder', 'token', 'permanent_certificate']);

/** The few characters that stand beside the icon: what is gained, or how a price changes. */
export function effectNote(effect: Effect): string {
  const { word, amount } = effect;
  if (word === 'auxiliary' || word === 'take' || word === 'market' || amount === null) return '';
  if (SIGNED.has(word)) return amount === 0 ? '' : signed(amount);
  if (GAINED.has(word)) return signed(amount);
  if (word === 'build') return signed(-amount);
  if (word === 'remove_hazard') return amount === 0 ? '' : signed(-amount);
  return String(amount);
}

/** Whether the note is good or bad news. */
export function effectTone(effect: Effect): 'gain' | 'cost' | '' {
  const amount = effect.amount ?? 0;
  if (SIGNED.has(effect.word)) return amount > 0 ? 'cost' : amount < 0 ? 'gain' : '';
  if (effect.word === 'build' || effect.word === 'remove_hazard') return amount > 0 ? 'cost' : '';
  return GAINED.has(effect.word) ? 'gain' : '';
}
