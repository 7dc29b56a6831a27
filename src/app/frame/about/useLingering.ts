import { useEffect, useState } from 'react';

/** So long it can still be read, and its clause be reached (house value). */
const LINGERS_MS = 6000;

/**
 * The value shown last, for a while after it is gone: a pointer on its way to the card leaves the thing that the card
 * is about, and a finger is lifted to read. `held`: the reader is in the card; else it is gone as soon as `since` is
 * another.
 */
export function useLingering<T>(
  now: T | null,
  held: boolean,
  since: unknown,
): { readonly shown: T | null; readonly forget: () => void } {
  const [last, setLast] = useState<T | null>(null);
  const [before, setBefore] = useState(since);
  if (now !== null && now !== last) setLast(now);
  if (before !== since) {
    setBefore(since);
    if (now === null && !held) setLast(null);
  }
  const left = now === null && last !== null && !held;
  useEffect(() => {
    if (!left) return undefined;
    const timer = window.setTimeout(() => setLast(null), LINGERS_MS);
    return () => window.clearTimeout(timer);
  }, [left]);
  return { shown: now ?? last, forget: () => setLast(null) };
}
