import { describe, expect, it } from 'vitest';
import canals from '../../src/quayside/games/shipyard/components/canals.toml';
import layout from '../../src/quayside/games/newzealand/components/layout.toml';
import { fitPart } from '../src/lib/panzoom';
import { readTables, readToml } from '../toml';

describe('component files', () => {
  it('are read as lists of records, without their provenance', () => {
    const text = `# a comment, with "quotes"
      first = [
        { id = "a,]}#", at = [[1, -2], [3.5, 4]], inner = { yes = true, no = false }, source = "rulebook" },
      ]
      second = []`;
    expect(readToml(text)).toEqual({
      first: [
        {
          id: 'a,]}#',
          at: [
            [1, -2],
            [3.5, 4],
          ],
          inner: { yes: true, no: false },
        },
      ],
      second: [],
    });
  });
  it('are refused where they are written otherwise', () => {
    expect(() => readToml('[table]\nkey = 1979-05-27')).toThrow();
  });
  it('may be lists of tables', () => {
    const text = '# a comment\n[[card]]\nid = "a"\nicons = ["mast", "cabin"]\n\n[[card]]\nid = "b"\nweak = true\n';
    expect(readTables(text)).toEqual({
      card: [
        { id: 'a', icons: ['mast', 'cabin'] },
        { id: 'b', weak: true },
      ],
    });
  });
  it('reach the client', () => {
    expect(canals.canal).toHaveLength(24);
    expect(layout.trail_spot).toHaveLength(41);
    expect(layout.sea_spot).toHaveLength(31);
  });
});

describe('a part of the drawing', () => {
  const drawing = { width: 880, height: 540 };
  it('stands in the middle of the window', () => {
    const camera = fitPart({ x: 400, y: 200, width: 200, height: 100 }, drawing, { width: 400, height: 400 });
    expect(camera.scale).toBe(2);
    expect(500 * camera.scale + camera.x).toBe(200);
    expect(250 * camera.scale + camera.y).toBe(200);
  });
  it('is never drawn so small that the window is not filled', () => {
    const camera = fitPart({ x: 0, y: 0, width: 880, height: 540 }, drawing, { width: 400, height: 400 });
    expect(camera.scale).toBeCloseTo(400 / 540);
  });
});
