/** How breeds look: the colour of the card's band and of the face; the name always stands beside it. */

import { known, SHEEP } from './parts';

const TINTS: Record<string, string> = {
  grey: '#7b838b',
  black: '#2f343c',
  green: '#3d7040',
  white: '#f3eee2',
  orange: '#db8a35',
  red: '#a83a32',
  yellow: '#ddbb45',
  blue: '#2f5f97',
  brown: '#7d5136',
  purple: '#6b4e98',
  teal: '#1b7474',
  pink: '#d995ab',
  gold: '#c9a24a',
};
const LIGHT = new Set(['white', 'orange', 'yellow', 'pink', 'gold']);

export interface Look {
  tint: string;
  /** The text on it. */
  on: string;
}

export function breedLook(breed: string): Look {
  const { colour } = known(SHEEP, breed);
  return { tint: TINTS[colour] ?? '#7b838b', on: LIGHT.has(colour) ? '#12263a' : '#fffdf8' };
}
