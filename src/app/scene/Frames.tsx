import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { Matrix4 } from 'three';
import { pixelsFor, type Density } from './quality/levels.ts';
import type { Motion } from './quality/useQuality.ts';
import { useTime } from '../time/TimeContext.ts';
import { PictureTime, paintedIn } from './Prepared.tsx';
import { useTheScene } from './SceneContext.tsx';

export interface FramesProps {
  /** The element around the picture: before it is ready, no time passes in it. */
  readonly root: RefObject<HTMLElement | null>;
  /** A picture took so long, s, while something moved; without what the simulation took of it. */
  readonly measure: (seconds: number) => void;
  /** A picture is drawn; how much has moved since the one before. */
  readonly drawn: (motion: Motion) => void;
  /** Pixels for each of the page's while anything moves, at least and at most. */
  readonly density: Density;
}

/**
 * The simulation's share of a picture, ms, and of one that takes long anyway: what is left to do then goes on in slow
 * motion, and the picture does not stutter for it (house values).
 */
const MOST_TICKING = { ms: 10, share: 0.25 } as const;

/**
 * Lets real time pass on the table, before anything is drawn. Frames are drawn on demand: a table at rest costs
 * nothing.
 */
export function Frames({ root, measure, drawn, density }: FramesProps) {
  const scene = useTheScene();
  const invalidate = useThree((three) => three.invalidate);
  const time = useTime();
  const passed = useMemo(() => new PictureTime(), []);
  const ticking = useRef(0); // s, in the picture before
  const eye = useRef(new Matrix4());
  useEffect(() => scene.subscribe(() => invalidate()), [scene, invalidate]);
  useEffect(() => time.onBreak(passed.broken), [time, passed]);
  useFrame(({ camera, viewport, setDpr }, delta) => {
    const began = performance.now();
    const isSeen = root.current?.dataset['ready'] === 'true';
    const seconds = isSeen ? passed.of(delta) : 0;
    const mostMs = Math.max(MOST_TICKING.ms, 1000 * seconds * MOST_TICKING.share);
    const moving = scene.advance(seconds, () => performance.now() - began < mostMs);
    if (!passed.isIdle) measure(delta - ticking.current);
    ticking.current = (performance.now() - began) / 1000;
    passed.drawn(moving);
    const turned = !eye.current.equals(camera.matrixWorld);
    const pixels = pixelsFor(density);
    // Now, while nothing of this picture is drawn: a canvas is empty after its size has changed.
    if ((moving || turned) && viewport.dpr !== pixels) setDpr(pixels);
    drawn(moving ? 'on' : turned ? 'eye' : 'none');
    eye.current.copy(camera.matrixWorld);
    if (moving) invalidate();
  }, -2);
  return null;
}

const FIRST_FRAMES = 4;

/**
 * Says on the page, with the first picture of everything, that the table is in sight; and once all is painted, that the
 * first frames of it have been drawn, each of which may take seconds.
 */
export function Ready({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { scene, invalidate } = useThree();
  const painted = useRef(false);
  const frames = useRef(0);
  useEffect(() => {
    let here = true;
    const whole = (): void => {
      painted.current = here;
      if (here) invalidate();
    };
    void paintedIn(scene).then(whole);
    return () => void (here = false);
  }, [scene, invalidate]);
  useFrame(() => {
    if (root.current) root.current.dataset['drawn'] ??= 'true'; // seen together with this picture
    if (!painted.current) return;
    frames.current += 1;
    if (frames.current < FIRST_FRAMES) invalidate();
    else if (root.current) root.current.dataset['ready'] = 'true';
  });
  return null;
}
