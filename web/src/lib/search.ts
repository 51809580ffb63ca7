/**
 * Looking for rules: by number, by words whatever their spelling, and by questions people ask. What a question asks is
 * said by the game, in messages such as `game-question-XX-1-2 = how do I win; who wins`. Where no rule answers, because
 * the game has no such thing or the table does it, a note does: `game-note-loans`, asked for by `game-asked-loans`.
 */

import type { Chapter } from './rules';

export interface Rule {
  /** Its number; of a note, its name. */
  id: string;
  text: string;
  note?: true;
}
/** A rule, and one way to ask for it. */
export interface Question {
  id: string;
  words: string[];
}
export interface Found {
  /** The rules that answer what was asked. */
  answers: Rule[];
  chapters: Chapter[];
  /** The words of the rules that were meant, for marking them. */
  marks: string[];
}

/** Letters without their accents, in small. */
export function plain(text: string): string {
  return text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

export function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How many letters have to be changed, added, left out or swapped to make one word of the other; beyond `most` any more. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
          ? (before[column - 2] ?? 0) + 1
          : Infinity;
      next.push(
        Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + same, swapped),
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? most + 1;
}

const SHORT = 3; // letters of a word that may stand for longer ones

/** Slips that a word of this length forgives. */
function slips(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** Whether a word of a text may be the one that was typed: it begins so, holds it, or is nearly so; its ending may differ. */
export function alike(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length > 3 && word.includes(typed)) return true;
  const most = slips(typed.length);
  if (most === 0) return false;
  if (distance(typed, word, most) <= most) return true;
  return word.length > typed.length && distance(typed, word.slice(0, typed.length), most) <= most;
}

const STEM = 4; // letters that forms of a word share at least
const ENDING = 3; // letters at their ends that may differ at most

/** Whether two words are forms of one: "produce" and "producing", "станок" and "станка". */
export function akin(one: string, other: string): boolean {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared >= STEM && Math.max(one.length, other.length) - shared <= ENDING;
}

const AS_TYPED = 1;
const FORM = 0.9;
const SLIP = 0.8;

/** How surely a word that was typed is that of a question: as it stands, in another form, or with a slip in a longer one. */
function sureness(typed: string, word: string): number {
  if (typed === word) return AS_TYPED;
  if (akin(typed, word)) return FORM;
  const most = typed[0] === word[0] ? slips(typed.length) : 0; // "rounds" are not "sounds"
  return most > 0 && distance(typed, word, most) <= most ? SLIP : 0;
}

const ENOUGH = 0.6; // of what was typed stands in a question
const ASKED = 0.6; // of a question was typed
const BEST = 0.85; // of the best answer's worth is another worth to be shown

interface Asked extends Question {
  /** The words that say what it is about. */
  content: string[];
}

/** What people ask: words that stand in questions about many rules say little, small words nothing. */
class Questions {
  private all: Asked[];
  private weights = new Map<string, number>();
  private rare: number;

  constructor(
    questions: readonly Question[],
    private small: ReadonlySet<string>,
  ) {
    this.all = questions.map((question) => ({ ...question, content: this.topic(question.words) }));
    const holding = new Map<string, Set<string>>();
    for (const { id, words } of this.all) {
      for (const word of words) holding.set(word, (holding.get(word) ?? new Set()).add(id));
    }
    const rules = new Set(this.all.map(({ id }) => id)).size;
    const weight = (held: number): number => Math.log((rules + 1) / (held + 0.5));
    for (const [word, held] of holding) this.weights.set(word, weight(held.size));
    this.rare = weight(1);
  }

  /** What is asked for: the words without those that only ask, unless none is left. */
  topic(typed: readonly string[]): string[] {
    const left = typed.filter((word) => !this.small.has(word));
    return left.length === 0 ? [...typed] : left;
  }

  private weight(word: string): number {
    return this.weights.get(word) ?? this.rare;
  }

  /** A single word asks only where it is a question by itself: "tie". */
  private named(typed: string): string[] {
    const found = this.all
      .flatMap(({ id, words: [word = '', ...more] }) =>
        more.length === 0 ? [{ id, sure: sureness(typed, word) }] : [],
      )
      .filter(({ sure }) => sure > 0)
      .sort((a, b) => b.sure - a.sure);
    return [...new Set(found.filter(({ sure }) => sure === found[0]?.sure).map(({ id }) => id))];
  }

  /** For each word that was typed, the words of questions that it may be, and how surely. */
  private meant(typed: readonly string[]): Map<string, Map<string, number>> {
    const words = [...this.weights.keys()];
    const sure = (term: string): [string, number][] => words.map((word) => [word, sureness(term, word)]);
    return new Map(typed.map((term) => [term, new Map(sure(term).filter(([, how]) => how > 0))]));
  }

  /** How much of some words stands among others. */
  private share(
    some: readonly string[],
    others: readonly string[],
    sure: (one: string, other: string) => number,
  ): number {
    let [most, found] = [1e-9, 0];
    for (const word of some) {
      const weight = this.weight(word);
      most += weight;
      found += weight * others.reduce((best, other) => Math.max(best, sure(word, other)), 0);
    }
    return found / most;
  }

  /** The rules that answer a question, the best first. */
  answers(typed: readonly string[]): string[] {
    if (typed.length < 2) return this.named(typed[0] ?? '');
    const topic = this.topic(typed);
    const meant = this.meant(typed);
    const sure = (term: string, word: string): number => meant.get(term)?.get(word) ?? 0;
    const both = (terms: readonly string[], words: readonly string[]): [number, number] => [
      this.share(terms, words, sure),
      this.share(words, terms, (word, term) => sure(term, word)),
    ];
    const rated = this.all
      .map((question) => ({ question, about: both(topic, question.content) }))
      .filter(({ about: [said, asked] }) => said >= ENOUGH && asked >= ASKED)
      .map(({ question: { id, words }, about: [said, asked] }) => {
        const [typedThere, thereTyped] = both(typed, words);
        return { id, worth: said + asked + (typedThere + thereTyped) / 2 };
      })
      .sort((a, b) => b.worth - a.worth);
    const least = (rated[0]?.worth ?? 0) * BEST;
    return [...new Set(rated.filter(({ worth }) => worth >= least).map(({ id }) => id))];
  }
}

interface Indexed {
  rule: Rule;
  words: string[];
}

export class Index {
  private rules: Indexed[];
  private vocabulary: string[];
  private questions: Questions;

  constructor(
    private all: readonly Chapter[],
    questions: readonly Question[] = [],
    private notes: readonly Rule[] = [],
    small: readonly string[] = [],
  ) {
    this.questions = new Questions(questions, new Set(small));
    this.rules = all.flatMap((chapter) =>
      chapter.rules.map((rule) => ({ rule, words: wordsOf(`${rule.text} ${chapter.title}`) })),
    );
    this.vocabulary = [...new Set(this.rules.flatMap(({ words }) => words))];
  }

  /** Of the Fluent files of a game, what is asked of it, and what is asked of every table. */
  static of(game: string, all: readonly Chapter[], asked: string, help: string): Index {
    const small = /^web-search-small = (.*)$/m.exec(help)?.[1] ?? '';
    return new Index(
      all,
      [...questionsOf(game, asked), ...questionsOf('web', help)],
      [...notesOf(game, asked), ...notesOf('web', help)],
      wordsOf(small),
    );
  }

  find(wanted: string): Found {
    const typed = wordsOf(wanted);
    const id = wanted.trim().toLocaleUpperCase();
    const numbered = this.rules.filter(({ rule }) => rule.id === id || rule.id.startsWith(`${id}.`));
    if (typed.length === 0) return { answers: [], chapters: [...this.all], marks: [] };
    if (numbered.length > 0) return this.kept(new Set(numbered), [], []);
    const topic = this.questions.topic(typed);
    const meant = this.meant(topic);
    const kept = new Set(this.rules.filter(({ words }) => this.holdsAll(words, topic, meant)));
    const answers = this.questions.answers(typed);
    // Where a question is answered, rules that merely share a word with it would hide that.
    const best = kept.size > 0 || answers.length > 0 ? kept : this.nearest(topic, meant);
    return this.kept(best, answers, [...new Set([...meant.values()].flat())]);
  }

  /** What is asked for, without the words that only ask. */
  topic(wanted: string): string {
    return this.questions.topic(wordsOf(wanted)).join(' ');
  }

  /** For each word that was typed, the words of the rules that it may be: exactly so if there are any, else nearly. */
  private meant(typed: readonly string[]): Map<string, string[]> {
    const all = this.vocabulary;
    return new Map(
      typed.map((term) => {
        if (term.length < SHORT) return [term, all.filter((word) => word === term)];
        const begun = all.filter((word) => word.startsWith(term) || (term.length > SHORT && word.includes(term)));
        return [term, begun.length > 0 ? begun : all.filter((word) => alike(term, word))];
      }),
    );
  }

  private holdsAll(words: readonly string[], typed: readonly string[], meant: Map<string, string[]>): boolean {
    return typed.every((term) => meant.get(term)?.some((word) => words.includes(word)) === true);
  }

  /** Where no rule has all words: those with the rarest of them. */
  private nearest(typed: readonly string[], meant: Map<string, string[]>): Set<Indexed> {
    const counts = typed.map((term) => {
      const holding = this.rules.filter(({ words }) => meant.get(term)?.some((word) => words.includes(word)) === true);
      return { term, holding };
    });
    const rare = counts.filter(({ holding }) => holding.length > 0 && holding.length <= this.rules.length / 8);
    const rated = new Map<Indexed, number>();
    for (const { holding } of rare) {
      for (const each of holding)
        rated.set(each, (rated.get(each) ?? 0) + Math.log(this.rules.length / holding.length));
    }
    const most = Math.max(0, ...rated.values());
    return new Set([...rated].filter(([, rate]) => rate >= most * 0.75).map(([each]) => each));
  }

  private kept(kept: ReadonlySet<Indexed>, answers: readonly string[], marks: string[]): Found {
    const rules = new Set([...kept].map(({ rule }) => rule));
    const answerable = [...this.rules.map(({ rule }) => rule), ...this.notes];
    const answering = answers.flatMap((id) => answerable.filter((each) => each.id === id));
    const chapters = this.all
      .map((chapter) => ({
        title: chapter.title,
        rules: chapter.rules.filter((rule) => rules.has(rule) && !answering.includes(rule)),
      }))
      .filter((chapter) => chapter.rules.length > 0);
    return { answers: answering, chapters, marks };
  }
}

/** One question for each way to ask. */
function asking(id: string, ways: string): Question[] {
  return ways.split(';').map((way) => ({ id, words: wordsOf(way) }));
}

/** The questions that a Fluent file of a game names. */
export function questionsOf(game: string, source: string): Question[] {
  const ruled = source.matchAll(new RegExp(`^${game}-question-([A-Z]+)-([\\w-]+) = (.*)$`, 'gm'));
  const noted = source.matchAll(new RegExp(`^${game}-asked-([\\w-]+) = (.*)$`, 'gm'));
  return [
    ...[...ruled].flatMap(([, book, number = '', ways = '']) => asking(`${book}-${number.replaceAll('-', '.')}`, ways)),
    ...[...noted].flatMap(([, name = '', ways = '']) => asking(name, ways)),
  ];
}

/** The notes that a Fluent file of a game has. */
export function notesOf(game: string, source: string): Rule[] {
  const notes = source.matchAll(new RegExp(`^${game}-note-([\\w-]+) = (.*)$`, 'gm'));
  return [...notes].map(([, id = '', text = '']) => ({ id, text, note: true }));
}
