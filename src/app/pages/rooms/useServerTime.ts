import { useState } from 'react';
import { usePassing } from '#app/time/usePassing.ts';

/** A clock's seconds change at once, ms. */
const TICK_MS = 250;

/** The server's time, ms since 1970: as it last told it, and what has passed here since. */
export function useServerTime(toldMs: number): number {
  const [since, setSince] = useState({ toldMs, ms: 0 });
  const ms = since.toldMs === toldMs ? since.ms : 0;
  usePassing(true, TICK_MS, (passed) => setSince({ toldMs, ms: ms + passed }));
  return toldMs + ms;
}
