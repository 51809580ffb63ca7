import type { Problem } from './protocol';

/** The server said no; `problem` says why. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** There was no answer at all. */
export class Unreachable extends Error {
  constructor() {
    super('the server does not answer');
  }
}
