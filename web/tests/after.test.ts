import { beforeAll, describe, expect, it } from 'vitest';
import { across, apart, spread, ticks, up, type Frame } from '../src/after/plot';
import { closing, type Result } from '../src/after/result';
import { sinceLastTurn } from '../src/after/since';
import type { LogLine } from '../src/lib/log';
import { settings } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';
import { locale } from './fixtures';

const FRAME: Frame = { width: 100, height: 100, left: 10, right: 10, top: 10, bottom: 10 };

describe('the score plot', () => {
  it('names round values that cover the scores, with zero among them', () => {
    expect(ticks(-13, 76)).toEqual([-50, 0, 50, 100]);
    expect(ticks(3, 18)).toEqual([0, 5, 10, 15, 20]);
    expect(ticks(0, 0)).toEqual([0, 1]);
  });
  it('puts values where they belong', () => {
    expect([0, 1, 2].map((at) => across(FRAME, at, 3))).toEqual([10, 50, 90]);
    expect([0, 5, 10].map((value) => up(FRAME, value, [0, 5, 10]))).toEqual([90, 50, 10]);
    expect(across(FRAME, 0, 1)).toBe(10);
  });
  it('spreads marks evenly and always marks both ends', () => {
    expect(spread(4, 9)).toEqual([0, 1, 2, 3]);
    expect(spread(21, 5)).toEqual([0, 4, 8, 12, 16, 20]);
    expect(spread(22, 5)).toEqual([0, 5, 10, 15, 21]);
    expect(spread(1, 5)).toEqual([0]);
  });

  it('keeps the numbers of neighbouring turns apart and inside', () => {
    expect(apart([20, 24, 200], 14, 300)).toEqual([20, 34, 200]);
    expect(apart([280, 290, 296], 14, 300)).toEqual([272, 286, 300]);
    expect(apart([], 14, 300)).toEqual([]);
  });
});

describe('what happened since my last turn', () => {
  const line = (version: number, seat: number, undone = false, kind = 'act'): LogLine => ({
    id: `${version}.0`,
    version,
    kind,
    seat,
    at: 0,
    event: kind === 'act' ? { event: 'x' } : null,
    undone,
  });
  it('begins after my last action that stands', () => {
    const lines = [line(1, 0), line(2, 1), line(3, 0), line(4, 1), line(5, 2), line(6, 1, true)];
    expect(sinceLastTurn(lines, 0).map((each) => each.version)).toEqual([4, 5]);
    expect(sinceLastTurn(lines, 2).map((each) => each.version)).toEqual([]);
  });
  it('is empty for spectators, and of table talk', () => {
    expect(sinceLastTurn([line(1, 0), line(2, 1)], null)).toEqual([]);
    expect(sinceLastTurn([line(1, 0), line(2, 1, false, 'pause')], 0)).toEqual([]);
  });
  it('is all of it before my first turn', () => {
    const lines = [line(1, 0, false, 'start'), line(2, 0), line(3, 1)];
    expect(sinceLastTurn(lines, 2).map((each) => each.version)).toEqual([2, 3]);
    expect(sinceLastTurn(lines.slice(1), 2)).toEqual([]); // who knows what there was before
  });
});

describe('the end', () => {
  const result = (scores: number[], ranks: number[]): Result => ({ reason: 'countdown', scores, ranks, sheet: [] });
  beforeAll(() => {
    settings.language = 'en';
    for (const file of ['shipyard', 'shipyard-web']) words.add('en', locale('en', file));
  });

  it('says what decided between equals, where something did', () => {
    expect(closing('shipyard', result([57, 57], [1, 2]))).toEqual([
      'The countdown reached its end.',
      'Equal points: the richer player wins.',
    ]);
    expect(closing('shipyard', result([57, 57], [1, 1]))).toHaveLength(1);
    expect(closing('shipyard', result([57, 50], [1, 2]))).toHaveLength(1);
  });
});
