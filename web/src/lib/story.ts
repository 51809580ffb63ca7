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
  /** Arguments of which the last value is told, and whether it is told how often it happened. */
  becomes?: readonly string[];
  counts?: boolean;
  /** Kinds that say it all: beside them it is a detail. */
  unless?: readonly string[];
  /** Those beside each other with the same verb are told with one. */
  verb?: string;
  /** What the same action caused before it has not led to it. */
  apart?: boolean;
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
    const apart = first !== undefined && this.telling(first).apart === true;
    for (const line of first === undefined || apart ? lines : [first, ...lines.filter((line) => line !== first)]) {
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
    const alike = last?.entry === null && !last.undone && last.seat === seat && last.place === place;
    if (alike && goesOn(last, event, telling)) return last;
    const found = { ...blank(line), seat, place, topic, entry: null };
    turn.lines.push(found);
    return found;
  }
}

/** Whether a sentence of the same kind takes an event in. */
function goesOn({ parts, topic }: StoryLine, event: GameEvent, telling: Telling): boolean {
  // Only what can be listed with the one it tells; nobody is named twice beside others.
  if (telling.place === 'notice') return telling.lists !== undefined && parts.at(-1)?.event === event.event;
  if (telling.place === 'chorus' && parts.some((part) => part.seat === event.seat)) return false;
  return (telling.topic ?? '') === '' || telling.topic === topic;
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
  const { adds = [], lists = [], drops = [], becomes = [], counts = false } = telling;
  const times = adds.includes('count') ? Number(event.count ?? 1) : 1;
  const kept = Object.entries(event).filter(([name]) => !drops.includes(name));
  const fresh: GameEvent = {
    event: event.event,
    ...Object.fromEntries(
      kept.map(([name, value]) => [name, lists.includes(name) ? new Array<unknown>(times).fill(value) : value]),
    ),
    ...(lists.length > 0 || counts ? { many: 1 } : {}),
  };
  const summed = new Set([...adds, ...lists, 'many']);
  const open = new Set([...summed, ...becomes]);
  const single = adds.length + lists.length + becomes.length === 0 && !counts;
  const at = single ? -1 : parts.findIndex((part) => alike(part, fresh, open));
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

const MOST = 3; // consequences in one sentence

/**
 * How a part of a sentence is put to what stands before it, and which of its forms is said there. The whole names
 * whoever acts, and so does what stands beside others; a clause does not; the verb may be enough once.
 */
export interface Joint {
  between: '' | ', ' | ': ' | '. ';
  form: 'whole' | 'clause' | 'more' | 'beside';
}

/** What was done begins a sentence, and again after what came of it; that follows a colon, a few things at a time. */
export function joints(story: Story, line: StoryLine): Joint[] {
  if (line.place === 'chorus') {
    return line.parts.map((_, at) => (at === 0 ? { between: '', form: 'whole' } : { between: ', ', form: 'beside' }));
  }
  const tellings = line.parts.map((part) => tellingOf(story, part.event));
  const deeds = tellings.map(({ topic = '' }, at) => at === 0 || (topic !== '' && topic === line.topic));
  const more = tellings.map(({ verb }, at) => at > 0 && verb !== undefined && verb === tellings[at - 1]?.verb);
  let came = 0; // how much came of what was done last
  return tellings.map((_, at): Joint => {
    if (at === 0) return { between: '', form: 'whole' };
    if (more[at]) return { between: ', ', form: 'more' };
    const before = came;
    came = deeds[at] ? 0 : came + 1;
    if (deeds[at]) return before > 0 ? { between: '. ', form: 'whole' } : { between: ', ', form: 'clause' };
    const breaks = before > 0 && before % MOST === 0 && whole(deeds, more, at) > MOST + 1;
    return breaks ? { between: '. ', form: 'whole' } : { between: before > 0 ? ', ' : ': ', form: 'clause' };
  });
}

/** How much comes in all of the deed before this part. */
function whole(deeds: readonly boolean[], more: readonly boolean[], at: number): number {
  const first = deeds.lastIndexOf(true, at - 1);
  const next = deeds.indexOf(true, at);
  return more.slice(first + 1, next < 0 ? undefined : next).filter((each) => !each).length;
}
