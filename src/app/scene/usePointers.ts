import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, type RefObject } from 'react';
import { PerspectiveCamera } from 'three';
import type { TableHand } from '../input/eitherHand.ts';
import type { PointerKind } from '../input/pointer.ts';
import { pixelSlope, rayThrough } from './eye.ts';
import { kindOf, listenToPointers } from './pointerEvents.ts';

/** The last pointer's kind, and the size of a pixel: to tell a near miss of a fingertip from one of a mouse's arrow. */
export interface LastPointer {
  readonly kind: () => PointerKind;
  /** Of a pixel at a metre's distance, m; 0 without a perspective. */
  readonly slope: () => number;
}

/**
 * Brings the pointers of the table's element to a hand, and the rest to the camera. `handFor` must stay the same, or
 * the hand is another.
 */
export function usePointers(
  root: RefObject<HTMLElement | null>,
  handFor: (last: LastPointer) => TableHand,
  onTwist: (deg: number) => void,
): void {
  const gl = useThree((three) => three.gl);
  const camera = useThree((three) => three.camera);
  const last = useMemo((): { kind: PointerKind } => ({ kind: 'mouse' }), []);
  const hand = useMemo(
    () =>
      handFor({
        kind: () => last.kind,
        slope: () => (camera instanceof PerspectiveCamera ? pixelSlope(camera, gl.domElement.clientHeight) : 0),
      }),
    [handFor, gl, camera, last],
  );
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const canvas = gl.domElement;
    return listenToPointers({
      element,
      canvas,
      hand,
      onTwist,
      at: (event) => {
        last.kind = kindOf(event);
        return {
          id: event.pointerId,
          kind: last.kind,
          ms: event.timeStamp,
          ray: rayThrough(camera, canvas.getBoundingClientRect(), event.clientX, event.clientY),
        };
      },
    });
  }, [root, gl, camera, hand, last, onTwist]);
}
