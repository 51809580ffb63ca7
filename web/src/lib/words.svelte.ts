/** Player-facing words: the Fluent files of `locale/` and of the games, the same that the terminal uses. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { foreignWords } from './foreign';
import { readable } from './readable';
import { settings, type Language } from './settings.svelte';

export type Values = Record<string, unknown>;

/** A stretch of a sentence; `arg` and `value` say which argument stands there, so that it can be drawn. */
export interface Segment {
  text: string;
  arg?: string;
  value?: unknown;
}

/** A value as a table names it, where that says more than the word itself. */
export type Naming = (arg: string, value: number | string) => string | null;

const FILES = import.meta.glob<string>(
  ['../../../locale/*/*.ftl', '../../../src/quayside/games/*/words/*/*.ftl', '!../../../**/cli.ftl'],
  { query: '?raw', import: 'default' },
);
const SEATS = ['A', 'B', 'C', 'D', 'E'];
const SEAT_ARGUMENTS = new Set(['seat', 'rival', 'bidder', 'debtor', 'seller']);
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

export class Words {
  /** Goes up when a file or language has arrived; reading it makes callers follow. */
  private arrived = $state(0);
  private bundles = new Map<Language, FluentBundle>();
  private loaded = new Map<string, Promise<void>>();
  private wanted = new Set<string>();

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

  /** Put a text of messages into a language. */
  add(language: Language, text: string): void {
    this.bundle(language).addResource(new FluentResource(text));
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
    return bundle.formatPattern(pattern, values as Record<string, FluentVariable>, errors);
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

  /** A sentence about a game, in stretches: seats by name, words of the game translated, numbers as they are. */
  rich(game: string, key: string, values: Values, names: readonly string[], naming?: Naming): Segment[] {
    if (!this.has(key)) return this.spelled(game, key, values, names, naming);
    const marks: Segment[] = [];
    const filled: Record<string, FluentVariable> = {};
    for (const [arg, value] of Object.entries(values)) {
      if (typeof value === 'number' && !SEAT_ARGUMENTS.has(arg)) {
        filled[arg] = value;
      } else if (typeof value === 'number' || typeof value === 'string') {
        filled[arg] = `${OPEN}${marks.length}${CLOSE}`;
        marks.push({ text: naming?.(arg, value) ?? this.value(game, arg, value, names), arg, value });
      } else {
        filled[arg] = '-';
      }
    }
    const pieces = this.say(key, filled).split(MARKED);
    return pieces
      .map((piece, at): Segment => (at % 2 === 0 ? { text: piece } : (marks[Number(piece)] ?? { text: piece })))
      .filter((segment) => segment.text !== '');
  }

  /** The same where there is no such message: who, what it is called, and its values by their names. */
  private spelled(game: string, key: string, values: Values, names: readonly string[], naming?: Naming): Segment[] {
    const [, , ...name] = key.slice(game.length).split('-'); // -do-, -ask-, -event-, -why-
    const said = Object.entries(values).flatMap(([arg, value]): Segment[] =>
      typeof value === 'number' || typeof value === 'string'
        ? [{ text: naming?.(arg, value) ?? this.value(game, arg, value, names), arg, value }]
        : [],
    );
    const who = said.filter(({ arg }) => arg === 'seat').flatMap((seat) => [seat, { text: ': ' }]);
    const rest = said
      .filter(({ arg }) => arg !== 'seat')
      .flatMap((each, at) => [{ text: `${at === 0 ? ' · ' : ', '}${readable(each.arg ?? '')} ` }, each]);
    return [...who, { text: readable(name.join(' ')) }, ...rest];
  }

  /** The same as plain text, with a capital at its beginning. */
  plain(game: string, key: string, values: Values, names: readonly string[], naming?: Naming): string {
    const text = this.rich(game, key, values, names, naming)
      .map((segment) => segment.text)
      .join('');
    return capital(text);
  }

  /** A value as it stands in a sentence. */
  value(game: string, arg: string, value: number | string, names: readonly string[]): string {
    if (typeof value === 'number') return SEAT_ARGUMENTS.has(arg) ? seatName(value, names) : String(value);
    const seat = SEATS.indexOf(value);
    if (seat >= 0) return seatName(seat, names);
    const key = `${game}-word-${value}`;
    return this.has(key) ? this.say(key) : readable(value);
  }

  /** Why an action is refused, in one sentence. */
  why(game: string, reason: string, params: Values, names: readonly string[]): string {
    const key = KERNEL_REASONS.has(reason) ? `why-${reason}` : `${game}-why-${reason}`;
    return this.plain(game, key, params, names);
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

function seatName(seat: number, names: readonly string[]): string {
  return names[seat] ?? SEATS[seat] ?? String(seat);
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
