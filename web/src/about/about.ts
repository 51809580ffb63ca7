/**
 * What a thing on the table is: its name, what it does in words, its figures and the rules it goes by. Things name
 * themselves with `data-about="kind:id"`, in drawings, panels and dialogs alike; the game's module knows the rest.
 */

export interface About {
  name: string;
  /** What it does and what it is worth, a sentence or a figure each. */
  lines: string[];
  /** The numbers of the rules that say so. */
  rules: string[];
  /** A symbol of the page or of the game's pieces, without its `#`. */
  picture?: string;
}

/** A part of the legend: its heading, and the things under it by their keys. */
export interface LegendPart {
  title: string;
  keys: string[];
}

/** What a game knows about its things, without any table: for cards on tables and for its legend. */
export interface Handbook {
  about(key: string): About | null;
  legend(): LegendPart[];
}

export const ABOUT = 'data-about';

/** The innermost thing that an element belongs to and that says what it is; a target or button is about what it holds. */
export function thingAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const within = target.closest(`[${ABOUT}]`);
  return within ?? target.closest('.target, button')?.querySelector(`[${ABOUT}]`) ?? null;
}

/** The name of a thing, in two parts. */
export function parse(key: string): { kind: string; id: string } {
  const at = key.indexOf(':');
  return at < 0 ? { kind: key, id: '' } : { kind: key.slice(0, at), id: key.slice(at + 1) };
}
