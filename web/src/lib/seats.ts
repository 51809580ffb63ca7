/** A seat is a colour, a pattern and an emblem together. */
export const SEAT_COLOURS = ['blue', 'red', 'ochre', 'green', 'violet'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];
export const SEAT_LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;

export function seatColour(seat: number): SeatColour {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'blue';
}

/** The seat of that letter. */
export function seatNumber(letter: string): number {
  return (SEAT_LETTERS as readonly string[]).indexOf(letter);
}

export function seatLetter(seat: number): string {
  return SEAT_LETTERS[seat] ?? String(seat);
}
