/** Puts a card beside a thing: inside the window, over a dialog if the thing is in one, never over the thing itself. */

const GAP = 8;
/** Where buttons stand below and beside each other, and the column that has them. */
const [LISTS, COLUMN] = ['.decide', '.rail, .sheet'];
/** The own area, where everything is looked at together: cards about its upper part stand above all of it. */
const [OWN, UPPER] = ['.dock', 240];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

interface Spot {
  x: number;
  y: number;
}

/**
 * Below the thing if there is room, else above it, else beside it; as near its middle as the window allows. What is one
 * of a list has the card first at the left of all of them, else above them all, where it hides none of the others.
 */
export function beside(thing: Box, card: Size, window: Size, list: Box | null = null): Spot {
  const within = (at: number, size: number, all: number): number => Math.max(GAP, Math.min(at, all - size - GAP));
  // Of a thing that the window cuts only the rest can be covered.
  const [left, right] = [Math.max(0, thing.left), Math.min(window.width, thing.right)];
  const [top, bottom] = [Math.max(0, thing.top), Math.min(window.height, thing.bottom)];
  const x = within((left + right - card.width) / 2, card.width, window.width);
  const y = within((top + bottom - card.height) / 2, card.height, window.height);
  const below: Spot = { x, y: bottom + GAP };
  const above: Spot = { x, y: top - GAP - card.height };
  const after: Spot = { x: right + GAP, y };
  const before: Spot = { x: Math.min(left, list?.left ?? left) - GAP - card.width, y };
  const over: Spot = { x, y: (list?.top ?? top) - GAP - card.height };
  const fits = (spot: Spot): boolean =>
    spot.x >= 0 && spot.y >= 0 && spot.x + card.width <= window.width && spot.y + card.height <= window.height;
  // What fills the window keeps most of itself in sight if the card lies along the edge that has more room.
  const edge: Spot = { x, y: top > window.height - bottom ? GAP : window.height - card.height - GAP };
  return (list !== null ? [before, over, above, below, after] : [below, above, after, before]).find(fits) ?? edge;
}

/** What a card is about; a new one each time that it says something else. */
export interface Placing {
  thing: Element;
  says: unknown;
}

/**
 * The card of a thing moves to where it can be seen and pressed: into the dialog that is open over everything else. It
 * follows the thing wherever the page puts it, and goes out of sight with it.
 */
export function placed(card: HTMLElement, placing: Placing): { update(placing: Placing): void; destroy(): void } {
  const home = card.parentElement;
  let { thing } = placing;
  let frame = 0;
  let stood = '';
  function put(): void {
    const room = thing.closest('dialog') ?? home;
    if (card.parentElement !== room) room?.append(card);
    const grow = card.offsetWidth === 0 ? 1 : card.getBoundingClientRect().width / card.offsetWidth;
    const size = card.getBoundingClientRect();
    const box = thing.getBoundingClientRect();
    const list = (thing.closest(LISTS)?.closest(COLUMN) ?? thing.closest(OWN))?.getBoundingClientRect() ?? null;
    const near = list !== null && (thing.closest(OWN) === null || box.top - list.top < UPPER);
    const { x, y } = beside(box, size, { width: innerWidth, height: innerHeight }, near ? list : null);
    card.style.left = `${x / grow}px`;
    card.style.top = `${y / grow}px`;
  }
  /** Where the thing is, and how large the card. */
  function standing(): string {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    return [left, top, right, bottom, card.offsetWidth, card.offsetHeight].join();
  }
  function follow(): void {
    frame = requestAnimationFrame(follow);
    card.style.visibility = thing.isConnected ? '' : 'hidden';
    const stands = standing();
    if (stands === stood || !thing.isConnected) return;
    stood = stands;
    put();
  }
  put();
  follow();
  return {
    update(next) {
      ({ thing } = next);
      put();
      stood = standing();
    },
    destroy() {
      cancelAnimationFrame(frame);
      card.remove();
    },
  };
}
