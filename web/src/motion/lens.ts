/** What a narrow window shows of a board that is larger: it goes to where something happens, and back. */

import type { Camera, Size } from '../lib/panzoom';
import type { Box } from './pairs';

export interface Lens {
  /** Bring part of the page into sight; where things are then, or null if it can be seen already. */
  reveal(box: Box, time: number): ((box: Box) => Box) | null;
  /** Back to what the board shows at rest. */
  release(time: number): void;
}

/** The lens of the board that is on the page, if it is too small for the whole. */
export const lens: { board: Lens | null } = { board: null };

/** Of a window's room, what is kept free around something that is shown. */
const MARGIN = 0.1;

/** A camera that shows a part of a window in its middle, as near as before if it fits. */
export function revealing(camera: Camera, part: Box, room: Size, least: number): Camera | null {
  const [mx, my] = [room.width * MARGIN, room.height * MARGIN];
  const seen =
    part.x >= mx && part.y >= my && part.x + part.width <= room.width - mx && part.y + part.height <= room.height - my;
  if (seen) return null;
  const fits = Math.min((room.width - 2 * mx) / part.width, (room.height - 2 * my) / part.height);
  const scale = Math.max(least, camera.scale * Math.min(1, fits));
  const k = scale / camera.scale;
  const [x, y] = [part.x + part.width / 2 - camera.x, part.y + part.height / 2 - camera.y];
  return { scale, x: room.width / 2 - x * k, y: room.height / 2 - y * k };
}

/** On the way from one camera to another. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const at = (a: number, b: number): number => a + (b - a) * share;
  return { scale: at(from.scale, to.scale), x: at(from.x, to.x), y: at(from.y, to.y) };
}

/** Where a box of the window is once the camera has moved. */
export function seenBy(from: Camera, to: Camera, box: Box): Box {
  const k = to.scale / from.scale;
  return {
    x: to.x + (box.x - from.x) * k,
    y: to.y + (box.y - from.y) * k,
    width: box.width * k,
    height: box.height * k,
  };
}

export function union(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
