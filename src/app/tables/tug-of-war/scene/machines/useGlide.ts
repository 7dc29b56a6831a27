import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import {
  along,
  LONGEST_S,
  stopsOf,
  STRETCH_S,
  type Stretch,
  type Values,
  type Way,
} from '#play/tug-of-war/machines/glide.ts';

export interface Glide {
  readonly to: Values;
  /** Nothing is seen on its way. */
  readonly still: boolean;
  /** Where it comes by on its way: as it stood before it was reset, or wherever a push ended. */
  readonly via?: (from: Values) => readonly Values[];
  /** The events that have brought it here: others may lead by other places back to where it was. */
  readonly came?: unknown;
  /** Seconds a stretch. */
  readonly seconds?: number;
  /** Draws it: called with every picture while it moves, and where it comes to rest. */
  readonly put: (now: Values, stretch: Stretch) => void;
}

/** Lets numbers go to where the rules put them, and be drawn on their way. Motion decides nothing (TW-21). */
export function useGlide(glide: Glide): void {
  const invalidate = useThree((three) => three.invalidate);
  const latest = useRef(glide);
  const at = useRef<Values | null>(null);
  const way = useRef<Way | null>(null);
  const brought = useRef<unknown>(null);
  const { still, came } = glide;
  const key = glide.to.join(); // a new list of the same numbers is no new place
  useLayoutEffect(() => {
    latest.current = glide;
  });
  useLayoutEffect(() => {
    const { via, put } = latest.current;
    const to = key.split(',').map(Number);
    const from = at.current;
    at.current = to;
    if (from === null || still) {
      way.current = null;
      put(to, { from: to, to, share: 1 });
    } else {
      const stops = stopsOf(from, brought.current === came ? [] : (via?.(from) ?? []), to);
      if (stops.length > 1) way.current = { stops, age: 0 };
    }
    brought.current = came;
    invalidate();
  }, [key, came, still, invalidate]);
  useFrame((three, delta) => {
    if (way.current === null) return;
    const now: Way = { ...way.current, age: way.current.age + Math.min(delta, LONGEST_S) };
    const { put, seconds = STRETCH_S } = latest.current;
    const { values, stretch, over } = along(now, seconds);
    put(values, stretch);
    way.current = over ? null : now;
    three.invalidate();
  });
}
