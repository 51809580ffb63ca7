/**
 * Single keys: a page says which it has, and what each does. They are silent in text fields, beside Ctrl, Alt and Meta,
 * behind a dialog, and where somebody has turned them off. A key that is held down counts once.
 */

import { untrack } from 'svelte';
import { settings } from './settings.svelte';

export interface Shortcut {
  /** As they are shown; the first is also what `aria-keyshortcuts` says. */
  keys: readonly string[];
  /** The message that says what it does. */
  say: string;
  /** What is done; nothing for keys that the browser or a part of the page listens to itself. */
  run?: (key: string) => void;
}

/** What is pressed, by its letter; on keyboards with other letters, by its place. */
export function keyOf(event: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const key = event.key.toLowerCase();
  if (key.length !== 1 || /[ -~]/.test(key)) return key;
  return /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? key;
}

const TYPES =
  'input:not([type=radio], [type=checkbox], [type=range], [type=button]), textarea, select, [contenteditable]';

/** Whether keys mean letters there. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPES) !== null;
}

class Keys {
  /** The list of keys is shown. */
  listed = $state(false);
  /** The keyboard was used last, not the pointer. */
  used = $state(false);
  private pages = $state.raw<Shortcut[][]>([]);

  /** All that can be pressed now, the page's own first. */
  get all(): Shortcut[] {
    return this.pages.flat();
  }

  /** Take over the keys of a page until it is left. */
  listen(shortcuts: Shortcut[]): () => void {
    const others = (): Shortcut[][] => untrack(() => this.pages).filter((each) => each !== shortcuts);
    this.pages = [shortcuts, ...others()];
    return () => (this.pages = others());
  }

  press(event: KeyboardEvent): void {
    this.used = true;
    if (!settings.keys || event.repeat || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
      return;
    if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
    const key = keyOf(event);
    if (key === '?') this.listed = true;
    else if (!this.run(key)) return;
    event.preventDefault();
  }

  private run(key: string): boolean {
    const found = this.all.find((each) => each.run !== undefined && each.keys.includes(key));
    found?.run?.(key);
    return found !== undefined;
  }
}

export const keys = new Keys();
