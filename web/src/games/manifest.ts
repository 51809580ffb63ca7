/**
 * What a game's folder says of itself in `manifest.ts`: little enough for the home page. The rest, its table, is loaded
 * when one is opened. Its words stand in `<game>-card.ftl` (for the home page) and `<game>-web.ftl` (for the table).
 */

import type { Setting } from '../lib/events';
import type { GameModule } from './game';

export interface Manifest {
  /** Where it stands among the games of the home page. */
  place: number;
  /** The address of a picture, 420 by 230. */
  cover: string;
  /** The icon that stands for the game in lists. */
  icon: string;
  /** Icons of its own that pages need before its table is loaded, as SVG text. */
  icons?: string;
  /** The icon of what its card says beside players and time. */
  more?: string;
  /** Options of the game that are a part of it to be played with or without, named on its card. */
  modules?: readonly string[];
  /** The options of a first game, as the rulebook advises. */
  first?: Readonly<Record<string, Setting>>;
  /** The option that says how strong the opponent is whom one meets alone; its card names them. */
  solo?: string;
  table: () => Promise<GameModule>;
}
