/** How a table is laid out in a window: pure arithmetic, so that it can be tested. */

/**
 * A phone shows one part at a time above a sheet; a tablet has the board on top and the own area beside the decision
 * below it (on its side: the decision beside both); a low window has little height; a desk has room for everything.
 */
export type Form = 'phone' | 'tablet' | 'low' | 'desk';

const PHONE = 760; // as in the style sheets
const TABLET = 1100;
const LOW = 800;
/** The desk that everything is drawn for; on larger ones everything grows. */
const DESK = { width: 1440, height: 900 };
const LARGEST = 2;

export function formOf(width: number, height: number): Form {
  if (width <= PHONE) return 'phone';
  if (width <= TABLET) return 'tablet';
  return height <= LOW ? 'low' : 'desk';
}

/** How much larger than on the desk it is drawn for a table is shown. */
export function growthOf(width: number, height: number): number {
  const grown = Math.min(LARGEST, width / DESK.width, height / DESK.height);
  return Math.max(1, Math.round(grown * 100) / 100);
}

/** The smallest text in a window, in pixels as drawn. */
export function leastText(form: Form): number {
  return form === 'phone' ? 10 : 11;
}
