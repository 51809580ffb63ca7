import { describe, expect, it } from 'vitest';
import canals from '../../src/quayside/games/shipyard/components/canals.toml';
import layout from '../../src/quayside/games/newzealand/components/layout.toml';
import { fitPart } from '../src/lib/panzoom';
import { componentJson } from '../toml';

describe('component files', () => {
  it('leave out where values were found if every line says it', () => {
    const text = 'first = [ { id = "a", at = [1, -2], source = "rulebook" } ]\n';
    expect(JSON.parse(componentJson(text))).toEqual({ first: [{ id: 'a', at: [1, -2] }] });
  });
  it('keep it where it stands apart', () => {
    const text = '[[card]]\nid = "a"\nsource = "rulebook"\n';
    expect(JSON.parse(componentJson(text))).toEqual({ card: [{ id: 'a', source: 'rulebook' }] });
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
