/** Learning and after the game: lessons, hints, rules, scores over time, what happened meanwhile, replay. */

import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, choices, openBrowser, shot, URL_OF_SERVER, visit, type Manner, type Visitor } from './harbour';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function seriousFaults(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(`${axe.source}; 0`);
  const found = await page.evaluate(async (within) => {
    const runner = (
      window as unknown as {
        axe: {
          run(within: string): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
        };
      }
    ).axe;
    return (await runner.run(within)).violations;
  }, part);
  return found
    .filter((fault) => fault.impact === 'serious' || fault.impact === 'critical')
    .map((fault) => `${fault.id}: ${fault.nodes[0]?.html.slice(0, 160)}`);
}

async function go(page: Page, hash: string): Promise<void> {
  await page.goto(`${URL_OF_SERVER}/${hash}`);
}

interface Moment {
  done: number;
  tasks: number;
  task: { action: string; say: string } | null;
}
const momentOf = (page: Page, game: string, lesson: string, done: number): Promise<Moment> =>
  page.evaluate(
    async (path) => (await (await fetch(path)).json()) as Moment,
    `/api/tutorials/${game}/${lesson}?done=${done}`,
  );

/** Press an action as it is offered: a button of the decision, opened if it lies in a tile, or on the board. */
async function press(page: Page, action: string): Promise<void> {
  await page.locator('.decide[aria-busy=false]').waitFor(); // a new question takes no answer at once
  const button = page.locator(`.decide [data-action="${action}"]:not(:disabled)`);
  if ((await button.count()) === 0) {
    const tile = page.locator('.decide [data-group]');
    for (let at = 0; at < (await tile.count()) && (await button.count()) === 0; at += 1) await tile.nth(at).click();
  }
  if ((await button.count()) === 0) {
    const folded = page.locator('.decide details:not([open]) summary');
    for (let at = (await folded.count()) - 1; at >= 0; at -= 1) await folded.nth(at).click();
  }
  await button.first().click();
}

/** Take the task's action. */
async function take(page: Page, action: string, done: number): Promise<void> {
  await press(page, action);
  await page.waitForFunction((wanted) => document.querySelectorAll('.coach .steps .done').length === wanted, done + 1, {
    polling: 20,
  });
}

/** What solves the challenge of the first lesson of each game, and what does not. */
const CHALLENGES: Record<string, { way: string[]; astray: string[] }> = {
  container: {
    way: [
      'buy_machine(colour=grey)',
      'produce',
      ...['black', 'purple', 'grey'].map((colour) => `price(store=factory, colour=${colour}, price=3)`),
    ],
    astray: ['pass', 'end_turn'],
  },
  shipyard: {
    way: ['choose(card=manufacture)', 'manufacture(extra=1)'],
    astray: ['choose(card=manufacture)', 'manufacture(extra=0)'],
  },
  newzealand: {
    way: ['move(to=NA)', 'use_with(cell=1, half=1, card=southdown)', 'hire(worker=sailor, row=1)'],
    astray: ['move(to=NA)', 'end_turn'],
  },
};

/** Do these in the challenge; what it says then. */
async function attempt(page: Page, actions: readonly string[]): Promise<void> {
  for (const [at, action] of actions.entries()) {
    await press(page, action);
    await page.waitForFunction((version) => {
      const decide = document.querySelector('.decide');
      return decide?.getAttribute('data-version') === String(version) && decide.getAttribute('aria-busy') === 'false';
    }, at + 1);
  }
}

/** The challenge at the end: a wrong way is told to be one, a hint is given, and a right one solves it. */
async function challenge(page: Page, game: string, name: string): Promise<void> {
  const { way, astray } = CHALLENGES[game] ?? { way: [], astray: [] };
  const coach = page.locator('.coach');
  await coach.locator('.btn.primary').click();
  await coach.locator('.task').waitFor();
  await shot(page, `${name}-challenge`);
  await attempt(page, astray);
  await coach.locator('.btn.primary').waitFor(); // to try again is what is left
  expect(await page.locator('.decide .answers').count()).toBe(0);
  await coach.locator('.btn').first().click();
  expect(await coach.locator('.why').count()).toBe(2); // that it failed, and the hint
  expect(await seriousFaults(page, '.coach')).toEqual([]);
  await coach.locator('.btn.primary').click();
  await coach.locator('.why').nth(1).waitFor({ state: 'detached' });
  await attempt(page, way);
  await coach.locator('a.btn.primary').waitFor();
  await shot(page, `${name}-solved`);
}

/** Every lesson of a game from its list, to the last step. */
async function learn(visitor: Visitor, game: string, name: string): Promise<number> {
  const { page } = visitor;
  await go(page, `#/learn/${game}`);
  const links = page.locator('main ol a');
  await links.first().waitFor();
  const lessons = await links.evaluateAll((each) =>
    each.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''),
  );
  await shot(page, `${name}-lessons`);
  expect(await seriousFaults(page)).toEqual([]);
  await links.first().click();
  let steps = 0;
  for (const [number, lesson] of lessons.entries()) {
    await page.waitForFunction((hash) => location.hash === hash, `#/learn/${game}/${lesson}`);
    await page.locator('.coach .task').waitFor();
    for (let done = 0; ; done += 1) {
      const moment = await momentOf(page, game, lesson, done);
      if (moment.task === null) break;
      if (done === 1) {
        await shot(page, `${name}-${lesson}`);
        if (number === 0) expect(await seriousFaults(page, game === 'container' ? 'html' : '.coach')).toEqual([]);
      }
      expect(await page.locator('.coach .task').textContent()).not.toContain('-tutorial-');
      await take(page, moment.task.action, done);
      steps += 1;
    }
    if (number === 0) {
      await challenge(page, game, name);
      await page.locator('.coach a.btn.primary').click();
    } else {
      await page.locator('.coach .btn.primary').waitFor(); // the way to the challenge
      const next = lessons[number + 1];
      await go(page, next === undefined ? `#/learn/${game}` : `#/learn/${game}/${next}`);
    }
  }
  await page.waitForFunction((hash) => location.hash === hash, `#/learn/${game}`);
  await page.waitForFunction((count) => document.querySelectorAll('.number.done').length === count, lessons.length);
  return steps;
}

/** Every game that has a table here. */
const TAUGHT: [string, string, Manner][] = [
  ['container', 'by mouse', {}],
  ['container', 'on a phone, in Russian, in the dark', { phone: true, language: 'ru', theme: 'dark' }],
  ['shipyard', 'on a phone, in Italian', { phone: true, language: 'it' }],
  ['newzealand', 'by mouse, in Russian', { language: 'ru' }],
];

it.concurrent.each(TAUGHT)('teaches %s %s', async (game, manner, visitorManner) => {
  const visitor = await visit(browser, visitorManner);
  const steps = await learn(visitor, game, `learn-${game}${visitorManner.phone ? '-phone' : ''}`);
  expect(steps, manner).toBeGreaterThanOrEqual(8);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('lets a learner go back, and says why something else is not for now', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await go(page, '#/learn/container/factory');
  await page.locator('.decide [data-action="produce"]').click();
  await page.locator('.coach .why').waitFor();
  await page.locator('.decide[aria-busy="false"]').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.coach .why').waitFor({ state: 'detached' });
  expect(await page.locator('.decide [data-action="produce"]').count()).toBe(1);
  // Legal, but not what the lesson asks for.
  const answer = await page.evaluate(async () =>
    (await fetch('/api/tutorials/container/factory/why-not?done=0&action=pass')).json(),
  );
  expect(answer).toMatchObject({ legal: true });
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

async function begin(visitor: Visitor, rounds: number): Promise<string> {
  const id = await visitor.page.evaluate(async (limit) => {
    const post = async (path: string, body?: unknown): Promise<{ fresh: { table: { id: string } } }> => {
      const answer = await fetch(`/api${path}`, {
        method: 'POST',
        headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      return (await answer.json()) as { fresh: { table: { id: string } } };
    };
    await post('/guest', { name: 'Mira', language: 'en' });
    const bot = { kind: 'bot', bot: 'greedy' };
    const options = { round_limit: limit, first: 'A' };
    const made = await post('/tables', { game: 'container', seats: [{ kind: 'person' }, bot, bot], options });
    await post(`/tables/${made.fresh.table.id}/start`);
    return made.fresh.table.id;
  }, rounds);
  await go(visitor.page, `#/table/${id}`);
  await visitor.page.waitForSelector('.table');
  return id;
}

/** Press what leads to the end of one's turn. */
async function endTurn(page: Page): Promise<void> {
  // A new question takes no answer at once.
  await page.locator('.decide[aria-busy="false"] [data-action="pass"]').click();
  await page.locator('.decide[aria-busy="false"] [data-action="end_turn"]').click();
}

/** Whatever leads to the end soonest. */
async function toTheEnd(page: Page): Promise<void> {
  const order = ['end_turn', 'pass', 'bid(', 'reject', 'accept(', 'done'];
  for (let turn = 0; turn < 400; turn += 1) {
    if ((await asked(page)) === 'over') return;
    const all = await choices(page);
    const wanted = order.flatMap((start) => all.filter((action) => action.startsWith(start)))[0] ?? all[0];
    if (wanted === undefined) {
      await page.waitForTimeout(50); // only loans are offered: a rival decides
      continue;
    }
    const before = await page.textContent('.decide');
    await page.locator(`.decide [data-action="${wanted}"]`).first().click();
    await page.waitForFunction((old) => document.querySelector('.decide')?.textContent !== old, before, {
      polling: 20,
    });
  }
  throw new Error('the game did not end');
}

it('gives a hint the first time, with its rule, and not again', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await begin(visitor, 30);
  const hint = page.locator('.hint');
  await hint.waitFor();
  expect(await hint.locator('a').textContent()).toBe('CT-3.3');
  await shot(page, 'hint');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Put this hint away' }).click();
  expect(await hint.count()).toBe(0);
  await page.locator('.decide [data-action="pass"]').click();
  await hint.waitFor(); // another kind of question has a hint of its own
  await page.locator('.decide [data-action="end_turn"]').click();
  await asked(page);
  await page.reload();
  await page.locator('.decide').waitFor();
  await asked(page);
  if ((await page.locator('.decide [data-action="pass"]').count()) > 0) {
    expect(await hint.count()).toBe(0);
    await page.locator('.decide [data-action="pass"]').click();
    await page.locator('.decide [data-action="end_turn"]').waitFor();
    expect(await hint.count()).toBe(0); // it was answered once, so it need not be put away
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Explain again' }).click();
  await page.keyboard.press('Escape');
  await hint.waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Hints in a first game').uncheck();
  await page.keyboard.press('Escape');
  expect(await hint.count()).toBe(0);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('has the rules with contents and a search, and opens the rule a prompt names', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  for (const [game, rule] of [
    ['container', 'CT-10.12'],
    ['shipyard', 'SY-8.1'],
    ['newzealand', 'NZ-8.1'],
  ] as const) {
    await go(page, `#/rules/${game}/${rule}`);
    await page.locator('.here').waitFor();
    await page.waitForFunction((id) => {
      const box = document.getElementById(id)?.getBoundingClientRect();
      return box !== undefined && box.top > 0 && box.bottom < innerHeight;
    }, rule);
    expect(await page.locator('nav ol a').count()).toBeGreaterThan(10);
    await shot(page, `rules-${game}`);
    expect(await seriousFaults(page)).toEqual([]);
  }
  await go(page, '#/rules/container');
  await page.getByRole('searchbox').fill('bluff card');
  await page.waitForFunction(() => document.querySelectorAll('dl > div').length < 12);
  expect(await page.locator('mark').count()).toBeGreaterThan(4);
  await shot(page, 'rules-search');
  await page.setViewportSize({ width: 390, height: 844 });
  await shot(page, 'rules-phone');
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it.each<[string, Manner]>([
  ['on a desktop', {}],
  ['on a phone, in Italian, in the dark', { phone: true, language: 'it', theme: 'dark' }],
])('tells what happened meanwhile, and how the scores grew: %s', async (_name, manner) => {
  const visitor = await visit(browser, manner);
  const { page } = visitor;
  const suffix = manner.phone ? '-phone' : '';
  const id = await begin(visitor, 3);
  await asked(page);
  await endTurn(page);
  await asked(page);
  await page.reload();
  await asked(page);
  const since = page.locator('.since');
  await since.waitFor();
  if (manner.phone) await since.locator('summary').click();
  await since.locator('li').first().waitFor();
  expect(await since.locator('li').count()).toBeGreaterThan(0);
  await shot(page, `since${suffix}`);
  expect(await seriousFaults(page)).toEqual([]);
  await page.locator('.decide[aria-busy="false"] [data-action="produce"]').click(); // one's own deeds do not wipe it away, closing does
  await page.waitForSelector('.decide [data-action^="price("]');
  expect(await since.locator('li').count()).toBeGreaterThan(0);
  await since.locator('> button').click();
  await since.waitFor({ state: 'detached' });
  await toTheEnd(page);
  const plot = page.locator('.growth figure');
  await plot.waitFor();
  expect(await plot.locator('svg[role=img] path.line').count()).toBe(3);
  await plot.scrollIntoViewIfNeeded();
  await shot(page, `plot${suffix}`);
  expect(await seriousFaults(page)).toEqual([]);
  // The last point is the result itself.
  const points = await page.evaluate(async (table) => {
    const scores = (await (await fetch(`/api/tables/${table}/scores`)).json()) as { points: { scores: number[] }[] };
    const look = (await (await fetch(`/api/tables/${table}`)).json()) as { view: { result: { scores: number[] } } };
    return { last: scores.points.at(-1)?.scores, result: look.view.result.scores, count: scores.points.length };
  }, id);
  expect(points.last).toEqual(points.result);
  expect(points.count).toBeGreaterThan(4);
  await plot.locator('summary').click();
  expect(await plot.locator('tbody tr').count()).toBe(points.count);
  await plot.locator('input[type=range]').fill('2');
  await plot.locator('a.btn').click();
  await page.locator('.replay').waitFor();
  await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>('.replay input')?.value) > 0);
  await shot(page, `replay${suffix}`);
  expect(await seriousFaults(page)).toEqual([]);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});
