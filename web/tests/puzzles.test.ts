import { describe, expect, it } from 'vitest';
import { streak } from '../src/puzzles/solved.svelte';

describe('a streak', () => {
  it('counts the days in a row up to today', () => {
    expect(streak(['2026-02-27', '2026-02-28', '2026-03-01'], '2026-03-01')).toBe(3);
    expect(streak(['2026-02-26', '2026-02-28', '2026-03-01'], '2026-03-01')).toBe(2);
  });
  it('is not lost before the day is over', () => {
    expect(streak(['2026-02-27', '2026-02-28'], '2026-03-01')).toBe(2);
    expect(streak(['2026-02-27', '2026-02-28'], '2026-03-02')).toBe(0);
  });
  it('begins with nothing', () => {
    expect(streak([], '2026-03-01')).toBe(0);
  });
});
