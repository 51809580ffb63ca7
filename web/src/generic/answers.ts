/** Any question as buttons: one section for each kind of action, its answers in rows that share their first argument. */

import type { Offer } from '../lib/protocol';

export interface Row {
  /** What all answers of the row have in common. */
  shared: [arg: string, value: number | string] | null;
  offers: Offer[];
}

export interface Section {
  kind: string;
  rows: Row[];
  count: number;
  /** Too many to look through. */
  searchable: boolean;
  /** Shown when it is asked for, so that the other kinds stay in sight. */
  folded: boolean;
}

const MANY = 24;
const CROWD = 16; // buttons that may stand there together
const HANDFUL = 6;
/** How games call the ways out of a question. */
const END = /^(done|pass|finish|stop|skip|decline|end)(_|$)/;

export function isEnd(kind: string): boolean {
  return END.test(kind);
}

export function sections(legal: readonly Offer[]): Section[] {
  const kinds = new Map<string, Offer[]>();
  for (const offer of legal) kinds.set(offer.kind, [...(kinds.get(offer.kind) ?? []), offer]);
  return [...kinds]
    .sort(([a], [b]) => Number(isEnd(a)) - Number(isEnd(b)))
    .map(([kind, offers]) => ({
      kind,
      rows: rowsOf(offers),
      count: offers.length,
      searchable: offers.length > MANY,
      folded: kinds.size > 1 && legal.length > CROWD && offers.length > HANDFUL,
    }));
}

function rowsOf(offers: Offer[]): Row[] {
  const [first] = Object.keys(offers[0]?.args ?? {});
  const alone: Row[] = [{ shared: null, offers }];
  if (first === undefined || Object.keys(offers[0]?.args ?? {}).length < 2) return alone;
  const rows = new Map<number | string, Row>();
  for (const offer of offers) {
    const value = offer.args[first] ?? '';
    const row = rows.get(value) ?? { shared: [first, value], offers: [] };
    row.offers.push(offer);
    rows.set(value, row);
  }
  return rows.size < offers.length ? [...rows.values()] : alone;
}

/** The rows with the offers whose text holds every word looked for. */
export function matching(rows: readonly Row[], wanted: string, textOf: (offer: Offer) => string): Row[] {
  const terms = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [...rows];
  return rows
    .map((row) => ({
      ...row,
      offers: row.offers.filter((offer) => {
        const text = textOf(offer).toLocaleLowerCase();
        return terms.every((term) => text.includes(term));
      }),
    }))
    .filter((row) => row.offers.length > 0);
}
