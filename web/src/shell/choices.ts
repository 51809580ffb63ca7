/** The answers to a question as they stand on the page, and their digits. */

const MOST = 9;
const ANSWERS = '.decide .answers :is(button, input[type=radio]):not(:disabled, [aria-disabled=true])';

function visible(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
}

/** Every answer that can be given, in the order in which they are read. */
export function answers(): HTMLElement[] {
  return visible(ANSWERS);
}

/** The button of an action, wherever in the decision it stands. */
export function buttonOf(action: string): HTMLElement | undefined {
  return visible(`.decide [data-action="${CSS.escape(action)}"]`)[0];
}

/**
 * The digits of answers by what is written on them: a number, as a price, has itself for its digit, once; the others have
 * what is left, in their order. No number has another one for its digit.
 */
export function digitsOf(faces: readonly string[]): (string | null)[] {
  const said = faces.map((face, at) => (/^[1-9]$/.test(face) && faces.indexOf(face) === at ? face : null));
  const left = Array.from({ length: MOST }, (_, at) => String(at + 1)).filter((digit) => !said.includes(digit));
  return faces.map((face, at) => said[at] ?? (/^\d+$/.test(face) ? null : (left.shift() ?? null)));
}

/** Give the first answers their digits; they are drawn where the keyboard is used (`base.css`). */
export function number(): void {
  const all = answers();
  const digits = digitsOf(all.map((answer) => answer.textContent.trim()));
  for (const old of document.querySelectorAll<HTMLElement>('[data-digit]')) {
    if (digits[all.indexOf(old)] != null) continue;
    old.removeAttribute('data-digit');
    old.removeAttribute('aria-keyshortcuts');
  }
  for (const [at, answer] of all.entries()) {
    const digit = digits[at] ?? null;
    if (digit === null || answer.dataset.digit === digit) continue;
    answer.dataset.digit = digit;
    answer.setAttribute('aria-keyshortcuts', digit);
  }
}

/** Give the focus to something, and the eye. */
export function attend(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
