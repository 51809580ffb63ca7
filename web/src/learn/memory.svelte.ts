/** What this browser has learnt already: lessons finished, challenges solved and hints read, per game. */

const KEY = 'quayside-learnt';

type Kept = Record<'lessons' | 'challenges' | 'hints', Record<string, string[]>>;

function read(): Kept {
  let kept: Partial<Kept> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    // nothing kept, or no storage: everything is new
  }
  return { lessons: kept.lessons ?? {}, challenges: kept.challenges ?? {}, hints: kept.hints ?? {} };
}

class Memory {
  private kept = $state.raw<Kept>(read());

  knows(what: keyof Kept, game: string, id: string): boolean {
    return this.kept[what][game]?.includes(id) === true;
  }

  learn(what: keyof Kept, game: string, id: string): void {
    if (this.knows(what, game, id)) return;
    const known = this.kept[what];
    this.keep({ ...this.kept, [what]: { ...known, [game]: [...(known[game] ?? []), id] } });
  }

  forgetHints(): void {
    this.keep({ ...this.kept, hints: {} });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // private windows may refuse; it then lasts as long as the page
    }
  }
}

export const memory = new Memory();
