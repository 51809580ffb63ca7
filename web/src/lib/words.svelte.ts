/** Player-facing words: the Fluent files of `locale/` and of the games, the same that the terminal uses. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { foreignWords } from './foreign';
import { printed } from './numbers';
import { readable } from './readable';
import { seatLetter, seatNumber } from './seats';
import { settings, type Language } from './settings.svelte';
import { UNTOLD, type Story } from './story';
import { typeset } from './typeset';

export type Values = Record<string, unknown>;

/** A stretch of a sentence; `arg` and `value` say which argument stands there, so that it can be drawn. */
export interface Segment {
  text: string;
  arg?: string;
  value?: unknown;
}

/**
 * A value as a table names it, where that says more than the word itself; `form` is the one that is wanted, and `actor`
 * the seat that the sentence is about.
 */
export type Naming = (arg: string, value: number | string, form: string, actor: number | null) => string | null;

/** What the seats are called, which of them is the reader's, and what else a table names in its own way. */
export interface Called {
  names: readonly string[];
  me?: number | null;
  /** Whom a sentence is about. */
  actor?: number | null;
  naming?: Naming | undefined;
}

/** How a thing of a list stands in a sentence, as text and as a stretch of it, if there are so many of it. */
interface Counted {
  named: (value: string, count: number) => string;
  marked: (value: string, count: number) => string;
}

const FILES = import.meta.glob<string>(
  ['../../../locale/*/*.ftl', '../../../src/quayside/games/*/words/*/*.ftl', '!../../../**/cli.ftl'],
  { query: '?raw', import: 'default' },
);
const PLAIN = 'word'; // the form of a word that stands by itself
const AS_IS = new Set(['you']); // values for messages to choose by, not words of the game
const KERNEL_REASONS = new Set(['not-now', 'not-yours', 'is-over']);
const OPEN = '\u2060\ue000';
const CLOSE = '\ue001\u2060';
const MARKED = new RegExp(`${OPEN}(\\d+)${CLOSE}`);

/** Where a file stands: those of a game in its folder, its own name as `game.ftl`, `name-hints` as `hints.ftl`. */
function pathOf(language: Language, file: string): string {
  const shared = `../../../locale/${language}/${file}.ftl`;
  const [game, part = 'game'] = file.split('-');
  return shared in FILES ? shared : `../../../src/quayside/games/${game}/words/${language}/${part}.ftl`;
}

/** A number below zero, which messages still choose by as a number. */
class BelowZero extends FluentNumber {
  override toString(): string {
    return printed(this.value);
  }
}

function printable(values: Values): Record<string, FluentVariable> {
  const below = Object.entries(values).map(([name, value]): [string, unknown] =>
    typeof value === 'number' && value < 0 ? [name, new BelowZero(value)] : [name, value],
  );
  return Object.fromEntries(below) as Record<string, FluentVariable>;
}

export class Words {
  /** Goes up when a file or language has arrived; reading it makes callers follow. */
  private arrived = $state(0);
  private bundles = new Map<Language, FluentBundle>();
  private loaded = new Map<string, Promise<void>>();
  private wanted = new Set<string>();
  private stories = new Map<string, Story>();

  /** Load files by name (`web`, a game's) in the current language, and again whenever it changes. */
  async need(...files: string[]): Promise<void> {
    for (const file of files) this.wanted.add(file);
    await this.speak(settings.language);
  }

  /** Load everything that is needed in a language. */
  async speak(language: Language): Promise<void> {
    await Promise.all([...this.wanted].map((file) => this.load(language, file)));
  }

  private load(language: Language, file: string): Promise<void> {
    const path = pathOf(language, file);
    const fetch = FILES[path];
    let loading = this.loaded.get(path);
    if (loading === undefined) {
      loading =
        fetch === undefined ? this.loadForeign(language, file) : fetch().then((text) => this.add(language, text));
      this.loaded.set(path, loading);
      loading.catch(() => this.loaded.delete(path));
    }
    return loading;
  }

  /** A file that we do not bring is a game's that the server knows. */
  private async loadForeign(language: Language, file: string): Promise<void> {
    const [game = ''] = file.split('-');
    const text = (await foreignWords(game, language))[file];
    if (text !== undefined) this.add(language, text);
  }

  /** What all that is said goes by: another text means that everything may be said otherwise. */
  get voice(): string {
    return `${settings.language} ${this.arrived}`;
  }

  /** Put a text of messages into a language. */
  add(language: Language, text: string): void {
    this.bundle(language).addResource(new FluentResource(typeset(text)));
    this.arrived += 1;
  }

  private bundle(language: Language): FluentBundle {
    let bundle = this.bundles.get(language);
    if (bundle === undefined) {
      bundle = new FluentBundle(language, { useIsolating: false });
      this.bundles.set(language, bundle);
    }
    return bundle;
  }

  has(key: string): boolean {
    void this.arrived;
    return this.bundle(settings.language).hasMessage(key);
  }

  /** The message of that key with its values filled in; the key itself while it has not arrived. */
  say(key: string, values: Values = {}): string {
    void this.arrived;
    const bundle = this.bundle(settings.language);
    const pattern = bundle.getMessage(key)?.value;
    if (pattern == null) return key;
    const errors: Error[] = [];
    return bundle.formatPattern(pattern, printable(values), errors);
  }

  /** The message of that key if there is one, else plain English made of the name of the thing. */
  named(key: string, name: string): string {
    return this.has(key) ? this.say(key) : capital(readable(name));
  }

  /** Whether there is such a message and these values are all it needs. */
  fills(key: string, values: Values): boolean {
    void this.arrived;
    const bundle = this.bundle(settings.language);
    const pattern = bundle.getMessage(key)?.value;
    if (pattern == null) return false;
    const errors: Error[] = [];
    bundle.formatPattern(pattern, values as Record<string, FluentVariable>, errors);
    return errors.length === 0;
  }

  /** How a game is told; the events of one that does not say are a sentence each. */
  story(game: string): Story {
    void this.arrived;
    return this.stories.get(game) ?? UNTOLD;
  }

  addStory(game: string, story: Story): void {
    this.stories.set(game, story);
    this.arrived += 1;
  }

  /** A sentence about a game, in stretches: seats by name, words of the game translated, numbers as they are. */
  rich(game: string, key: string, values: Values, called: Called): Segment[] {
    if (!this.has(key)) return this.spelled(game, key, values, called);
    const forms = this.story(game).forms[key.slice(game.length + 1)] ?? {};
    const marks: Segment[] = [];
    const many = typeof values.count === 'number' ? values.count : 1;
    const named = (arg: string, value: number | string, count: number): string =>
      this.called(game, arg, value, called, forms[arg], count);
    const marked = (arg: string, value: number | string, count = many): string => {
      marks.push({ text: named(arg, value, count), arg, value });
      return `${OPEN}${marks.length - 1}${CLOSE}`;
    };
    const filled = Object.entries(values).map(([arg, value]): [string, FluentVariable] => {
      if (Array.isArray(value))
        return [
          arg,
          this.listed(value as unknown[], forms[arg] ?? PLAIN, {
            named: (each, count) => named(arg, each, count),
            marked: (each, count) => marked(arg, each, count),
          }),
        ];
      if (typeof value === 'string' && AS_IS.has(arg)) return [arg, value];
      if (typeof value === 'number' && !this.story(game).seats.includes(arg)) return [arg, value];
      return [arg, typeof value === 'number' || typeof value === 'string' ? marked(arg, value) : '-'];
    });
    const pieces = this.say(key, Object.fromEntries(filled)).split(MARKED);
    return pieces
      .map((piece, at): Segment => (at % 2 === 0 ? { text: piece } : (marks[Number(piece)] ?? { text: piece })))
      .filter((segment) => segment.text !== '');
  }

  /**
   * Things one after the other, those there are several of with their number; of equal numbers one. What has commas of
   * its own is kept apart by more than a comma. Forms that count by themselves are part of the sentence, so that the last
   * of them stands behind an "and".
   */
  private listed(values: readonly unknown[], form: string, { named, marked }: Counted): string {
    const counts = new Map<string, number>();
    for (const value of values) {
      if (typeof value !== 'string') return (new Set(values).size > 1 ? values : values.slice(0, 1)).join(', ');
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    if (form !== PLAIN) return this.together([...counts].map(([value, count]) => marked(value, count)));
    const several = ([value, count]: [string, number]): string =>
      count === 1 ? marked(value, 1) : this.say('story-several', { count, thing: marked(value, 1) });
    const commas = [...counts.keys()].some((value) => named(value, 1).includes(','));
    return [...counts].map(several).join(commas ? '; ' : ', ');
  }
  private together(things: readonly string[]): string {
    const [last = '', ...before] = [...things].reverse();
    return before.length === 0 ? last : this.say('story-and', { first: before.reverse().join(', '), last });
  }

  /** The same where there is no such message: who, what it is called, and its values by their names. */
  private spelled(game: string, key: string, values: Values, called: Called): Segment[] {
    const [, , ...name] = key.slice(game.length).split('-'); // -do-, -ask-, -event-, -why-
    const said = Object.entries(values).flatMap(([arg, value]): Segment[] =>
      (typeof value === 'number' || typeof value === 'string') && !AS_IS.has(arg)
        ? [{ text: this.called(game, arg, value, called), arg, value }]
        : [],
    );
    const who = said.filter(({ arg }) => arg === 'seat').flatMap((seat) => [seat, { text: ': ' }]);
    const rest = said
      .filter(({ arg }) => arg !== 'seat')
      .flatMap((each, at) => [{ text: `${at === 0 ? ' · ' : ', '}${readable(each.arg ?? '')} ` }, each]);
    return [...who, { text: readable(name.join(' ')) }, ...rest];
  }

  /** The same as plain text, with a capital at its beginning. */
  plain(game: string, key: string, values: Values, called: Called): string {
    const text = this.rich(game, key, values, called)
      .map((segment) => segment.text)
      .join('');
    return capital(text);
  }

  private called(game: string, arg: string, value: number | string, called: Called, form = PLAIN, count = 1): string {
    return called.naming?.(arg, value, form, called.actor ?? null) ?? this.value(game, arg, value, called, form, count);
  }

  /** A value as it stands in a sentence; a form other than the plain one is told how many there are of it. */
  value(game: string, arg: string, value: number | string, called: Called, form = PLAIN, count = 1): string {
    if (typeof value === 'number' && !this.story(game).seats.includes(arg)) return printed(value);
    const seat = typeof value === 'number' ? value : seatNumber(value);
    if (seat >= 0 && form === PLAIN) return seatName(seat, called.names);
    if (seat >= 0) {
      const you = seat === called.me ? 'yes' : 'no';
      return this.say(`${game}-${form}-seat`, { name: seatName(seat, called.names), you });
    }
    const key = `${game}-${form}-${value}`;
    return this.has(key) ? this.say(key, { count }) : readable(String(value));
  }

  /** Why an action is refused, in one sentence. */
  why(game: string, reason: string, params: Values, names: readonly string[]): string {
    const key = KERNEL_REASONS.has(reason) ? `why-${reason}` : `${game}-why-${reason}`;
    return this.plain(game, key, params, { names });
  }

  /** A rule in one sentence of our own. */
  rule(rule: string): string {
    return this.say(ruleKey(rule));
  }
}

export function ruleKey(rule: string): string {
  return `rule-${rule.replaceAll('.', '-')}`;
}

/** The key of a log line; those who know more read the longer form. */
export function eventKey(game: string, name: string, insider: boolean): string {
  return `${game}-event-${name}${insider ? '-own' : ''}`;
}

/** The same without its verb, beside another that has said it. */
export function moreKey(game: string, name: string): string {
  return `${game}-event-${name}-more`;
}

function seatName(seat: number, names: readonly string[]): string {
  return names[seat] ?? seatLetter(seat);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export const words = new Words();

/** What a game is called. */
export function gameName(game: string): string {
  return words.named(`${game}-card-name`, words.named(game, game));
}

/** Short form for templates. */
export function t(key: string, values: Values = {}): string {
  return words.say(key, values);
}
