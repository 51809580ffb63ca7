/** Where a name may be broken that is too long for its line. Drawings have no hyphenation of their own. */

const VOWELS = 'aeiouyàèéìòùаеёиоуыэюя';
const PAIRS = [
  ...['sh', 'th', 'ch', 'ph', 'gh', 'gl', 'gn', 'sc', 'st', 'tr', 'br', 'pr', 'dr', 'gr', 'cr'],
  ...['ск', 'ст', 'тр', 'бр', 'пр', 'др', 'гр', 'кр', 'сл', 'гл', 'кл', 'пл', 'бл', 'вл'],
];
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

/** A word, or its two halves if it has more letters than fit. */
function halves(word: string, most: number): string[] {
  if (word.length <= most) return [word];
  const hyphen = word.indexOf('-') + 1;
  if (hyphen > 0) return [word.slice(0, hyphen), word.slice(hyphen)];
  const middle = word.length / 2;
  const [at] = syllables(word).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return at === undefined ? [word] : [`${word.slice(0, at)}-`, word.slice(at)];
}

/** A name in as few lines as it needs if no line has more letters than that. */
export function inLines(name: string, most: number): string[] {
  if (name.length <= most) return [name];
  return name
    .split(' ')
    .flatMap((word) => halves(word, most))
    .reduce<string[]>((lines, part) => {
      const last = lines.at(-1);
      if (last === undefined || last.endsWith('-') || last.length + part.length >= most) return [...lines, part];
      return [...lines.slice(0, -1), `${last} ${part}`];
    }, []);
}
