import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { Swing } from '#play/input/throwing/swing.ts';

/** `none`: this device has no such sensors, or the page may not have them (plain http). */
type SwingState = 'none' | 'ask' | 'on' | 'denied';

/** Safari wants to be asked, and by a press alone. */
interface AskedMotion {
  requestPermission?(): Promise<string>;
}

const motion = (): AskedMotion | null =>
  window.isSecureContext && 'DeviceMotionEvent' in window ? (window.DeviceMotionEvent as unknown as AskedMotion) : null;

const NOWHERE: PlaceMm = { xMm: 0, zMm: 0 };

/** The way of a phone that is swung while something is held. `moved`: it has gone on. */
export function useSwing(isHeld: boolean, moved: (way: PlaceMm, ms: number) => void) {
  const [state, setState] = useState<SwingState>(() => {
    const sensors = motion();
    if (sensors === null || navigator.maxTouchPoints === 0) return 'none';
    return sensors.requestPermission === undefined ? 'on' : 'ask';
  });
  const swing = useRef<Swing | null>(null);
  const tell = useRef(moved);
  useEffect(() => {
    tell.current = moved;
  });
  useEffect(() => {
    if (!isHeld || state !== 'on') return undefined;
    const now = new Swing();
    swing.current = now;
    const felt = ({ acceleration, timeStamp }: DeviceMotionEvent): void => {
      if (typeof acceleration?.x !== 'number' || typeof acceleration.y !== 'number') return;
      now.add({ x: acceleration.x, y: acceleration.y }, timeStamp);
      tell.current(now.way, timeStamp);
    };
    window.addEventListener('devicemotion', felt);
    return () => {
      window.removeEventListener('devicemotion', felt);
      swing.current = null;
    };
  }, [isHeld, state]);
  const ask = useCallback(() => {
    const answered = motion()?.requestPermission?.() ?? Promise.resolve('denied');
    answered.then(
      (answer) => setState(answer === 'granted' ? 'on' : 'denied'),
      () => setState('denied'),
    );
  }, []);
  return { state, ask, way: (): PlaceMm => swing.current?.way ?? NOWHERE };
}
