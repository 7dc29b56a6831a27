import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, type RefObject } from 'react';
import { Raycaster, Vector3, type Object3D } from 'three';
import type { TableHand } from '../../../input/eitherHand.ts';
import type { Ray } from '../../../input/ray.ts';
import { rayThrough } from '../../../scene/eye.ts';
import { kindOf, listenToPointers } from '../../../scene/pointerEvents.ts';
import { useTheRound } from '../round/RoundContext.tsx';
import type { Thing } from '../round/roundTypes.ts';
import { BoardHand } from './boardHand.ts';

/** Brings the table's pointers to whoever they are for: what is pointed at, chosen, taken up; the rest is the camera's. */
export function RoundPointer({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const round = useTheRound();
  const { gl, camera, scene } = useThree();
  const hand = useMemo((): TableHand => new BoardHand(round, (ray) => thingOn(scene, ray)), [round, scene]);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const canvas = gl.domElement;
    return listenToPointers({
      element, canvas, hand,
      at: (event) => ({ id: event.pointerId, kind: kindOf(event), ray: rayThrough(camera, canvas.getBoundingClientRect(), event.clientX, event.clientY) }),
      onTwist: () => undefined,
    });
  }, [root, gl, camera, hand]);
  return null;
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
