/** The arithmetic of the score plot: where a value lies, and which values an axis names. */

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Round steps that cover the values, about `count` of them, always with zero. */
export function ticks(low: number, high: number, count = 4): number[] {
  const from = Math.min(0, low);
  const to = Math.max(1, high);
  const rough = (to - from) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough);
  const first = Math.floor(from / step);
  const last = Math.ceil(to / step);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

export function across(frame: Frame, at: number, count: number): number {
  return frame.left + ((frame.width - frame.left - frame.right) * at) / Math.max(1, count - 1);
}

export function up(frame: Frame, value: number, marks: readonly number[]): number {
  const low = marks[0] ?? 0;
  const high = marks.at(-1) ?? 1;
  return frame.top + (frame.height - frame.top - frame.bottom) * (1 - (value - low) / (high - low));
}

/** About `most` of the points, evenly spread, the first and last always among them. */
export function spread(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil((count - 1) / Math.max(1, most)));
  const found = Array.from({ length: count }, (_, at) => at).filter((at) => at % step === 0);
  if (found.at(-1) !== count - 1) {
    if (count - 1 - (found.at(-1) ?? 0) < step / 2 && found.length > 1) found.pop();
    found.push(count - 1);
  }
  return found;
}

/** Places in their order, moved by as little as keeps that distance between them and none beyond the edge. */
export function apart(places: readonly number[], distance: number, edge: number): number[] {
  const found = [...places];
  found.forEach((place, at) => {
    found[at] = Math.max(place, (found[at - 1] ?? -Infinity) + distance);
  });
  for (let at = found.length - 1; at >= 0; at--) {
    found[at] = Math.min(found[at] ?? 0, at + 1 < found.length ? (found[at + 1] ?? 0) - distance : edge);
  }
  return found;
}

/** A mark per seat, so that lines differ by more than colour. */
const SHAPES: readonly ((x: number, y: number) => string)[] = [
  (x, y) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z`,
  (x, y) => `M${x - 3.6} ${y - 3.6}h7.2v7.2h-7.2Z`,
  (x, y) => `M${x} ${y - 4.8}L${x + 4.6} ${y + 3.4}H${x - 4.6}Z`,
  (x, y) => `M${x} ${y - 5}L${x + 4.6} ${y}L${x} ${y + 5}L${x - 4.6} ${y}Z`,
  (x, y) => `M${x} ${y + 4.8}L${x + 4.6} ${y - 3.4}H${x - 4.6}Z`,
];

export function shape(seat: number, x: number, y: number): string {
  return SHAPES[seat % SHAPES.length]?.(x, y) ?? '';
}

const DASHES = ['none', '7 3', '2 3', '9 3 2 3', '4 4'] as const;

export function dash(seat: number): string {
  return DASHES[seat % DASHES.length] ?? 'none';
}
