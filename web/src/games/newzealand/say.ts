/** Effects in words, for buttons and for those who hear the table. */

import { signed } from '../../lib/numbers';
import { words } from '../../lib/words.svelte';
import { halvesOf, type Effect, type Half } from './effects';

interface Lexicon {
  word(name: string): string;
}

export function sayEffect(effect: Effect, game: Lexicon): string {
  const named = (name: string): string => (effect.word === 'take' ? one(name) : game.word(name));
  const names = effect.names.map(named).join(words.say('newzealand-or'));
  return words.say(`newzealand-fx-${effect.word}`, { amount: effect.amount ?? 0, sign: sign(effect.amount), names });
}

/** A card as it stands in a sentence. */
export function one(card: string): string {
  return words.say(`newzealand-some-${card}`, { count: 1 });
}

function sign(amount: number | null): string {
  if (amount === null || amount === 0) return '';
  return signed(amount);
}

export function sayHalf(half: Half, game: Lexicon): string {
  let said = half.effects.map((effect) => sayEffect(effect, game)).join(', ');
  if (half.per !== null)
    said = words.say('newzealand-per', { what: said, thing: words.say(`newzealand-thing-${half.per}`, { count: 1 }) });
  if (half.cost === null) return said;
  const cost = half.cost === 'any' || half.cost === 'pair' ? words.say(`newzealand-cost-${half.cost}`) : one(half.cost);
  return words.say('newzealand-discard-for', { cost, what: said });
}

/** A whole action text, with both of its halves. */
export function sayAction(text: string, game: Lexicon): string {
  return halvesOf(text)
    .map((half) => sayHalf(half, game))
    .join(words.say('newzealand-or'));
}
