/** What the end page makes of the parts of a score: by thing where a thing scores in several ways, else by item. */

import type { GameModule, GameTable } from '../games/game';
import { parse } from '../about/about';
import type { ScorePart } from '../lib/protocol';
import { capital, words } from '../lib/words.svelte';

export interface Group {
  id: string;
  /** What its parts have in common: an item of the sheet, or one thing. */
  of: 'item' | 'thing';
  points: number;
  parts: ScorePart[];
}

/** Kinds whose things score in several ways: a ship by its crew, its speed and more. */
export function manifold(parts: readonly ScorePart[]): Set<string> {
  const items = new Map<string, Set<string>>();
  for (const { seat, thing, item } of parts) {
    const key = `${seat}/${thing}`;
    items.set(key, (items.get(key) ?? new Set()).add(item));
  }
  return new Set([...items].filter(([, all]) => all.size > 1).map(([key]) => parse(key.slice(2)).kind));
}

/** The parts of a seat in groups, in the order of the sheet. */
export function grouped(parts: readonly ScorePart[], seat: number): Group[] {
  const kinds = manifold(parts);
  const groups = new Map<string, Group>();
  for (const part of parts.filter((each) => each.seat === seat)) {
    const of = kinds.has(parse(part.thing).kind) ? 'thing' : 'item';
    const id = of === 'thing' ? part.thing : part.item;
    const group = groups.get(id) ?? { id, of, points: 0, parts: [] };
    group.points += part.points;
    group.parts.push(part);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** What a thing is called: as its card says, else in a word. */
export function thingName(game: GameTable, module: GameModule, thing: string): string {
  const { kind, id } = parse(thing);
  const { table } = game;
  const word = (each: string): string => words.value(table.game, kind, each, { names: table.names });
  const between = words.has(`${table.game}-word-${id}`) ? [id] : id.split('-'); // an arrow has two ends
  const name = between.map(word).join(' – ');
  const own = `${table.game}-part-${kind}`;
  if (words.has(own)) return capital(words.say(own, { id, name }));
  return module.about?.(game, thing)?.name ?? capital(name);
}

export function itemName(game: string, item: string): string {
  return words.named(`${game}-item-${item}`, item);
}
