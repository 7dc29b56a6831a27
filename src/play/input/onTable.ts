import { sinCos } from '#sim/maths/trig.ts';
import type { PlaceMm } from './placeMm.ts';
import type { Eye } from './inputDesk.ts';

/** The directions right and near as seen on the screen, over the table. */
export function onTable(
  { eye }: { readonly eye: Pick<Eye, 'yaw'> | null },
  rightMm: number,
  nearerMm: number,
): PlaceMm {
  const yaw = eye?.yaw() ?? 0;
  const { sin, cos } = sinCos(yaw);
  return { xMm: rightMm * cos + nearerMm * sin, zMm: nearerMm * cos - rightMm * sin };
}
