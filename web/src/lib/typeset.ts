/** How words are set that were typed plainly: apostrophes are curved, and a sum of money stays on one line with its sign. */

export function typeset(text: string): string {
  return text.replace(/(?<=[\p{L}}])'(?=[\p{L}{])/gu, '’').replace(/(?<=[\d}]) \$(?!\{)/g, '\u00a0$');
}
