import { useCallback, useEffect, useRef, useState } from 'react';
import { STILL_ASKED } from '../../asked.ts';

/** So long nothing has moved until the picture is drawn again at the screen's full resolution, ms (house value). */
const REST_MS = 250;
/** Pixels of the picture for each of the page's when nothing moves; more than the screen has is never drawn. */
export const FULL_DENSITY: [least: number, most: number] = [1, 3];

export interface SharpAtRest {
  readonly sharp: boolean;
  /** A picture was drawn; `moving`: something on it had moved since the one before. */
  readonly drawn: (moving: boolean) => void;
}

/** Quality falls only while things move: at rest the picture is drawn once more, in full. */
export function useSharpAtRest(): SharpAtRest {
  const [sharp, setSharp] = useState(false);
  const waiting = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(waiting.current), []);
  const drawn = useCallback((moving: boolean): void => {
    if (STILL_ASKED) return; // pictures that have to be the same every time
    if (moving) setSharp(false);
    else if (waiting.current !== undefined) return;
    window.clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => {
      waiting.current = undefined;
      setSharp(true);
    }, REST_MS);
  }, []);
  return { sharp, drawn };
}
