/** What this browser remembers: how the page looks, speaks, moves and answers, one's name, what was last played and cleared away. */

import { isPace, type Pace } from '../motion/pace';

export const LANGUAGES = ['en', 'ru', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'light' | 'dark' | 'system';

interface Kept {
  language: Language;
  theme: Theme;
  motion: boolean;
  /** How fast what others do is shown. */
  pace: Pace;
  sound: boolean;
  hints: boolean;
  /** Turns end with their last choice, without a press of their own. */
  quick: boolean;
  /** Tables as plain groups and buttons. */
  plain: boolean;
  /** Single keys at the table. */
  keys: boolean;
  name: string;
  bot: string;
  /** By game: what "Play now" begins. */
  play: Record<string, Choice>;
  /** Finished games that the lists of the home page leave out, the latest last. */
  cleared: string[];
  /** How fast a replay runs: the place among its speeds. */
  replay: number;
}

/** Whom and what to play at one click; whatever is left out is as usual. */
export interface Choice {
  /** How many seats there are, one's own included. */
  players?: number;
  bot?: string;
  options?: Record<string, boolean | number | string>;
}

const KEY = 'quayside';

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

/** The first of the browser's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

function read(): Kept {
  let kept: Partial<Kept> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    // nothing kept, or no storage: the defaults hold
  }
  return {
    language: isLanguage(kept.language) ? kept.language : preferredLanguage(navigator.languages),
    theme: kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : 'system',
    motion: kept.motion ?? true,
    pace: isPace(kept.pace) ? kept.pace : 'brisk',
    sound: kept.sound ?? false,
    hints: kept.hints ?? true,
    quick: kept.quick ?? false,
    plain: kept.plain ?? false,
    keys: kept.keys ?? true,
    name: kept.name ?? '',
    bot: kept.bot ?? '',
    play: kept.play ?? {},
    cleared: kept.cleared ?? [],
    replay: kept.replay ?? 1,
  };
}

export const settings = $state<Kept>(read());

/** Keep the settings and let the page follow them; call inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  if (settings.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.motion) delete root.dataset.motion;
  else root.dataset.motion = 'none';
  root.lang = settings.language;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private windows may refuse; the settings then last as long as the page
  }
}

/** Whether the page is dark now, whoever decided it. */
export function isDark(): boolean {
  if (settings.theme !== 'system') return settings.theme === 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}
