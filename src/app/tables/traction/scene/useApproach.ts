import type { CameraControlsImpl } from '@react-three/drei';
import { useThree } from '@react-three/fiber';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { PerspectiveCamera, Vector3 } from 'three';
import { distance, vec3 } from '#sim/maths/vec3.ts';
import type { Picked } from '#play/input/pick.ts';
import { onLevel, type Ray } from '#play/input/ray.ts';
import { approached } from '#app/scene/approach.ts';
import { coveredOf, pixelSlope } from '#app/scene/eye.ts';
import type { Shot } from '#app/scene/framing.ts';
import { smoothS } from '#app/scene/shots.ts';
import { loweredOf } from '#app/scene/useLens.ts';
import { useCalm } from '#app/settings/useAmbience.ts';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { useTheSession } from '../hud/useTable.ts';
import { draggedOf } from './inHand.ts';

/** Where the eye goes while a piece is dragged. */
export interface Approach {
  readonly shot: Shot;
  /** So much of the distance to what is gripped is left. */
  readonly share: number;
  /** An eye that is there already: from the first moment on a pointer points from it, so that no aim changes by a flight. */
  readonly eye: PerspectiveCamera;
}

/** Nearer by less than this, the eye stays where it is (house value). */
const LEAST_SHARE = 0.95;

/**
 * A piece that is dragged is seen large meanwhile: the eye comes near once it is pulled. Says where it is going to, for
 * a pointer that goes down; null where it stays. It goes back by itself once the pointer is up (`Cameras.tsx`).
 */
export function useApproach(
  root: RefObject<HTMLElement | null>,
): (ray: Ray, pickAt: (slope: number) => Picked | null) => Approach | null {
  const session = useTheSession();
  const get = useThree((three) => three.get);
  const still = useCalm(STILL_ASKED);
  const next = useRef<Approach | null>(null);
  useEffect(
    () =>
      session.store.subscribe(({ pointing, aim }) => {
        const shot = next.current?.shot;
        if (shot === undefined || (pointing && aim === null)) return;
        next.current = null;
        const { controls, invalidate } = get();
        if (!pointing || controls === null) return;
        fly(controls as CameraControlsImpl, shot, still);
        invalidate();
      }),
    [session, get, still],
  );
  return useCallback(
    (ray, pickAt) => {
      const { camera, controls, size } = get();
      if (!(camera instanceof PerspectiveCamera) || controls === null) return (next.current = null);
      const { x, y, z } = (controls as CameraControlsImpl).getTarget(new Vector3());
      const lens = { fovDeg: camera.fov, lowered: loweredOf(camera) };
      const shot = { eye: ray.origin, target: vec3(x, y, z), lens };
      const picked = pickAt(pixelSlope(camera, size.height));
      const isTurned = session.store.getState().camera === 'free'; // there it would not find back
      const may = picked && !isTurned && session.touch.mayTouch(picked.piece);
      const dragged = picked && may && may.ok && may.value === 'aim' ? draggedOf(session, picked.piece) : null;
      const ground = picked && onLevel(ray, picked.at.y);
      if (!dragged || !ground) return (next.current = null);
      const at = vec3(ground.xMm / 1000, picked.at.y, ground.zMm / 1000);
      const nearer = approached(dragged, at, shot, { ...size, covered: coveredOf(root.current) });
      const share = distance(nearer.eye, at) / distance(shot.eye, at);
      if (share > LEAST_SHARE) return (next.current = null);
      const eye = camera.clone();
      eye.position.set(nearer.eye.x, nearer.eye.y, nearer.eye.z);
      return (next.current = { shot: nearer, share, eye });
    },
    [session, get, root],
  );
}

function fly(controls: CameraControlsImpl, { eye, target }: Shot, still: boolean): void {
  controls.smoothTime = smoothS(true, still);
  void controls.setLookAt(eye.x, eye.y, eye.z, target.x, target.y, target.z, !still);
  if (still) controls.update(0);
}
