import { useEffect } from 'react';
import { lapseOf } from '#play/time/lapse.ts';
import { useTime } from '../time/TimeContext.ts';

const MS = 1000;

/** A table at which time passes. */
interface Ticking {
  /** Returns whether anything still moves. */
  advance(seconds: number): boolean;
  readonly store: { subscribe(changed: () => void): () => void };
}

/** Lets real time pass on a table that is not drawn, from the first movement until it rests. */
export function Clockwork({ table }: { readonly table: Ticking }) {
  const time = useTime();
  useEffect(() => {
    const lapse = lapseOf(time);
    let prevent: (() => void) | null = null;
    const tick = (): void => {
      prevent = table.advance(lapse.read() / MS) ? time.frame(tick) : null;
    };
    const start = (): void => {
      prevent ??= time.frame(() => {
        lapse.anew(); // the rest before was nobody's time
        tick();
      });
    };
    const stop = table.store.subscribe(start);
    start();
    return () => {
      stop();
      prevent?.();
      lapse.stop();
    };
  }, [table, time]);
  return null;
}
