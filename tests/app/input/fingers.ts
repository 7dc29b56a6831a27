import { pick } from '#play/input/pick.ts';
import { PointerHand } from '#play/traction/input/pointerHand.ts';
import type { Ray } from '#play/input/ray.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import { pyramidOf } from '#sim/pyramid.ts';

/** From straight above, so that a pixel is a millimetre of the table. */
export const from = (xMm: number, zMm: number): Ray => ({
  origin: { x: xMm / 1000, y: 1, z: zMm / 1000 },
  direction: { x: 0, y: -1, z: 0 },
});

/** Fingers over a session's table. */
export function fingersOver(session: Session, slack = 0, confirms = () => false): PointerHand {
  return new PointerHand(
    session,
    (ray) => {
      const pieces = [...session.shown.pieces].map(([id, { after }]) => ({ id, spec: pyramidOf(id), pose: after }));
      return pick(ray, pieces, 0.002);
    },
    { slack: () => slack, confirms },
  );
}
