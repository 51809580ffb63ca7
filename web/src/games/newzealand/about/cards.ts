/** What the cards are: sheep, cards with an effect, objectives, Sarah's. */

import type { About } from '../../../about/about';
import { printed } from '../../../lib/numbers';
import { settings } from '../../../lib/settings.svelte';
import { t } from '../../../lib/words.svelte';
import { cardIcon } from '../effects';
import { EFFECT_CARDS, known, OBJECTIVES, SARAH_CARDS, SHEEP, type SarahCard } from '../parts';
import { action, named, points, say, word } from './lexicon';

/** Any card by its name. */
export function card(id: string): About | null {
  if (SHEEP.has(id)) return sheep(id);
  if (EFFECT_CARDS.has(id)) return effect(id);
  return OBJECTIVES.has(id) ? objective(id) : null;
}

function sheep(id: string): About {
  const { breeding, wool, vp, kind } = known(SHEEP, id);
  return {
    name: named(id),
    picture: 'i-sheep',
    lines: [say('sheep', { breeding, wool }), say('sheep-vp', { vp }), say(`from-${kind}`)],
    rules: ['NZ-1.6', 'NZ-7.1', 'NZ-20.2', 'NZ-30.7'],
  };
}

function effect(id: string): About {
  const { vp, effect: text, ferry } = known(EFFECT_CARDS, id);
  const bonus = id.startsWith('bonus');
  return {
    name: named(id),
    picture: bonus ? 'i-card' : `i-${cardIcon(id)}`,
    lines: [
      say('effect', { what: action(text) }),
      ...points(vp),
      ...(ferry === true ? [say('counts-ferry')] : []),
      say(bonus ? 'from-bonus' : 'from-supply'),
    ],
    rules: ['NZ-28.1', 'NZ-28.2', 'NZ-28.3', ...(bonus ? ['NZ-26.1'] : ['NZ-1.4'])],
  };
}

function objective(id: string): About {
  const { immediate, vp, penalty } = known(OBJECTIVES, id);
  return {
    name: t('newzealand-objective-name', { objective: named(id), vp }),
    picture: 'i-objective',
    lines: [
      say('objective-now', { what: action(immediate) }),
      say('objective-worth', { vp, penalty: printed(penalty) }),
      ...(id.startsWith('bonus') ? [say('from-bonus')] : []),
    ],
    rules: ['NZ-21.3', 'NZ-21.4', 'NZ-21.6', 'NZ-21.8'],
  };
}

/** What Sarah does, in words; of several things she takes the first there is. */
export function deed(text: string): string {
  const [name = '', ...rest] = text.split(' ');
  const things = rest.filter((each) => !/^\d+$/.test(each)).map(word);
  const any = new Intl.ListFormat(settings.language, { type: 'disjunction' }).format(things);
  const what = [...rest.filter((each) => /^\d+$/.test(each)), any].filter((each) => each !== '').join(' ');
  return t(`newzealand-deed-${name}`, { what });
}

export function sarah(id: string): About | null {
  const found = SARAH_CARDS.find((each) => String(each.card) === id);
  if (found === undefined) return null;
  return {
    name: t('newzealand-sarah-card', { card: found.card }),
    picture: 'i-card',
    lines: [say('sarah'), say('sarah-steps', { what: stepsOf(found) }), ...deedsOf(found)],
    rules: ['NZ-32.3', 'NZ-32.10'],
  };
}

function stepsOf({ steps, steps_by: by }: SarahCard): string {
  if (by === '') return say('sarah-number', { steps });
  return say('sarah-by', { worker: by === 'speciality' ? say('sarah-speciality') : word(by) });
}

function deedsOf({ speciality, actions, otherwise }: SarahCard): string[] {
  const all = (texts: readonly string[]): string => texts.map(deed).join(', ');
  if (speciality === '') return [say('sarah-does', { what: all(actions) })];
  const fits = say('sarah-if', { worker: word(speciality), what: all(actions) });
  return [fits, say('sarah-else', { what: all(otherwise) })];
}
