import { useEffect, useState } from 'react';

/** So long it can still be read, and its clause be reached (house value). */
const LINGERS_MS = 6000;

/**
 * What was shown last, for a while after it is gone: on the way to it a pointer leaves what it is about, and a finger is
 * lifted to read. `held`: somebody is at it.
 */
export function useLingering<T>(now: T | null, held: boolean): { readonly shown: T | null; readonly forget: () => void } {
  const [last, setLast] = useState<T | null>(null);
  if (now !== null && now !== last) setLast(now);
  const left = now === null && last !== null && !held;
  useEffect(() => {
    if (!left) return undefined;
    const timer = window.setTimeout(() => setLast(null), LINGERS_MS);
    return () => window.clearTimeout(timer);
  }, [left]);
  return { shown: now ?? last, forget: () => setLast(null) };
}
