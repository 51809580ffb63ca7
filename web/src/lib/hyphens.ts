/** Where a name may be broken that is too long for its line. Drawings have no hyphenation of their own. */

const VOWELS = 'aeiouyàèéìòùаеёиоуыэюя';
const PAIRS = ['sh', 'th', 'ch', 'ph', 'gh', 'gl', 'gn', 'sc', 'st', 'tr', 'br', 'pr', 'dr', 'gr', 'cr'];
const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.includes(letter.toLowerCase());

/** The places inside a word before which a syllable begins. */
function syllables(word: string): number[] {
  const found: number[] = [];
  for (let at = 2; at < word.length - 2; at += 1) {
    if (isVowel(word[at]) || !isVowel(word[at + 1])) continue;
    const paired = PAIRS.includes(word.slice(at - 1, at + 1).toLowerCase());
    const from = paired ? at - 1 : at;
    if (from >= 2 && [...word.slice(0, from)].some((letter) => isVowel(letter))) found.push(from);
  }
  return found;
}

/** A name in one line, or in two if it has more letters than fit: at a space, or else between syllables. */
export function twoLines(name: string, most: number): string[] {
  if (name.length <= most) return [name];
  const middle = name.length / 2;
  const near = (places: number[]): number | undefined =>
    [...places].sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  const space = near([...name.matchAll(/[ -]/g)].map((match) => match.index));
  if (space !== undefined) return [name.slice(0, space), name.slice(space + 1)];
  const syllable = near(syllables(name));
  return syllable === undefined ? [name] : [`${name.slice(0, syllable)}-`, name.slice(syllable)];
}
