/** `npm run measure`: from click to drawn answer, and frames while the board moves. Figures, not a test of them. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, GAMES, openBrowser, visit } from './harbour';
import { againstBots, playOn } from './playing';

const ANSWERS = 40;
const OWN = 12; // answers while pieces are watched
const LIMIT = 10_000; // milliseconds after which an answer does not come any more
const PATIENCE = 20_000; // milliseconds of answers to one game; a quiet machine needs fewer

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

function figures(values: number[]): { median: number; most: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { median: at(0.5), most: at(0.95) };
}

/** Milliseconds from the click until the page that shows the answer has been drawn, be it that a press ends the turn. */
function clickToDrawn(page: Page, action: string): Promise<number> {
  return page.evaluate(
    ([wanted, limit]) =>
      new Promise<number>((measured, failed) => {
        const answered = (): string =>
          `${document.querySelector('.decide')?.getAttribute('data-version')} ` +
          String(document.querySelector('[data-press="end-turn"]') !== null);
        const button = document.querySelector<HTMLElement>(`.decide [data-action="${CSS.escape(wanted)}"]`);
        if (button === null) return failed(new Error(`no button ${wanted}`));
        const before = answered();
        const start = performance.now();
        const look = (): void => {
          if (performance.now() - start > limit) failed(new Error(`no answer to ${wanted}`));
          else if (answered() === before) requestAnimationFrame(look);
          else requestAnimationFrame(() => measured(performance.now() - start)); // the frame after the change
        };
        button.click();
        requestAnimationFrame(look);
      }),
    [action, LIMIT] as const,
  );
}

/** Answer so often, or as long as there is time: how long each answer took. */
async function answers(page: Page, most: number): Promise<number[]> {
  const took: number[] = [];
  const end = performance.now() + PATIENCE;
  for (let turn = 0; took.length < most && performance.now() < end; turn += 1) {
    const answered = await playOn(page, {
      choose: (all) => all[turn % all.length] ?? '',
      press: async (_, action) => void took.push(await clickToDrawn(page, action)),
      stop: 1,
    });
    if (answered === 0) break; // the game is over
  }
  return took;
}

/** Milliseconds of each frame while the wheel turns and the board is dragged. */
function frames(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((measured) => {
        const board = document.querySelector('.board');
        const box = board?.getBoundingClientRect();
        if (board == null || box === undefined) return measured([]);
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const pointer = (type: string, at: number): PointerEvent =>
          new PointerEvent(type, { pointerId: 1, clientX: x + at, clientY: y + at / 2, bubbles: true, button: 0 });
        const times: number[] = [];
        let last = performance.now();
        let frame = 0;
        const step = (now: number): void => {
          if (frame > 5) times.push(now - last);
          last = now;
          frame += 1;
          if (frame < 60) {
            board.dispatchEvent(new WheelEvent('wheel', { deltaY: -20, clientX: x, clientY: y, cancelable: true }));
          } else if (frame === 60) board.dispatchEvent(pointer('pointerdown', 0));
          else if (frame < 180) window.dispatchEvent(pointer('pointermove', 120 * Math.sin(frame / 12)));
          else return measured(times);
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  );
}

/** Note the time of each frame while pieces fly. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { flying: times });
    let last = performance.now();
    const look = (now: number): void => {
      if ((document.querySelector('.flights')?.childElementCount ?? 0) > 0) times.push(now - last);
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

it.each(GAMES)('measures pieces on their way in %s', async (game) => {
  const visitor = await visit(browser, { pace: 'brisk' });
  const { page } = visitor;
  await againstBots(visitor, game, 2);
  await asked(page);
  await watchFrames(page);
  await answers(page, OWN);
  const flying = await page.evaluate(() => (window as unknown as { flying: number[] }).flying);
  const { median, most } = figures(flying);
  console.log(`${game}: a frame while pieces move ${median} ms (median of ${flying.length}), 95 % within ${most} ms`);
  expect(flying.length).toBeGreaterThan(0);
  await visitor.context.close();
});

it.each(GAMES)('measures %s', async (game) => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await againstBots(visitor, game, 2);
  const took = await answers(page, ANSWERS);
  await asked(page);
  const { median, most } = figures(took);
  const moved = figures(await frames(page));
  console.log(
    `${game}: click to drawn answer ${median} ms (median of ${took.length}), 95 % within ${most} ms; ` +
      `a frame of pan and zoom ${moved.median} ms (median), 95 % within ${moved.most} ms`,
  );
  expect(took.length).toBeGreaterThan(0); // how many depends on the machine
  await visitor.context.close();
});
