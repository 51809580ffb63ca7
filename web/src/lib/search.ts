/**
 * Looking for rules: by number, by words whatever their spelling, and by questions people ask. What a question asks is
 * said by the game, in messages such as `game-question-XX-1-2 = how do I win; who wins`.
 */

import type { Chapter } from './rules';

export interface Rule {
  id: string;
  text: string;
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

/** Whether a word that was typed is that of a question, give or take a slip in a longer one. */
function same(typed: string, word: string): boolean {
  return typed === word || (typed.length > 3 && alike(typed, word));
}

const OPENING = 4; // letters of a second word that still opens a question
const ENOUGH = 0.7; // of what was typed stands in a question
const ASKED = 0.5; // of a question was typed

/** What people ask: words that stand in many questions say little. */
class Questions {
  private counts = new Map<string, number>();
  /** "How many", "what is": the first word of a question, and a short second one. */
  private openings = new Set<string>();

  constructor(private all: readonly Question[]) {
    for (const { words } of all.filter(({ words }) => words.length > 2)) {
      const [first = '', second = ''] = words;
      this.openings.add(first);
      if (second.length <= OPENING) this.openings.add(second);
    }
    for (const { words } of all) {
      for (const word of new Set(words)) this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
    }
  }

  /** What is asked for: the words without small ones and those that questions begin with, unless none is left. */
  topic(typed: readonly string[]): string[] {
    const says = (word: string): boolean => word.length >= SHORT || /\p{N}/u.test(word);
    const left = typed.filter((word) => says(word) && !this.openings.has(word));
    return left.length === 0 ? [...typed] : left;
  }

  private weight(word: string): number {
    const like = this.counts.get(word) ?? 0;
    return Math.log((this.all.length + 1) / (like + 0.5));
  }

  /** A single word asks only where it is a question by itself: "tie". */
  private named(typed: string): string[] {
    const found = this.all.filter(({ words: [word = '', ...more] }) => more.length === 0 && same(typed, word));
    return [...new Set(found.map(({ id }) => id))];
  }

  /** How much of some words stands, in any spelling, among others. */
  private share(some: readonly string[], others: readonly string[]): number {
    const sum = (words: readonly string[]): number => words.reduce((all, word) => all + this.weight(word), 0);
    return sum(some.filter((word) => others.some((other) => same(word, other)))) / Math.max(1e-9, sum(some));
  }

  /** The rules that answer a question, the best first. */
  answers(typed: readonly string[]): string[] {
    if (typed.length < 2) return this.named(typed[0] ?? '');
    const rated = this.all
      .map(({ id, words }) => ({ id, typed: this.share(typed, words), asked: this.share(words, typed) }))
      .filter((each) => each.typed >= ENOUGH && each.asked >= ASKED)
      .sort((a, b) => b.typed + b.asked - a.typed - a.asked);
    return [...new Set(rated.map(({ id }) => id))];
  }
}

interface Indexed {
  rule: Rule;
  words: string[];
}

export class Index {
  private rules: Indexed[];
  private questions: Questions;

  constructor(
    private all: readonly Chapter[],
    questions: readonly Question[] = [],
  ) {
    this.questions = new Questions(questions);
    this.rules = all.flatMap((chapter) =>
      chapter.rules.map((rule) => ({ rule, words: wordsOf(`${rule.text} ${chapter.title}`) })),
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
    const best = kept.size > 0 ? kept : this.nearest(topic, meant);
    return this.kept(best, this.questions.answers(typed), [...new Set([...meant.values()].flat())]);
  }

  /** What is asked for, without the words that only ask. */
  topic(wanted: string): string {
    return this.questions.topic(wordsOf(wanted)).join(' ');
  }

  /** For each word that was typed, the words of the rules that it may be: exactly so if there are any, else nearly. */
  private meant(typed: readonly string[]): Map<string, string[]> {
    const all = [...new Set(this.rules.flatMap(({ words }) => words))];
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
    const answering = answers.flatMap((id) => this.rules.filter(({ rule }) => rule.id === id).map(({ rule }) => rule));
    const chapters = this.all
      .map((chapter) => ({
        title: chapter.title,
        rules: chapter.rules.filter((rule) => rules.has(rule) && !answering.includes(rule)),
      }))
      .filter((chapter) => chapter.rules.length > 0);
    return { answers: answering, chapters, marks };
  }
}

/** The questions that a Fluent file of a game names. */
export function questionsOf(game: string, source: string): Question[] {
  const line = new RegExp(`^${game}-question-([A-Z]+)-([\\w-]+) = (.*)$`, 'gm');
  return [...source.matchAll(line)].flatMap(([, book, number, ways]) =>
    (ways ?? '')
      .split(';')
      .map((way) => ({ id: `${book}-${(number ?? '').replaceAll('-', '.')}`, words: wordsOf(way) })),
  );
}
