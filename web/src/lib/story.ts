/**
 * What happened, told by turns: a sentence for each thing that was done, with what came of it inside. How a game is told
 * stands in its `story.ts`, made from what it declares; src/quayside/story.py does the same for the terminal.
 */

import type { GameEvent } from './events';
import type { LogLine } from './log';

export interface Telling {
  place: 'clause' | 'chorus' | 'detail' | 'notice';
  /** What a sentence that it begins is about. */
  topic?: string;
  /** Numbers that add up, arguments that are listed, and those that are left out, when several become one. */
  adds?: readonly string[];
  lists?: readonly string[];
  drops?: readonly string[];
  /** Kinds that say it all: beside them it is a detail. */
  unless?: readonly string[];
}

export interface Story {
  /** The kind of event that begins a turn. */
  turn: string;
  /** Arguments whose number is a seat. */
  seats: readonly string[];
  /** Kinds of actions that say by their name that they end the turn. */
  turnEnds: readonly string[];
  events: Readonly<Record<string, Telling>>;
  /** In which form the words of an argument stand in a message, by its name without the game. */
  forms: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Of a game that says nothing about it: what such arguments are likely to be called. */
const LIKELY_SEATS = ['seat', 'rival', 'bidder', 'debtor', 'seller'];
export const UNTOLD: Story = { turn: 'turn', seats: LIKELY_SEATS, turnEnds: ['end_turn'], events: {}, forms: {} };
const NOTICE: Telling = { place: 'notice' };

export interface StoryLine {
  id: string;
  version: number;
  /** Whose sentence it is; nobody's, or each part's own. */
  seat: number | null;
  place: Telling['place'];
  topic: string;
  parts: GameEvent[];
  /** All that happened meanwhile. */
  details: GameEvent[];
  /** Something about the table, not the game. */
  entry: LogLine | null;
  /** Taken back later. */
  undone: boolean;
}

export interface StoryTurn {
  id: string;
  version: number;
  seat: number | null;
  opening: GameEvent | null;
  lines: StoryLine[];
  /** What happened before its first sentence. */
  details: GameEvent[];
}

export function tellingOf(story: Story, kind: string): Telling {
  return story.events[kind] ?? NOTICE;
}

/** The turns of a log, oldest first; `seat` is whose turn it was when it began. What was taken back stands apart. */
export function told(story: Story, log: readonly LogLine[], seat: number | null = null): StoryTurn[] {
  const teller = new Teller(story, seat);
  let at = 0;
  while (at < log.length) {
    const version = log[at]?.version;
    let end = at;
    while (end < log.length && log[end]?.version === version) end += 1;
    const lines = log.slice(at, end);
    if (lines.some((line) => line.undone)) teller.strike(lines);
    else teller.hear(lines);
    at = end;
  }
  return teller.turns;
}

class Teller {
  turns: StoryTurn[] = [];

  constructor(
    private story: Story,
    private first: number | null,
  ) {}

  /** What one action caused. */
  hear(lines: readonly LogLine[]): void {
    const kinds = new Set(lines.map((line) => line.event?.event));
    let stretch: LogLine[] = [];
    for (const line of lines) {
      if (line.event === null) this.note(line);
      else if (line.event.event === this.story.turn) {
        this.stretch(stretch, kinds);
        stretch = [];
        this.turns.push(this.turn(line, seatOf(line.event), line.event));
      } else stretch.push(line);
    }
    this.stretch(stretch, kinds);
  }

  /** What an action had caused that was taken back. */
  strike(lines: readonly LogLine[]): void {
    const [first] = lines;
    if (first === undefined) return;
    const turn = this.current(first);
    const struck = new Teller(this.story, turn.seat);
    struck.hear(lines);
    for (const each of struck.turns) turn.lines.push(...each.lines.map((line) => ({ ...line, undone: true })));
  }

  /** What led to a sentence in the same action belongs to it, so its beginning comes first. */
  private stretch(lines: readonly LogLine[], kinds: ReadonlySet<string | undefined>): void {
    const first = lines.find((line) => (this.telling(line).topic ?? '') !== '');
    for (const line of first === undefined ? lines : [first, ...lines.filter((line) => line !== first)]) {
      this.tell(line, kinds);
    }
  }

  private telling(line: LogLine): Telling {
    return tellingOf(this.story, line.event?.event ?? '');
  }

  private turn(line: LogLine, seat: number | null, opening: GameEvent | null): StoryTurn {
    return { id: `turn ${line.id}`, version: line.version, seat, opening, lines: [], details: [] };
  }

  /**
   * The turn that is being told; before the first one begins, that of whoever does something. What is said about the
   * table before that is nobody's turn.
   */
  private current(line: LogLine): StoryTurn {
    let turn = this.turns.at(-1);
    const actor = line.event === null ? null : (seatOf(line.event) ?? line.seat);
    if (turn === undefined || (actor !== null && isNobodys(turn))) {
      turn = this.turn(line, this.first ?? actor, null);
      this.turns.push(turn);
    }
    return turn;
  }

  /** Something about the table. */
  private note(line: LogLine): void {
    this.current(line).lines.push({ ...blank(line), seat: line.seat, place: 'notice', topic: '', entry: line });
  }

  private tell(line: LogLine, kinds: ReadonlySet<string | undefined>): void {
    const { event } = line;
    if (event === null) return;
    const turn = this.current(line);
    const telling = this.telling(line);
    if (telling.place === 'detail' || (telling.unless ?? []).some((kind) => kinds.has(kind))) {
      merge(turn.lines.at(-1)?.details ?? turn.details, event, telling);
      return;
    }
    const found = this.line(turn, line, event, telling);
    const last = found.parts.at(-1);
    const again = telling.topic !== undefined && last !== undefined && alike(last, event, new Set());
    if (!again) merge(found.parts, event, telling); // who goes to where they are goes nowhere
    merge(found.details, event, telling);
  }

  /** The sentence that an event goes into. */
  private line(turn: StoryTurn, line: LogLine, event: GameEvent, telling: Telling): StoryLine {
    const { place, topic = '' } = telling;
    const seat = place === 'clause' ? (seatOf(event) ?? turn.seat) : null;
    const last = turn.lines.at(-1);
    const goesOn = last?.entry === null && !last.undone && (topic === '' || topic === last.topic) && place !== 'notice';
    if (last !== undefined && goesOn && last.seat === seat && last.place === place) return last;
    const found = { ...blank(line), seat, place, topic, entry: null };
    turn.lines.push(found);
    return found;
  }
}

/** Only the table was spoken of, and nobody's turn had begun. */
function isNobodys({ seat, opening, lines, details }: StoryTurn): boolean {
  return seat === null && opening === null && details.length === 0 && lines.every((line) => line.entry !== null);
}

function blank(line: LogLine): Pick<StoryLine, 'id' | 'version' | 'parts' | 'details' | 'undone'> {
  return { id: line.id, version: line.version, parts: [], details: [], undone: false };
}

export function seatOf(event: GameEvent): number | null {
  return typeof event.seat === 'number' ? event.seat : null;
}

/** Add an event to one of its kind that it can be told with, or put it behind the others. */
function merge(parts: GameEvent[], event: GameEvent, telling: Telling): void {
  const { adds = [], lists = [], drops = [] } = telling;
  const times = adds.includes('count') ? Number(event.count ?? 1) : 1;
  const kept = Object.entries(event).filter(([name]) => !drops.includes(name));
  const fresh: GameEvent = {
    event: event.event,
    ...Object.fromEntries(
      kept.map(([name, value]) => [name, lists.includes(name) ? new Array<unknown>(times).fill(value) : value]),
    ),
    ...(lists.length > 0 ? { many: 1 } : {}),
  };
  const summed = new Set([...adds, ...lists, 'many']);
  const at = adds.length + lists.length === 0 ? -1 : parts.findIndex((part) => alike(part, fresh, summed));
  const part = parts[at];
  if (part === undefined) {
    parts.push(fresh);
    return;
  }
  parts[at] = Object.fromEntries(
    Object.entries(fresh).map(([name, value]) => [name, summed.has(name) ? plus(part[name], value) : value]),
  ) as GameEvent;
}

/** The same but for what adds up; those who know more are told apart by the arguments there are. */
function alike(one: GameEvent, other: GameEvent, summed: ReadonlySet<string>): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && (summed.has(name) || one[name] === other[name]))
  );
}

function plus(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...(one as unknown[]), ...(other as unknown[])];
  return Number(one) + Number(other);
}

/** How many parts say what was done; those after them say what came of it. */
export function deeds(story: Story, line: StoryLine): number {
  const alike = line.parts.findIndex((part) => (tellingOf(story, part.event).topic ?? '') !== line.topic);
  if (line.topic === '') return 1;
  return Math.max(1, alike < 0 ? line.parts.length : alike);
}

const MOST = 3; // consequences in one sentence

/** Whether a new sentence begins there: what came of it is told a few things at a time, if there are many. */
export function begins(heads: number, parts: number, at: number): boolean {
  return parts - heads > MOST + 1 && at > heads && (at - heads) % MOST === 0;
}
