/** What the shell asks of a game's code. Everything else about the game is the game's own business. */

import type { Component } from 'svelte';
import type { About } from '../about/about';
import type { Choreography } from '../motion/moves';
import type { Form } from '../lib/form';
import type { Narrowed } from '../lib/plan';
import type { Offer } from '../lib/protocol';
import type { TableModel } from '../lib/table.svelte';
import type { Shown } from '../lib/router.svelte';
import type { Segment, Values } from '../lib/words.svelte';

export interface GameModule {
  /** Made once per table: what the game's components share. */
  create(table: TableModel): GameTable;
  /** Pieces that drawings refer to, as SVG text. */
  pieces: string;
  Board: Component<{ game: GameTable; form: Form }>;
  /** The width and height that the board is drawn in; without it the board is a page that scrolls. */
  size?(game: GameTable, form: Form): [number, number];
  Own: Component<{ game: GameTable; form: Form }>;
  /** A few figures of a player, for one line. */
  Facts: Component<{ game: GameTable; seat: number }>;
  /** All that lies before a player. */
  Other: Component<{ game: GameTable; seat: number }>;
  /** In place of buttons, where a question wants more than buttons. */
  Panel: Component<{ game: GameTable }>;
  /** Below the decision, where it hides nothing of the board: an auction. */
  Beside?: Component<{ game: GameTable }>;
  /** Over the lower edge of the board. */
  Overlay?: Component<{ game: GameTable }>;
  /** How the table stands, in sentences. */
  heard?(game: GameTable): Heard[];
  /** Over the board while something is worth a closer look, for instance a cruise. */
  Scene?: Component<{ game: GameTable }>;
  /** A word of the game inside a sentence. */
  Piece: Component<{ segment: Segment }>;
  /** What a thing is that says `data-about="key"`; null where there is nothing to say. */
  about?(game: GameTable, key: string): About | null;
  /** What moves when something happens; without it nothing does. */
  motion?: Choreography;
  /** Where points come from. */
  place?(game: GameTable, shown: Shown): ScorePlace;
}

/** Where points come from on a table. */
export interface ScorePlace {
  /** Before the player, rather than on a board. */
  area: boolean;
  /** The things that show it, by their keys, the best first. */
  keys: string[];
  /** What the boards light up for it. */
  pointed: Values;
}

/** A part of the table in sentences, for those who listen. */
export interface Heard {
  title: string;
  said: string[];
}

/** One of several boards of a game, to be shown one at a time. */
export interface BoardTab {
  id: string;
  label: string;
  icon: string;
}

/** A part of a drawing, in its own units. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface GameTable {
  readonly table: TableModel;
  /** Whose turn it is, whoever has to answer just now. */
  readonly active: number | null;
  /** One line for the top bar. */
  readonly headline: string;
  /** How many actions the player in turn has used, and has. */
  readonly pips: { used: number; all: number } | null;
  /** The question has a panel of its own, which takes care of these kinds of actions. */
  readonly panelKinds: readonly string[];
  /** The ways out of a question, which stand last. */
  readonly endKinds: readonly string[];
  /** Money is what is counted in the end: what it does to the score is said by what it costs. */
  readonly moneyWins?: boolean;
  /** Of these, what is a decision of its own, so that the key that ends a turn leaves it alone. */
  readonly weightyKinds?: readonly string[];
  /** Kinds that cost nothing and stand apart from the question. */
  readonly freeKinds: readonly string[];
  /** What the player might think of now although the rules forbid it, to be shown with the reason. */
  readonly forbidden: readonly Offer[];
  /** What the first of several choices has narrowed the answers to. */
  readonly narrowed?: Narrowed | null;
  /** Where a game has more boards than one: what there is to choose from, and what is shown. */
  boards?(form: Form): readonly BoardTab[];
  board?: string;
  /** The board where something is to be seen just now, whatever else is asked or wished; null once it has been. */
  turned?: string | null;
  /** What a narrow window shows first of the board; without it, its whole width. */
  focus?(form: Form): Frame | null;
  /** An action in the game's own words, where the plain sentence says too little. */
  label?(offer: Offer): Segment[] | null;
  icon(kind: string): string;
  /** What one has of an action later on, in a sentence, where what it does at once does not say so. */
  gain?(offer: Offer): string | null;
  /** What an action costs or gives, if that is plain to see. */
  price(offer: Offer): number | null;
}
