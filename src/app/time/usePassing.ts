import { useEffect, useLayoutEffect, useRef } from 'react';
import { passing } from '#play/time/passing.ts';
import { useTime } from './TimeContext.ts';

/** Tells every so often how many milliseconds have passed, as long as the count `runs`. */
export function usePassing(runs: boolean, everyMs: number, pass: (ms: number) => void): void {
  const time = useTime();
  const latest = useRef(pass);
  useLayoutEffect(() => {
    latest.current = pass;
  });
  useEffect(() => (runs ? passing(time, everyMs, (ms) => latest.current(ms)) : undefined), [runs, time, everyMs]);
}
