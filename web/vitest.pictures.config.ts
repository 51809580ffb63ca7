import browser from './vitest.browser.config.ts';

/** `npm run screenshots`: the same browser and server, to take pictures for the README. */
export default { ...browser, test: { ...browser.test, include: ['browser/pictures.ts'] } };
