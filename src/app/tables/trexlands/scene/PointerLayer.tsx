import { useThree } from '@react-three/fiber';
import { useCallback, useEffect, type RefObject } from 'react';
import { Raycaster, Vector3, type Object3D } from 'three';
import type { TableHand } from '../../../input/eitherHand.ts';
import type { Ray } from '../../../input/ray.ts';
import { usePointers, type LastPointer } from '../../../scene/usePointers.ts';
import { useSession, useTheSession } from '../session/SessionContext.tsx';
import type { Thing } from '../session/sessionTypes.ts';
import { ThrowHand } from '../throwing/throwHand.ts';
import { useTheThrowing, useThrowing } from '../throwing/ThrowingContext.tsx';
import { BoardHand } from './boardHand.ts';
import { FirstHand } from './firstHand.ts';

/** A near miss in pixels still takes a truck up: a fingertip covers more than a mouse's arrow. */
const SLACK_PX = { mouse: 4, pen: 8, touch: 18 } as const;

/** Two fingers turn no truck. */
const ignore = (): void => undefined;

/** Gives the table's pointers to what they take up, point at or choose; the rest is the camera's. */
export function PointerLayer({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const session = useTheSession();
  const throwing = useTheThrowing();
  const scene = useThree((three) => three.scene);
  const handFor = useCallback(
    ({ kind, slope }: LastPointer): TableHand =>
      new FirstHand(
        new ThrowHand(session, throwing, () => SLACK_PX[kind()] * slope()),
        new BoardHand(session, (ray) => thingOn(scene, ray)),
      ),
    [session, throwing, scene],
  );
  usePointers(root, handFor, ignore);
  useCursor(root);
  return null;
}

/** The mouse's arrow says what can be taken up, and what is. */
function useCursor(root: RefObject<HTMLElement | null>): void {
  const holds = useThrowing(({ held }) => held.length > 0);
  const over = useSession(({ stage, pointed }) => stage === 'aiming' && pointed?.kind === 'truck');
  useEffect(() => {
    if (root.current) root.current.style.cursor = holds ? 'grabbing' : over ? 'grab' : 'auto';
  }, [root, holds, over]);
}

/** The first thing on the line of sight: an object that says what it is, or a part of one. */
function thingOn(scene: Object3D, { origin, direction }: Ray): Thing | null {
  const caster = new Raycaster(
    new Vector3(origin.x, origin.y, origin.z),
    new Vector3(direction.x, direction.y, direction.z),
  );
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
