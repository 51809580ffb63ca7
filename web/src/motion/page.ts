/** Pieces and places on the page: finding them, and making a picture of one that can fly over everything. */

import { nameOf, type Box, type Seen } from './pairs';

export interface SeenPiece extends Seen {
  element: HTMLElement | SVGElement;
}

/** What can be seen of a drawing that is larger than its window. */
const WINDOW = '.board, .sheet .content, dialog';

/** All pieces of these names that can be seen, each once: the largest, where it is drawn several times. */
export function piecesSeen(root: ParentNode, names: ReadonlySet<string>): SeenPiece[] {
  const found = new Map<string, SeenPiece>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const { piece = '', at = '' } = element.dataset;
    if (!names.has(nameOf(piece))) continue;
    const box = boxOf(element);
    const other = found.get(piece);
    if (box !== null && (other === undefined || other.box.width < box.width)) {
      found.set(piece, { key: piece, at, box, element });
    }
  }
  return [...found.values()];
}

/** Where a place is; the last part of its name may be unknown here, then whatever is named so far. */
export function spotSeen(root: ParentNode, name: string | undefined): Box | null {
  if (name === undefined) return null;
  const boxes = [...root.querySelectorAll(`[data-spot~="${CSS.escape(name)}"]`)].map(boxOf);
  const seen = boxes.find((box) => box !== null) ?? null;
  if (seen !== null) return seen;
  const owner = /^(?:purse|points):(.+)$/.exec(name)?.[1];
  return owner === undefined ? null : spotSeen(root, `seat:${owner}`);
}

function boxOf(element: Element): Box | null {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
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
