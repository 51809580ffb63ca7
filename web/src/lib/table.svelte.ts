/** A table as this page knows it: all that the server tells of it, who is there, and what they say. */

import { ActingTable } from './acting.svelte';
import type { Link, Listener } from './connection';
import { Refused } from './problem';
import type { ChatLine, ServerMessage, Subscribed } from './protocol';

/** What the server says of a table that is none, is not for us, or could not be one. */
const NOWHERE = new Set(['unknown', 'forbidden', 'malformed']);

export class TableModel extends ActingTable implements Listener {
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  present = $state.raw<number[]>([]);
  watching = $state(0);
  link = $state<Link>('connecting');
  /** The server has not answered for a while. */
  late = $state(false);
  missing = $state(false);
  private stop: (() => void) | null = null;

  open(): void {
    this.stop = this.connection?.listen(this) ?? null;
  }

  override close(): void {
    this.stop?.();
    this.stop = null;
    super.close();
  }

  version(): number | null {
    return this.newest?.version ?? null;
  }

  subscribed(answer: Subscribed): void {
    this.take(answer.fresh);
    this.updates.skip(); // whoever comes sees how it stands
    this.chat = answer.chat;
    this.present = answer.present;
    this.watching = answer.watching;
  }

  told(message: ServerMessage): void {
    if (message.type === 'update') this.take(message.fresh);
    else if (message.type === 'chat') {
      const { id, at } = message.line;
      if (this.chat.some((line) => line.id === id && line.at === at)) return;
      this.chat = [...this.chat, message.line];
      if (message.line.seat === null || message.line.seat !== this.seat) this.unread += 1;
    } else if (message.type === 'presence') {
      this.present = message.present;
      this.watching = message.watching;
    }
  }

  failed(error: Error): void {
    if (error instanceof Refused && NOWHERE.has(error.problem.kind)) this.missing = true;
  }

  async say(text: string): Promise<void> {
    await this.connection?.ask({ type: 'chat', table: this.table, text });
  }
}
