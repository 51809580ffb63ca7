import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { tooOld } from './old.ts';
import { toml } from './toml.ts';

// During development the page comes from Vite and everything under /api from a server on this port.
const server = process.env.QUAYSIDE_SERVER ?? 'http://localhost:8000';

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), toml(), tooOld()],
  base: mode === 'static' ? './' : '/', // `make static`: a folder that lies anywhere on any server
  worker: { format: 'es' },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content policy allows no data: fonts
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } }, // a busy machine is no fault of the build
  },
  server: {
    fs: { allow: ['..'] }, // locale/ stands beside web/
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    isolate: false, // in whatever order: what a test sets it sets anew, and a third of all the work was reading modules again
    setupFiles: ['tests/browser-globals.ts'],
    testTimeout: 60_000, // the machine may be busy
    hookTimeout: 60_000,
  },
}));
