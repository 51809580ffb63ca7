/** Files that take long are begun first: the last one to be begun keeps everybody waiting at the end. */

import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest first; whole games, whole houses in a tab, every window. Of the others the largest comes first. */
const LONG = ['shipyard', 'container', 'newzealand', 'tab', 'windows', 'killed', 'shell', 'learn', 'troubles', 'pages'];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = (file: TestSpecification): number => {
      const at = LONG.indexOf(basename(file.moduleId, '.test.ts'));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
