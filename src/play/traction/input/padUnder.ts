import { pointPolygonDistance } from '#sim/geometry/footprint.ts';
import { padId, type PadId } from '#sim/ids.ts';
import { outlineOfPad } from '#sim/world/outline.ts';
import type { Session } from '../session/sessionTypes.ts';
import { onLevel, type Ray } from '#play/input/ray.ts';

/** The pad at which a line of sight meets the table, if it is on one. */
export function padUnder({ store }: Pick<Session, 'store'>, ray: Ray): PadId | null {
  const at = onLevel(ray, 0);
  const pad =
    at &&
    store
      .getState()
      .match?.state.pads.find((one) => pointPolygonDistance({ x: at.xMm, z: at.zMm }, outlineOfPad(one)) === 0);
  return pad ? padId(pad.seat) : null;
}
