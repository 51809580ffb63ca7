/**
 * What is wrong with how a page is drawn: small, cut, covered, squeezed, narrow or broken texts, hyphens for a minus, covered
 * signs, and columns that run over.
 */

import type { Page } from 'playwright-core';

/** The windows that everything has to fit into. */
export const SIZES = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
export const isPhone = (width: number): boolean => width < 760;

interface Limits {
  /** The smallest text allowed, in pixels as drawn. */
  least: number;
}

/** Paint nothing of the page, or all of it again: large windows take long to paint. */
export async function paint(page: Page, painted: boolean): Promise<void> {
  await page.evaluate((shown) => (document.body.style.clipPath = shown ? '' : 'inset(50%)'), painted);
}

/** Wait until nothing changes its place any more; what never rests is a fault. */
export async function settled(page: Page): Promise<void> {
  await page.mouse.move(0, 0); // whatever it rests on would tell what it is
  await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    /** What a drawing says its smallest text is, against how it is drawn. */
    const follows = (drawing: SVGGraphicsElement): boolean => {
      const matrix = drawing.getScreenCTM();
      const em = parseFloat(drawing.style.getPropertyValue('--em'));
      return matrix === null || em * Math.abs(matrix.d) > 9.8 || em === 30;
    };
    const look = (): string =>
      [...document.querySelectorAll('.board > svg > g, .drawing > svg, .dock, .decide, .rail, .sheet')]
        .map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return [each.getAttribute('style'), x, y, width, height].join();
        })
        .join(';');
    let last = '';
    for (let same = 0, frames = 0; same < 3 && frames < 200; frames += 1) {
      await frame();
      const drawings = [...document.querySelectorAll<SVGGraphicsElement>('.board > svg > g, .drawing > svg')];
      const now = look();
      same = now === last && drawings.every(follows) ? same + 1 : 0;
      if (frames === 199 && now !== last) throw new Error(`it does not rest: ${last} and then ${now}`);
      last = now;
    }
    // Whatever else waits to hear what is in sight has heard it by then.
    await new Promise((heard) => new IntersectionObserver(heard).observe(document.body));
  });
}

/** Every fault of the page as it is drawn now, one readable line each. */
export async function faultsOf(page: Page): Promise<string[]> {
  const { width } = page.viewportSize() ?? { width: 0 };
  return page.evaluate(measure, { least: isPhone(width) ? 10 : 11 });
}

/** Runs in the page, so everything it needs stands inside it. */
function measure({ least }: Limits): string[] {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Written {
    said: string;
    element: Element;
    size: number;
    box: Box;
    lines: Box[];
    place: string;
  }
  /** Where people scroll down as a matter of course; the board and the own area are not among it. */
  const SCROLLS = '.rail, .rail *, .sheet *, dialog, dialog *, .flat';
  /** A page, unlike a table, is scrolled down as a whole. */
  const isPage = document.querySelector('.table') === null;
  const faults = new Set<string>();
  const { clipPath } = document.body.style;
  document.body.style.clipPath = ''; // what is not painted cannot be met
  const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const wide = (box: Box): number => box.right - box.left;
  const high = (box: Box): number => box.bottom - box.top;
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const px = (value: number): string => String(Math.round(value * 10) / 10);

  function placeOf(element: Element): string {
    const region = element.closest('.bar, .strips, .boards, .board, .dock, .decide, .under, .sheet, .overlay, dialog');
    const near = element.closest('section[class], li, [role=group], [role=button], button, g[class]');
    const name = (found: Element | null): string => found?.getAttribute('class')?.split(' ')[0] ?? '';
    const label = (element.closest('[aria-label]')?.getAttribute('aria-label') ?? '').slice(0, 40);
    return [name(region), name(near), label].filter((part) => part !== '').join(' / ');
  }
  /** Screen pixels for one of the element's own. */
  function scaleOf(element: Element): number {
    if (element instanceof SVGGraphicsElement) {
      const matrix = element.getScreenCTM();
      return matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    }
    const outer = element.closest('foreignObject');
    return outer === null ? 1 : scaleOf(outer);
  }
  /** Whether somebody can see it at all. */
  function isShown(element: Element): boolean {
    if (element.closest('.unseen, .sprite, title, defs, symbol, option, [hidden]') !== null) return false;
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  /** What an element and everything around it let be seen of what it holds. */
  const rooms = new Map<Element, Box>();
  function roomOf(element: Element | null): Box {
    if (element === null) return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    const known = rooms.get(element);
    if (known !== undefined) return known;
    const around = roomOf(element.parentElement);
    const open = getComputedStyle(element).overflowX === 'visible';
    const room = open ? around : meet(around, element.getBoundingClientRect());
    rooms.set(element, room);
    return room;
  }

  const written: Written[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const said = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (said === '' || element === null || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width > 0.5);
    const box = range.getBoundingClientRect();
    if (lines.length === 0) continue;
    const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    written.push({ said: said.slice(0, 40), element, size, box, lines, place: placeOf(element) });
  }

  /** How much of a box its surroundings leave to be seen, and what cuts it. */
  function cutBy(text: Written): { by: string; reach: boolean } | null {
    for (let here: Element | null = text.element; here !== null; here = here.parentElement) {
      const style = getComputedStyle(here);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      if (here instanceof SVGElement && !(here instanceof SVGSVGElement)) continue;
      const room = here.getBoundingClientRect();
      const past = [
        room.left - text.box.left,
        text.box.right - room.right,
        room.top - text.box.top,
        text.box.bottom - room.bottom,
      ];
      const slack = text.size * 0.3; // a line's box is higher than its letters
      const aside = Math.max(past[0] ?? 0, past[1] ?? 0) > 1.5;
      const down = Math.max(past[2] ?? 0, past[3] ?? 0) > slack;
      if (!aside && !down) continue;
      const by = here.getAttribute('class')?.split(' ')[0] ?? here.tagName;
      const pans = here.closest('.board')?.matches('[data-pans]') === true;
      const reach = pans || (!aside && style.overflowY !== 'hidden' && here.matches(SCROLLS));
      return { by, reach };
    }
    const slack = text.size * 0.3;
    const aside = text.box.right > innerWidth + 1.5 || text.box.left < -1.5;
    const down = text.box.bottom > innerHeight + slack || text.box.top < -slack;
    return aside || down ? { by: 'the window', reach: !aside && isPage } : null;
  }

  const drawn: Written[] = [];
  for (const text of written) {
    const cut = cutBy(text);
    if (cut?.reach === true) continue; // a swipe or a turn of the wheel away
    if (cut !== null) faults.add(`cut by ${cut.by}: "${text.said}" in ${text.place}`);
    if (/(^|[\s(])-\d/.test(text.said)) faults.add(`a hyphen for a minus: "${text.said}" in ${text.place}`);
    if (text.size < least - 0.15) faults.add(`${px(text.size)} px: "${text.said}" in ${text.place}`);
    const button = text.element.closest('button, .btn')?.getBoundingClientRect();
    if (button !== undefined && (text.box.left < button.left - 1.5 || text.box.right > button.right + 1.5)) {
      faults.add(`out of its button: "${text.said}" in ${text.place}`);
    }
    const style = getComputedStyle(text.element);
    if (text.said.endsWith('…') && text.element instanceof SVGElement) {
      faults.add(`shortened: "${text.said}" in ${text.place}`);
    }
    const ellipsis = text.element.closest<HTMLElement>('.cut');
    if (ellipsis !== null && ellipsis.scrollWidth > ellipsis.clientWidth + 1) {
      faults.add(`shortened: "${text.said}" in ${text.place}`);
    }
    if (text.element instanceof SVGTextContentElement && text.element.hasAttribute('textLength')) {
      const asked = Number(text.element.getAttribute('textLength'));
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      if (canvas !== null) {
        canvas.font = style.font;
        const free = canvas.measureText(text.said).width;
        if (free * 0.86 > asked) faults.add(`squeezed to ${px(asked / free)}: "${text.said}" in ${text.place}`);
      }
    }
    drawn.push(text);
  }

  // Words broken without a hyphen.
  for (const text of drawn.filter((each) => each.lines.length > 1 && !(each.element instanceof SVGElement))) {
    for (const node of text.element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      const all = node.textContent ?? '';
      for (const word of all.matchAll(/[\p{L}\p{N}]{4,}/gu)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const tops = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
        if (tops.size > 1) faults.add(`broken word: "${word[0]}" in ${text.place}`);
      }
    }
  }

  // Sentences in a column of a word or two, beside something that took their room.
  for (const text of drawn.filter((each) => !(each.element instanceof SVGElement))) {
    const lines = new Set(text.lines.map((line) => Math.round(line.top))).size;
    if (lines > 3 && wide(text.box) < 6 * text.size) {
      faults.add(`${lines} lines in ${px(wide(text.box))} px: "${text.said}" in ${text.place}`);
    }
  }

  // Texts over each other. A line's box is higher than its letters.
  const letters = (line: Box): Box => ({
    left: line.left + 0.5,
    right: line.right - 0.5,
    top: line.top + high(line) * 0.24,
    bottom: line.bottom - high(line) * 0.24,
  });
  const cells = new Map<string, { text: Written; box: Box }[]>();
  for (const text of drawn) {
    for (const line of text.lines) {
      const box = letters(line);
      for (let x = Math.floor(box.left / 64); x <= Math.floor(box.right / 64); x += 1) {
        for (let y = Math.floor(box.top / 64); y <= Math.floor(box.bottom / 64); y += 1) {
          const cell = cells.get(`${x} ${y}`) ?? [];
          for (const other of cell) {
            if (other.text.element === text.element) continue;
            const both = meet(box, other.box);
            if (wide(both) <= 1 || high(both) <= 1) continue;
            if (isUnder(other.text.element, text.element, both)) continue;
            faults.add(`over each other: "${other.text.said}" and "${text.said}" in ${text.place}`);
          }
          cell.push({ text, box });
          cells.set(`${x} ${y}`, cell);
        }
      }
    }
  }
  /** What stays where it is while the rest scrolls below it, as below the edge of whatever scrolls. */
  function staying(element: Element): Element | null {
    let here: Element | null = element;
    while (here !== null && getComputedStyle(here).position !== 'sticky') here = here.parentElement;
    return here;
  }
  /** A window over the page hides what is below it. */
  function isUnder(one: Element, other: Element, where: Box): boolean {
    const layer = (element: Element): Element | null => element.closest('dialog, .sheet, .overlay > *, .boards > div');
    const top = document.elementFromPoint((where.left + where.right) / 2, (where.top + where.bottom) / 2);
    const within = [one, other].map((each) => top !== null && staying(top)?.contains(each) === true);
    const rest = within[0] === true ? other : one;
    if (within.filter(Boolean).length === 1 && staying(rest) === null) return true; // two that stay must not meet
    const dialog = top?.closest('dialog') ?? null;
    if (dialog !== null && !dialog.contains(one) && !dialog.contains(other)) return true;
    if (layer(one) === layer(other)) return false;
    if (dialog !== null) return true;
    const pans = one.closest('.board[data-pans]') ?? other.closest('.board[data-pans]');
    return pans !== null && top?.closest('.boards, .sheet') != null; // and can be moved away from under it
  }

  // Pieces, badges and controls that lie over texts which are not theirs.
  const dialog = document.querySelector('dialog[open]');
  const covers = [
    ...document.querySelectorAll('.board rect, .board circle, .board use, .dock rect, .dock circle, .dock use'),
  ]
    .filter((shape) => shape.closest('symbol, defs, .glow, .ring, .zoom') === null && shape.checkVisibility())
    .map((shape) => ({ shape, style: getComputedStyle(shape), box: withinItsDrawing(shape) }))
    .filter(
      ({ style }) => style.fill !== 'none' && style.fill !== 'rgba(0, 0, 0, 0)' && Number(style.fillOpacity) > 0.5,
    );
  const beneath = [...covers].reverse(); // what was drawn last comes first
  function withinItsDrawing(shape: Element): Box {
    return meet(shape.getBoundingClientRect(), roomOf(shape.closest('svg')));
  }
  const controls = [...document.querySelectorAll('.board .zoom, .boards > div, .overlay > *')].map((shape) => ({
    shape,
    box: shape.getBoundingClientRect(),
  }));
  for (const text of dialog === null ? drawn : []) {
    if (!(text.element instanceof SVGElement)) continue;
    const core = letters(text.box);
    const over = covers.find(
      ({ shape, box }) =>
        wide(meet(core, box)) > Math.min(4, wide(core) * 0.4) &&
        high(meet(core, box)) > high(core) * 0.5 &&
        (text.element.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    if (over !== undefined) {
      const name = over.shape.getAttribute('class') ?? over.shape.getAttribute('href') ?? over.shape.tagName;
      faults.add(`covered by ${name}: "${text.said}" in ${text.place}`);
    }
    // The last shape drawn beneath is what the text stands on.
    const middle = { x: (core.left + core.right) / 2, y: (core.top + core.bottom) / 2 };
    const ground = beneath.find(
      ({ shape, box }) =>
        shape.tagName !== 'use' &&
        shape.closest('.board, .dock') === text.element.closest('.board, .dock') &&
        box.left < middle.x &&
        box.right > middle.x &&
        box.top < middle.y &&
        box.bottom > middle.y &&
        (text.element.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
    );
    if (ground !== undefined && (core.left < ground.box.left - 1.5 || core.right > ground.box.right + 1.5)) {
      const name = ground.shape.getAttribute('class')?.split(' ')[0] ?? ground.shape.tagName;
      faults.add(`runs over its ${name}: "${text.said}" in ${text.place}`);
    }
    const control = controls.find(({ shape, box }) => {
      const both = meet(core, box);
      return !shape.contains(text.element) && wide(both) > 2 && high(both) > 2;
    });
    if (control !== undefined && text.element.closest('.board')?.matches('[data-pans]') === false) {
      faults.add(`under ${control.shape.className as string}: "${text.said}" in ${text.place}`);
    }
  }

  // A sign says what a card or a sector is, so that what stands on it stands beside the sign.
  const standing = [...document.querySelectorAll('.board .card .figure, .board .pin, .board .note')]
    .filter((piece) => piece.checkVisibility())
    .map((piece) => ({ piece, box: piece.getBoundingClientRect() }));
  for (const sign of dialog === null ? document.querySelectorAll('.board .sign') : []) {
    const box = sign.getBoundingClientRect();
    const over = standing.find(({ box: other }) => wide(meet(box, other)) > -0.8 && high(meet(box, other)) > -0.8);
    if (over !== undefined && sign.checkVisibility()) {
      const href = sign.querySelector('use')?.getAttribute('href') ?? '';
      faults.add(`${over.piece.getAttribute('class')} touches the sign ${href} in ${placeOf(sign)}`);
    }
  }

  // Columns wider than they are.
  for (const column of document.querySelectorAll<HTMLElement>(
    '.table, .decide, .rail, .dock, .dock > *, .strips, .sheet .content, .bar',
  )) {
    if (column.scrollWidth > column.clientWidth + 1) {
      const [name] = column.className.split(' ');
      faults.add(`${name} is ${column.clientWidth} wide, what it holds ${column.scrollWidth}`);
    }
  }
  for (const part of document.querySelectorAll<HTMLElement>('.decide *, .strips *, .dock > * > *')) {
    const column = part.closest('.decide, .strips, .dock');
    const box = part.getBoundingClientRect();
    const room = column?.getBoundingClientRect() ?? seen;
    if (wide(box) > 2 && (box.right > room.right + 1.5 || box.left < room.left - 1.5) && isShown(part)) {
      faults.add(`out of its column: ${part.className.toString().split(' ')[0] || part.tagName} in ${placeOf(part)}`);
    }
  }
  // What may be pressed is cut by no edge unless a sign says that there is more, and no sign lies over what stays.
  for (const scrolls of document.querySelectorAll('.decide')) {
    const edge = scrolls.getBoundingClientRect();
    const sign = scrolls.querySelector('.more button')?.getBoundingClientRect();
    for (const button of scrolls.querySelectorAll('.decide button:not(.more button)')) {
      const box = button.getBoundingClientRect();
      const cut = box.top < edge.bottom && box.bottom > edge.bottom + 0.5;
      if (cut && sign === undefined && isShown(button) && getComputedStyle(scrolls).overflowY !== 'visible') {
        faults.add(`cut by the edge: "${button.textContent.trim().slice(0, 40)}" in ${placeOf(button)}`);
      }
      const both = sign === undefined || staying(button) === null ? null : meet(box, sign);
      if (both !== null && wide(both) > 1 && high(both) > 1) {
        faults.add(`under the sign for more: "${button.textContent.trim().slice(0, 40)}" in ${placeOf(button)}`);
      }
    }
  }
  // What only just goes on would give a bar to scroll by, for nothing.
  for (const scrolls of document.querySelectorAll('.rail:has(> .under) > .decide')) {
    const below = scrolls.scrollHeight - scrolls.clientHeight;
    const room = scrolls.parentElement?.querySelector('.under')?.clientHeight ?? 0;
    if (below > 1 && room > 60) faults.add(`${scrolls.className} scrolls by ${px(below)} px, with room below it`);
  }
  // A long question pushes its answers out of sight.
  for (const question of document.querySelectorAll('.decide .ask')) {
    const lines = new Set([...question.getClientRects()].map((line) => Math.round(line.top))).size;
    if (lines > 3) faults.add(`a question of ${lines} lines: "${question.textContent}"`);
  }
  // The question comes first: nothing but a person scrolls past it.
  for (const scrolls of document.querySelectorAll('.decide, .sheet .content')) {
    if (scrolls.scrollTop > 1) faults.add(`${scrolls.className} is scrolled by ${px(scrolls.scrollTop)} px`);
  }
  // What goes on below an edge says so there.
  for (const scrolls of document.querySelectorAll('.decide, .after, .sheet .content')) {
    const below = scrolls.scrollHeight - scrolls.clientHeight - scrolls.scrollTop;
    const padding = parseFloat(getComputedStyle(scrolls).paddingBottom);
    const open = getComputedStyle(scrolls).overflowY === 'visible';
    if (!open && below > padding + 10 && scrolls.querySelector('.more') === null) {
      faults.add(`${px(below)} px below the edge of ${scrolls.className} without a sign`);
    }
  }
  document.body.style.clipPath = clipPath;
  return [...faults];
}
