/** Sentences about a table for those who listen: what there is, and a list of it. */

import { settings } from './settings.svelte';
import { capital, t } from './words.svelte';

/** Things one after another, as the language joins them; apart where they have commas of their own. */
export function listed(items: readonly string[]): string {
  if (items.some((item) => item.includes(','))) return items.join('; ');
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(items);
}

/** "Factory: black for 2 and beige for 3." Of nothing it says so. */
export function line(what: string, items: readonly string[]): string {
  return t('web-heard-line', { what: capital(what), list: items.length === 0 ? t('web-heard-none') : listed(items) });
}

/** "2 black": a number of something, as in a list. */
export function some(count: number, what: string): string {
  return t('web-heard-some', { count, what });
}

/** What there is of each thing, without what there is none of. */
export function counts(of: Partial<Record<string, number>>, name: (thing: string) => string): string[] {
  return Object.entries(of)
    .filter(([, count]) => (count ?? 0) > 0)
    .map(([thing, count]) => some(count ?? 0, name(thing)));
}
