/** New Zealand's table. Loaded when a table of it is opened. */

import type { GameModule } from '../game';
import { about } from './about';
import Board from './Board.svelte';
import Facts from './Facts.svelte';
import { heard } from './heard';
import { boardSize } from './layout';
import { NewZealandTable } from './model.svelte';
import { motion } from './motion';
import Other from './Other.svelte';
import Overlay from './Overlay.svelte';
import Own from './Own.svelte';
import Panel from './Panel.svelte';
import Piece from './Piece.svelte';
import pieces from './pieces.svg?raw';
import { place } from './places';

export const game: GameModule = {
  pieces,
  create: (table) => new NewZealandTable(table),
  size: (given, form) => boardSize((given as NewZealandTable).board, form),
  Board,
  Own,
  Facts,
  Other,
  Panel,
  Overlay,
  heard: (given) => heard(given as NewZealandTable),
  Piece,
  place,
  about,
  motion,
};
