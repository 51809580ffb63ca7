import readQr from 'jsqr';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { bidGrid, stepped } from '../src/games/container/bids';
import { layOutBoard, shipSpot } from '../src/games/container/layout';
import { asClock, secondsLeft } from '../src/lib/clock';
import { extended } from '../src/lib/log';
import { formOf, growthOf } from '../src/lib/form';
import { breadth, inLines } from '../src/lib/hyphens';
import { fit, fitWidth, kept, resting, zoomed } from '../src/lib/panzoom';
import { actionName, layOut, offerOf } from '../src/lib/plan';
import { preferredLanguage } from '../src/lib/settings.svelte';
import QrCode from '../src/shell/QrCode.svelte';
import { fixture } from './fixtures';

describe('pan and zoom', () => {
  const drawing = { width: 1100, height: 600 };
  const window = { width: 550, height: 600 };

  it('fits the whole', () => {
    expect(fit(drawing, window)).toEqual({ scale: 0.5, x: 0, y: 150 });
    expect(fitWidth(drawing, window)).toEqual({ scale: 0.5, x: 0, y: 0 });
  });
  it('keeps the point under the pointer', () => {
    const before = { scale: 1, x: 10, y: 20 };
    const after = zoomed(before, 2, 100, 200, 0.5, 4);
    expect((100 - after.x) / after.scale).toBeCloseTo((100 - before.x) / before.scale);
    expect((200 - after.y) / after.scale).toBeCloseTo((200 - before.y) / before.scale);
    expect(zoomed(before, 100, 0, 0, 0.5, 4).scale).toBe(4);
  });
  it('does not lose the drawing', () => {
    expect(kept({ scale: 1, x: 300, y: -900 }, drawing, window)).toEqual({ scale: 1, x: 0, y: 0 });
    expect(kept({ scale: 1, x: -9000, y: 0 }, drawing, window).x).toBe(-550);
  });
});

describe('the log', () => {
  const entry = (version: number, kind: string, names: string[], steps: number | null = null) => ({
    version,
    kind,
    seat: 0,
    at: 0,
    steps,
    events: names.map((event) => ({ event })),
  });
  it('strikes what is taken back', () => {
    const lines = extended([], [entry(1, 'act', ['a']), entry(2, 'act', ['b', 'c']), entry(3, 'undo', [])]);
    expect(lines.map((line) => [line.event?.event ?? line.kind, line.undone])).toEqual([
      ['a', false],
      ['b', true],
      ['c', true],
      ['undo', false],
    ]);
  });
  it('takes back as many actions as are named', () => {
    const lines = extended([], [entry(1, 'act', ['a']), entry(2, 'act', ['b']), entry(3, 'undo', [], 2)]);
    expect(lines.filter((line) => line.undone)).toHaveLength(2);
  });
});

describe('the plan of a decision', () => {
  it('groups by kind, with the ways out at the end and the free ones apart', () => {
    const legal = [offerOf('pass'), offerOf('sail', { to: 'sea' }), offerOf('sail', { to: 'A' }), offerOf('take_loan')];
    const plan = layOut(legal, {
      forbidden: [offerOf('produce')],
      freeKinds: ['take_loan'],
      panelKinds: [],
      endKinds: ['pass'],
    });
    expect(plan.groups.map((group) => group.kind)).toEqual(['sail', 'produce', 'pass']);
    expect(plan.groups[1]?.choices[0]?.legal).toBe(false);
    expect(plan.free.map((choice) => choice.offer.kind)).toEqual(['take_loan']);
  });
  it('writes actions as the server does', () => {
    expect(actionName('buy', { colour: 'black', price: 3 })).toBe('buy(colour=black, price=3)');
    for (const offer of fixture('main').legal) expect(actionName(offer.kind, offer.args)).toBe(offer.action);
  });
});

describe('bids', () => {
  const grid = bidGrid(fixture('sealed_bid').legal, 'bid');
  it('are a grid of amounts and bluff cards', () => {
    expect(grid.amounts[0]).toBe(0);
    expect(grid.bluffs.get(0)).toEqual([1, 2]);
    expect(grid.action(1, 0)).toBe('bid(amount=1, bluff=0)');
    expect(grid.action(0, 0)).toBeNull();
  });
  it('step from one possible amount to the next', () => {
    expect(stepped([0, 2, 5], 2, 1)).toBe(5);
    expect(stepped([0, 2, 5], 5, 1)).toBe(5);
    expect(stepped([0, 2, 5], 2, -1)).toBe(0);
  });
});

describe('the board', () => {
  it.each([2, 3, 4, 5])('has room for %i rivals and their ships', (rivals) => {
    for (const form of ['phone', 'tablet', 'low', 'desk'] as const) {
      const layout = layOutBoard(rivals, form, true);
      expect(layout.quays).toHaveLength(rivals);
      for (const quay of layout.quays) {
        expect(quay.x).toBeGreaterThanOrEqual(0);
        expect(quay.x + layout.quayWidth).toBeLessThanOrEqual(layout.width + 1);
      }
      for (const zone of ['sea', 'island', 'A']) {
        for (let at = 0; at < rivals; at += 1) {
          const spot = shipSpot(layout, zone, 0, at, rivals);
          expect(spot.x).toBeGreaterThanOrEqual(0);
          expect(spot.x + 172 * spot.scale).toBeLessThanOrEqual(layout.width + 4);
        }
      }
    }
  });
  it.each([2, 3, 4])('lays no ship over another, with %i rivals', (rivals) => {
    for (const form of ['phone', 'tablet', 'low', 'desk'] as const) {
      const layout = layOutBoard(rivals, form, true);
      for (const zone of ['sea', 'island', 'A']) {
        const ships = zone === 'A' ? rivals : rivals + 1; // nobody enters the own port
        const spots = Array.from({ length: ships }, (_, at) => shipSpot(layout, zone, 0, at, ships));
        for (const [at, one] of spots.entries()) {
          for (const other of spots.slice(at + 1)) {
            const [wide, high] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
            expect(wide >= 172 * one.scale || high >= 58 * one.scale, `${form} ${zone}`).toBe(true);
          }
        }
      }
    }
  });
});

describe('windows', () => {
  it('have a layout each', () => {
    const sizes = [
      [390, 844, 'phone'],
      [768, 1024, 'tablet'],
      [1024, 768, 'tablet'],
      [1280, 720, 'low'],
      [1440, 900, 'desk'],
      [2560, 1440, 'desk'],
    ] as const;
    for (const [width, height, form] of sizes) expect(formOf(width, height)).toBe(form);
  });
  it('grow everything only where there is room in both directions', () => {
    expect(growthOf(1440, 900)).toBe(1);
    expect(growthOf(1280, 720)).toBe(1);
    expect(growthOf(1920, 1080)).toBe(1.2);
    expect(growthOf(2560, 1440)).toBe(1.6);
    expect(growthOf(3840, 900)).toBe(1);
  });
  it('show the whole board, or a part of it where the whole could not be read', () => {
    const drawing = { width: 1000, height: 500 };
    const ways = { least: 0.6, focus: null, narrow: false };
    expect(resting(drawing, { width: 700, height: 400 }, ways)).toEqual({ scale: 0.7, x: 0, y: 25 });
    expect(resting(drawing, { width: 500, height: 400 }, ways).scale).toBe(0.6);
    const focus = { x: 800, y: 200, width: 100, height: 100 };
    const near = resting(drawing, { width: 500, height: 400 }, { ...ways, focus });
    expect(near.scale).toBe(0.6);
    expect(near.x).toBe(-100); // as far as the drawing goes
  });
});

describe('names too long for their line', () => {
  it.each([
    ['Merino', 8, ['Merino']],
    ['Southdown', 7, ['South-', 'down']],
    ['Shropshire', 7, ['Shrop-', 'shire']],
    ['English Leicester', 9, ['English', 'Leicester']],
    ['Английский лестер', 7, ['Англий-', 'ский', 'лестер']],
    ['Дорсет-хорн', 7, ['Дорсет-', 'хорн']],
  ])('%s, %i letters', (name, most, lines) => {
    expect(inLines(name, most)).toEqual(lines);
  });

  it('are measured by how wide their letters are', () => {
    expect(inLines('Меринос', 7.5, breadth)).toEqual(['Меринос']);
    expect(inLines('Шропшир', 7.5, breadth)).toEqual(['Шроп-', 'шир']);
    expect(inLines('Бонус 5', 7.5, breadth)).toEqual(['Бонус 5']);
    expect(inLines('Пастушья собака', 7.5, breadth)).toEqual(['Пасту-', 'шья', 'собака']);
  });
});

describe('clocks', () => {
  it('run while a seat is asked', () => {
    const clock = { seconds: 60, increment: 0, left: [50, 20], since: [100, null] };
    expect(secondsLeft(clock, 0, 110)).toBe(40);
    expect(secondsLeft(clock, 1, 110)).toBe(20);
    expect(secondsLeft(clock, 0, 999)).toBe(0);
    expect(asClock(462)).toBe('07:42');
    expect(asClock(3723)).toBe('1:02:03');
  });
});

describe('languages', () => {
  it('follow the browser', () => {
    expect(preferredLanguage(['de', 'ru-RU', 'en'])).toBe('ru');
    expect(preferredLanguage(['de'])).toBe('en');
  });
});

describe('QR codes', () => {
  it.each([20, 60, 150, 260, 400])('can be read back as they are drawn, %i letters', (length) => {
    const text = `https://example.org/join#${'aZ09_-'.repeat(80)}`.slice(0, length);
    const { body } = render(QrCode, { props: { text } });
    const modules = Number(/viewBox="0 0 (\d+)/.exec(body)?.[1]);
    const size = modules * 4;
    const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
    for (const [, x, y] of body.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
      for (let at = 0; at < 16; at += 1) {
        const pixel = (Number(y) * 4 + (at >> 2)) * size + Number(x) * 4 + (at & 3);
        pixels.fill(0, pixel * 4, pixel * 4 + 3);
      }
    }
    expect(readQr(pixels, size, size)?.data).toBe(text);
  });
});
