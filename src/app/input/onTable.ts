import type { PlaceMm } from './placeMm.ts';
import type { Eye } from './inputDesk.ts';

/** What is right and near as one sees it, over the table. */
export function onTable(
  { eye }: { readonly eye: Pick<Eye, 'yaw'> | null },
  rightMm: number,
  nearerMm: number,
): PlaceMm {
  const yaw = eye?.yaw() ?? 0;
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  return { xMm: rightMm * cos + nearerMm * sin, zMm: nearerMm * cos - rightMm * sin };
}
