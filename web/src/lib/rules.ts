/** The rules of a game as its Fluent file lists them: chapters with their rules, in order. */

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

/** The rules that hold all the words looked for, or have that number; chapters without any are left out. */
export function matching(all: readonly Chapter[], wanted: string): Chapter[] {
  const terms = termsOf(wanted);
  if (terms.length === 0) return [...all];
  return all
    .map((chapter) => ({
      title: chapter.title,
      rules: chapter.rules.filter(({ id, text }) => {
        const within = `${id} ${text}`.toLocaleLowerCase();
        return terms.every((term) => within.includes(term));
      }),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** A text cut where the words looked for stand: every second part is one of them. */
export function parts(text: string, wanted: string): string[] {
  const terms = termsOf(wanted).map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return terms.length === 0 ? [text] : text.split(new RegExp(`(${terms.join('|')})`, 'giu'));
}

function termsOf(wanted: string): string[] {
  return wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
}
