import { useState } from 'react';
import { usePassing } from '#app/time/usePassing.ts';
import { FRAMES_A_SECOND, type TopFrame } from './topView.ts';

/** A roll from above as it goes on. */
export function useFilm() {
  const [frames, setFrames] = useState<readonly TopFrame[]>([]);
  const [at, setAt] = useState(0);
  const [speed, setSpeed] = useState(1);
  const last = frames.length - 1;
  usePassing(at < last, 1000 / FRAMES_A_SECOND, (ms) =>
    setAt((now) => Math.min(last, now + (speed * ms * FRAMES_A_SECOND) / 1000)),
  );
  const now = Math.floor(at);
  return {
    frame: frames[now] ?? null,
    way: frames.slice(0, now + 1),
    show: (next: readonly TopFrame[], how: number): void => {
      setFrames(next);
      setAt(0);
      setSpeed(how);
    },
  };
}
