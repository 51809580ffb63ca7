/** Rules are found by number, by words in any spelling, and by what people ask. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { MANIFESTS } from '../src/games/registry';
import { chapters } from '../src/lib/rules';
import { akin, alike, distance, Index, notesOf, plain, questionsOf, wordsOf } from '../src/lib/search';
import { LANGUAGES, type Language } from '../src/lib/settings.svelte';
import { locale } from './fixtures';

function index(game: string, language: Language): Index {
  const rules = chapters(locale(language, `${game}-rules`));
  return Index.of(game, rules, locale(language, `${game}-about`), locale(language, 'help-web'));
}
/** What somebody new would ask, in three languages, and the rules or notes that answer it: `tests/asked/GAME.txt`. */
function asked(game: string): { ids: string[]; ways: Record<Language, string> }[] {
  const lines = readFileSync(fileURLToPath(new URL(`asked/${game}.txt`, import.meta.url)), 'utf8').trim();
  return lines.split('\n').map((line) => {
    const [ids = '', en = '', ru = '', it = ''] = line.split(' | ');
    return { ids: ids.split(' '), ways: { en, ru, it } };
  });
}
function ids(found: Index, wanted: string): string[] {
  const { answers, chapters: kept } = found.find(wanted);
  return [...answers, ...kept.flatMap((chapter) => chapter.rules)].map(({ id }) => id);
}

const BOTH = [...MANIFESTS.keys()].flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

describe('words', () => {
  it.each([
    ['captain', 'captain', 0],
    ['captian', 'captain', 1],
    ['conatiner', 'container', 1],
    ['loan', 'loans', 1],
    ['wheel', 'keel', 2],
    ['', 'ship', 3],
  ])('%s is so many slips from %s', (one, other, slips) => {
    expect(distance(one, other, 2)).toBe(slips);
    expect(distance(other, one, 2)).toBe(slips);
  });

  it.each([
    ['cap', 'captain', true],
    ['captian', 'captains', true],
    ['store', 'storehouse', true],
    ['house', 'storehouse', true],
    ['контейнр', 'контейнеров', true],
    ['win', 'wine', true],
    ['win', 'wool', false],
    ['ship', 'shop', true],
    ['gold', 'hazard', false],
  ])('%s may be %s: %s', (typed, word, may) => {
    expect(alike(typed, word)).toBe(may);
  });

  it.each([
    ['produce', 'producing', true],
    ['станок', 'станка', true],
    ['costruire', 'costruisco', true],
    ['contract', 'container', false],
    ['win', 'wins', false],
  ])('%s and %s are forms of one word: %s', (one, other, are) => {
    expect(akin(one, other)).toBe(are);
    expect(akin(other, one)).toBe(are);
  });

  it('are compared without accents and case', () => {
    expect(plain('Ёмкость È')).toBe('емкость e');
    expect(wordsOf('How do I win?')).toEqual(['how', 'do', 'i', 'win']);
  });
});

describe('rules', () => {
  const container = index('container', 'en');

  it('are found by number, whole chapters too', () => {
    expect(ids(container, 'ct-10.12')).toEqual(['CT-10.12']);
    expect(ids(container, 'CT-18')).toEqual(['CT-18.1', 'CT-18.2', 'CT-18.3', 'CT-18.4']);
  });

  it('are found by words, whatever their case, all of them if nothing is looked for', () => {
    expect(ids(container, 'Bluff purse')).toContain('CT-2.1');
    expect(ids(container, 'Bluff purse').length).toBeLessThan(4);
    expect(ids(container, '  ').length).toBe(115);
    expect(ids(container, 'zeppelin')).toEqual([]);
  });

  it.each([
    ['shipyard', 'en', 'captian', 'SY-19.1'],
    ['shipyard', 'ru', 'капитн', 'SY-19.1'],
    ['shipyard', 'it', 'captano', 'SY-19.1'],
    ['container', 'en', 'wharehouse', 'CT-6.4'],
    ['container', 'ru', 'аукцон', 'CT-10.15'],
    ['newzealand', 'en', 'certifcate', 'NZ-12.3'],
    ['newzealand', 'it', 'magazino', 'NZ-18.3'],
  ] as const)('of %s (%s) are found though it is spelled %s', (game, language, typed, rule) => {
    expect(ids(index(game, language), typed)).toContain(rule);
  });

  it.each([
    ['shipyard', 'en', 'how much does a train cost', 'SY-10.1'],
    ['shipyard', 'ru', 'сколько стоит поезд', 'SY-10.1'],
    ['shipyard', 'it', 'quanto costa un treno', 'SY-10.1'],
    ['container', 'en', 'how many turns are left', 'CT-11.1'],
    ['newzealand', 'ru', 'сколько ходов осталось', 'NZ-29.1'],
    ['container', 'en', 'who starts', 'CT-1.8'],
    ['container', 'en', 'how much does a loan cost', 'CT-4.1'],
    ['container', 'ru', 'пасовать', 'CT-3.4'],
    ['container', 'it', 'che cos è un broker', 'CT-13.1'],
    ['container', 'it', 'quanti soldi', 'CT-1.2'],
    ['shipyard', 'ru', 'можно ли продать', 'SY-15.2'],
    ['newzealand', 'en', 'how much money do I start with', 'NZ-3.5'],
    ['newzealand', 'en', 'tie', 'NZ-30.13'],
    ['shipyard', 'it', 'pareggio', 'SY-29.3'],
    ['container', 'ru', 'выграть', 'CT-12.7'],
    ['newzealand', 'it', 'vincere', 'NZ-30.13'],
    ['newzealand', 'it', 'operaio', 'NZ-13.1'],
    ['newzealand', 'en', 'sarah', 'NZ-32.1'],
    ['newzealand', 'ru', 'сара', 'NZ-32.1'],
    ['newzealand', 'it', 'sarah', 'NZ-32.1'],
    ['newzealand', 'en', 'how does Sarah play', 'NZ-32.1'],
    ['newzealand', 'ru', 'как играть одному', 'NZ-32.1'],
    ['newzealand', 'it', 'solitario', 'NZ-32.1'],
  ] as const)('of %s (%s) answer first: %s', (game, language, typed, rule) => {
    expect(ids(index(game, language), typed)[0]).toBe(rule);
  });

  it('are looked for by what a question is about, not by the words that ask', () => {
    const shipyard = index('shipyard', 'en');
    expect(shipyard.topic('what is a canal')).toBe('canal');
    expect(shipyard.topic('How many?')).toBe('how many');
    const asked = shipyard.find('what does the riband do').chapters.flatMap(({ rules }) => rules);
    expect(asked.length).toBeGreaterThan(0);
    for (const { text } of asked) expect(text).toContain('Riband');
  });

  it('do not hide an answer among others that only share a word with the question', () => {
    const { answers, chapters: others } = index('shipyard', 'it').find('posso chiedere un prestito');
    expect(answers.map(({ id }) => id)).toEqual(['no-loans']);
    expect(others).toEqual([]);
  });

  it('are marked by the words that were meant', () => {
    expect(index('shipyard', 'en').find('captian').marks).toContain('captain');
  });

  it.each([
    ['en', 'how do I win', 'how many actions', 'when does the game end?'],
    ['ru', 'как победить', 'сколько действий', 'когда кончается игра?'],
    ['it', 'come si vince', 'quante azioni', 'quando finisce la partita?'],
  ] as const)('answer questions first (%s)', (language, win, actions, end) => {
    // Who wins, and then what the points come from.
    const wins = {
      container: ['CT-12.7', 'CT-12.4', 'CT-12.5'],
      shipyard: ['SY-29.2', 'SY-20.1', 'SY-28.0'],
      newzealand: ['NZ-30.13', 'NZ-30.1'],
    };
    const acts = { container: 'CT-3.1', shipyard: 'SY-7.2', newzealand: 'NZ-6.2' };
    const ends = { container: 'CT-11.1', shipyard: 'SY-24.1', newzealand: 'NZ-29.1' };
    for (const game of ['container', 'shipyard', 'newzealand'] as const) {
      const found = index(game, language);
      expect(
        found.find(win).answers.map(({ id }) => id),
        `${game} ${win}`,
      ).toEqual(wins[game]);
      expect(
        found.find(actions).answers.map(({ id }) => id),
        `${game} ${actions}`,
      ).toContain(acts[game]);
      expect(found.find(end).answers[0]?.id, `${game} ${end}`).toBe(ends[game]);
    }
  });

  it.each(BOTH)('of %s answer what a newcomer asks (%s)', (game, language) => {
    const found = index(game, language);
    expect(asked(game).length).toBeGreaterThan(30);
    const missed = asked(game).flatMap(({ ids, ways: { [language]: way } }) => {
      const first = found.find(way).answers[0]?.id;
      return first !== undefined && ids.includes(first) ? [] : [`${way}: ${first}, not ${ids.join(' or ')}`];
    });
    expect(missed).toEqual([]);
  });

  it.each(BOTH)('of %s exist for every question (%s), and each way to ask finds its rule', (game, language) => {
    const found = index(game, language);
    const questions = questionsOf(game, locale(language, `${game}-about`));
    expect(questions.length).toBeGreaterThan(25);
    const rules = chapters(locale(language, `${game}-rules`)).flatMap((chapter) => chapter.rules);
    const notes = notesOf(game, locale(language, `${game}-about`));
    const known = new Set([...rules, ...notes].map(({ id }) => id));
    expect(questions.filter(({ id }) => !known.has(id))).toEqual([]);
    expect(notes.filter(({ id }) => !questions.some((question) => question.id === id))).toEqual([]);
    const lost = questions
      .filter(({ words }) => words.length > 1)
      .filter(({ id, words }) => !found.find(words.join(' ')).answers.some((rule) => rule.id === id));
    expect(lost).toEqual([]);
  });

  it.each(LANGUAGES)('of every game stand beside answers about the table itself (%s)', (language) => {
    const help = locale(language, 'help-web');
    const notes = notesOf('web', help);
    const shipyard = index('shipyard', language);
    expect(notes.length).toBeGreaterThan(8);
    for (const { id, words } of questionsOf('web', help)) {
      const found = shipyard.find(words.join(' ')).answers;
      expect(
        found.map((answer) => answer.id),
        words.join(' '),
      ).toContain(id);
    }
  });
});
