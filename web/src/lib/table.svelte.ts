/** A table as this page knows it: how it stands, what happened, who is there, and what one may do. */

import { api } from './api';
import type { Connection, Link, Listener, Saying } from './connection';
import type { GameEvent } from './events';
import { freshId } from './ids';
import { extended, type LogLine } from './log';
import { namesOf } from './names';
import { Refused, Unreachable } from './problem';
import type { ChatLine, Done, Foresight, Fresh, Offer, ServerMessage, Subscribed, WhyNot } from './protocol';
import { begins, deeds, seatOf, tellingOf, told, type StoryLine, type StoryTurn } from './story';
import { tempoOf, type Tempo } from '../motion/pace';
import { Updates } from '../motion/updates.svelte';
import { settings } from './settings.svelte';
import { explain } from './trouble';
import { capital, eventKey, words, type Called, type Naming, type Segment, type Values } from './words.svelte';

/** Why something cannot be done, ready to show. */
export interface Because {
  text: string;
  rules: string[];
}

/** What an action would do, ready to show. */
export interface Foretold {
  /** Sentences about what is certain. */
  lines: Segment[][];
  /** Whose turn comes then, if not the same player goes on. */
  next: number | null;
  /** More comes, but nobody can know what. */
  chance: boolean;
  /** What it adds to the own score, if the game ended then. */
  points: number;
}

/** An action that waits for a press, and what it passes on. */
export interface Held {
  offer: Offer;
  passes: 'turn' | 'others';
}

/** What a game's own code adds to the words of its table. */
export interface Speech {
  /** Opponents without a seat at the table; they come after those who have one. */
  guests(): string[];
  naming: Naming;
}

/** Who watches the table with its eyes: what happens is shown at their pace. */
export interface Watcher {
  /** How many beats of the pace it takes to see these events. */
  beats(events: readonly GameEvent[]): number;
  /** This is about to be shown. */
  before(fresh: Fresh): void;
}

const AT_ONCE = tempoOf('instant');
const PATIENCE = 60; // changes that may wait to be shown
const HURRY = 6; // the same where a clock runs
const CALM = 350; // milliseconds in which a new question takes no answer: double presses are over by then
const SAYS_SO = ['end_turn', 'finish']; // kinds of actions that are a press to end the turn
const LONG = 600; // lines of the log that are kept on the page
const RECALLED = 200; // changes of the table that somebody who comes back is told of

export class TableModel implements Listener {
  fresh = $state.raw<Fresh | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  present = $state.raw<number[]>([]);
  watching = $state(0);
  link = $state<Link>('connecting');
  /** A move is on its way; the buttons wait. */
  busy = $state(false);
  /** The server has not answered for a while. */
  late = $state(false);
  /** The choice that would end the turn: it is made by another press. */
  held = $state.raw<Held | null>(null);
  /** The turn was ended by a press; a table that wants a confirmation has it at once. */
  ending = $state(false);
  /** A question has just come: whoever presses now meant the one before. */
  settling = $state(false);
  /** From when on a press is meant for the present question, as `performance.now` counts. */
  opensAt = 0;
  because = $state.raw<Because | null>(null);
  missing = $state(false);
  /** What the log line under the pointer speaks of. */
  pointed = $state.raw<Values | null>(null);
  /** Set by the game's code. */
  speech = $state.raw<Speech | null>(null);
  /** Set by the page that shows the table. */
  watcher: Watcher | null = null;
  /** What has come and is shown one after the other. */
  readonly updates: Updates<Fresh> = new Updates<Fresh>({
    present: (fresh, asking) => this.lay(asking ? fresh : unasked(fresh, this.newest ?? fresh), asking),
    beats: (fresh) => this.beats(fresh),
    own: (fresh) => this.isOwn(fresh),
    tempo: () => this.tempo,
    most: () => (this.fresh?.table.clock == null ? PATIENCE : HURRY),
  });
  /** A lesson: nobody else is here, and nothing is at stake. */
  readonly practice: boolean = false;
  private stop: (() => void) | null = null;
  private settled: ReturnType<typeof setTimeout> | undefined;
  /** Actions without an alternative, taken by themselves since the last choice. */
  private skipped = 0;
  /** Something was taken back: now nothing goes on by itself. */
  private back = false;
  /** What is being shown bit by bit: the log does not tell before it has been seen how it ends. */
  private untold = $state.raw<Fresh['entries']>([]);
  private reasons = new Map<string, Promise<Because | null>>();
  private foreseen = new Map<string, Promise<Foretold | null>>();
  /** What happened, turn by turn. */
  readonly story = $derived(this.tell(this.log));
  private byAction = $derived(new Map(this.legal.map((offer) => [offer.action, offer])));

  constructor(
    readonly table: string,
    private connection: Connection | null,
  ) {}

  open(): void {
    this.stop = this.connection?.listen(this) ?? null;
  }

  close(): void {
    this.stop?.();
    this.stop = null;
    this.updates.clear();
    clearTimeout(this.settled);
  }

  // -- what the server says ------------------------------------------------------------------------------------

  version(): number | null {
    return this.newest?.version ?? null;
  }

  subscribed(answer: Subscribed): void {
    this.take(answer.fresh);
    this.updates.skip(); // whoever comes sees how it stands
    this.chat = answer.chat;
    this.present = answer.present;
    this.watching = answer.watching;
  }

  told(message: ServerMessage): void {
    if (message.type === 'update') this.take(message.fresh);
    else if (message.type === 'chat') {
      const { id, at } = message.line;
      if (this.chat.some((line) => line.id === id && line.at === at)) return;
      this.chat = [...this.chat, message.line];
      if (message.line.seat === null || message.line.seat !== this.seat) this.unread += 1;
    } else if (message.type === 'presence') {
      this.present = message.present;
      this.watching = message.watching;
    }
  }

  failed(error: Error): void {
    if (error instanceof Refused && (error.problem.kind === 'unknown' || error.problem.kind === 'forbidden')) {
      this.missing = true;
    }
  }

  /** Take over how the table stands; an older answer that arrives late changes nothing. */
  take(fresh: Fresh): void {
    const { newest } = this;
    if (newest !== null && fresh.version < newest.version) return;
    this.updates.add(fresh);
  }

  /** The newest that has come, shown or not. */
  private get newest(): Fresh | null {
    return this.updates.latest ?? this.fresh;
  }

  private lay(fresh: Fresh, asking: boolean): void {
    this.watcher?.before(fresh);
    this.log = extended(this.log, this.untold).slice(-LONG);
    this.untold = !asking && this.beats(fresh) > 1 ? fresh.entries : [];
    if (this.untold.length === 0) this.log = extended(this.log, fresh.entries).slice(-LONG);
    const before = questionOf(this.fresh);
    if (fresh.version !== this.fresh?.version) this.held = null;
    this.fresh = fresh;
    this.reasons.clear();
    this.foreseen.clear();
    if (questionOf(fresh) !== before) this.settle();
    if (fresh.forced != null && !this.back) void this.goOn(fresh.forced, fresh.version);
  }

  /** Take no answers for a moment; those who press on and on make it longer. */
  settle(): void {
    this.settling = true;
    this.opensAt = performance.now() + CALM;
    clearTimeout(this.settled);
    this.settled = setTimeout(() => (this.settling = false), CALM);
  }

  private get tempo(): Tempo {
    return this.watcher === null || document.hidden ? AT_ONCE : tempoOf(settings.pace);
  }

  private beats(fresh: Fresh): number {
    const events = fresh.entries.flatMap((entry) => entry.events as GameEvent[]);
    const story = words.story(this.game);
    const seen = events.some(({ event }) => event !== story.turn && tellingOf(story, event).place !== 'detail');
    return seen ? Math.max(1, this.watcher?.beats(events) ?? 1) : 0;
  }

  private isOwn(fresh: Fresh): boolean {
    const shown = this.fresh?.decision?.step;
    const asksOn = shown !== undefined && shown === fresh.decision?.step;
    return asksOn || fresh.entries.every((entry) => entry.seat !== null && entry.seat === this.seat);
  }

  /** Fetch what happened lately, for somebody who has just come: the subscription only tells what is new. */
  async recall(): Promise<void> {
    if (this.fresh === null) return;
    const { version } = this.fresh;
    const { entries } = await api.look(this.table, Math.max(0, version - RECALLED));
    const newer = this.log;
    const recalled = extended(
      [],
      entries.filter((entry) => entry.version <= version), // what is newer is told when it is shown
    );
    const last = recalled.at(-1)?.version ?? 0;
    this.log = [...recalled, ...newer.filter((line) => line.version > last)].slice(-LONG);
  }

  // -- how it stands ---------------------------------------------------------------------------------------------

  get game(): string {
    return this.fresh?.table.game ?? '';
  }
  get seat(): number | null {
    return this.fresh?.seat ?? null;
  }
  get legal(): Offer[] {
    return this.fresh?.legal ?? [];
  }
  get names(): string[] {
    return [...(this.fresh === null ? [] : namesOf(this.fresh.table)), ...(this.speech?.guests() ?? [])];
  }
  /** What the seat is called whose area lies before the reader: "you", unless it is somebody else's in a replay. */
  get ownName(): string {
    const seat = this.seat === null ? undefined : this.fresh?.table.seats[this.seat];
    return seat === undefined || seat.you ? capital(words.say('web-you')) : (this.names[seat.seat] ?? '');
  }
  /** Seats that the game waits for. */
  get pending(): number[] {
    return this.fresh?.table.pending ?? [];
  }
  get myTurn(): boolean {
    return !this.driven && (this.fresh?.decision != null || this.fresh?.can_confirm === true);
  }
  /** A bot decides for the reader. */
  get driven(): boolean {
    return this.seat !== null && !this.practice && this.fresh?.table.seats[this.seat]?.driven === true;
  }
  /** Something is being shown that the log does not tell yet. */
  get veiled(): boolean {
    return this.untold.length > 0;
  }
  get over(): boolean {
    return this.fresh?.table.status === 'finished' || this.fresh?.view?.over === true;
  }

  /** The offer of that action if it may be taken now. */
  offer(action: string): Offer | undefined {
    return this.byAction.get(action);
  }

  // -- what one does -----------------------------------------------------------------------------------------------

  /** Take an action. One that ends the turn is held where there is something to take back. */
  act(action: string): Promise<boolean> {
    const ends = settings.quick || SAYS_SO.includes(this.offer(action)?.kind ?? '');
    return ends ? this.ended(action, !settings.quick) : this.acted(action, true);
  }
  /** Make the choice that was held. */
  endTurn(): Promise<boolean> {
    return this.held === null ? Promise.resolve(false) : this.ended(this.held.offer.action, false);
  }
  /** Take back the last choice, with all that followed by itself. */
  undo(): Promise<boolean> {
    if (this.held !== null) return this.released();
    const steps = Math.max(1, Math.min(1 + this.skipped, this.fresh?.undo ?? 1));
    this.back = true;
    return this.change((version, move) => ({ type: 'undo', table: this.table, version, move, steps }));
  }
  reset(): Promise<boolean> {
    this.held = null;
    if ((this.fresh?.undo ?? 0) === 0) return this.released();
    this.back = true;
    return this.change((version, move) => ({ type: 'reset', table: this.table, version, move }));
  }
  confirm(): Promise<boolean> {
    return this.change((version, move) => ({ type: 'confirm', table: this.table, version, move }));
  }

  /** Another choice instead of the one that was held. */
  private released(): Promise<boolean> {
    this.held = null;
    this.settle();
    return Promise.resolve(true);
  }

  private acted(action: string, hold: boolean): Promise<boolean> {
    this.held = null;
    this.back = false;
    this.skipped = 0;
    return this.change(
      (version, move) => ({ type: 'act', table: this.table, version, move, action, hold }),
      this.offer(action),
    );
  }

  /** Act by a press that ends the turn: a table where turns are confirmed need not ask again. */
  private async ended(action: string, hold: boolean): Promise<boolean> {
    this.ending = true;
    const done = await this.acted(action, hold);
    if (done && this.newest?.can_confirm === true) await this.confirm();
    this.ending = false;
    return done;
  }

  /** Take the only action there is. If somebody else was quicker, the next update tells. */
  private async goOn(action: string, version: number): Promise<void> {
    await Promise.resolve(); // whoever takes over this state has done so
    if (this.connection === null || this.fresh?.version !== version || this.fresh.forced !== action) return;
    const asked: Saying = { type: 'act', table: this.table, version, move: freshId(), action, hold: true };
    const done = await this.connection.change(asked).catch(() => null);
    if (done === null) return;
    this.skipped += 1;
    if (done.fresh !== null) this.take(done.fresh);
  }

  async say(text: string): Promise<void> {
    await this.connection?.ask({ type: 'chat', table: this.table, text });
  }

  private async change(saying: (version: number, move: string) => Saying, offer?: Offer): Promise<boolean> {
    if (this.busy || this.fresh === null || this.connection === null) return false;
    this.busy = true;
    this.because = null;
    try {
      const done: Done = await this.connection.change(saying(this.fresh.version, freshId()));
      if (done.fresh !== null) this.take(done.fresh);
      return true;
    } catch (error) {
      if (!this.holds(error, offer)) this.refused(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Whether the server only wants to be told once more. */
  private holds(error: unknown, offer: Offer | undefined): boolean {
    if (!(error instanceof Refused) || error.problem.reason !== 'ends-turn' || offer === undefined) return false;
    this.held = { offer, passes: error.problem.params?.passes === 'others' ? 'others' : 'turn' };
    this.settle();
    return true;
  }

  private refused(error: unknown): void {
    if (!(error instanceof Refused)) {
      if (!(error instanceof Unreachable)) throw error;
      this.because = { text: explain(error), rules: [] };
      return;
    }
    const { problem } = error;
    if (problem.fresh != null) {
      this.take(problem.fresh);
      this.updates.skip();
    }
    this.because =
      problem.kind === 'illegal'
        ? this.explained(problem.reason, problem.params ?? {}, problem.rules ?? [])
        : { text: explain(error), rules: [] };
  }

  private explained(reason: string, params: Values, rules: string[]): Because {
    return { text: words.why(this.game, reason, params, this.names), rules };
  }

  /** Why an action cannot be taken now; null if it can. Asked once per version and action. */
  whyNot(action: string): Promise<Because | null> {
    let asked = this.reasons.get(action);
    if (asked === undefined) {
      asked = this.askWhy(action)
        .then((why) => (why.legal ? null : this.explained(why.reason ?? 'not-now', why.params ?? {}, why.rules ?? [])))
        .catch(() => null);
      this.reasons.set(action, asked);
    }
    return asked;
  }

  protected askWhy(action: string): Promise<WhyNot> {
    return api.whyNot(this.table, action);
  }

  /** What an action would do; null if the server cannot say. Asked once per version and action. */
  foresee(action: string): Promise<Foretold | null> {
    let asked = this.foreseen.get(action);
    if (asked === undefined) {
      asked = this.askForesight(action)
        .then((found) => this.foretold(found))
        .catch(() => null);
      this.foreseen.set(action, asked);
    }
    return asked;
  }

  protected askForesight(action: string): Promise<Foresight> {
    return api.foresight(this.table, action);
  }

  /** The same story that the log will tell, up to the end of the turn. */
  private foretold({ events, chance, points }: Foresight): Foretold {
    const { seat } = this;
    const entry = { version: 1, kind: 'act', seat, at: 0, steps: null, events };
    const turns = this.tell(extended([], [entry]), seat);
    const lines = turns
      .filter((turn) => turn.opening === null)
      .flatMap((turn) => turn.lines.map((line) => this.sentence(turn, line)));
    const then = turns.find((turn) => turn.opening !== null)?.seat ?? null;
    return { lines, next: then === seat ? null : then, chance, points: points ?? 0 };
  }

  // -- words -------------------------------------------------------------------------------------------------------

  /** What is asked, in one sentence; or whom the table waits for. */
  get question(): string {
    const fresh = this.fresh;
    if (fresh === null) return '';
    if (this.over) return words.say('web-over');
    if (this.driven && this.fresh?.table.status === 'playing') return words.say('web-bot-plays');
    if (fresh.can_confirm) return words.say('web-ask-confirm');
    if (this.held !== null) return words.say(`web-ask-held-${this.held.passes}`);
    if (fresh.decision !== null) {
      const { step, context } = fresh.decision;
      return words.plain(this.game, `${this.game}-ask-${step}`, context, this.called);
    }
    if (fresh.table.status === 'paused') return words.say('web-paused');
    const waits = fresh.table.unconfirmed !== null ? [fresh.table.unconfirmed] : this.pending;
    return words.say('web-waiting', { names: waits.map((seat) => this.names[seat]).join(', '), count: waits.length });
  }

  private get called(): Called {
    return { names: this.names, me: this.seat, naming: this.speech?.naming };
  }

  /** An action as its button shows it. */
  label(offer: Offer): Segment[] {
    return words.rich(this.game, `${this.game}-do-${offer.kind}`, offer.args, this.called);
  }

  /** Lines of the log as turns and sentences; `seat` is whose turn it was when they began. */
  tell(log: readonly LogLine[], seat: number | null = null): StoryTurn[] {
    return told(words.story(this.game), log, seat);
  }

  /** A sentence of the story: what was done, in full; after a colon, what came of it. A long one is several. */
  sentence(turn: StoryTurn, line: StoryLine): Segment[] {
    if (line.entry !== null) return this.line(line.entry);
    const heads = line.place === 'chorus' ? line.parts.length : deeds(words.story(this.game), line);
    const said = line.parts.flatMap((part, at): Segment[] => {
      const anew = begins(heads, line.parts.length, at);
      const whole = at === 0 || anew || line.place === 'chorus';
      const segments = unstopped(this.event(part, turn.seat, whole));
      return at === 0 ? segments : [{ text: anew ? '. ' : at === heads ? ': ' : ', ' }, ...segments];
    });
    return [...said, { text: '.' }];
  }

  /** A line of the log by itself. */
  line(line: LogLine): Segment[] {
    if (line.event !== null) return this.event(line.event, line.seat);
    const name = line.seat === null ? '' : (this.names[line.seat] ?? '');
    return [{ text: words.say(`web-entry-${line.kind}`, { name }) }];
  }

  /** An event as a sentence; not `whole`, without its subject. `actor` is whose turn it is. */
  event(told: GameEvent, actor: number | null, whole = true): Segment[] {
    const { event, ...rest } = told;
    const seat = seatOf(told) ?? actor;
    const mine = seat !== null && seat === this.seat;
    const values = { seat, many: 1, ...rest, you: mine ? 'yes' : 'no' };
    const own = eventKey(this.game, event, true);
    const insider = words.fills(own, flat(values)); // those who know more were told more
    const names = this.names.map((name, each) => (each === this.seat ? words.say('story-you-object') : name));
    const key = eventKey(this.game, event, insider);
    const segments = words.rich(this.game, key, values, { ...this.called, names });
    if (!whole) return trimmed(segments.filter((segment) => segment.arg !== 'seat'));
    const acts = tellingOf(words.story(this.game), event).place !== 'notice';
    return capitalised(
      mine && acts
        ? segments.map((each) => (each.arg === 'seat' ? { ...each, text: words.say('story-you') } : each))
        : segments,
    );
  }
}

/** How a table stood, without what it asked, as more has happened since; only the clocks are those of now. */
function unasked(fresh: Fresh, now: Fresh): Fresh {
  const table = { ...fresh.table, clock: now.table.clock };
  return { ...fresh, table, decision: null, legal: [], undo: 0, undo_end: null, forced: null, can_confirm: false };
}

/** What one is asked, and may answer, as a text to compare. */
function questionOf(fresh: Fresh | null): string {
  return `${fresh?.seat} ${fresh?.can_confirm} ${fresh?.decision?.step} ${fresh?.legal.map(({ action }) => action).join()}`;
}

/** Values for a message that is only tried. */
function flat(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.join() : (value ?? '')]),
  );
}

/** Stretches of text without the full stop at their end. */
function unstopped(segments: Segment[]): Segment[] {
  const last = segments.at(-1);
  return last === undefined ? [] : [...segments.slice(0, -1), { ...last, text: last.text.replace(/\.$/, '') }];
}

/** The same without the blank at their beginning. */
function trimmed(segments: Segment[]): Segment[] {
  const [first, ...rest] = segments;
  return first === undefined ? [] : [{ ...first, text: first.text.trimStart() }, ...rest];
}

function capitalised(segments: Segment[]): Segment[] {
  const [first, ...rest] = segments;
  return first === undefined ? [] : [{ ...first, text: capital(first.text) }, ...rest];
}
