/** The rules of a game as its Fluent file lists them: chapters with their rules, in order. */

import { plain } from './search';

export interface Chapter {
  title: string;
  rules: { id: string; text: string }[];
}

/** Chapters are the file's group comments; every message `rule-CT-1-2` is a rule. */
export function chapters(source: string): Chapter[] {
  const found: Chapter[] = [];
  for (const line of source.split('\n')) {
    const heading = /^##\s+(.*)$/.exec(line);
    const rule = /^rule-([A-Z]+)-([0-9A-Za-z-]+)\s*=\s*(.*)$/.exec(line);
    if (heading?.[1] !== undefined) found.push({ title: heading[1], rules: [] });
    else if (rule?.[1] !== undefined && rule[2] !== undefined && rule[3] !== undefined) {
      if (found.length === 0) found.push({ title: '', rules: [] });
      found.at(-1)?.rules.push({ id: `${rule[1]}-${rule[2].replaceAll('-', '.')}`, text: rule[3] });
    }
  }
  return found;
}

/** A text cut where it names rules: every second part is the number of one. */
export function cited(text: string): string[] {
  return text.split(/([A-Z]{2}-\d+(?:\.\d+)*)/);
}

/** A text cut where some words stand, whatever their accents: every second part is one of them. */
export function parts(text: string, marks: readonly string[]): string[] {
  const marked = new Set(marks);
  const found = [''];
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    if (marked.has(plain(piece))) found.push(piece, '');
    else found[found.length - 1] += piece;
  }
  return found;
}
