import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';

/** Numbers of something that is drawn: places, angles, heights. */
export type Values = readonly number[];

/** A stretch of the way, and how much of it is done, 0 to 1. */
export interface Stretch {
  readonly from: Values;
  readonly to: Values;
  readonly share: number;
}

export interface Glide {
  readonly to: Values;
  /** Nothing is seen on its way. */
  readonly still: boolean;
  /** Where it comes by on its way: as it stood before it was reset, or wherever a push ended. */
  readonly via?: (from: Values) => readonly Values[];
  /** Seconds a stretch. */
  readonly seconds?: number;
  /** Draws it: called with every picture while it moves, and where it comes to rest. */
  readonly put: (now: Values, stretch: Stretch) => void;
}

const STRETCH_S = 0.7;
/** It is seen where it came by for so long, s (house value). */
const REST_S = 0.45;
/** After a rest the first picture is no time. */
const LONGEST_S = 0.05;

interface Way {
  readonly stops: readonly Values[];
  age: number;
}

/** Lets numbers go to where the rules put them, and be drawn on their way. Motion decides nothing (TW-21). */
export function useGlide(glide: Glide): void {
  const invalidate = useThree((three) => three.invalidate);
  const latest = useRef(glide);
  const at = useRef<Values | null>(null);
  const way = useRef<Way | null>(null);
  const { still } = glide;
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
    } else way.current = { stops: [from, ...(via?.(from) ?? []), to].filter(isNew), age: 0 };
    invalidate();
  }, [key, still, invalidate]);
  useFrame((three, delta) => {
    const now = way.current;
    if (now === null) return;
    now.age += Math.min(delta, LONGEST_S);
    const { put, seconds = STRETCH_S } = latest.current;
    const { values, stretch, over } = along(now, seconds);
    put(values, stretch);
    if (over) way.current = null;
    three.invalidate();
  });
}

const isNew = (stop: Values, i: number, stops: readonly Values[]): boolean =>
  i === 0 || i === stops.length - 1 || stop.join() !== stops[i - 1]?.join();

const eased = (share: number): number => share * share * (3 - 2 * share);

function along({ stops, age }: Way, seconds: number) {
  const last = stops.length - 2;
  const index = Math.max(0, Math.min(last, Math.floor(age / (seconds + REST_S))));
  const share = Math.max(0, Math.min(1, (age - index * (seconds + REST_S)) / seconds));
  const [from = [], to = []] = [stops[index], stops[index + 1]];
  const values = to.map((end, i) => (from[i] ?? end) + (end - (from[i] ?? end)) * eased(share));
  return { values, stretch: { from, to, share }, over: index >= last && share >= 1 };
}
