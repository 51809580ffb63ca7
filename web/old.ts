/** For browsers that cannot run the pages' own script: what `public/old.js` shows then stands in the page itself. */

import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const LANGUAGES = ['en', 'ru', 'it'];
const PLACE = '<div id="old" hidden></div>';

function said(language: string): string {
  const bundle = new FluentBundle(language);
  const file = new URL(`../locale/${language}/tab-web.ftl`, import.meta.url);
  bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
  const pattern = bundle.getMessage('web-refused-old-browser')?.value ?? '';
  return `<p lang="${language}">${bundle.formatPattern(pattern)}</p>`;
}

export function tooOld(): Plugin {
  return {
    name: 'too-old',
    transformIndexHtml: (page) => page.replace(PLACE, PLACE.replace('><', `>${LANGUAGES.map(said).join('')}<`)),
  };
}
