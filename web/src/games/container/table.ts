/** Container's table. Loaded when a table of it is opened. */

import type { GameModule } from '../game';
import { about } from './about';
import Auction from './Auction.svelte';
import Board from './Board.svelte';
import Facts from './Facts.svelte';
import { heard } from './heard';
import { layOutBoard } from './layout';
import { ContainerTable } from './model.svelte';
import { motion } from './motion';
import Other from './Other.svelte';
import Own from './Own.svelte';
import Panel from './Panel.svelte';
import Piece from './Piece.svelte';
import './pieces.css';
import pieces from './pieces.svg?raw';
import { place } from './places';
import Reveal from './Reveal.svelte';

export const game: GameModule = {
  pieces,
  create: (table) => new ContainerTable(table),
  size(given, form) {
    const table = given as ContainerTable;
    const { width, height } = layOutBoard(table.rivals.length, form, table.view.bank !== undefined);
    return [width, height];
  },
  Board,
  Own,
  Facts,
  Other,
  Panel,
  Beside: Auction,
  heard: (given) => heard(given as ContainerTable),
  Scene: Reveal,
  Piece,
  motion,
  place,
  about,
};
