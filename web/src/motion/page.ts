/** Pieces and places on the page: finding them, and making a picture of one that can fly over everything. */

import { nameOf, type Box, type Seen } from './pairs';

export interface SeenPiece extends Seen {
  element: HTMLElement | SVGElement;
}

/** What can be seen of a drawing that is larger than its window. */
const WINDOW = '.board, .sheet .content, dialog';

/**
 * All pieces of these names that can be seen, each once: the largest, where it is drawn several times. `everywhere` on
 * the board counts where the board can be moved.
 */
export function piecesSeen(root: ParentNode, names: ReadonlySet<string>, everywhere: boolean): SeenPiece[] {
  const found = new Map<string, SeenPiece>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const { piece = '', at = '' } = element.dataset;
    if (!names.has(nameOf(piece))) continue;
    const aboard = element.closest('.board') !== null;
    const box = boxOf(element, everywhere && aboard);
    const other = found.get(piece);
    if (box !== null && (other === undefined || other.box.width < box.width)) {
      found.set(piece, { key: piece, at, box, element, aboard });
    }
  }
  return [...found.values()];
}

/** What is drawn at a place that can be seen; of what belongs to a seat, its badge if nothing else can. */
export function spotElement(root: ParentNode, name: string | undefined): HTMLElement | SVGElement | null {
  if (name === undefined) return null;
  const found = [...root.querySelectorAll<HTMLElement | SVGElement>(`[data-spot~="${CSS.escape(name)}"]`)];
  const seen = found.find((element) => boxOf(element) !== null);
  if (seen !== undefined) return seen;
  const owner = /^(?!seat:)[a-z]+:(\d+)/.exec(name)?.[1];
  return owner === undefined ? null : spotElement(root, `seat:${owner}`);
}

export function spotSeen(root: ParentNode, name: string | undefined): Box | null {
  const element = spotElement(root, name);
  return element === null ? null : boxOf(element);
}

function boxOf(element: Element, everywhere = false): Box | null {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
  if (everywhere) return { x: box.x, y: box.y, width: box.width, height: box.height };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const frame = element.closest(WINDOW)?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const inside = x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
  return inside ? { x: box.x, y: box.y, width: box.width, height: box.height } : null;
}

/** A piece as it looks now, in a box of its own that nothing clips. */
export function pictureOf(element: HTMLElement | SVGElement): HTMLElement | SVGElement {
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  for (const each of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['id', 'data-piece', 'data-spot', 'data-action', 'tabindex', 'role']) each.removeAttribute(name);
  }
  copy.style.visibility = 'visible';
  const dressed = element instanceof SVGElement ? framed(element, copy as SVGElement) : copy;
  const style = getComputedStyle(element);
  dressed.style.color = style.color;
  dressed.style.setProperty('--em', style.getPropertyValue('--em'));
  dressed.setAttribute('aria-hidden', 'true');
  return dressed;
}

/** Part of a drawing as a drawing of its own. */
function framed(element: SVGElement, copy: SVGElement): SVGElement {
  const { x, y, width, height } = (element as SVGGraphicsElement).getBBox();
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  drawing.setAttribute('preserveAspectRatio', 'none');
  drawing.style.overflow = 'visible';
  copy.removeAttribute('transform');
  copy.style.transform = 'none';
  drawing.append(copy);
  return drawing;
}
