import type { CameraControlsImpl } from '@react-three/drei';
import { useThree } from '@react-three/fiber';
import { useEffect, type RefObject } from 'react';
import { Vector3 } from 'three';
import { onLevel } from '#play/input/ray.ts';
import { useTheScene } from './SceneContext.tsx';
import { rayThrough } from './eye.ts';

/** One notch of a wheel (100) brings the eye an eighth nearer. */
const NEARER_PER_PIXEL = 0.00134;
const LINE_PX = 33;

/**
 * The wheel goes towards the place of the table that lies under the pointer, which stays under it: eye and target both
 * shrink towards it. (The controls' own zoom to the cursor does so on a plane that faces the eye, and slips.)
 */
export function useWheelZoom(controls: RefObject<CameraControlsImpl | null>, still: boolean): void {
  const gl = useThree((three) => three.gl);
  const camera = useThree((three) => three.camera);
  const scene = useTheScene();
  useEffect(() => {
    const canvas = gl.domElement;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      if (!controls.current) return;
      const under = onLevel(rayThrough(camera, canvas.getBoundingClientRect(), event.clientX, event.clientY), 0);
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE_PX;
      if (!zoomTowards(controls.current, under, Math.exp(NEARER_PER_PIXEL * pixels), still)) return;
      scene.setCamera('free');
    };
    canvas.addEventListener('wheel', turn, { passive: false });
    return () => canvas.removeEventListener('wheel', turn);
  }, [gl, camera, controls, still, scene]);
}

function zoomTowards(
  controls: CameraControlsImpl,
  under: { readonly xMm: number; readonly zMm: number } | null,
  wanted: number,
  still: boolean,
): boolean {
  const eye = controls.getPosition(new Vector3());
  const target = controls.getTarget(new Vector3());
  const far = eye.distanceTo(target);
  const scale = Math.min(controls.maxDistance, Math.max(controls.minDistance, far * wanted)) / far;
  if (Math.abs(scale - 1) < 1e-6) return false;
  const fixed = under ? new Vector3(under.xMm / 1000, 0, under.zMm / 1000) : target.clone();
  for (const point of [eye, target]) point.sub(fixed).multiplyScalar(scale).add(fixed);
  void controls.setLookAt(eye.x, eye.y, eye.z, target.x, target.y, target.z, !still);
  return true;
}
