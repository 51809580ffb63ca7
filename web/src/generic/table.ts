/** A table for any game: its view as labelled groups, its questions as buttons. Loaded when one is opened. */

import type { GameModule } from '../games/game';
import Board from './Board.svelte';
import Facts from './Facts.svelte';
import { GenericTable } from './model.svelte';
import Other from './Other.svelte';
import Own from './Own.svelte';
import Panel from './Panel.svelte';
import Piece from './Piece.svelte';

export const game: GameModule = {
  pieces: '',
  create: (table) => new GenericTable(table),
  Board,
  Own,
  Facts,
  Other,
  Panel,
  Piece,
};
