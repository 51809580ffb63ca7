import browser from './vitest.browser.config.ts';

/**
 * Before the same browser and server: `npm run screenshots` takes pictures, `npm run measure` takes times, and
 * `npm run windows` looks for what does not fit into some window. The last still finds something in a few positions.
 */
export default {
  ...browser,
  test: {
    ...browser.test,
    include: ['browser/pictures.ts', 'browser/measure.ts', 'browser/windows.ts'],
    disableConsoleIntercept: true,
  },
};
