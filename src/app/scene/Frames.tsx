import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef, type RefObject } from 'react';
import { useTheScene } from '../tables/SceneContext.tsx';

/**
 * Lets real time pass on the table, before anything is drawn. Frames are drawn on demand: a table at rest, with nobody
 * touching it, costs nothing.
 */
export function Frames() {
  const scene = useTheScene();
  const invalidate = useThree((three) => three.invalidate);
  const idle = useRef(true);
  useEffect(() => scene.subscribe(() => invalidate()), [scene, invalidate]);
  useFrame((_, delta) => {
    // The first frame after a rest has waited for an event, not for the table.
    const moving = scene.advance(idle.current ? 0 : delta);
    idle.current = !moving;
    if (moving) invalidate();
  }, -2);
  return null;
}

const FIRST_FRAMES = 4;

/** Says on the page that the first frames with everything loaded have been drawn. */
export function Ready({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const frames = useRef(0);
  useFrame(({ invalidate }) => {
    frames.current += 1;
    if (frames.current < FIRST_FRAMES) invalidate();
    else if (root.current) root.current.dataset['ready'] = 'true';
  });
  return null;
}
