/** Where a name may be broken that is too long for its line. Drawings have no hyphenation of their own. */

const VOWELS = 'aeiouyàèéìòùаеёиоуыэюя';
const PAIRS = [
  ...['sh', 'th', 'ch', 'ph', 'gh', 'gl', 'gn', 'sc', 'st', 'tr', 'br', 'pr', 'dr', 'gr', 'cr'],
  ...['ск', 'ст', 'тр', 'бр', 'пр', 'др', 'гр', 'кр', 'сл', 'гл', 'кл', 'пл', 'бл', 'вл'],
];
const SIGNS = 'ьъ';
const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.includes(letter.toLowerCase());

/** The places inside a word before which a syllable begins. */
function syllables(word: string): number[] {
  const found: number[] = [];
  for (let at = 2; at < word.length - 2; at += 1) {
    const soft = SIGNS.includes(word[at + 1] ?? ' ') ? 1 : 0; // a Russian sign stands between
    if (isVowel(word[at]) || !isVowel(word[at + 1 + soft])) continue;
    const paired = PAIRS.includes(word.slice(at - 1, at + 1).toLowerCase());
    const from = paired ? at - 1 : at;
    if (from >= 2 && [...word.slice(0, from)].some((letter) => isVowel(letter))) found.push(from);
  }
  return found;
}

/** Letters that are about half as wide again as the others. */
const WIDE = /[mwшщжюфмыд]/giu;
/** How many letters of usual width a text is as wide as. */
export const breadth = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0) * 0.45;
type Size = (text: string) => number;
const letters: Size = (text) => text.length;

/** A word, or its two halves if it is longer than fits. */
function halves(word: string, most: number, size: Size): string[] {
  if (size(word) <= most) return [word];
  const hyphen = word.indexOf('-') + 1;
  if (hyphen > 0) return [word.slice(0, hyphen), word.slice(hyphen)];
  const middle = word.length / 2;
  const [at] = syllables(word).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return at === undefined ? [word] : [`${word.slice(0, at)}-`, word.slice(at)];
}

/** A name in as few lines as it needs if no line is longer than that, in letters unless another size is asked for. */
export function inLines(name: string, most: number, size: Size = letters): string[] {
  if (size(name) <= most) return [name];
  return name
    .split(' ')
    .flatMap((word) => halves(word, most, size))
    .reduce<string[]>((lines, part) => {
      const last = lines.at(-1);
      if (last === undefined || last.endsWith('-') || size(last) + size(part) >= most) return [...lines, part];
      return [...lines.slice(0, -1), `${last} ${part}`];
    }, []);
}
