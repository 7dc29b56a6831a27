import { useFrame, useThree } from '@react-three/fiber';
import { useCallback, useRef } from 'react';
import { MathUtils, PerspectiveCamera } from 'three';
import type { Lens } from './framing.ts';

/** It comes as near to its end within a smooth time as the camera's controls do (house value). */
const TIMES = 1.3;
/** So near to its end it is there. */
const CLOSE_DEG = 0.01;

/** The camera's lens, and how to put on another: eased within about three such times, or at once. */
export function useLens(smoothS: number): (lens: Lens, flies: boolean) => void {
  const get = useThree((three) => three.get);
  const to = useRef<Lens | null>(null);
  useFrame(({ camera, invalidate }, seconds) => {
    const lens = to.current;
    if (lens === null || !(camera instanceof PerspectiveCamera)) return;
    const eased = (from: number, end: number): number =>
      MathUtils.damp(from, end, TIMES / Math.max(smoothS, 1e-3), seconds);
    const next = { fovDeg: eased(camera.fov, lens.fovDeg), lowered: eased(loweredOf(camera), lens.lowered ?? 0) };
    const isThere = Math.abs(next.fovDeg - lens.fovDeg) < CLOSE_DEG;
    putOn(camera, isThere ? lens : next);
    if (isThere) to.current = null;
    else invalidate();
  });
  return useCallback(
    (lens, flies) => {
      const { camera, invalidate } = get();
      to.current = flies ? lens : null;
      if (!flies && camera instanceof PerspectiveCamera) putOn(camera, lens);
      invalidate();
    },
    [get],
  );
}

const loweredOf = ({ view }: PerspectiveCamera): number => (view === null ? 0 : -view.offsetY / view.fullHeight);

/** Moves the picture and not the eye: upright things stay upright. */
function putOn(camera: PerspectiveCamera, { fovDeg, lowered = 0 }: Lens): void {
  camera.fov = fovDeg;
  camera.setViewOffset(camera.aspect, 1, 0, -lowered, camera.aspect, 1);
}
