import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, type RefObject } from 'react';
import { PerspectiveCamera, type Camera } from 'three';
import type { TableHand } from '#play/input/eitherHand.ts';
import type { PointerKind } from '#play/input/pointer.ts';
import { pixelSlope, rayThrough, type Window } from './eye.ts';
import { kindOf, listenToPointers } from './pointerEvents.ts';

/** The last pointer's kind, and the size of a pixel: to tell a near miss of a fingertip from one of a mouse's arrow. */
export interface LastPointer {
  readonly kind: () => PointerKind;
  /** The width of a pixel at a metre's distance, m; 0 without a perspective. */
  readonly slope: () => number;
}

/** From where a pointer is to where it points, CSS pixels. */
interface Shift {
  readonly x: number;
  readonly y: number;
}
export type ShiftFor = (event: PointerEvent, seen: { readonly camera: Camera; readonly window: Window }) => Shift;
const NO_SHIFT: Shift = { x: 0, y: 0 };
const noShift: ShiftFor = () => NO_SHIFT;

/**
 * Brings the pointers of the table's element to a hand, and the rest to the camera. `handFor` must stay the same, or
 * the hand is another. `shiftFor`: how far from a pointer that goes down it points, until it is up.
 */
export function usePointers(
  root: RefObject<HTMLElement | null>,
  handFor: (last: LastPointer) => TableHand,
  onTwist: (deg: number) => void,
  shiftFor: ShiftFor = noShift,
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
    const shifts = new Map<number, Shift>();
    return listenToPointers({
      element,
      canvas,
      hand,
      onTwist,
      at: (event) => {
        last.kind = kindOf(event);
        const window = canvas.getBoundingClientRect();
        if (event.type === 'pointerdown') shifts.set(event.pointerId, shiftFor(event, { camera, window }));
        const { x, y } = shifts.get(event.pointerId) ?? NO_SHIFT;
        if (event.type === 'pointerup' || event.type === 'pointercancel') shifts.delete(event.pointerId);
        return {
          id: event.pointerId,
          kind: last.kind,
          ms: event.timeStamp,
          ray: rayThrough(camera, window, event.clientX + x, event.clientY + y),
        };
      },
    });
  }, [root, gl, camera, hand, last, onTwist, shiftFor]);
}
