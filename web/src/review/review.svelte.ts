/** The review of a table as it grows: asked for again until it is whole, and in another language when the reader's changes. */

import { api } from '../lib/api';
import { Refused } from '../lib/problem';
import type { Language, Review, ReviewStage } from '../lib/protocol';
import { explainAddress } from '../lib/trouble';

const SOON = 200; // milliseconds between two looks while there is nothing to be seen
const EARLY = 20; // of which there are so many
const LATER = 1000; // between any others
const BUSY = 5000; // after which a server that had no room is asked again

export class ReviewModel {
  stage = $state<ReviewStage>('waiting');
  done = $state(0);
  of = $state(0);
  review = $state.raw<Review | null>(null);
  problem = $state<string | null>(null);
  private looks = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private language: Language = 'en';
  private known: ReviewStage | null = null;
  private watching = 0;

  constructor(readonly table: string) {}

  /** From 0 to 1. */
  get part(): number {
    return this.of === 0 ? 0 : this.done / this.of;
  }

  /** Look until it is whole; what is returned ends that. */
  watch(language: Language): () => void {
    const turn = ++this.watching;
    this.language = language;
    this.known = null;
    this.looks = 0;
    void this.look(turn);
    return () => {
      this.watching += 1;
      clearTimeout(this.timer);
    };
  }

  private async look(turn: number): Promise<void> {
    let pause: number | undefined;
    try {
      const answer = await api.review(this.table, this.language, this.known);
      if (turn !== this.watching) return;
      this.stage = answer.stage;
      this.done = answer.done;
      this.of = answer.of;
      if (answer.review !== null) {
        this.review = answer.review;
        this.known = answer.review.stage;
      }
      this.problem = null;
    } catch (error) {
      if (turn !== this.watching) return;
      this.problem = explainAddress(error);
      if (error instanceof Refused && error.problem.kind !== 'limited') return;
      pause = BUSY;
    }
    if (this.known === 'whole') return;
    pause ??= this.known === null && ++this.looks < EARLY ? SOON : LATER;
    this.timer = setTimeout(() => void this.look(turn), pause);
  }
}
