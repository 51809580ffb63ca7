/** What the page and the worker with the house say to each other. */

/** Why there is no house, or what is wrong with it: the end of a `web-refused-` key. */
export type Fault = 'no-engine' | 'no-webassembly' | 'old-browser';

export type ToWorker =
  | { kind: 'open'; place: string }
  | { kind: 'ask'; id: number; method: string; path: string; body: string | undefined }
  | { kind: 'attach' }
  | { kind: 'say'; text: string };

export type FromWorker =
  /** The house is open; `kept` is false where the browser stores nothing. */
  | { kind: 'open'; kept: boolean }
  | { kind: 'failed'; fault: Fault; message: string }
  | { kind: 'answer'; id: number; text: string }
  | { kind: 'said'; text: string }
  /** At a table that people share the device goes to the next one. */
  | { kind: 'passed'; table: string };

/** What the worker with the house and the worker of the coach say to each other: texts of Python's, both of them. */
export interface ToHelper {
  engine: string;
  text: string;
}
export type FromHelper = { kind: 'said'; text: string } | { kind: 'failed'; message: string };

/** What the page and the worker that makes a memory say to each other. */
export interface ToRememberer {
  engine: string;
}
export interface FromRememberer {
  fault: string | null;
}
