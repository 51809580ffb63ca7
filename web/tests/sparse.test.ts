import { describe, expect, it } from 'vitest';
import { sparse, whole } from '../src/tab/sparse';

describe('a memory without its empty pages', () => {
  it('is the same again, whatever is empty', async () => {
    const memory = new Uint8Array(10 * 4096 + 123);
    for (const at of [0, 4095, 3 * 4096, 7 * 4096 + 5, memory.length - 1]) memory[at] = 1 + (at % 255);
    const kept = sparse(memory);
    expect(kept.size).toBeLessThan(4 * 4096);
    expect(whole(await kept.arrayBuffer())).toEqual(memory);
    const empty = new Uint8Array(5000);
    expect(whole(await sparse(empty).arrayBuffer())).toEqual(empty);
  });
});
