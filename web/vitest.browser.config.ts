import { defineConfig } from 'vitest/config';
import { LongestFirst } from './browser/order';

/** The real browser before the real server; `npm run browser` after `npm run build`. */
export default defineConfig({
  test: {
    include: ['browser/**/*.test.ts'],
    globalSetup: ['browser/setup.ts'],
    testTimeout: 900_000, // against hanging only: the machine may be busy
    hookTimeout: 180_000,
    maxWorkers: 3,
    isolate: false, // files share nothing but helpers, which each process reads once
    sequence: { sequencer: LongestFirst },
  },
});
