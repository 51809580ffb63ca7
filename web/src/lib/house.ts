/** The clock of the house, by which players' clocks run: told by the server, kept by a clock that nobody sets. */

let ahead = 0;

const seconds = (): number => performance.now() / 1000;

export function houseTold(house: number): void {
  ahead = house - seconds();
}

export function houseNow(): number {
  return seconds() + ahead;
}
