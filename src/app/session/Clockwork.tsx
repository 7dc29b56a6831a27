import { useEffect } from 'react';

const MS = 1000;

/** A table at which time passes. */
interface Ticking {
  /** Returns whether anything still moves. */
  advance(seconds: number): boolean;
  readonly store: { subscribe(changed: () => void): () => void };
}

/** Lets real time pass on a table that is not drawn, from the first movement until it rests. */
export function Clockwork({ table }: { readonly table: Ticking }) {
  useEffect(() => {
    let frame: number | null = null;
    let last = 0;
    const tick = (now: number): void => {
      frame = table.advance((now - last) / MS) ? requestAnimationFrame(tick) : null;
      last = now;
    };
    const start = (): void => {
      if (frame !== null) return;
      frame = requestAnimationFrame((now) => {
        last = now;
        tick(now);
      });
    };
    const stop = table.store.subscribe(start);
    start();
    return () => {
      stop();
      if (frame !== null) cancelAnimationFrame(frame);
    };
  }, [table]);
  return null;
}
