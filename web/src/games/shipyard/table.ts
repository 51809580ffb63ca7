/** Shipyard's table. Loaded when a table of it is opened. */

import type { GameModule } from '../game';
import { about } from './about';
import Board from './Board.svelte';
import Cruise from './Cruise.svelte';
import Ending from './Ending.svelte';
import Facts from './Facts.svelte';
import { heard } from './heard';
import { boardSize } from './layout';
import { ShipyardTable } from './model.svelte';
import { motion } from './motion';
import Other from './Other.svelte';
import Own from './Own.svelte';
import Panel from './Panel.svelte';
import Piece from './Piece.svelte';
import './pieces.css';
import pieces from './pieces.svg?raw';
import { place } from './places';

export const game: GameModule = {
  pieces,
  create: (table) => new ShipyardTable(table),
  size: (given, form) => boardSize(given as ShipyardTable, form),
  Board,
  Own,
  Facts,
  Other,
  Panel,
  Overlay: Ending,
  heard: (given) => heard(given as ShipyardTable),
  Scene: Cruise,
  Piece,
  place,
  about,
  motion,
};
