/** What is done and what happens at a table, in words. */

import type { GameEvent } from './events';
import type { LogLine } from './log';
import type { Offer } from './protocol';
import { StandingTable } from './standing.svelte';
import { begins, deeds, seatOf, tellingOf, told, type StoryLine, type StoryTurn } from './story';
import { capital, eventKey, words, type Called, type Segment, type Values } from './words.svelte';

export class SpokenTable extends StandingTable {
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
    const you = line.seat !== null && line.seat === this.seat ? 'yes' : 'no';
    return [{ text: words.say(`web-entry-${line.kind}`, { name, you }) }];
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
    const segments = words.rich(this.game, key, values, { ...this.called, names, actor: seat });
    if (!whole) return trimmed(segments.filter((segment) => segment.arg !== 'seat'));
    const acts = tellingOf(words.story(this.game), event).place !== 'notice';
    return capitalised(
      mine && acts
        ? segments.map((each) => (each.arg === 'seat' ? { ...each, text: words.say('story-you') } : each))
        : segments,
    );
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
