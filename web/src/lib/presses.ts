/** When somebody last pressed anything on this page, with the pointer or by a key, as `performance.now` counts. */

let last = -Infinity;

export const lastPress = (): number => last;

export function pressed(): void {
  last = performance.now();
}

// Before anybody else hears of it, and whoever keeps it to themselves.
for (const press of ['pointerdown', 'keydown']) addEventListener(press, pressed, true);
