/**
 * A memory without its empty pages, which are most of it: what is left is read from the disk faster than anything
 * could be unpacked.
 */

const PAGE = 4096;
const WORD = 4;

/** As it is kept: its length, how many pages are not empty, which, and those pages. */
export function sparse(memory: Uint8Array<ArrayBuffer>): Blob {
  const pages: number[] = [];
  const full: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < memory.length; at += PAGE) {
    const page = memory.subarray(at, at + PAGE);
    if (page.every((byte) => byte === 0)) continue;
    pages.push(at / PAGE);
    full.push(page);
  }
  return new Blob([new Uint32Array([memory.length, pages.length, ...pages]), ...full]);
}

/** As it was. */
export function whole(kept: ArrayBuffer): Uint8Array<ArrayBuffer> {
  const [length = 0, count = 0] = new Uint32Array(kept, 0, 2);
  const memory = new Uint8Array(length);
  let from = (2 + count) * WORD;
  for (const page of new Uint32Array(kept, 2 * WORD, count)) {
    const size = Math.min(PAGE, length - page * PAGE);
    memory.set(new Uint8Array(kept, from, size), page * PAGE);
    from += size;
  }
  return memory;
}
