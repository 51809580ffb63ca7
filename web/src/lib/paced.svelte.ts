/** What has happened at a table, shown one thing after the other at the reader's pace, and kept in the log. */

import { AdvisedTable } from './advised.svelte';
import { api } from './api';
import type { GameEvent } from './events';
import { extended, type LogLine } from './log';
import type { Fresh } from './protocol';
import { settings } from './settings.svelte';
import { tellingOf } from './story';
import { words, type Values } from './words.svelte';
import { tempoOf, type Tempo } from '../motion/pace';
import { Updates } from '../motion/updates.svelte';

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
const LONG = 600; // lines of the log that are kept on the page
const RECALLED = 200; // changes of the table that somebody who comes back is told of

export abstract class PacedTable extends AdvisedTable {
  log = $state.raw<LogLine[]>([]);
  /** What the log line under the pointer speaks of. */
  pointed = $state.raw<Values | null>(null);
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
  /** What is being shown bit by bit: the log does not tell before it has been seen how it ends. */
  private untold = $state.raw<Fresh['entries']>([]);
  /** What happened, turn by turn. */
  readonly story = $derived(this.tell(this.log));

  /** Something is being shown that the log does not tell yet. */
  get veiled(): boolean {
    return this.untold.length > 0;
  }

  /** Take over how the table stands; an older answer that arrives late changes nothing. */
  take(fresh: Fresh): void {
    const { newest } = this;
    if (newest !== null && fresh.version < newest.version) return;
    this.updates.add(fresh);
  }

  /** The newest that has come, shown or not. */
  protected get newest(): Fresh | null {
    return this.updates.latest ?? this.fresh;
  }

  private lay(fresh: Fresh, asking: boolean): void {
    this.watcher?.before(fresh);
    this.log = extended(this.log, this.untold).slice(-LONG);
    this.untold = !asking && this.beats(fresh) > 1 ? fresh.entries : [];
    if (this.untold.length === 0) this.log = extended(this.log, fresh.entries).slice(-LONG);
    const before = this.fresh;
    this.fresh = fresh;
    this.forget();
    this.laid(fresh, before);
  }

  /** The table has just been shown as it stands now. */
  protected abstract laid(fresh: Fresh, before: Fresh | null): void;

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
}

/** How a table stood, without what it asked, as more has happened since; only the clocks are those of now. */
function unasked(fresh: Fresh, now: Fresh): Fresh {
  const table = { ...fresh.table, clock: now.table.clock };
  return { ...fresh, table, decision: null, legal: [], undo: 0, undo_end: null, forced: null, can_confirm: false };
}
