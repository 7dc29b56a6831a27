import { useThree } from '@react-three/fiber';
import { useEffect, type RefObject } from 'react';
import { coveredOf } from '#app/scene/covered.ts';
import { framedBest } from '#app/scene/framing.ts';
import { watchClosely } from './closeUp.ts';
import { usePlayOnceDrawn } from '#app/replay/usePlayOnceDrawn.ts';
import { useTheViewer } from '#app/replay/ViewerContext.tsx';

/** A person's eyes at a table, radians above it (house values). */
const HEIGHTS = [0.5, 0.75] as const;

/** Plays an example by itself, seen from near by. */
export function Demonstration({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const viewer = useTheViewer();
  const get = useThree((state) => state.get);
  useEffect(() => {
    const { size, camera } = get();
    const frame = { ...size, covered: coveredOf(root.current), fovDeg: 'fov' in camera ? camera.fov : 0 };
    return watchClosely(viewer, (points) => framedBest(points, 0, HEIGHTS, frame));
  }, [viewer, root, get]);
  usePlayOnceDrawn(root);
  return null;
}
