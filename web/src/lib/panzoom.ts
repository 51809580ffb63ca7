/** Moving and scaling a drawing: pure arithmetic, so that it can be tested. */

export interface Camera {
  /** Screen pixels per unit of the drawing. */
  scale: number;
  /** Where the drawing's origin is on the screen. */
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The whole width of the drawing, from its top: for narrow windows, where the rest is a swipe away. */
export function fitWidth(drawing: Size, window: Size): Camera {
  return { scale: window.width / drawing.width || 1, x: 0, y: 0 };
}

/** A part of the drawing in the window, in the middle, and no wider than the window needs. */
export function fitPart(part: Size & { x: number; y: number }, drawing: Size, window: Size): Camera {
  const least = Math.max(window.width / drawing.width, window.height / drawing.height) || 1;
  const scale = Math.max(least, fit(part, window).scale);
  return {
    scale,
    x: window.width / 2 - (part.x + part.width / 2) * scale,
    y: window.height / 2 - (part.y + part.height / 2) * scale,
  };
}

/** The whole drawing in the window, in the middle. */
export function fit(drawing: Size, window: Size): Camera {
  const scale = Math.min(window.width / drawing.width, window.height / drawing.height) || 1;
  return {
    scale,
    x: (window.width - drawing.width * scale) / 2,
    y: (window.height - drawing.height * scale) / 2,
  };
}

/** What a board shows before anybody has moved it. */
export function resting(
  drawing: Size,
  room: Size,
  { least, focus, narrow }: { least: number; focus: (Size & { x: number; y: number }) | null; narrow: boolean },
): Camera {
  const whole = fit(drawing, room);
  if (!narrow && whole.scale >= least) return whole;
  if (focus !== null) {
    const near = fitPart(focus, drawing, room);
    const scale = narrow ? Math.max(near.scale, least) : least;
    return kept(zoomed(near, scale / near.scale, room.width / 2, room.height / 2, 0, scale), drawing, room);
  }
  const scale = Math.max(narrow ? fitWidth(drawing, room).scale : whole.scale, least);
  return kept({ scale, x: Math.max(0, (room.width - drawing.width * scale) / 2), y: 0 }, drawing, room);
}

/** Scale by a factor while the point under the pointer stays where it is. */
export function zoomed(camera: Camera, factor: number, px: number, py: number, least: number, most: number): Camera {
  const scale = Math.min(most, Math.max(least, camera.scale * factor));
  const real = scale / camera.scale;
  return { scale, x: px - (px - camera.x) * real, y: py - (py - camera.y) * real };
}

/** Keep at least some of the drawing in the window. */
export function kept(camera: Camera, drawing: Size, window: Size): Camera {
  const width = drawing.width * camera.scale;
  const height = drawing.height * camera.scale;
  return { scale: camera.scale, x: held(camera.x, width, window.width), y: held(camera.y, height, window.height) };
}

function held(at: number, size: number, room: number): number {
  if (size <= room) return Math.min(room - size, Math.max(0, at));
  return Math.min(0, Math.max(room - size, at));
}
