import { Raycaster, Vector3, type Object3D } from 'three';
import type { Ray } from '#play/input/ray.ts';

/** The first thing on the line of sight: an object whose `userData.thing` says what it is, or a part of one. */
export function thingOn<T>(scene: Object3D, { origin, direction }: Ray): T | null {
  const caster = new Raycaster(
    new Vector3(origin.x, origin.y, origin.z),
    new Vector3(direction.x, direction.y, direction.z),
  );
  for (const { object } of caster.intersectObjects(scene.children, true)) {
    const thing = thingOf<T>(object);
    if (thing !== null) return thing;
  }
  return null;
}

function thingOf<T>(object: Object3D | null): T | null {
  if (object === null) return null;
  const { thing } = object.userData as { readonly thing?: T };
  return thing ?? thingOf(object.parent);
}
