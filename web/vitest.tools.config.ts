import browser from './vitest.browser.config.ts';

/**
 * Before the same browser and server: `npm run screenshots` takes pictures and `npm run measure` and `npm run starts` take times.
 */
export default {
  ...browser,
  test: {
    ...browser.test,
    include: ['browser/pictures.ts', 'browser/measure.ts', 'browser/starting.ts'],
    disableConsoleIntercept: true,
  },
};
