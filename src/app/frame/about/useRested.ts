import { useEffect, useState } from 'react';

/**
 * So long a pointer is on something before it is told what it is: whoever only comes past asks nothing (house value).
 */
const RESTS_MS = 600;

/** What has been pointed at for a while; null before and after. */
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
