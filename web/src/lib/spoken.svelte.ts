/** What is done and what happens at a table, in words. */

import { untrack } from 'svelte';
import type { GameEvent } from './events';
import type { LogLine } from './log';
import type { Offer } from './protocol';
import { StandingTable } from './standing.svelte';
import { joints, seatOf, tellingOf, told, type Joint, type StoryLine, type StoryTurn } from './story';
import { capital, eventKey, moreKey, words, type Called, type Segment, type Values } from './words.svelte';

/** Sentences that are kept; a long game has a few hundred. */
const KEPT = 2000;

export class SpokenTable extends StandingTable {
  /** Who tells whom: while this stays as it is, what has been told is told in the same words. */
  private readonly voice = $derived(`${words.voice} ${this.seat} ${this.names.join('\n')} ${this.speech !== null}`);
  /** The past does not change with every move, and putting all of it into words takes longer than drawing the table. */
  private readonly said = $derived.by(() => {
    void this.voice;
    return new Map<string, Segment[]>();
  });

  protected get called(): Called {
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
    return this.once(JSON.stringify([line.id, turn.seat, line.parts]), () => this.composed(turn, line));
  }

  /** What a turn begins with. */
  opening(turn: StoryTurn): Segment[] {
    const { opening } = turn;
    if (opening === null) return [];
    return this.once(JSON.stringify([turn.id, opening]), () => this.event(opening, turn.seat));
  }

  private once(key: string, say: () => Segment[]): Segment[] {
    const known = this.said.get(key) ?? untrack(say);
    if (this.said.size < KEPT) this.said.set(key, known);
    return known;
  }

  private composed(turn: StoryTurn, line: StoryLine): Segment[] {
    const joined = joints(words.story(this.game), line);
    const said = line.parts.flatMap((part, at): Segment[] => {
      const { between, form } = joined[at] ?? { between: ', ', form: 'clause' };
      const segments = unstopped(this.event(part, turn.seat, form));
      return between === '' ? segments : [{ text: between }, ...segments];
    });
    return [...said, { text: '.' }];
  }

  /** A line of the log by itself. */
  line(line: LogLine): Segment[] {
    if (line.event !== null) return this.event(line.event, line.seat);
    const name = line.seat === null ? '' : (this.names[line.seat] ?? '');
    const you = line.seat !== null && line.seat === this.seat ? 'yes' : 'no';
    return [{ text: words.say(`web-entry-${line.kind}`, { name, you }) }];
  }

  /** An event as a sentence, or as part of one. `actor` is whose turn it is. */
  event(told: GameEvent, actor: number | null, form: Joint['form'] = 'whole'): Segment[] {
    const { event, ...rest } = told;
    const seat = seatOf(told) ?? actor;
    const mine = seat !== null && seat === this.seat;
    const values = { seat, many: 1, ...rest, you: mine ? 'yes' : 'no' };
    const own = eventKey(this.game, event, true);
    const insider = words.fills(own, flat(values)); // those who know more were told more
    const names = this.names.map((name, each) => (each === this.seat ? words.say('story-you-object') : name));
    const key = form === 'more' ? moreKey(this.game, event) : eventKey(this.game, event, insider);
    const segments = words.rich(this.game, key, values, { ...this.called, names, actor: seat });
    if (form === 'more') return segments;
    const acts = tellingOf(words.story(this.game), event).place !== 'notice';
    const you = words.say(form === 'beside' ? 'story-you-beside' : 'story-you'); // some languages need none
    const said = segments.flatMap((each) => {
      if (each.arg !== 'seat' || (form !== 'clause' && !(mine && acts))) return [each];
      return form === 'clause' || you === '' ? [] : [{ ...each, text: you }];
    });
    return form === 'whole' ? capitalised(trimmed(said)) : trimmed(said);
  }
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
