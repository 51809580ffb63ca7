/** What this browser has solved: puzzles, and on which days the puzzle of the day. */

const KEY = 'quayside-puzzles';
const DAY = 86_400_000; // milliseconds

interface Kept {
  solved: string[];
  days: string[];
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return { solved: kept.solved ?? [], days: kept.days ?? [] };
  } catch {
    return { solved: [], days: [] }; // nothing kept, or no storage
  }
}

/** How many days in a row, up to today or yesterday, are among those. */
export function streak(days: readonly string[], today: string): number {
  const known = new Set(days);
  const before = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
  let day = known.has(today) ? today : before(today);
  let count = 0;
  while (known.has(day)) {
    count += 1;
    day = before(day);
  }
  return count;
}

class Solved {
  private kept = $state.raw<Kept>(read());

  has(game: string, name: string): boolean {
    return this.kept.solved.includes(`${game}/${name}`);
  }

  streak(today: string): number {
    return streak(this.kept.days, today);
  }

  /** Note a solved puzzle; `day` if it is that day's. */
  add(game: string, name: string, day: string | null): void {
    const { solved, days } = this.kept;
    const puzzle = `${game}/${name}`;
    this.kept = {
      solved: solved.includes(puzzle) ? solved : [...solved, puzzle],
      days: day === null || days.includes(day) ? days : [...days, day],
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // no storage: it is known until the page is left
    }
  }
}

export const solved = new Solved();
