import type { CameraControlsImpl } from '@react-three/drei';
import { useThree } from '@react-three/fiber';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { PerspectiveCamera, Vector3 } from 'three';
import { distance, vec3 } from '#sim/maths/vec3.ts';
import type { Picked } from '#play/input/pick.ts';
import { onLevel, type Ray } from '#play/input/ray.ts';
import { approached } from '#app/scene/approach.ts';
import { coveredOf, pixelSlope } from '#app/scene/eye.ts';
import { smoothS } from '#app/scene/shots.ts';
import { loweredOf } from '#app/scene/useLens.ts';
import { useCalm } from '#app/settings/useAmbience.ts';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { useTheSession } from '../hud/useTable.ts';
import { draggedOf } from './inHand.ts';

/** An eye that is nearer to what is gripped: so much of the distance is left. */
interface Nearer {
  readonly eye: PerspectiveCamera;
  readonly share: number;
}

/** Nearer by less than this, the eye stays where it is (house value). */
const LEAST_SHARE = 0.95;

/**
 * A piece that is dragged is seen large meanwhile: the eye comes near once it is pulled, and goes back by itself when
 * the pointer is up (`Cameras.tsx`). Says where to, for a pointer that goes down and points from there at once, so that
 * no aim changes by the flight; null where the eye stays.
 */
export function useApproach(root: RefObject<HTMLElement | null>) {
  const session = useTheSession();
  const get = useThree((three) => three.get);
  const still = useCalm(STILL_ASKED);
  const fly = useRef<(() => void) | null>(null);
  useEffect(
    () =>
      session.store.subscribe(({ pointing, aim }) => {
        if (pointing && aim === null) return;
        if (pointing) fly.current?.();
        fly.current = null;
      }),
    [session],
  );
  return useCallback(
    (ray: Ray, pickAt: (slope: number) => Picked | null): Nearer | null => {
      fly.current = null;
      const { camera, size, invalidate, ...three } = get();
      const controls = three.controls as CameraControlsImpl | null;
      const isTurned = session.store.getState().camera === 'free'; // there it would not find back
      if (!(camera instanceof PerspectiveCamera) || controls === null || isTurned) return null;
      const picked = pickAt(pixelSlope(camera, size.height));
      const ground = picked && onLevel(ray, picked.at.y);
      const may = picked && session.touch.mayTouch(picked.piece);
      const dragged = picked && may?.ok === true && may.value === 'aim' ? draggedOf(session, picked.piece) : null;
      if (!dragged || !ground) return null;
      const at = vec3(ground.xMm / 1000, picked.at.y, ground.zMm / 1000);
      const lens = { fovDeg: camera.fov, lowered: loweredOf(camera) };
      const shot = { eye: ray.origin, target: controls.getTarget(new Vector3()), lens };
      const { eye, target } = approached(dragged, at, shot, { ...size, covered: coveredOf(root.current) });
      const share = distance(eye, at) / distance(shot.eye, at);
      if (share > LEAST_SHARE) return null;
      fly.current = () => {
        controls.smoothTime = smoothS(true, still);
        void controls.setLookAt(eye.x, eye.y, eye.z, target.x, target.y, target.z, !still);
        if (still) controls.update(0);
        invalidate();
      };
      const nearer = camera.clone();
      nearer.position.set(eye.x, eye.y, eye.z);
      return { eye: nearer, share };
    },
    [session, get, still, root],
  );
}
