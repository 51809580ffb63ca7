/** How fast what others do is shown, and how long a piece is on its way. */

export const PACES = ['instant', 'brisk', 'calm', 'step'] as const;
export type Pace = (typeof PACES)[number];

export interface Tempo {
  /** Milliseconds that an action is looked at before the next one; null: until somebody asks for it. */
  beat: number | null;
  /** Milliseconds that a piece is on its way. */
  flight: number;
}

const TEMPOS: Record<Pace, Tempo> = {
  instant: { beat: 0, flight: 0 },
  brisk: { beat: 600, flight: 420 },
  calm: { beat: 1500, flight: 850 },
  step: { beat: null, flight: 600 },
};

export function isPace(value: unknown): value is Pace {
  return (PACES as readonly unknown[]).includes(value);
}

export function tempoOf(pace: Pace): Tempo {
  return TEMPOS[pace];
}

/** Milliseconds that a piece flies at this pace; none for those who asked their machine for less motion. */
export function flightTime(pace: Pace): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : tempoOf(pace).flight;
}
