/**
 * Moves what the events of a change name from where it was to where it is. Places are read once before and once after
 * the page changes; what flies is a picture above the page that only its transform and opacity move.
 */

import type { GameEvent } from '../lib/events';
import { movesOf, type AnyView, type Choreography, type Move, type PieceMove, type TokenMove } from './moves';
import { isPiece, nameOf, paired, type Box, type Flight } from './pairs';
import { lens, union } from './lens';
import { pictureOf, piecesSeen, spotElement, spotSeen, type SeenPiece } from './page';

export interface Flying {
  /** Milliseconds that a piece is on its way; nothing flies in no time. */
  flight(): number;
}

const REVEAL = 320; // milliseconds for the board to go where something happens
const APART = 70; // milliseconds between pieces of one change
const RISE = 34; // pixels that a token goes that comes from, or goes, nowhere
const EASE = 'cubic-bezier(0.35, 0, 0.2, 1)';

export class Stage {
  private moves: Move[] = [];
  private before: SeenPiece[] = [];
  private pictures = new Map<string, Element>();
  private landings = new Set<() => void>();
  /** Milliseconds until everything is in sight. */
  private wait = 0;

  constructor(
    private choreography: Choreography,
    private root: () => ParentNode | null,
    private layer: () => HTMLElement | null,
    private tempo: Flying,
    /** Nothing flies any more. */
    private settled: () => void = () => undefined,
  ) {}

  /** The page is about to change: remember where the pieces are that will move. */
  look(events: readonly GameEvent[], now: AnyView, was: AnyView): void {
    this.land();
    const root = this.root();
    this.moves = this.tempo.flight() === 0 || root === null ? [] : movesOf(this.choreography, events, now, was);
    if (root === null || this.moves.length === 0) return;
    this.before = piecesSeen(root, this.names, lens.board !== null);
    this.pictures = new Map(this.before.map((piece) => [piece.key, pictureOf(piece.element)]));
  }

  /** The page has changed: let the pieces come from where they were, once they are in sight. */
  move(): void {
    const [root, layer, moves] = [this.root(), this.layer(), this.moves];
    this.moves = [];
    if (root === null || layer === null || moves.length === 0) return this.settled();
    const after = piecesSeen(root, namesOf(moves), lens.board !== null);
    const elements = new Map(after.map((piece) => [piece.key, piece.element]));
    const spot = (name: string | undefined): Box | null => spotSeen(root, name);
    const found = paired(this.before, after, moves.filter(isPiece), spot);
    const flights = this.reveal(found);
    flights.forEach((flight, at) => this.fly(layer, flight, elements.get(flight.key), at * APART));
    const tokens = moves.filter((move): move is TokenMove => !isPiece(move));
    tokens.forEach((token, at) => this.toss(layer, token, spot, at * APART));
    this.before = [];
    this.pictures.clear();
    if (this.landings.size === 0) this.settled();
  }

  /** Where the board is narrow, it first goes to where something happens. */
  private reveal(flights: Flight[]): Flight[] {
    const ends = flights.flatMap(({ from, to, aboard }) => [
      ...(aboard.from ? [from] : []),
      ...(aboard.to ? [to] : []),
    ]);
    const part = union(ends);
    const place = part === null ? null : (lens.board?.reveal(part, REVEAL) ?? null);
    this.wait = place === null ? 0 : REVEAL;
    if (place === null) return flights;
    return flights.map((flight) => ({
      ...flight,
      from: flight.aboard.from ? place(flight.from) : flight.from,
      to: flight.aboard.to ? place(flight.to) : flight.to,
    }));
  }

  /** Everything that flies is where it belongs. */
  land(): void {
    for (const landed of [...this.landings]) landed();
  }

  private get names(): Set<string> {
    return namesOf(this.moves);
  }

  private fly(layer: HTMLElement, flight: Flight, element: SeenPiece['element'] | undefined, delay: number): void {
    const picture = this.picture(flight, element);
    if (picture === undefined) return;
    if (element !== undefined && flight.drawn === 'after') element.style.visibility = 'hidden';
    const size = flight.drawn === 'after' ? flight.to : flight.from;
    const frame = framed(picture, size, flight.key);
    const way = [flight.from, flight.to].map((box) => ({ transform: placed(box, size) }));
    const last = flight.drawn === 'after' ? {} : { opacity: 0.2 };
    this.run(layer, frame, [way[0] ?? {}, { ...way[1], ...last }], delay, () => {
      element?.style.removeProperty('visibility');
    });
  }

  private picture(flight: Flight, element: SeenPiece['element'] | undefined): Element | undefined {
    if (flight.drawn === 'before') return this.pictures.get(flight.key);
    const root = this.root();
    const shown = flight.drawn === 'after' || root === null ? element : spotElement(root, flight.pile);
    return shown == null ? undefined : pictureOf(shown);
  }

  private toss(layer: HTMLElement, move: TokenMove, spot: (name?: string) => Box | null, delay: number): void {
    const [from, to] = [spot(move.from), spot(move.to)];
    const near = from ?? to;
    if (near === null) return;
    const sign = from === null ? '+' : to === null ? '−' : '';
    const token = tokenOf(move, sign);
    const start = middle(from ?? lifted(near));
    const end = middle(to ?? lifted(near));
    const frames = [
      { transform: `translate(${start.x}px, ${start.y}px)`, opacity: from === null ? 0 : 1 },
      { transform: `translate(${end.x}px, ${end.y}px)`, opacity: to === null ? 0 : 1 },
    ];
    this.run(layer, token, frames, delay, () => undefined);
  }

  private run(layer: HTMLElement, what: HTMLElement, frames: Keyframe[], delay: number, landed: () => void): void {
    layer.append(what);
    const duration = this.tempo.flight();
    const animation = what.animate(frames, { duration, delay: delay + this.wait, easing: EASE, fill: 'both' });
    const end = (): void => {
      if (!this.landings.delete(end)) return;
      animation.cancel();
      what.remove();
      landed();
      if (this.landings.size === 0) this.settled();
    };
    this.landings.add(end);
    animation.finished.then(end, () => undefined);
  }
}

function namesOf(moves: readonly Move[]): Set<string> {
  return new Set(moves.filter(isPiece).map((move: PieceMove) => nameOf(move.piece)));
}

function framed(picture: Element, size: Box, key: string): HTMLElement {
  const frame = document.createElement('div');
  frame.dataset.flight = key;
  frame.style.width = `${size.width}px`;
  frame.style.height = `${size.height}px`;
  frame.append(picture);
  return frame;
}

/** From the corner of the page to a box, for something of another size. */
function placed(box: Box, size: Box): string {
  const scale = box.width / size.width;
  const y = box.y + (box.height - size.height * scale) / 2;
  return `translate(${box.x}px, ${y}px) scale(${scale})`;
}

function middle(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function lifted(box: Box): Box {
  return { ...box, y: box.y - RISE };
}

function tokenOf({ token, amount }: TokenMove, sign: string): HTMLElement {
  const found = document.createElement('div');
  found.dataset.token = token;
  const inner = document.createElement('span');
  inner.innerHTML = `<svg width="16" height="16" aria-hidden="true"><use href="#i-${token}"></use></svg>`;
  inner.append(`${sign}${amount}`);
  found.append(inner);
  return found;
}
