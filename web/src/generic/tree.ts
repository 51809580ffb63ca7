/** Any view as a tree of parts that can be drawn: values, rows of words, pairs, tables, groups and cards. */

export type Scalar = string | number | boolean | null;

/** A value and how often it stands there in a row. */
export interface Counted {
  value: Scalar;
  count: number;
}

export interface Entry {
  /** The key it stands under, where it stands under one. */
  name: string | null;
  cells: (Part | null)[];
}

export interface Card {
  name: string | null;
  parts: Part[];
}

export type Part = { key: string } & (
  | { shape: 'value'; value: Scalar }
  | { shape: 'row'; values: Counted[] }
  | { shape: 'pairs'; pairs: [string, Scalar][] }
  | { shape: 'table'; columns: string[]; rows: Entry[] }
  | { shape: 'group'; parts: Part[] }
  | { shape: 'cards'; cards: Card[] }
);

export type Fields = Record<string, unknown>;

const WIDEST = 8; // columns of a table
const LONGEST = 6; // values in a cell

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isScalar(value: unknown): value is Scalar {
  return typeof value !== 'object' || value === null;
}

/** The parts of an object, one for each of its fields. */
export function partsOf(fields: Fields): Part[] {
  return Object.entries(fields).map(([key, value]) => partOf(key, value));
}

export function partOf(key: string, value: unknown): Part {
  if (Array.isArray(value)) return listOf(key, value as unknown[]);
  if (isFields(value)) return objectOf(key, value);
  return { key, shape: 'value', value: value as Scalar };
}

function listOf(key: string, list: unknown[]): Part {
  if (list.every(isScalar)) return { key, shape: 'row', values: counted(list) };
  if (list.every(isFields))
    return rowsOf(
      key,
      list.map((fields) => [null, fields]),
    );
  return { key, shape: 'cards', cards: list.map((item) => ({ name: null, parts: [partOf('', item)] })) };
}

function objectOf(key: string, fields: Fields): Part {
  const entries = Object.entries(fields);
  const values = Object.values(fields);
  if (values.every(isScalar)) return { key, shape: 'pairs', pairs: entries as [string, Scalar][] };
  if (entries.length > 1 && values.every(isFields)) return rowsOf(key, entries as [string, Fields][]);
  return { key, shape: 'group', parts: partsOf(fields) };
}

/** Objects of one kind: a table if their fields are few and plain, else a card for each. */
function rowsOf(key: string, entries: [string | null, Fields][]): Part {
  const columns = [...new Set(entries.flatMap(([, fields]) => Object.keys(fields)))];
  if (columns.length === 0)
    return { key, shape: 'pairs', pairs: entries.map(([name], at) => [name ?? String(at + 1), null]) };
  const rows = entries.map(([name, fields]): Entry => ({
    name,
    cells: columns.map((column) => (column in fields ? partOf(column, fields[column]) : null)),
  }));
  const plain = rows.every((row) => row.cells.every((cell) => cell === null || fitsCell(cell)));
  if (entries.length > 1 && columns.length <= WIDEST && plain) return { key, shape: 'table', columns, rows };
  return { key, shape: 'cards', cards: entries.map(([name, fields]) => ({ name, parts: partsOf(fields) })) };
}

function fitsCell(part: Part): boolean {
  if (part.shape === 'row') return part.values.length <= LONGEST;
  if (part.shape === 'pairs') return part.pairs.length <= LONGEST;
  return part.shape === 'value';
}

/** Equal neighbours are one value with a number. */
function counted(list: readonly Scalar[]): Counted[] {
  const found: Counted[] = [];
  for (const value of list) {
    const last = found.at(-1);
    if (last !== undefined && last.value === value && typeof value === 'string') last.count += 1;
    else found.push({ value, count: 1 });
  }
  return found;
}

const TITLE = 2; // lines
const WORDS = 5; // in a line

/** About how many lines a part takes. */
export function linesOf(part: Part): number {
  return LINES[part.shape](part as never);
}

type Of<Shape extends Part['shape']> = Extract<Part, { shape: Shape }>;
const sum = (parts: readonly (Part | null)[]): number =>
  parts.reduce((lines, part) => lines + (part === null ? 0 : linesOf(part)), 0);
const LINES: { [Shape in Part['shape']]: (part: Of<Shape>) => number } = {
  value: () => 0.5,
  row: ({ values }) => TITLE + values.length / WORDS,
  pairs: ({ pairs }) => TITLE + pairs.length / 2,
  table: ({ rows }) => TITLE + 1 + rows.length,
  group: ({ parts }) => TITLE + sum(parts),
  cards: ({ cards }) => TITLE + cards.reduce((lines, card) => lines + TITLE + sum(card.parts), 0),
};

/** Parts in columns of about the same length: each goes where there is most room. */
export function inColumns(parts: readonly Part[], count: number): Part[][] {
  const columns = Array.from({ length: Math.max(1, count) }, (): { lines: number; parts: Part[] } => ({
    lines: 0,
    parts: [],
  }));
  for (const part of parts) {
    const shortest = columns.reduce((best, column) => (column.lines < best.lines ? column : best));
    shortest.parts.push(part);
    shortest.lines += linesOf(part);
  }
  return columns.map((column) => column.parts).filter((column) => column.length > 0);
}
