/** The cruise that is sailed before the eyes: gathered from what is told, shown space by space, counted part by part. */

import type { GameEvent } from '../../lib/events';
import type { Figure, LaidCanal, View } from './view';

/** A space that the ship came to, and what it met there. */
export interface Stop {
  canal: string;
  space: string;
  points: number;
}

export interface Part {
  item: string;
  points: number;
}

export interface Cruise {
  seat: number;
  /** The canals as they lay when it set sail: some are left behind on the way. */
  canals: readonly LaidCanal[];
  start: Figure | null;
  stops: readonly Stop[];
  /** Its points by what they are for, once it has arrived. */
  parts: readonly Part[];
  total: number | null;
}

/** The parts of a score in the order in which the rules count them, with the words they are told in. */
const PARTS = [
  ['crew', 'crew'],
  ['equipment', 'equipment'],
  ['speed', 'speed'],
  ['officials', 'officials'],
  ['riband', 'blue_riband'],
] as const;
/** Beats that a space or a part takes, and that the whole is looked at in the end. */
const A_SPACE = 0.5;
const A_LOOK = 1.5;

export function cruiseBeats(events: readonly GameEvent[]): number {
  const steps = events.filter(({ event }) => event === 'step').length;
  const scored = events.some(({ event }) => event === 'scored');
  return steps === 0 ? 1 : A_SPACE * (steps + (scored ? PARTS.length : 0)) + (scored ? A_LOOK : A_SPACE);
}

type Take = (cruise: Cruise, event: GameEvent) => Cruise;

/** What each event adds to the cruise. */
const ADDS: Record<string, Take> = {
  step: (cruise, { canal, space }) => ({
    ...cruise,
    stops: [...cruise.stops, { canal: String(canal), space: String(space), points: 0 }],
  }),
  official: (cruise, event) => met(cruise, Number(event.points)),
  riband: (cruise, event) => met(cruise, Number(event.step)),
  scored: (cruise, event) => ({
    ...cruise,
    parts: PARTS.map(([part, item]) => ({ item, points: Number(event[part]) })),
  }),
  sailed: (cruise, event) => ({ ...cruise, total: Number(event.points) }),
};

function met(cruise: Cruise, points: number): Cruise {
  const last = cruise.stops.at(-1);
  return last === undefined ? cruise : { ...cruise, stops: [...cruise.stops.slice(0, -1), { ...last, points }] };
}

export class Cruises {
  cruise = $state.raw<Cruise | null>(null);
  /** How many spaces it has come, and how many parts are counted. */
  sailed = $state(0);
  counted = $state(0);
  private timer: ReturnType<typeof setInterval> | null = null;
  /** How the canals lay and where the figures stood before anybody set sail. */
  private moored = new Map<number, { canals: readonly LaidCanal[]; start: Figure | null }>();

  /** All of it has been shown. */
  get done(): boolean {
    const { cruise } = this;
    return cruise !== null && this.sailed >= cruise.stops.length && this.counted >= cruise.parts.length;
  }
  get arrived(): boolean {
    return this.done && this.cruise?.total != null;
  }
  /** Points met on the way so far. */
  get met(): number {
    return (this.cruise?.stops ?? []).slice(0, this.sailed).reduce((sum, stop) => sum + stop.points, 0);
  }

  /**
   * Something happened; `beat` is the time for two spaces, none if all is to be shown at once. Who goes on (`own`) has
   * seen how the last cruise ended, and nothing of it hides the board any longer.
   */
  see(view: View, events: readonly GameEvent[], beat: number, own = false): void {
    if (own && this.arrived) this.close();
    for (const event of events) this.take(view, event);
    if (this.cruise !== null && !this.done) this.sail(beat * A_SPACE);
    for (const { seat, canals, figure } of view.players) {
      const atSea = view.ship?.seat === seat && view.ship.steps > 0;
      if (!atSea) this.moored.set(seat, { canals, start: figure });
    }
  }

  /** Show the rest at once. */
  finish(): void {
    this.stop();
    this.sailed = this.cruise?.stops.length ?? 0;
    this.counted = this.cruise?.parts.length ?? 0;
  }

  close(): void {
    this.stop();
    this.cruise = null;
  }

  private take(view: View, event: GameEvent): void {
    if (event.event === 'step' && event.step === 1) {
      const seat = Number(event.seat);
      const { canals = view.players[seat]?.canals ?? [], start = null } = this.moored.get(seat) ?? {};
      this.cruise = { seat, canals, start, stops: [], parts: [], total: null };
      this.sailed = 0;
      this.counted = 0;
    }
    const add = ADDS[event.event];
    const { cruise } = this;
    if (add !== undefined && cruise !== null && cruise.seat === event.seat) this.cruise = add(cruise, event);
  }

  private sail(time: number): void {
    this.stop();
    if (time === 0) this.finish();
    else this.timer = setInterval(() => this.go(), time);
  }

  private go(): void {
    const { cruise } = this;
    if (cruise === null || this.done) this.stop();
    else if (this.sailed < cruise.stops.length) this.sailed += 1;
    else this.counted += 1;
  }

  private stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }
}
