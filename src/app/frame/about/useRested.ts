import { useEffect, useState } from 'react';

/**
 * A pointer rests on a thing for this long before the thing is described, so that passing over it shows nothing (house
 * value).
 */
const RESTS_MS = 600;

/** The thing pointed at for a while; null before and after. */
export function useRested<T>(pointed: T | null): T | null {
  const [rested, setRested] = useState<T | null>(null);
  if (rested !== null && rested !== pointed) setRested(null);
  useEffect(() => {
    if (pointed === null) return undefined;
    const timer = window.setTimeout(() => setRested(pointed), RESTS_MS);
    return () => window.clearTimeout(timer);
  }, [pointed]);
  return rested;
}
