import type { PageTime } from './pageTime.ts';

/**
 * One reading charges so much at most, ms: what a sleeping machine or a page that stood still leaves between two
 * readings was nobody's time (house value).
 */
export const MOST_MS = 1000;

/** The time between two readings, as far as somebody could use it. */
export interface Lapse {
  /** ms since the last reading, or since the count began anew. */
  read(): number;
  /** The time until now is charged to nobody. */
  anew(): void;
  /** Stops listening to the page. */
  stop(): void;
}

/** Counts from now on, and anew whenever the page was away. */
export function lapseOf(time: Pick<PageTime, 'now' | 'onBreak'>): Lapse {
  let last = time.now();
  const anew = (): void => {
    last = time.now();
  };
  const stop = time.onBreak(anew);
  return {
    read: () => {
      const before = last;
      anew();
      return Math.min(MOST_MS, Math.max(0, last - before));
    },
    anew,
    stop,
  };
}
