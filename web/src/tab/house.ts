/** The house in this browser, as the page asks it: one worker, which is started with the first request. */

import type { Wire } from '../lib/connection';
import type { Reply } from '../lib/host';
import { Refused } from '../lib/problem';
import { words } from '../lib/words.svelte';
import type { Fault, FromWorker, ToWorker } from './messages';
import { keepOffline } from './offline';
import { standing } from './standing.svelte';

interface Waiting {
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
}

/** What is missing here for a house, if anything. */
function missing(): Fault | null {
  if (typeof WebAssembly !== 'object') return 'no-webassembly';
  const old = [typeof Worker, typeof DecompressionStream, typeof BroadcastChannel].includes('undefined');
  return old ? 'old-browser' : null;
}

/** Milliseconds without a word after which nobody waits for anything. */
const QUIET = 2000;

const unavailable = (fault: Fault, message: string): Refused =>
  new Refused({ kind: 'unavailable', reason: fault, message, rule: null, rules: [], params: {}, fresh: null });

class House {
  private worker: Worker | null = null;
  private failed: Refused | null = null;
  private waiting = new Map<number, Waiting>();
  private asked = 0;
  private wire: Wire | null = null;
  /** When something was last said, by either side. */
  private spoke = 0;

  async ask(method: string, path: string, body?: unknown): Promise<Reply> {
    this.start();
    if (this.failed !== null) throw this.failed;
    const id = this.asked++;
    const text = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.tell({ kind: 'ask', id, method, path, body: text });
    });
  }

  /** The page's line: its messages go to the worker from now on. */
  attach(wire: Wire): void {
    this.start();
    this.wire = wire;
    wire.send = (text) => this.tell({ kind: 'say', text });
    wire.close = () => {
      if (this.wire === wire) this.wire = null;
    };
    this.tell({ kind: 'attach' });
  }

  private start(): void {
    if (this.worker !== null || this.failed !== null) return;
    void words.need('tab-web');
    const fault = missing();
    if (fault !== null) {
      this.fail(fault, 'this browser cannot run a house');
      return;
    }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (this.worker === worker) this.hear(data); // one that has failed says so more than once
    };
    worker.onerror = (event) => {
      if (this.worker === worker) this.fail('no-engine', event.message);
    };
    this.tell({ kind: 'open', place: document.baseURI });
  }

  private tell(message: ToWorker): void {
    this.spoke = performance.now();
    this.worker?.postMessage(message);
  }

  private hear(message: FromWorker): void {
    this.spoke = performance.now();
    if (message.kind === 'said') this.wire?.onmessage?.({ data: message.text });
    else if (message.kind === 'answer') this.answer(message.id, message.text);
    else if (message.kind === 'passed') standing.passed = message.table;
    else if (message.kind === 'failed') this.fail(message.fault, message.message);
    else {
      standing.open = true;
      standing.kept = message.kept;
      void this.quiet().then(keepOffline);
    }
  }

  /** Whoever has just come wants to play; what can wait is done when nobody waits for anything. */
  private async quiet(): Promise<void> {
    while (this.waiting.size > 0 || performance.now() < this.spoke + QUIET)
      await new Promise((soon) => setTimeout(soon, QUIET / 4));
  }

  private answer(id: number, text: string): void {
    const { status, body } = JSON.parse(text) as { status: number; body: unknown };
    this.waiting.get(id)?.resolve({ ok: status < 400, data: body });
    this.waiting.delete(id);
  }

  /** There is no house. Whoever asks again, perhaps because the network is back, tries again. */
  private fail(fault: Fault, message: string): void {
    console.error('quayside:', message);
    this.worker?.terminate();
    this.worker = null;
    const refused = unavailable(fault, message);
    this.failed = fault === 'no-engine' ? null : refused;
    for (const { reject } of this.waiting.values()) reject(refused);
    this.waiting.clear();
    this.wire?.onclose?.({ code: 1006 });
    this.wire = null;
  }
}

export const house = new House();
