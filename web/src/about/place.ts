/** Puts a card beside a thing: inside the window, over a dialog if the thing is in one, never over the thing itself. */

const GAP = 8;

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

/** Below the thing if there is room, else above it, else beside it; as near its middle as the window allows. */
export function beside(thing: Box, card: Size, window: Size): { x: number; y: number } {
  const within = (at: number, size: number, all: number): number => Math.max(GAP, Math.min(at, all - size - GAP));
  const x = within((thing.left + thing.right - card.width) / 2, card.width, window.width);
  if (thing.bottom + GAP + card.height <= window.height) return { x, y: thing.bottom + GAP };
  if (thing.top - GAP - card.height >= 0) return { x, y: thing.top - GAP - card.height };
  const y = within((thing.top + thing.bottom - card.height) / 2, card.height, window.height);
  const right = thing.right + GAP + card.width <= window.width;
  return { x: right ? thing.right + GAP : within(thing.left - GAP - card.width, card.width, window.width), y };
}

/** The card of a thing moves to where it can be seen and pressed: into the dialog that is open over everything else. */
export function placed(card: HTMLElement, thing: Element): { update(thing: Element): void; destroy(): void } {
  const home = card.parentElement;
  function put(now: Element): void {
    (now.closest('dialog') ?? home)?.append(card);
    const grow = card.offsetWidth === 0 ? 1 : card.getBoundingClientRect().width / card.offsetWidth;
    const size = card.getBoundingClientRect();
    const { x, y } = beside(now.getBoundingClientRect(), size, { width: innerWidth, height: innerHeight });
    card.style.left = `${x / grow}px`;
    card.style.top = `${y / grow}px`;
  }
  put(thing);
  return { update: put, destroy: () => card.remove() };
}
