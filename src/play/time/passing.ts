import { lapseOf } from './lapse.ts';
import type { PageTime } from './pageTime.ts';

/** Tells every so often how many milliseconds have passed, while somebody sees the page. Returns how to stop that. */
export function passing(time: PageTime, everyMs: number, pass: (ms: number) => void): () => void {
  const lapse = lapseOf(time);
  const stop = time.every(everyMs, () => {
    const ms = lapse.read();
    if (!time.hidden) pass(ms); // nobody can play on a page that is not there
  });
  return () => {
    stop();
    lapse.stop();
  };
}
