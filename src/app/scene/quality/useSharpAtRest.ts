import { useCallback, useEffect, useRef, useState } from 'react';
import { STILL_ASKED } from '#app/urlFlags.ts';
import type { Density } from './levels.ts';

/** So long nothing has moved until the picture is drawn again at the screen's full resolution, ms (house value). */
const REST_MS = 250;
/** When nothing moves; more than the screen has is never drawn. */
export const FULL_DENSITY: Density = [1, 3];

/** Between two pictures: something on the table, which goes on with the next; the eye alone; or nothing. */
export type Motion = 'on' | 'eye' | 'none';

export interface SharpAtRest {
  readonly sharp: boolean;
  /** A picture was drawn. */
  readonly drawn: (motion: Motion) => void;
}

/** Quality falls only while things move: at rest the picture is drawn once more, in full. */
export function useSharpAtRest(): SharpAtRest {
  const [sharp, setSharp] = useState(false);
  const waiting = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(waiting.current), []);
  const drawn = useCallback((motion: Motion): void => {
    if (STILL_ASKED) return; // pictures that have to be the same every time
    if (motion !== 'none') setSharp(false);
    else if (waiting.current !== undefined) return;
    window.clearTimeout(waiting.current);
    waiting.current = undefined;
    if (motion === 'on') return; // the next picture may take longer than the wait, and is no rest for that
    waiting.current = window.setTimeout(() => {
      waiting.current = undefined;
      setSharp(true);
    }, REST_MS);
  }, []);
  return { sharp, drawn };
}
