import type { Vec3 } from '#sim/maths/vec3.ts';
import { boxOn } from '../scene/shots.ts';
import { isElsewhere } from '#play/table/drawn.ts';
import type { Act, Ruling } from './film.ts';

/** As far as a piece comes in a step or two, m, and as high as the largest (house values). */
const AROUND_M = 0.06;
const TALL_M = 0.05;

/**
 * Boxes around everything that an act moves, where it stood and where it comes to, until the touch that wins is ruled;
 * null where nothing moves.
 */
export function closeUpOf(
  { near, touch, rulings, mover, ticks, before, after }: Act,
  fallen: readonly Ruling[] = [],
): readonly Vec3[] | null {
  if (touch?.closeUp && fallen.length === rulings.length) return touch.closeUp;
  if (near !== undefined) return near;
  if (mover === null && ticks > 0) return null; // a roll has a scenery of its own
  const places = [...before].flatMap(([id, from]) => {
    const to = after.get(id) ?? from;
    return id === mover || isElsewhere(from, to) ? [from.position, to.position] : [];
  });
  return places.length === 0 ? null : places.flatMap((at) => boxOn(at, { x: AROUND_M, z: AROUND_M }, TALL_M));
}
