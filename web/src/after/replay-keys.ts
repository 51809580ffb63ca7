/** The keys and speeds of a replay. */

export const SPEEDS = ['slow', 'usual', 'quick', 'rapid'] as const;
/** Milliseconds between two steps, by speed. */
export const PAUSES: readonly number[] = [1600, 700, 300, 100];

export type Move = 'back' | 'on' | 'turn-back' | 'turn-on' | 'begin' | 'end' | 'run' | 'slower' | 'faster';

const KEYS: Record<string, Move> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'turn-back',
  ArrowDown: 'turn-on',
  PageUp: 'turn-back',
  PageDown: 'turn-on',
  Home: 'begin',
  End: 'end',
  ' ': 'run',
  '[': 'slower',
  ']': 'faster',
};

/** Things that use keys themselves. */
const TYPING = 'input:not([type=range]), select, textarea, [contenteditable], dialog';
const PRESSED = 'button, a, summary';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key asks a replay for; nothing where the key belongs to what has the focus. */
export function keyOf(event: Pressed, focused: Pick<Element, 'closest'> | null): Move | null {
  if (event.ctrlKey || event.metaKey || event.altKey || focused?.closest(TYPING)) return null;
  if (event.key === ' ' && focused?.closest(PRESSED)) return null;
  return KEYS[event.key] ?? null;
}
