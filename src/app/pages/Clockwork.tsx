import { useEffect } from 'react';
import { useTheSession } from '../match/SessionContext.tsx';

const MS = 1000;

/** Lets real time pass on a table that nobody draws, from whatever moves it until it rests. */
export function Clockwork() {
  const session = useTheSession();
  useEffect(() => {
    let frame: number | null = null;
    let last = 0;
    const tick = (now: number): void => {
      frame = session.advance((now - last) / MS) ? requestAnimationFrame(tick) : null;
      last = now;
    };
    const start = (): void => {
      if (frame !== null) return;
      frame = requestAnimationFrame((now) => {
        last = now;
        tick(now);
      });
    };
    const stop = session.store.subscribe(start);
    start();
    return () => {
      stop();
      if (frame !== null) cancelAnimationFrame(frame);
    };
  }, [session]);
  return null;
}
