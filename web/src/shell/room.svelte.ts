/** The window a table stands in. */

import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { formOf, growthOf, leastText, type Form } from '../lib/form';

class Room {
  private width = $derived(innerWidth.current ?? 1440);
  private height = $derived(innerHeight.current ?? 900);
  readonly form = $derived<Form>(formOf(this.width, this.height));
  /** The smallest text, in pixels as drawn. */
  readonly least = $derived(leastText(this.form));
  /** How much everything is enlarged. */
  readonly growth = $derived(growthOf(this.width, this.height));
  readonly upright = $derived(this.height > this.width);
}

export const room = new Room();
