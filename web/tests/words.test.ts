import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { MANIFESTS } from '../src/games/registry';
import { story } from '../src/games/container/story';
import { printed, signed } from '../src/lib/numbers';
import { settings } from '../src/lib/settings.svelte';
import { Words } from '../src/lib/words.svelte';
import { chapters, cited, parts } from '../src/lib/rules';
import { notesOf } from '../src/lib/search';
import { locale } from './fixtures';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
/** Games with a table in the browser. */
const GAMES = [...MANIFESTS.keys()];
const OWN = [
  'web',
  'pages-web',
  'review-web',
  'tab-web',
  'help-web',
  ...GAMES.flatMap((game) => [`${game}-web`, `${game}-card`, `${game}-about`]),
];
const FILES = [...OWN, ...GAMES, 'kernel'];

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}${name}`;
    if (statSync(path).isDirectory()) return sources(`${path}/`);
    return /\.(svelte|ts)$/.test(name) ? [readFileSync(path, 'utf8')] : [];
  });
}
const keys = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');

describe('words', () => {
  const known = new Map(
    ['en', 'ru', 'it'].map((language) => [language, FILES.flatMap((file) => keys(locale(language, file)))]),
  );

  it('are there in three languages', () => {
    expect(known.get('ru')?.sort()).toEqual(known.get('en')?.sort());
    expect(known.get('it')?.sort()).toEqual(known.get('en')?.sort());
  });

  it('are there for every key that the code names', () => {
    const key = new RegExp(`['"]((?:web|${GAMES.join('|')})-[a-z][\\w-]*[a-z0-9])['"]`, 'g');
    const named = sources(SOURCE).flatMap((text) => [...text.matchAll(key)].map((match) => match[1] ?? ''));
    const files = new Set(GAMES.flatMap((game) => [`${game}-web`, `${game}-rules`, `${game}-about`]));
    const missing = [...new Set(named)].filter((name) => !files.has(name) && !known.get('en')?.includes(name));
    expect(missing).toEqual([]);
  });

  it('are all used', () => {
    const text = sources(SOURCE).join('\n');
    // Keys that are put together: `web-entry-${kind}`, or `${game}-item-${item}` for every game.
    const begun = [...text.matchAll(/`(\w+-[\w-]+-)\$\{/g)].map((match) => match[1] ?? '');
    const shared = [...text.matchAll(/\$\{[\w.]*game\}-([a-z]+)/g)].map((match) => match[1] ?? '');
    const starts = [...begun, ...['web', ...GAMES].flatMap((game) => shared.map((part) => `${game}-${part}`))];
    const plain = new Set(['container-factory', 'container-harbour']);
    const unused = OWN.flatMap((file) => keys(locale('en', file))).filter(
      (key) => !plain.has(key) && !text.includes(key) && !starts.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
});

describe('sentences', () => {
  const words = new Words();
  beforeAll(() => {
    settings.language = 'en';
    words.add('en', locale('en', 'container'));
    words.add('en', locale('en', 'kernel'));
    words.addStory('container', story);
  });

  it('come in stretches that say what stands where', () => {
    const event = { seat: 0, you: 'no', rival: 1, amount: 3 };
    const segments = words.rich('container', 'container-event-paid', event, { names: ['Mira', 'Tomas'] });
    expect(segments.map((segment) => segment.text).join('')).toBe('Mira pays $3 to Tomas.');
    expect(segments.filter((segment) => segment.arg).map((segment) => segment.arg)).toEqual(['seat', 'rival']);
  });

  it('keep things apart that have commas of their own', () => {
    words.add('en', 'game-event-kept = { $seat } keeps { $thing }.\ngame-word-a = sails, 3 each\ngame-word-b = boats');
    const kept = (thing: string[]): string =>
      words.plain('game', 'game-event-kept', { seat: 0, thing }, { names: ['Mira'] });
    expect(kept(['b', 'b'])).toBe('Mira keeps 2 × boats.');
    expect(kept(['a', 'b'])).toBe('Mira keeps sails, 3 each; boats.');
  });

  it('choose their plural by number', () => {
    expect(words.plain('container', 'container-ask-main', { actions_left: 1 }, { names: [] })).toContain(
      'one action left',
    );
    expect(words.plain('container', 'container-ask-main', { actions_left: 2 }, { names: [] })).toContain(
      '2 actions left',
    );
  });

  it('give the reason of a refusal', () => {
    expect(words.why('container', 'too-poor', { need: 5, have: 4 }, [])).toContain('You need 5 but have 4');
    expect(words.why('container', 'not-now', {}, [])).toContain('cannot be done at this point');
  });

  it('keep the key in sight while a file is missing', () => {
    expect(words.say('no-such-key')).toBe('no-such-key');
  });
});

describe('rules', () => {
  it.each(['en', 'ru', 'it'])('are read from the Fluent file in %s', (language) => {
    const found = chapters(locale(language, 'container-rules'));
    expect(found.length).toBeGreaterThan(12);
    expect(found[0]?.rules[0]?.id).toBe('CT-1.1');
    expect(found.flatMap((chapter) => chapter.rules).length).toBe(115);
  });

  it.each([
    ['container', 'CT', 115],
    ['shipyard', 'SY', 246],
    ['newzealand', 'NZ', 268],
  ])('have chapters in %s, the same in every language', (game, prefix, count) => {
    const [english, ...others] = ['en', 'ru', 'it'].map((language) =>
      chapters(locale(language, `${game}-rules`)).map((chapter) => chapter.rules.map((rule) => rule.id)),
    );
    expect(english?.flat().every((id) => id.startsWith(prefix))).toBe(true);
    expect(english?.flat().length).toBe(count);
    expect(english?.every((rules) => rules.length > 0)).toBe(true);
    expect(others).toEqual([english, english]);
  });

  it('are named in notes', () => {
    expect(cited('From income (SY-6.1) and sales.')).toEqual(['From income (', 'SY-6.1', ') and sales.']);
  });

  it.each(GAMES)('that notes of %s name exist', (game) => {
    const known = chapters(locale('en', `${game}-rules`)).flatMap((chapter) => chapter.rules.map(({ id }) => id));
    for (const language of ['en', 'ru', 'it']) {
      const named = notesOf(game, locale(language, `${game}-about`)).flatMap(({ text }) =>
        cited(text).filter((_, at) => at % 2 === 1),
      );
      expect(named.filter((id) => !known.includes(id))).toEqual([]);
    }
  });

  it('show where the words stand', () => {
    expect(parts('Two loans are the most.', ['loans', 'most'])).toEqual(['Two ', 'loans', ' are the ', 'most', '.']);
    expect(parts('Тайная ставка', ['таиная'])).toEqual(['', 'Тайная', ' ставка']);
    expect(parts('All of it', [])).toEqual(['All of it']);
  });
});

describe('numbers below zero', () => {
  it.each(['en', 'ru', 'it'] as const)('stand with a minus sign, not a hyphen, in %s', (language) => {
    const words = new Words();
    words.add(language, 'worth = { $points ->\n [one] one\n *[other] { $points }\n }\ncost = { $a } to { $b }');
    const before = settings.language;
    settings.language = language;
    expect(words.say('worth', { points: -12 })).toBe('−12');
    expect(words.say('cost', { a: 3, b: -4 })).toBe('3 to −4');
    expect(words.value('container', 'points', -7, { names: [] })).toBe('−7');
    settings.language = before;
  });

  it('are printed as such, and gains with a plus', () => {
    expect([-12, 0, 7].map(printed)).toEqual(['−12', '0', '7']);
    expect([-12, 0, 7].map(signed)).toEqual(['−12', '+0', '+7']);
  });
});
