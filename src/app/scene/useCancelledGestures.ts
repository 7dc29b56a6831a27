import type { CameraControlsImpl } from '@react-three/drei';
import { useThree } from '@react-three/fiber';
import { useEffect, type RefObject } from 'react';
import { Vector3 } from 'three';
import type { CameraView } from '#play/session/camera.ts';
import { useTheScene } from './SceneContext.tsx';

/** The eye before a gesture. */
interface Before {
  readonly eye: Vector3;
  readonly target: Vector3;
  readonly view: CameraView;
}

/**
 * A gesture of the camera's that the browser takes away (a swipe from the edge of a phone goes back in its history) was
 * never meant for the camera: the eye returns to where it was. The controls take such an end for any other.
 */
export function useCancelledGestures(controls: RefObject<CameraControlsImpl | null>, still: boolean): void {
  const gl = useThree((three) => three.gl);
  const scene = useTheScene();
  useEffect(() => {
    const canvas = gl.domElement;
    const down = new Set<number>();
    let before: Before | null = null;
    const begin = ({ pointerId }: PointerEvent): void => {
      if (down.size === 0 && controls.current !== null) before = eyeOf(controls.current, scene.getState().camera);
      down.add(pointerId);
    };
    const end = ({ type, pointerId }: PointerEvent): void => {
      if (!down.delete(pointerId) || type === 'pointerup' || before === null || controls.current === null) return;
      if (scene.getState().camera !== before.view) scene.setCamera(before.view);
      lookAgain(controls.current, before, still);
    };
    const stop = new AbortController();
    // Before the controls hear of a pointer, and after. A pointer that a hand has taken never gets here.
    canvas.addEventListener('pointerdown', begin, { capture: true, signal: stop.signal });
    window.addEventListener('pointerup', end, { signal: stop.signal });
    window.addEventListener('pointercancel', end, { signal: stop.signal });
    return () => stop.abort();
  }, [gl, controls, scene, still]);
}

const eyeOf = (controls: CameraControlsImpl, view: CameraView): Before => ({
  eye: controls.getPosition(new Vector3()),
  target: controls.getTarget(new Vector3()),
  view,
});

function lookAgain(controls: CameraControlsImpl, { eye, target }: Before, still: boolean): void {
  void controls.setLookAt(eye.x, eye.y, eye.z, target.x, target.y, target.z, !still);
  if (still) controls.update(0);
}
