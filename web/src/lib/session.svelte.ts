/** Who we are. Nobody needs an account: the first click makes a guest. */

import { api } from './api';
import { Connection, type Link } from './connection';
import { openWire } from './host';
import { Refused } from './problem';
import type { Me } from './protocol';
import { settings } from './settings.svelte';
import { words } from './words.svelte';

class Session {
  me = $state.raw<Me | null>(null);
  link = $state<Link>('connecting');
  /** The server has not answered for a while. */
  late = $state(false);
  private one: Connection | null = null;
  private asking: Promise<Me> | null = null;

  /** Who we are, if the server knows us. */
  async known(): Promise<Me | null> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.me = null;
    }
    return this.me;
  }

  /** Who we are; a guest is made if need be. */
  somebody(): Promise<Me> {
    this.asking ??= this.enter().finally(() => (this.asking = null));
    return this.asking;
  }

  private async enter(): Promise<Me> {
    const me = this.me ?? (await this.known());
    if (me !== null) return me;
    const name = settings.name.trim() || `${words.say('web-guest')} ${100 + Math.floor(Math.random() * 900)}`;
    this.me = await api.guest(name, settings.language);
    return this.me;
  }

  /** The server may have forgotten us. */
  private async enterAgain(): Promise<void> {
    if ((await this.known()) === null) await this.somebody();
  }

  /** The page's one socket; it needs somebody to be here. */
  get connection(): Connection {
    this.one ??= new Connection({
      open: openWire,
      changed: (link) => (this.link = link),
      late: (late) => (this.late = late),
      turnedAway: () => void this.enterAgain().catch(() => undefined), // no server: the next attempt will tell
    });
    return this.one;
  }

  async rename(name: string): Promise<void> {
    settings.name = name;
    if (this.me !== null && name.trim() !== '') this.me = await api.changeMe({ name: name.trim() });
  }
}

export const session = new Session();
