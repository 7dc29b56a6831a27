import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, type RefObject } from 'react';
import { PerspectiveCamera, Raycaster, Vector3, type Object3D } from 'three';
import type { TableHand } from '../../../input/eitherHand.ts';
import type { PointerKind } from '../../../input/pointer.ts';
import type { Ray } from '../../../input/ray.ts';
import { pixelSlope, rayThrough } from '../../../scene/eye.ts';
import { kindOf, listenToPointers } from '../../../scene/pointerEvents.ts';
import { useRound, useTheRound } from '../round/RoundContext.tsx';
import type { Thing } from '../round/roundTypes.ts';
import { ThrowHand } from '../throwing/throwHand.ts';
import { useTheThrowing, useThrowing } from '../throwing/ThrowingContext.tsx';
import { BoardHand } from './boardHand.ts';
import { FirstHand } from './firstHand.ts';

/** A near miss in pixels still takes a truck up: a fingertip covers more than a mouse's arrow. */
const SLACK_PX = { mouse: 4, pen: 8, touch: 18 } as const;

/** Brings the table's pointers to whoever they are for: what is taken up, pointed at, chosen; the rest is the camera's. */
export function RoundPointer({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const round = useTheRound();
  const throwing = useTheThrowing();
  const { gl, camera, scene } = useThree();
  const last = useMemo((): { kind: PointerKind } => ({ kind: 'mouse' }), []);
  const hand = useMemo((): TableHand => {
    const slack = (): number => (camera instanceof PerspectiveCamera ? SLACK_PX[last.kind] * pixelSlope(camera, gl.domElement.clientHeight) : 0);
    return new FirstHand(new ThrowHand(round, throwing, slack), new BoardHand(round, (ray) => thingOn(scene, ray)));
  }, [round, throwing, scene, camera, gl, last]);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const canvas = gl.domElement;
    return listenToPointers({
      element, canvas, hand,
      at: (event) => {
        last.kind = kindOf(event);
        return { id: event.pointerId, kind: last.kind, ms: event.timeStamp, ray: rayThrough(camera, canvas.getBoundingClientRect(), event.clientX, event.clientY) };
      },
      onTwist: () => undefined,
    });
  }, [root, gl, camera, hand, last]);
  useCursor(root);
  return null;
}

/** The mouse's arrow says what can be taken up, and what is. */
function useCursor(root: RefObject<HTMLElement | null>): void {
  const holds = useThrowing(({ held }) => held.length > 0);
  const over = useRound(({ stage, pointed }) => stage === 'aiming' && pointed?.kind === 'truck');
  useEffect(() => {
    if (root.current) root.current.style.cursor = holds ? 'grabbing' : over ? 'grab' : 'auto';
  }, [root, holds, over]);
}

/** The first thing on the line of sight: whatever says what it is, or is part of what does. */
function thingOn(scene: Object3D, { origin, direction }: Ray): Thing | null {
  const caster = new Raycaster(new Vector3(origin.x, origin.y, origin.z), new Vector3(direction.x, direction.y, direction.z));
  for (const { object } of caster.intersectObjects(scene.children, true)) {
    const thing = thingOf(object);
    if (thing !== null) return thing;
  }
  return null;
}

function thingOf(object: Object3D | null): Thing | null {
  if (object === null) return null;
  const { thing } = object.userData as { readonly thing?: Thing };
  return thing ?? thingOf(object.parent);
}
